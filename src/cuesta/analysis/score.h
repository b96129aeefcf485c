// SPDX-License-Identifier: Apache-2.0
// The erosion score: how unevenly a landscape is steep.
//
//   d(x,y) = largest |h(x,y) - h(n)| over the four neighbours n
//   score  = standard deviation of d / mean of d                               [olsen2004]
//
// It does not change when heights are scaled. Flat valleys between steep flanks raise it, uniform
// slopes lower it; compare one landscape before and after, make no claim from the number alone.
//
// Scheme  over the samples with four neighbours: the inner ones, on a wrapped axis all. Samples
//         without a value, and those next to one, are left out.
// Holds   the same for any thread count.
// Limits  level ground, or a map without a sample that has four neighbours: score 0 and `flat`.
#pragma once

#include <cstdint>

#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

struct ErosionScore {
    double score = 0;
    double mean_step_m = 0;    // mean of d
    double sigma_m = 0;        // standard deviation of d
    std::int64_t samples = 0;  // that were looked at
    bool flat = true;
};

enum class ScoreNormalisation {
    samples,  // sums divided by the number of samples that were summed
    literal,  // divided by all samples of the map, as the formula is printed [muench2011, eq. 5.2]
};

ErosionScore erosion_score(const Raster& map, Edges edges = Edges::open,
                           ScoreNormalisation normalisation = ScoreNormalisation::samples);

}  // namespace cuesta

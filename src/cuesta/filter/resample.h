// SPDX-License-Identifier: Apache-2.0
// Takes a surface down to a coarser spacing and back to its own: the look of few samples, steps of
// blocks or facets of broad triangles, and a quick way to leave fine detail out.
//
// Scheme  means over the ground of each coarse sample (grid/resample.h), then the chosen
//         interpolation. Corner samples of both grids agree; on a wrapped axis a whole number of
//         coarse samples makes the period.
// Holds   constants to the bit; the same bits on any block layout.
// Limits  the coarse spacing is the nearest to the one given that divides the map's sides; a
//         spacing not above the map's own changes nothing and is counted as "nothing_to_reduce".
//         One coarse sample at least stands on each axis.
// Cost    O(samples); a copy of the map and the coarse one.
#pragma once

#include "cuesta/grid/resample.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Resample {
    double spacing = 100;
    Interpolation interpolation = Interpolation::bicubic;

    static constexpr std::string_view name = "resample";
    static constexpr std::string_view summary = "Reduces a surface to a coarser spacing and back.";
    static constexpr std::array<std::string_view, 1> cites{"keys1981"};
    static constexpr double grid_copies = 2;
    static constexpr auto params() {
        return std::tuple{
            param(&Resample::spacing, {.name = "spacing",
                                       .unit = "m",
                                       .doc = "Distance between the coarse samples.",
                                       .min = 0.01,
                                       .max = 1e6,
                                       .scale = Scale::log}),
            choice(&Resample::interpolation,
                   {.name = "interpolation",
                    .doc = "How the surface runs between the coarse samples: blocks, straight "
                           "lines or smooth."}),
        };
    }
    static FieldUse fields() { return {}; }
    std::string region_problem() const {
        return "works on whole lands and cannot be part of a refinement";
    }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta

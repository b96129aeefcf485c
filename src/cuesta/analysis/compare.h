// SPDX-License-Identifier: Apache-2.0
// Two maps of the same land against each other: what has changed from the first to the second.
//
// Counted are the samples that have a value in both. A sample stands for the square around it, so
// volumes are sums of differences times spacing squared.
//
// Holds   the same for any thread count: sums in a fixed order, in double.
#pragma once

#include <cstdint>

#include "cuesta/grid/raster.h"

namespace cuesta {

struct MapComparison {
    std::int64_t samples = 0;            // with a value in both
    std::int64_t changed = 0;            // of them not equal to the bit
    double mean_m = 0, rms_m = 0;        // of second - first
    double lowest_m = 0, highest_m = 0;  // of the same
    double cut_m3 = 0, filled_m3 = 0;    // where the second is lower, where higher
    double net_m3() const { return filled_m3 - cut_m3; }
    // Of the heights, -1 to 1; NaN if one of the maps is level.
    double correlation = 0;
};

// Error if the maps have not the same size.
MapComparison compare_maps(const Raster& first, const Raster& second, double spacing_m);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// What the rivers of a world bring to the sea: rain less what evaporates, led down the land.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// Evaporation from land in mm a year by rain and mean temperature: P / sqrt(0.9 + (P/L)^2) with
// L = 300 + 25 T + 0.05 T^3, at most P [turc1954]. Below 0 degrees L stays at 300.
double turc_evaporation_mm(double rain_mm, double temperature_c);

struct WorldRivers {
    double to_sea_m3_per_yr = 0;   // through all mouths
    double largest_m3_per_yr = 0;  // of one river
    double lost_m3_per_yr = 0;     // that ran off land without any way to a sea
};

// `runoff_m3` of each cell in m3 a year; that of cells which are no `land` (0) is not led.
// Depressions are taken as full: their rivers run on over the lowest saddle (flow/drainage.h).
WorldRivers route_runoff(const Raster& height, const Grid& grid,
                         const std::vector<std::uint8_t>& land,
                         const std::vector<double>& runoff_m3);

}  // namespace cuesta

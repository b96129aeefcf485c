// SPDX-License-Identifier: Apache-2.0
// The map the measures of realism read: doubles, at least 30 m per cell, with what lies outside.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/analysis/realism_measure.h"

namespace cuesta::realism {

inline constexpr double finest_m = 30, coarsest_m = 120;
inline constexpr std::int64_t least_side = 256;

struct LandMap {
    std::int64_t columns = 0, rows = 0;
    double spacing_x_m = 0, spacing_y_m = 0;
    std::int64_t coarsened_by = 1;
    std::vector<double> height = {};
    std::vector<std::uint8_t> outside = {};  // empty if all is land; 1 no value, 2 sea
    std::int64_t land_cells = 0;
    double low_m = 0, high_m = 0, mean_m = 0;  // of the land

    bool land(std::size_t i) const { return outside.empty() || outside[i] == 0; }
    double relief_m() const { return high_m - low_m; }
    double cell_m2() const { return spacing_x_m * spacing_y_m; }
};

// The smallest whole factor that makes cells (by the root of their area) 30 m or more.
std::int64_t coarsening(double spacing_x_m, double spacing_y_m);

// Averages whole blocks of cells; those left over at the east and south ends are dropped. A block
// has a value if at least half of its cells have one. Error if nothing is left to measure.
LandMap prepare_land(const Raster& map, const RealismOptions& options);

// Straight line through points by least squares.
struct LineFit {
    double slope = 0, r2 = 0;  // NaN for fewer than two points
};
LineFit fit_line(const std::vector<CurvePoint>& points);
// The same through the logarithms of positive coordinates.
LineFit fit_power_law(const std::vector<CurvePoint>& points);

}  // namespace cuesta::realism

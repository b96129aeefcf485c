// SPDX-License-Identifier: Apache-2.0
// Structure function (twice the variogram): how much heights differ over a distance.
//
//   S(r) = mean of (h(p + r) - h(p))^2,   S ~ r^(2 H) on a fractal surface of dimension 3 - H
//
// Holds   sums in double, row by row in order: same bits for any thread count.
// Cost    O(cells) per lag and direction.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

struct StructureFunction {
    std::vector<std::int64_t> lags;        // in samples
    std::vector<double> along_x, along_y;  // m2, for each lag; NaN where the map is too short
    // Mean of the directions that exist.
    double mean(std::size_t i) const;
};

// Lags from 1 up; wrapped axes of the grid are counted through the seam.
StructureFunction structure_function(const Field& height, const Grid& grid,
                                     std::span<const std::int64_t> lags);

// Slope of a straight line through (log x, log y) by least squares. NaN for fewer than two points
// or values that are not above 0.
double log_log_slope(std::span<const double> x, std::span<const double> y);

// Half the log-log slope of the mean structure function; fractal dimension = 3 - H.
double hurst_exponent(const StructureFunction& function);

// Lags low, 2 low, 4 low, ... up to high.
std::vector<std::int64_t> doubling_lags(std::int64_t low, std::int64_t high);

}  // namespace cuesta

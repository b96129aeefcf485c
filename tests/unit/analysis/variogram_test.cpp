// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/variogram.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

template <class Height>
Field field_of(const Grid& grid, Height&& height) {
    Field field({grid.columns, grid.rows, 0});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            field.at(x, y) = static_cast<float>(height(x, y));
    return field;
}

TEST(structure_function, of_a_plane_is_the_square_of_the_rise) {
    const Grid grid{20, 30};
    const Field plane = field_of(grid, [](auto x, auto y) { return 3 * x - 2 * y; });
    const std::int64_t lags[] = {1, 4};
    const StructureFunction function = structure_function(plane, grid, lags);
    EXPECT_EQ(function.along_x[0], 9);
    EXPECT_EQ(function.along_x[1], 144);
    EXPECT_EQ(function.along_y[0], 4);
    EXPECT_EQ(function.along_y[1], 64);
    EXPECT_EQ(function.mean(1), 104);
    EXPECT_NEAR(hurst_exponent(function), 1, 1e-12);
}

TEST(structure_function, counts_through_the_seam_of_wrapped_axes) {
    const Grid grid{4, 1, 1, Edges::wrap_x};
    const Field field = field_of(grid, [](auto x, auto) { return x; });  // 0 1 2 3, then 0 again
    const std::int64_t lags[] = {1, 2, 4};
    const StructureFunction function = structure_function(field, grid, lags);
    EXPECT_EQ(function.along_x[0], (1 + 1 + 1 + 9) / 4.0);
    EXPECT_EQ(function.along_x[1], 4);
    EXPECT_TRUE(std::isnan(function.along_x[2]));
    EXPECT_TRUE(std::isnan(function.along_y[0])) << "one row has no neighbour";
    EXPECT_EQ(function.mean(0), 3);
}

TEST(structure_function, of_white_noise_does_not_depend_on_distance) {
    const Grid grid{64, 64};
    std::uint32_t state = 1;
    const Field noise = field_of(grid, [&](auto, auto) {
        state = state * 1664525u + 1013904223u;
        return static_cast<double>(state >> 8) / (1 << 24);
    });
    const StructureFunction function = structure_function(noise, grid, doubling_lags(1, 16));
    EXPECT_NEAR(hurst_exponent(function), 0, 0.02);
    EXPECT_NEAR(function.mean(0), 1.0 / 6, 0.01);
}

TEST(log_log_slope, is_the_exponent_of_a_power_law) {
    const double x[] = {1, 2, 4, 10},
                 y[] = {5, 5 * std::pow(2, 1.7), 5 * std::pow(4, 1.7), 5 * std::pow(10, 1.7)};
    EXPECT_NEAR(log_log_slope(x, y), 1.7, 1e-12);
    const double zero[] = {0, 1, 1, 1};
    EXPECT_TRUE(std::isnan(log_log_slope(x, zero)));
    EXPECT_TRUE(std::isnan(log_log_slope(std::span(x, 1), std::span(y, 1))));
}

TEST(doubling_lags, stop_at_the_highest) {
    EXPECT_EQ(doubling_lags(2, 16), (std::vector<std::int64_t>{2, 4, 8, 16}));
    EXPECT_EQ(doubling_lags(3, 11), (std::vector<std::int64_t>{3, 6}));
}

}  // namespace
}  // namespace cuesta

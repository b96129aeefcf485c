// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/finer_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

Raster rough(std::int64_t columns, std::int64_t rows) {
    Raster map{columns, rows};
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            map.samples.push_back(static_cast<float>((x * 7919 + y * 104729 + x * y * 31) % 997));
    return map;
}

TEST(FinerMap, samples_of_the_map_stay_as_they_are) {
    const Raster map = rough(9, 7);
    const FinerMap finer(map, 5, false, false);
    for (std::int64_t y = 0; y < 7; ++y)
        for (std::int64_t x = 0; x < 9; ++x) EXPECT_EQ(finer.at(5 * x, 5 * y), map.at(x, y));
}

TEST(FinerMap, planes_stay_planes_up_to_the_border) {
    Raster map{6, 5};
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 0; x < 6; ++x)
            map.samples.push_back(static_cast<float>(100 + 8 * x - 24 * y));
    const FinerMap finer(map, 4, false, false);
    for (std::int64_t y = 0; y <= 16; ++y)
        for (std::int64_t x = 0; x <= 20; ++x)
            EXPECT_EQ(finer.at(x, y),
                      100 + 2.0 * static_cast<double>(x) - 6.0 * static_cast<double>(y));
}

TEST(FinerMap, nothing_overshoots_along_rows_and_columns) {
    const Raster map = rough(12, 11);
    const FinerMap finer(map, 8, false, false);
    for (std::int64_t y = 0; y < 11; ++y)
        for (std::int64_t x = 0; x < 11 * 8; ++x) {
            const auto [low, high] = std::minmax({map.at(x / 8, y), map.at(x / 8 + 1, y)});
            EXPECT_GE(finer.at(x, 8 * y), double{low} - 1e-9);
            EXPECT_LE(finer.at(x, 8 * y), double{high} + 1e-9);
        }
}

TEST(FinerMap, the_slope_has_no_jumps) {
    const Raster map = rough(10, 3);
    constexpr std::int64_t n = 1000;
    const FinerMap finer(map, n, false, false);
    for (std::int64_t x = 1; x < 9; ++x) {
        const double before = finer.at(n * x, n) - finer.at(n * x - 1, n);
        const double after = finer.at(n * x + 1, n) - finer.at(n * x, n);
        EXPECT_NEAR(before, after, 0.02) << x;  // of steps that are up to 3 high
    }
}

TEST(FinerMap, wrapped_axes_join_without_a_seam) {
    const Raster map = rough(8, 6);
    const FinerMap finer(map, 4, true, true);
    for (std::int64_t y = 0; y < 24; ++y)
        for (std::int64_t x = 0; x < 32; ++x) {
            EXPECT_EQ(finer.at(x + 32, y), finer.at(x, y));
            EXPECT_EQ(finer.at(x, y - 24), finer.at(x, y));
        }
}

}  // namespace
}  // namespace cuesta

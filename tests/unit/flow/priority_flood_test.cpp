// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/priority_flood.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cuesta::flow {
namespace {

using Heights = std::vector<double>;

// Whole numbers 0..range-1: many ties and flats.
Heights rough(std::int64_t columns, std::int64_t rows, std::uint32_t range) {
    Heights z;
    std::uint32_t state = 2024;
    for (std::int64_t i = 0; i < columns * rows; ++i) {
        state = state * 1664525u + 1013904223u;
        z.push_back((state >> 8) % range);
    }
    return z;
}

// The definition by repeated relaxation: no heap, no order.
Heights relaxed(const Heights& z, std::int64_t columns, std::int64_t rows,
                const FloodOptions& options) {
    const auto outlet = flood_outlets(z, columns, rows, options);
    Heights w = z;
    for (std::size_t i = 0; i < w.size(); ++i)
        if (outlet[i] == 0 && (options.outside.empty() || options.outside[i] == 0))
            w[i] = std::numeric_limits<double>::infinity();
    for (bool changed = true; changed;) {
        changed = false;
        for (std::int64_t y = 1; y + 1 < rows; ++y)
            for (std::int64_t x = 1; x + 1 < columns; ++x) {
                const auto i = static_cast<std::size_t>(y * columns + x);
                if (outlet[i] != 0 || (!options.outside.empty() && options.outside[i] != 0))
                    continue;
                double lowest = std::numeric_limits<double>::infinity();
                for (std::int64_t v = y - 1; v <= y + 1; ++v)
                    for (std::int64_t u = x - 1; u <= x + 1; ++u)
                        if (u != x || v != y)
                            lowest = std::min(lowest, w[static_cast<std::size_t>(v * columns + u)]);
                const double level = std::max(z[i], lowest);
                if (level < w[i]) w[i] = level, changed = true;
            }
    }
    return w;
}

TEST(priority_flood, a_bowl_fills_to_its_lowest_rim_diagonals_included) {
    const Heights z{9, 9, 9, 9,  //
                    9, 2, 3, 9,  //
                    9, 1, 8, 9,  //
                    9, 9, 9, 5};
    // The way out is 8, then the corner 5.
    const Heights full{9, 9, 9, 9,  //
                       9, 8, 8, 9,  //
                       9, 8, 8, 9,  //
                       9, 9, 9, 5};
    EXPECT_EQ(priority_flood(z, 4, 4), full);
}

TEST(priority_flood, is_the_definition_on_rough_maps_with_ties) {
    for (const std::uint32_t range : {3u, 50u, 100000u}) {
        const Heights z = rough(23, 17, range);
        EXPECT_EQ(priority_flood(z, 23, 17), relaxed(z, 23, 17, {}));
    }
}

TEST(priority_flood, filling_twice_changes_nothing) {
    const Heights z = rough(40, 31, 1000);
    const Heights once = priority_flood(z, 40, 31);
    EXPECT_EQ(priority_flood(once, 40, 31), once);
    for (std::size_t i = 0; i < z.size(); ++i) EXPECT_GE(once[i], z[i]);
}

TEST(priority_flood, water_leaves_at_the_sea) {
    const Heights z{9, 9, 9, 9, 9,  //
                    9, 4, 6, 1, 9,  //
                    9, 9, 9, 9, 9};
    // Without a sea the bowl is full; with one at 1 the left part spills over 6.
    EXPECT_EQ(priority_flood(z, 5, 3)[6], 9);
    const Heights wet = priority_flood(z, 5, 3, {.sea_level = 1.0});
    EXPECT_EQ(wet[6], 6);
    EXPECT_EQ(wet[7], 6);
    EXPECT_EQ(wet[8], 1);
}

TEST(priority_flood, cells_without_a_value_lie_outside) {
    Heights z = rough(21, 19, 100);
    std::vector<std::uint8_t> outside(z.size(), 0);
    outside[5 * 21 + 7] = outside[12 * 21 + 13] = 1;
    z[5 * 21 + 7] = std::nan("");
    z[12 * 21 + 13] = -1000;
    const FloodOptions options{.outside = outside};
    const Heights flooded = priority_flood(z, 21, 19, options);
    EXPECT_EQ(flooded[4 * 21 + 6], z[4 * 21 + 6]);  // beside a gap: drains
    EXPECT_EQ(flooded[12 * 21 + 13], -1000);
    z[5 * 21 + 7] = 0;
    EXPECT_EQ(priority_flood(z, 21, 19, options), relaxed(z, 21, 19, options));
}

TEST(priority_flood, a_sloping_surface_leaves_no_pit_even_at_height_zero) {
    for (const Heights& z : {Heights(30 * 20, 0.0), rough(30, 20, 5), rough(30, 20, 100000)}) {
        const Heights level = priority_flood(z, 30, 20);
        const Heights slope = priority_flood(z, 30, 20, {.surface = FloodSurface::sloping});
        const auto outlet = flood_outlets(z, 30, 20);
        for (std::int64_t y = 1; y < 19; ++y)
            for (std::int64_t x = 1; x < 29; ++x) {
                const auto i = static_cast<std::size_t>(y * 30 + x);
                double steepest = 0;
                for (std::int64_t v = y - 1; v <= y + 1; ++v)
                    for (std::int64_t u = x - 1; u <= x + 1; ++u)
                        steepest = std::max(
                            steepest,
                            (slope[i] - slope[static_cast<std::size_t>(v * 30 + u)]) / 1e4);
                EXPECT_GT(steepest, 0) << x << ' ' << y;
                EXPECT_EQ(outlet[i], 0);
                EXPECT_GE(slope[i], level[i]);
                EXPECT_LE(slope[i] - level[i], 600 * flood_rise(z));
            }
    }
}

TEST(priority_flood, maps_of_one_cell_and_of_one_row_are_all_outlet) {
    EXPECT_EQ(priority_flood(Heights{7}, 1, 1), Heights{7});
    EXPECT_EQ(priority_flood(Heights{3, 1, 2}, 3, 1), (Heights{3, 1, 2}));
}

}  // namespace
}  // namespace cuesta::flow

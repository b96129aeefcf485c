// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/faults.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "cuesta/generate/fault/fault_sum.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(faults, one_step_makes_two_levels) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Field field = test::run_generator(
            Faults{.count = 1, .profile = FaultShape::step, .lines = FaultChoice::vector}, {40, 40},
            {.seed = seed});
        std::set<float> heights;
        for (std::int64_t y = 0; y < 40; ++y)
            for (std::int64_t x = 0; x < 40; ++x) heights.insert(field.at(x, y));
        EXPECT_EQ(heights, (std::set<float>{0.0f, 500.0f}));
    }
}

// Unscaled sums, because scaling hides what one fault does.
TEST(faults, sine_and_cosine_are_continuous) {
    const Grid grid{90, 70};
    const FaultSurface surface = FaultSurface::of_map(grid);
    const std::vector<Fault> faults = draw_faults({1, 2}, 20, surface, grid);
    const float width = 4;
    for (const auto kind : {FaultProfile::Kind::sine, FaultProfile::Kind::cosine}) {
        Field field({90, 70, 0});
        sum_faults(faults, surface, {kind, 0, width}, whole(grid), field);
        for (std::int64_t y = 0; y < 70; ++y)
            for (std::int64_t x = 1; x < 90; ++x)
                ASSERT_LE(std::fabs(field.at(x, y) - field.at(x - 1, y)), 20 / width);
    }
}

TEST(faults, line_tilts_the_land_to_the_north) {
    const Field field = test::run_generator(
        Faults{.count = 200, .profile = FaultShape::step, .lines = FaultChoice::line}, {50, 50});
    double north = 0, south = 0;
    for (std::int64_t x = 0; x < 50; ++x) north += field.at(x, 2), south += field.at(x, 47);
    EXPECT_GT(south, north + 50 * 200);
}

TEST(faults, width_is_in_metres) {
    const Faults op{.count = 5, .width = 80};
    const Field a = test::run_generator(op, {65, 65, 10});
    const Field b = test::run_generator(Faults{.count = 5, .width = 160}, {65, 65, 20});
    EXPECT_TRUE(test::same_bits(a, b));
}

TEST(faults, works_on_thin_and_tiny_maps) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 9}, {9, 1}, {2, 2}})
            for (const double width : {0.0, 1e-300, 1e6})
                EXPECT_TRUE(test::all_finite(
                    test::run_generator(Faults{.width = width}, {columns, rows, 1, edges})));
}

}  // namespace
}  // namespace cuesta

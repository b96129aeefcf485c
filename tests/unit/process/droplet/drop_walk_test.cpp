// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_walk.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

TEST(DropWalk, the_slope_is_the_central_difference_of_the_height_between_samples) {
    const DropMap map = drop_map(20, 20, [](auto x, auto y) { return drop_hills(x, y, 20); });
    const auto height = [&](float x, float y) {
        const DropCell cell = drop_cell(map, x, y);
        return static_cast<double>(cell.base) + double{drop_height(cell)};
    };
    for (std::int64_t i = 0; i < 500; ++i) {
        const auto words = random_words({1, 1}, i, 0, 0);
        // Away from the lines between cells, where the bilinear surface has kinks.
        const float x = static_cast<float>(i % 18) + 0.1f + 0.8f * uniform_float(words[0]);
        const float y = static_cast<float>(i / 7 % 18) + 0.1f + 0.8f * uniform_float(words[1]);
        const float e = 0.0625f;
        const DropSlope slope = drop_slope(drop_cell(map, x, y));
        // 1e-5 of the hills' steepness; float positions add a few units.
        const double tolerance = 1e-5 * 20 / drop_unit_m + 4;
        EXPECT_NEAR(double{slope.x}, (height(x + e, y) - height(x - e, y)) / (2 * e), tolerance);
        EXPECT_NEAR(double{slope.y}, (height(x, y + e) - height(x, y - e)) / (2 * e), tolerance);
    }
}

TEST(DropWalk, a_drop_above_its_capacity_lays_down_and_below_takes_up_to_the_fall) {
    Droplets op = printed_drops();
    op.min_slope = 0;
    const DropRule rule = drop_rule(op, drop_grid(9, 9), drop_unit_m);
    // Capacity of a fall of 100: 100 x speed 2 x water 0.5 x 8 = 800.
    const DropDeed over = drop_deed(rule, -100, 4, 0.5f, 1000);
    EXPECT_FALSE(over.takes);
    EXPECT_FLOAT_EQ(over.amount, 0.2f * 200);
    const DropDeed under = drop_deed(rule, -100, 4, 0.5f, 700);
    EXPECT_TRUE(under.takes);
    EXPECT_FLOAT_EQ(under.amount, 0.7f * 100);
    const DropDeed empty = drop_deed(rule, -100, 4, 0.5f, 0);
    EXPECT_TRUE(empty.takes);
    EXPECT_FLOAT_EQ(empty.amount, 100);  // no deeper than the fall
    const DropDeed level = drop_deed(rule, 0, 4, 0.5f, 0);
    EXPECT_EQ(level.amount, 0);
}

TEST(DropWalk, uphill_it_lays_down_the_climb_if_it_has_as_much) {
    Droplets op = printed_drops();
    DropRule rule = drop_rule(op, drop_grid(9, 9), drop_unit_m);
    EXPECT_FLOAT_EQ(drop_deed(rule, 30, 1, 1, 100).amount, 30);
    EXPECT_FLOAT_EQ(drop_deed(rule, 300, 1, 1, 100).amount, 100);
    EXPECT_FALSE(drop_deed(rule, 30, 1, 1, 100).takes);
    rule.fill_pits = false;
    EXPECT_EQ(drop_deed(rule, 30, 1, 1, 100).amount, 0);
}

TEST(DropWalk, a_position_wraps_to_below_the_end) {
    EXPECT_EQ(wrapped_position(-1e-9f, 16), 0);
    EXPECT_EQ(wrapped_position(-0.5f, 16), 15.5f);
    EXPECT_EQ(wrapped_position(16, 16), 0);
    EXPECT_EQ(wrapped_position(3.25f, 16), 3.25f);
}

TEST(DropWalk, the_place_ahead_stays_on_the_map) {
    EXPECT_EQ(place_ahead(5, -1, 3, 16, false), 2);
    EXPECT_EQ(place_ahead(1, -1, 3, 16, false), 0);
    EXPECT_LT(place_ahead(15, 1, 3, 16, false), 16);
    EXPECT_EQ(place_ahead(15, 1, 3, 16, true), 2);
}

TEST(DropWalk, directions_on_level_ground_point_everywhere) {
    double x = 0, y = 0;
    for (int i = 0; i < 4000; ++i) {
        Drop drop;
        drop.x = static_cast<float>(i % 50) + 0.3f, drop.y = static_cast<float>(i / 50);
        const DropSlope to = any_direction({1, 2}, drop, 0);
        EXPECT_NEAR(to.x * to.x + to.y * to.y, 1, 1e-5);
        x += double{to.x}, y += double{to.y};
    }
    // Means of 4000 directions: 0.011 is one standard deviation.
    EXPECT_LT(std::abs(x / 4000), 0.05);
    EXPECT_LT(std::abs(y / 4000), 0.05);
}

}  // namespace
}  // namespace cuesta::test

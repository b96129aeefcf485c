// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/equations.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

drop_law::Exchange<float> exchange(const DropRule& rule, float dh, float speed2, float water,
                                   float load, float more = 1, float share = 1) {
    return drop_law::exchange(rule, dh, speed2, water, load, more, share);
}

TEST(DropLaw, the_slope_is_the_central_difference_of_the_height_between_samples) {
    const DropMap map = drop_map(20, 20, [](auto x, auto y) { return drop_hills(x, y, 20); });
    const auto height = [&](float x, float y) {
        const DropPlace place = place_at(map, {x}, {y});
        return static_cast<double>(place.base) + double{place.height()};
    };
    for (std::int64_t i = 0; i < 500; ++i) {
        const auto words = random_words({1, 1}, i, 0, 0);
        // Away from the lines between cells, where the bilinear surface has kinks.
        const float x = static_cast<float>(i % 18) + 0.1f + 0.8f * uniform_float(words[0]);
        const float y = static_cast<float>(i / 7 % 18) + 0.1f + 0.8f * uniform_float(words[1]);
        const float e = 0.0625f;
        const auto slope = drop_law::slope(place_at(map, {x}, {y}).cell);
        // 1e-5 of the hills' steepness; float positions add a few units.
        const double tolerance = 1e-5 * 20 / drop_unit_m + 4;
        EXPECT_NEAR(double{slope.x}, (height(x + e, y) - height(x - e, y)) / (2 * e), tolerance);
        EXPECT_NEAR(double{slope.y}, (height(x, y + e) - height(x, y - e)) / (2 * e), tolerance);
    }
}

TEST(DropLaw, a_direction_keeps_its_inertia_and_is_pulled_down_the_slope) {
    DropRule rule;
    rule.keep = 0.5f, rule.pull = 0.25f;
    const auto to = drop_law::turned<float>(rule, {1, 0}, {2, -4});
    EXPECT_EQ(to.x, 0.5f * 1 - 0.25f * 2);
    EXPECT_EQ(to.y, 0.25f * 4);
    const auto unit = drop_law::of_length_1(drop_law::Pair<float>{3, -4}, 25.0f);
    EXPECT_FLOAT_EQ(unit.x, 0.6f);
    EXPECT_FLOAT_EQ(unit.y, -0.8f);
}

TEST(DropLaw, streams_lead_those_that_go_with_them) {
    const drop_law::Pair<float> east{1, 0}, stream{0.6f, 0.8f};
    const auto with = drop_law::led(east, east, stream, 2.0f);
    EXPECT_FLOAT_EQ(with.x, 1 + 2 * 0.6f * 0.6f);
    EXPECT_FLOAT_EQ(with.y, 2 * 0.6f * 0.8f);
    const auto against = drop_law::led(east, {-1.0f, 0.0f}, stream, 2.0f);
    EXPECT_EQ(against.x, 1);
    EXPECT_EQ(against.y, 0);
}

TEST(DropLaw, the_climb_is_per_cell_and_keeps_its_digits_at_great_heights) {
    // 2^30 units and 3 more: as floats the two would be equal.
    EXPECT_EQ(drop_law::climb(1 << 30, 0.5f, (1 << 30) + 3, 1.0f, 0.5f), 1.75f);
}

TEST(DropLaw, a_drop_above_its_capacity_deposits_and_below_erodes_up_to_the_fall) {
    Droplets op = printed_drops();
    op.min_slope = 0;
    const DropRule rule = rule_of(op, drop_grid(9, 9));
    // Capacity of a fall of 100: 100 x speed 2 x water 0.5 x 8 = 800.
    const auto over = exchange(rule, -100, 4, 0.5f, 1000);
    EXPECT_TRUE(over.deposits);
    EXPECT_FLOAT_EQ(over.amount, 0.2f * 200);
    const auto under = exchange(rule, -100, 4, 0.5f, 700);
    EXPECT_FALSE(under.deposits);
    EXPECT_FLOAT_EQ(under.amount, 0.7f * 100);
    const auto empty = exchange(rule, -100, 4, 0.5f, 0);
    EXPECT_FALSE(empty.deposits);
    EXPECT_FLOAT_EQ(empty.amount, 100);  // no deeper than the fall
    const auto level = exchange(rule, 0, 4, 0.5f, 0);
    EXPECT_EQ(level.amount, 0);
}

TEST(DropLaw, uphill_it_deposits_the_climb_if_it_has_as_much) {
    Droplets op = printed_drops();
    DropRule rule = rule_of(op, drop_grid(9, 9));
    EXPECT_FLOAT_EQ(exchange(rule, 30, 1, 1, 100).amount, 30);
    EXPECT_FLOAT_EQ(exchange(rule, 300, 1, 1, 100).amount, 100);
    EXPECT_TRUE(exchange(rule, 30, 1, 1, 100).deposits);
    rule.fill = 0;
    EXPECT_EQ(exchange(rule, 30, 1, 1, 100).amount, 0);
}

TEST(DropLaw, what_is_exchanged_is_bounded_and_counted) {
    DropRule rule = rule_of(printed_drops(), drop_grid(9, 9));
    rule.most_share = 1e9f;
    const auto most = exchange(rule, -1e6f, 1e6f, 1, 0);
    EXPECT_EQ(most.amount, most_drop_units);
    EXPECT_TRUE(most.limited);
    EXPECT_FALSE(exchange(rule, -1, 1, 1, 0).limited);
    // Among others a drop does its share; in a stream it can carry more.
    EXPECT_FLOAT_EQ(exchange(rule, -100, 1, 1, 0, 1, 0.25f).amount,
                    0.25f * exchange(rule, -100, 1, 1, 0).amount);
    EXPECT_FLOAT_EQ(exchange(rule, -100, 1, 1, 0, 3).amount,
                    3 * exchange(rule, -100, 1, 1, 0).amount);
    // In whole units, of what is there.
    EXPECT_EQ(drop_law::whole_units(exchange(rule, 30.75f, 1, 1, 1000), 1000), 1000);
    rule.most_share = 1;
    EXPECT_EQ(drop_law::whole_units(exchange(rule, 30.75f, 1, 1, 1000), 1000), 30);
}

TEST(DropLaw, a_drop_ends_stuck_dry_or_at_the_end_of_its_path) {
    DropRule rule;
    rule.min_water = 0.1f, rule.life = 10;
    const auto fate = [&](bool uphill, float speed2, float water, int age) {
        const drop_law::Exchange<float> done{0, uphill, uphill, false};
        return drop_law::fate_of(rule, done, speed2, water, std::int32_t{age});
    };
    EXPECT_EQ(fate(false, 0, 1, 3), DropFate::stays);
    EXPECT_EQ(fate(true, 1, 1, 3), DropFate::stays);
    EXPECT_EQ(fate(true, 0, 1, 3), DropFate::ended | DropFate::stuck);
    EXPECT_EQ(fate(false, 1, 0.05f, 3), DropFate::ended | DropFate::dry);
    EXPECT_EQ(fate(false, 1, 1, 10), DropFate::ended);
    const drop_law::Exchange<float> most{0, false, false, true};
    EXPECT_EQ(drop_law::fate_of(rule, most, 1.0f, 1.0f, 3), DropFate::limited);
    rule.gravity = 2;
    EXPECT_EQ(drop_law::speed2_after(rule, 5.0f, -3.0f), 11);
    EXPECT_EQ(drop_law::speed2_after(rule, 5.0f, 3.0f), 0);
}

TEST(DropLaw, shares_on_corners_are_bilinear_and_add_up) {
    const auto share = drop_law::on_corners(1001, 0.25f, 0.5f);
    EXPECT_EQ(share.ne, 125);
    EXPECT_EQ(share.sw, 375);
    EXPECT_EQ(share.se, 125);
    EXPECT_EQ(share.nw + share.ne + share.sw + share.se, 1001);
    EXPECT_EQ(drop_law::worth(share, drop_law::Corners<float>{0, 2, 0.5f, 1}), 250 + 187 + 125);
}

TEST(DropLaw, a_position_wraps_to_below_the_end) {
    EXPECT_EQ(drop_law::wrapped(-1e-9f, 16), 0);
    EXPECT_EQ(drop_law::wrapped(-0.5f, 16), 15.5f);
    EXPECT_EQ(drop_law::wrapped(16.0f, 16), 0);
    EXPECT_EQ(drop_law::wrapped(3.25f, 16), 3.25f);
}

}  // namespace
}  // namespace cuesta::test

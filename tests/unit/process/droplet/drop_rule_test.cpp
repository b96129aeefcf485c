// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_rule.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

Grid map_of(double spacing, std::int64_t samples = 512) {
    Grid grid;
    grid.columns = grid.rows = samples;
    grid.spacing_m = spacing;
    grid.edges = Edges::wrap;
    return grid;
}

TEST(DropRule, on_cells_of_the_reference_step_numbers_are_the_printed_ones) {
    Droplets op;
    op.reference_step = 20, op.height_unit = 1000;
    const DropRule rule = rule_of(op, map_of(20), 0.01);
    EXPECT_EQ(rule.keep, 0.3f);
    EXPECT_FLOAT_EQ(rule.pull, 0.7f * 0.01f / 1000);
    EXPECT_EQ(rule.falls, 1);
    EXPECT_FLOAT_EQ(rule.least_fall, 1000);  // 0.01 x 1000 m in units of 1 cm
    EXPECT_EQ(rule.capacity, 8);
    EXPECT_EQ(rule.most_share, 1);
    EXPECT_EQ(rule.deposit, 0.2f);
    EXPECT_EQ(rule.erode, 0.7f);
    EXPECT_FLOAT_EQ(rule.wet, 0.98f);
    EXPECT_FLOAT_EQ(rule.gravity, 10 * 0.01f / 1000);
    EXPECT_EQ(rule.life, 64);
    EXPECT_EQ(rule.radius, 4);
    EXPECT_EQ(rule.deposit_radius, 0);
}

// A place ahead is brought back over a wrapped edge once: 32 cells on a map of 15 read beyond it.
TEST(DropRule, looks_ahead_by_half_the_map_at_the_most) {
    Droplets op;
    op.reference_step = 50'000;
    Grid grid = map_of(100, 28);
    grid.rows = 15;
    EXPECT_EQ(rule_of(op, grid, 0.01).ahead, 7.5f);
    grid.rows = 1;
    EXPECT_EQ(rule_of(op, grid, 0.01).ahead, 1);
    EXPECT_EQ(rule_of(op, map_of(100), 0.01).ahead, 32);
}

TEST(DropRule, two_steps_of_half_the_length_do_what_one_does) {
    Droplets op;
    op.reference_step = 20;
    const DropRule one = rule_of(op, map_of(20), 0.01), half = rule_of(op, map_of(10), 0.01);
    const auto twice = [](float p) { return 1 - (1 - p) * (1 - p); };
    EXPECT_NEAR(twice(half.deposit), one.deposit, 1e-6);
    EXPECT_NEAR(twice(half.erode), one.erode, 1e-6);
    EXPECT_NEAR(half.wet * half.wet, one.wet, 1e-6);
    EXPECT_EQ(half.life, 128);
    EXPECT_EQ(half.radius, 8);
    EXPECT_EQ(half.deposit_radius, 2);
    EXPECT_EQ(half.most_share, 4);  // a drop's volume, in columns of a quarter of the area
    EXPECT_EQ(half.falls, 2);       // the fall of a whole step
    EXPECT_EQ(half.ahead, 2);       // measured over one
    EXPECT_EQ(one.ahead, 1);
    EXPECT_EQ(rule_of(op, map_of(40), 0.01).ahead, 1);
}

TEST(DropRule, the_slope_turns_a_drop_by_as_much_on_any_cells) {
    Droplets op;
    op.reference_step = 20, op.inertia = 0.4;
    // Along 20 m of a slope of 1 % across its way, small turns add up.
    const auto turn = [&](double spacing) {
        const DropRule rule = rule_of(op, map_of(spacing), 0.01);
        const double units_per_cell = 0.01 * spacing / 0.01;
        return rule.pull * units_per_cell / rule.keep * (20 / spacing);
    };
    EXPECT_NEAR(turn(20), turn(5), 1e-6 * turn(20));
    EXPECT_NEAR(turn(20), turn(40), 1e-6 * turn(20));
}

TEST(DropRule, lengths_follow_the_map_if_none_are_given) {
    const DropRule fine = rule_of({}, map_of(10, 1024), 0.01);
    const DropRule coarse = rule_of({}, map_of(40, 256), 0.01);
    EXPECT_DOUBLE_EQ(fine.reference_m, 20);
    EXPECT_DOUBLE_EQ(coarse.reference_m, 20);
    EXPECT_DOUBLE_EQ(fine.height_m, 640);
    EXPECT_EQ(fine.life, 128);
    EXPECT_EQ(coarse.life, 32);
    // One drop stands for the four of a large cell.
    EXPECT_DOUBLE_EQ(coarse.drops_per_cell, 1);
    EXPECT_EQ(coarse.most_share, 1);
    EXPECT_DOUBLE_EQ(fine.drops_per_cell, 0.25);
}

TEST(DropDemand, is_the_count_or_the_density_and_bounded) {
    Droplets op;
    const Grid grid = map_of(10, 100);  // 1 km2
    op.density = 5000;
    op.reference_step = 10;
    EXPECT_DOUBLE_EQ(drop_demand(drop_numbers(op), rule_of(op, grid, 0.01), grid, 5000).per_cell,
                     0.5);
    op.count = 20'000;
    EXPECT_DOUBLE_EQ(drop_demand(drop_numbers(op), rule_of(op, grid, 0.01), grid, 5000).per_cell,
                     2);
    op.count = 20'000'000;
    const DropDemand most = drop_demand(drop_numbers(op), rule_of(op, grid, 0.01), grid, 0);
    EXPECT_DOUBLE_EQ(most.per_cell, 1000);
    EXPECT_EQ(most.limited, 10'000'000);
}

}  // namespace
}  // namespace cuesta::test

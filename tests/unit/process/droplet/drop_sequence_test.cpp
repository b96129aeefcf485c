// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_sequence.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

DropMap hills(std::int64_t n, bool wraps_x = false, bool wraps_y = false) {
    return drop_map(
        n, n, [n](auto x, auto y) { return drop_hills(x, y, n); }, wraps_x, wraps_y);
}

TEST(DropSequence, mass_is_kept_to_the_unit_with_any_radius_softness_and_residual) {
    Field soft({48, 48, 1});
    for (std::int64_t y = 0; y < 48; ++y)
        for (std::int64_t x = 0; x < 48; ++x)
            soft.at(x, y) = static_cast<float>((x * 7 + y) % 5) / 4;
    for (const double radius : {1.0, 2.5, 6.0})
        for (const auto residual : {Droplets::Residual::spread, Droplets::Residual::bilinear,
                                    Droplets::Residual::discard})
            for (const bool wraps : {false, true}) {
                DropMap map = hills(48, wraps, wraps);
                Droplets op = printed_drops();
                op.radius = radius, op.residual = residual;
                const DropRule rule = rule_of(op, drop_grid(48, 48));
                const std::int64_t before = drop_sum(map);
                const DropTally tally =
                    run_sequence(map, rule, drop_launch(map, rule, 800, 1), {&soft}, 0, 800);
                EXPECT_EQ(drop_sum(map) + tally.gone(), before);
                EXPECT_EQ(tally.started, 800);
                EXPECT_EQ(tally.left > 0, !wraps);
            }
}

// C3: on a tilted plane of untouchable rock.
TEST(DropSequence, on_a_plane_a_drop_runs_straight_and_gains_the_speed_of_its_fall) {
    DropMap map = drop_map(80, 9, [](auto x, auto) { return 0.25 * static_cast<double>(80 - x); });
    Field none({80, 9, 1});
    Droplets op = printed_drops();
    op.path = 40;
    const DropRule rule = rule_of(op, drop_grid(80, 9));
    Drop drop;
    drop.x = 5.5f, drop.y = 4.25f, drop.speed2 = 1, drop.water = 1;
    DropTally tally;
    run_drop(map, rule, {&none}, {1, 1}, 0, drop, tally);
    EXPECT_EQ(tally.steps, 40);
    EXPECT_EQ(drop.y, 4.25f);
    EXPECT_NEAR(drop.x, 5.5 + 39, 1e-4);  // its last step is its end
    // 40 falls of 0.25 m of a height unit of 64 m, gravity 10.
    EXPECT_NEAR(drop.speed2, 1 + 40 * 0.25 / 64 * 10, 1e-4);
    EXPECT_NEAR(drop.water, std::pow(0.98, 40), 1e-5);
}

// C4
TEST(DropSequence, a_flat_map_stays_as_it_is) {
    DropMap map = drop_map(30, 30, [](auto, auto) { return 7; });
    const DropMap before = copy_of(map);
    const DropRule rule = rule_of(printed_drops(), drop_grid(30, 30));
    const DropTally tally = run_sequence(map, rule, drop_launch(map, rule, 300, 1), {}, 0, 300);
    EXPECT_TRUE(same_land(map, before));
    EXPECT_GT(tally.steps, 300);
}

TEST(DropSequence, with_full_inertia_the_way_is_straight) {
    DropMap map = hills(60);
    Field none({60, 60, 1});
    Droplets op = printed_drops();
    op.inertia = 1, op.path = 20, op.speed = 50;  // fast enough for every climb
    const DropRule rule = rule_of(op, drop_grid(60, 60));
    Drop drop;
    drop.x = 10, drop.y = 12, drop.dx = 0.6f, drop.dy = 0.8f;
    drop.speed2 = rule.speed2, drop.water = 1;
    DropTally tally;
    run_drop(map, rule, {&none}, {1, 1}, 0, drop, tally);
    EXPECT_NEAR(drop.x, 10 + 19 * 0.6, 1e-3);
    EXPECT_NEAR(drop.y, 12 + 19 * 0.8, 1e-3);
}

// C5
TEST(DropSequence, hard_ground_is_only_covered_and_all_hard_ground_untouched) {
    Field soft({48, 48, 1});
    for (std::int64_t y = 0; y < 48; ++y)
        for (std::int64_t x = 0; x < 48; ++x) soft.at(x, y) = x >= 16 && x < 32 ? 0.0f : 1.0f;
    DropMap map = hills(48);
    const DropMap before = copy_of(map);
    const DropRule rule = rule_of(printed_drops(), drop_grid(48, 48));
    const DropLaunch launch = drop_launch(map, rule, 2000, 1);
    run_sequence(map, rule, launch, {&soft}, 0, 2000);
    std::int64_t raised = 0;
    for (std::int64_t y = 0; y < 48; ++y)
        for (std::int64_t x = 16; x < 32; ++x) {
            EXPECT_GE(map.height.at(x, y), before.height.at(x, y));
            raised += map.height.at(x, y) - before.height.at(x, y);
        }
    EXPECT_GT(raised, 0);
    EXPECT_FALSE(same_land(map, before));
    soft.fill(0);
    DropMap hard = copy_of(before);
    run_sequence(hard, rule, launch, {&soft}, 0, 2000);
    EXPECT_TRUE(same_land(hard, before));
}

// C6
TEST(DropSequence, one_step_lowers_no_sample_by_more_than_the_fall_and_none_below_the_floor) {
    for (int trial = 0; trial < 40; ++trial) {
        DropMap map = hills(40);
        const DropMap before = copy_of(map);
        Droplets op = printed_drops();
        op.path = 1, op.radius = 1, op.capacity = 125, op.residual = Droplets::Residual::discard;
        const DropRule rule = rule_of(op, drop_grid(40, 40));
        Drop drop;
        drop.x = 2 + static_cast<float>(trial % 7) * 5.3f;
        drop.y = 3 + static_cast<float>(trial / 7) * 5.7f;
        drop.speed2 = 1, drop.water = 1;
        DropTally tally;
        const DropPlace here = place_at(map, drop.along(), drop.down());
        const auto slope = drop_law::slope(here.cell);
        const float size = std::sqrt(slope.x * slope.x + slope.y * slope.y);
        const DropPlace there = place_at(map, {drop.x - slope.x / size}, {drop.y - slope.y / size});
        const double fall =
            static_cast<double>(here.base - there.base) + double{here.height() - there.height()};
        run_drop(map, rule, {}, {1, 1}, 0, drop, tally);
        for (std::int64_t y = 0; y < 40; ++y)
            for (std::int64_t x = 0; x < 40; ++x)
                EXPECT_LE(before.height.at(x, y) - map.height.at(x, y), std::max(fall, 0.0) + 64);
    }
    DropMap map = hills(48);
    const auto floor = static_cast<std::int32_t>(45 / drop_unit_m);
    const DropMap before = copy_of(map);
    const DropRule rule = rule_of(printed_drops(), drop_grid(48, 48));
    run_sequence(map, rule, drop_launch(map, rule, 4000, 1), {.floor = floor}, 0, 4000);
    for (std::int64_t y = 0; y < 48; ++y)
        for (std::int64_t x = 0; x < 48; ++x)
            EXPECT_GE(map.height.at(x, y), std::min(before.height.at(x, y), floor));
}

TEST(DropSequence, a_closed_border_keeps_everything) {
    DropMap map = hills(40);
    const std::int64_t before = drop_sum(map);
    const DropRule rule = rule_of(printed_drops(), drop_grid(40, 40, Edges::closed));
    const DropTally tally = run_sequence(map, rule, drop_launch(map, rule, 900, 1), {}, 0, 900);
    EXPECT_EQ(tally.gone(), 0);
    EXPECT_EQ(drop_sum(map), before);
}

}  // namespace
}  // namespace cuesta::test

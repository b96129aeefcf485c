// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_sweeps.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "cuesta/process/droplet/drop_sequence.h"
#include "cuesta/process/droplet/drop_sweep.h"
#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

DropMap hills(std::int64_t columns, std::int64_t rows, bool wraps_x = false, bool wraps_y = false) {
    return drop_map(
        columns, rows, [rows](auto x, auto y) { return drop_hills(x, y, rows); }, wraps_x, wraps_y);
}

struct Outcome {
    DropMap map;
    DropTally tally;
};

Outcome run(DropMap map, const Droplets& op, std::int64_t drops, int threads = 2,
            std::int64_t window = 1'000'000) {
    set_thread_count(threads);
    const DropRule rule = rule_of(op, drop_grid(map.columns(), map.rows()));
    DropLaunch launch = drop_launch(map, rule, drops, 1);
    plan_sweeps(rule, map.columns() * map.rows(), launch);
    const DropCover cover;
    const DropMap before = copy_of(map);
    DropSweeps sweeps(map, rule, launch, cover);
    while (sweeps.run(window)) {
    }
    const DropTally tally = sweeps.finish(before, true);
    return {std::move(map), tally};
}

TEST(DropSweeps, any_number_of_threads_makes_the_same_land) {
    for (const bool wraps_x : {false, true})
        for (const bool wraps_y : {false, true}) {
            if (wraps_y && !wraps_x) continue;
            const auto land = [&] { return hills(90, 240, wraps_x, wraps_y); };
            const Outcome one = run(land(), printed_drops(), 20'000, 1);
            EXPECT_EQ(one.tally.started, 20'000);
            EXPECT_FALSE(same_land(one.map, land()));
            for (const int threads : {2, 3, 7}) {
                const Outcome many = run(land(), printed_drops(), 20'000, threads);
                EXPECT_TRUE(same_land(one.map, many.map)) << threads << " threads";
                EXPECT_EQ(one.tally.steps, many.tally.steps);
                EXPECT_EQ(one.tally.lost, many.tally.lost);
            }
        }
}

// The same land stands at columns 2048 to 4096 and 65,536 farther east, with the same drops on it.
// Float cells of the whole map have 1/128 of a cell left there.
TEST(DropSweeps, far_out_the_same_drops_make_the_same_land_to_the_unit) {
    constexpr std::int64_t apart = 65'536, west = 2048, east = 4096, rows = 44;
    DropMap map = drop_map(70'000, rows, [](auto x, auto y) {
        const std::int64_t here = x >= apart ? x - apart : x;
        return here >= west && here < east ? drop_hills(here, y, rows) : 50.0;
    });
    const DropMap before = copy_of(map);
    const DropRule rule = rule_of(printed_drops(), drop_grid(map.columns(), rows));
    const DropLaunch launch = drop_launch(map, rule, 0, 1);
    const DropCover cover;
    DropFlight flight{map,
                      rule,
                      launch,
                      cover,
                      DropBands(map, rule, 1, false),
                      DropWaiting(static_cast<std::size_t>(rows))};
    const DropAxis axis_x = map.axis_x(), axis_y = map.axis_y();
    for (int i = 0; i < 3000; ++i) {
        const auto words = random_words({7, 7}, i, 0, 0);
        Drop drop;
        drop.speed2 = rule.speed2, drop.water = rule.water;
        const double x = 2100 + 1900 * double{uniform_float(words[0])},
                     y = 1 + 40 * double{uniform_float(words[1])};
        for (const std::int64_t shift : {std::int64_t{0}, apart}) {
            drop.put(spot_of(axis_x, x + static_cast<double>(shift), map.width()),
                     spot_of(axis_y, y, map.length()));
            std::int64_t b = 0;
            while (flight.bands[b].end <= cell_of(drop.down())) ++b;
            flight.bands[b].drops.add(drop);
        }
    }
    const DropBrush brush(rule.radius);
    DropRows sums(map, rule, cover, brush, nullptr, flight.bands.most_rows(), 1);
    for (std::int64_t sweep = 0; sweep < 40; ++sweep) {
        DropSweep over(flight, sums);
        over.begin(sweep, 0);
        over.step_bands(0, flight.bands.count());
    }
    std::int64_t differ = 0, changed = 0;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = west; x < east; ++x) {
            differ += map.height.at(x, y) != map.height.at(x + apart, y) ? 1 : 0;
            changed += map.height.at(x, y) != before.height.at(x, y) ? 1 : 0;
        }
    EXPECT_EQ(differ, 0);
    EXPECT_GT(changed, 50'000);
}

// Several steps in a sweep may lead from one end of a wrapped map to the other.
TEST(DropSweeps, drops_that_cross_a_wrapped_edge_change_the_land_they_run_over) {
    constexpr std::int64_t rows = 90;
    constexpr int steps = 8;
    DropMap map = drop_map(
        64, rows,
        [](auto, auto y) {
            return 50 - 40 * std::cos(2 * 3.141592653589793 * static_cast<double>(y - 8) / rows);
        },
        true, true);
    const DropMap before = copy_of(map);
    const DropRule rule = rule_of(printed_drops(), drop_grid(64, rows));
    DropLaunch launch = drop_launch(map, rule, 0, 1);
    launch.steps_per_sweep = steps;
    const DropCover cover;
    DropFlight flight{map,
                      rule,
                      launch,
                      cover,
                      DropBands(map, rule, steps, false),
                      DropWaiting(static_cast<std::size_t>(rows))};
    for (int i = 0; i < 640; ++i) {
        Drop drop;
        drop.speed2 = rule.speed2, drop.water = rule.water;
        drop.x = 0.1f * static_cast<float>(i), drop.y = 86.5f;
        flight.bands[flight.bands.count() - 1].drops.add(drop);
    }
    const DropBrush brush(rule.radius);
    DropRows sums(map, rule, cover, brush, nullptr, flight.bands.most_rows(), steps);
    run_wavefront({0, 3, flight.bands.count(), 1}, [&](WavefrontSweep& turn) {
        DropSweep sweep(flight, sums);
        sweep.run(turn);
    });
    const auto changed = [&](std::int64_t first, std::int64_t end) {
        std::int64_t sum = 0;
        for (std::int64_t y = first; y < end; ++y)
            for (std::int64_t x = 0; x < 64; ++x) sum += map.row(y)[x] != before.row(y)[x] ? 1 : 0;
        return sum;
    };
    EXPECT_GT(changed(0, 10), 320);
    EXPECT_EQ(changed(32, 82), 0);
}

TEST(DropSweeps, stopping_between_sweeps_changes_nothing) {
    const Outcome straight = run(hills(64, 100), printed_drops(), 5000);
    EXPECT_TRUE(same_land(straight.map, run(hills(64, 100), printed_drops(), 5000, 2, 7).map));
}

TEST(DropSweeps, mass_is_kept_to_the_unit) {
    for (const double radius : {1.0, 3.0, 5.5})
        for (const auto residual : {Droplets::Residual::spread, Droplets::Residual::bilinear,
                                    Droplets::Residual::discard})
            for (const bool wraps : {false, true}) {
                Droplets op = printed_drops();
                op.radius = radius, op.residual = residual;
                const DropMap before = hills(70, 96, wraps, wraps);
                const Outcome after = run(copy_of(before), op, 8000);
                EXPECT_EQ(drop_sum(after.map) + after.tally.gone(), drop_sum(before));
                // Half a unit here and there on 6720 samples in about 200 sweeps, with either sign.
                EXPECT_LT(std::abs(after.tally.rounded), 6000);
                EXPECT_EQ(after.tally.left > 0, !wraps);
                EXPECT_EQ(after.tally.discarded > 0, residual == Droplets::Residual::discard);
            }
}

TEST(DropSweeps, on_finer_cells_deposits_are_as_wide_and_mass_is_kept) {
    for (const bool wraps : {false, true}) {
        Droplets op = printed_drops();
        op.reference_step = 3;
        const DropMap before = hills(90, 160, wraps, wraps);
        const Outcome after = run(copy_of(before), op, 2000, 1);
        EXPECT_FALSE(same_land(after.map, before));
        EXPECT_EQ(drop_sum(after.map) + after.tally.gone(), drop_sum(before));
        EXPECT_LT(std::abs(after.tally.rounded), 8000);
        EXPECT_TRUE(same_land(after.map, run(copy_of(before), op, 2000, 3).map));
    }
}

TEST(DropSweeps, with_few_in_flight_it_does_what_drops_do_one_after_the_other) {
    const std::int64_t n = 128, drops = 12'000;
    const auto measure = [&](const DropMap& after, const DropMap& before) {
        double moved = 0, rough = 0;
        for (std::int64_t y = 1; y + 1 < n; ++y)
            for (std::int64_t x = 1; x + 1 < n; ++x) {
                const auto& h = after.height;
                moved += std::abs(h.at(x, y) - before.height.at(x, y)) * drop_unit_m;
                rough += std::abs(4.0 * h.at(x, y) - h.at(x - 1, y) - h.at(x + 1, y) -
                                  h.at(x, y - 1) - h.at(x, y + 1)) *
                         drop_unit_m;
            }
        return std::pair(moved / double(n * n), rough / double(n * n));
    };
    const DropMap before = hills(n, n);
    Droplets op = printed_drops();
    const DropRule rule = rule_of(op, drop_grid(n, n));
    DropMap one_by_one = copy_of(before);
    run_sequence(one_by_one, rule, drop_launch(one_by_one, rule, drops, 1), {}, 0, drops);
    const auto [moved, rough] = measure(one_by_one, before);
    op.in_flight = 1.0 / 64;
    const auto [moved_few, rough_few] = measure(run(copy_of(before), op, drops).map, before);
    // Two seeds of the sequential form differ by 2 % here.
    EXPECT_NEAR(moved_few / moved, 1, 0.06);
    EXPECT_NEAR(rough_few / rough, 1, 0.10);
}

TEST(DropSweeps, needles_and_holes_stay_bounded_with_many_in_flight) {
    const std::int64_t n = 128;
    Droplets op = printed_drops();
    op.in_flight = 0.25;
    const DropMap before = hills(n, n, true, true);  // no border, at which canyons would grow
    const Outcome after = run(copy_of(before), op, 40'000);
    double sharpest = 0;
    for (std::int64_t y = 1; y + 1 < n; ++y)
        for (std::int64_t x = 1; x + 1 < n; ++x) {
            const auto& h = after.map.height;
            sharpest =
                std::max(sharpest, std::abs(4.0 * h.at(x, y) - h.at(x - 1, y) - h.at(x + 1, y) -
                                            h.at(x, y - 1) - h.at(x, y + 1)) *
                                       drop_unit_m);
        }
    // Of 64 m of relief; hills and noise have 10 m before.
    EXPECT_LT(sharpest, 12);
}

TEST(DropSweeps, a_wrapped_map_too_small_for_two_bands_is_left_to_the_sequence) {
    const DropRule rule = rule_of(printed_drops(), drop_grid(20, 20));
    EXPECT_FALSE(DropSweeps::fits(hills(20, 20, true, true), rule, 1));
    EXPECT_TRUE(DropSweeps::fits(hills(20, 20), rule, 1));
    EXPECT_TRUE(DropSweeps::fits(hills(64, 64, true, true), rule, 1));
}

}  // namespace
}  // namespace cuesta::test

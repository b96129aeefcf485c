// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/volcanism.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;
using test::same_units;

double rough(std::int64_t x, std::int64_t y) {
    return 100 + 3 * static_cast<double>(x) + static_cast<double>((x * 7 + y * 13) % 11);
}

Volcanism even(double ash) {
    return {.timing = Volcanism::Timing::even, .ash = ash};
}

double booked(const ProcessRun& run) {
    double sum = 0;
    for (const auto& [id, account] : run.ledger.accounts()) {
        sum += account.in.value() - account.out.value();
        for (const ExactSum& side : account.border) sum -= side.value();
    }
    return sum;
}

TEST(Volcanism, books_all_that_comes_up) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap}) {
        const Grid grid{48, 40, 25, edges};
        for (const double ash : {0.0, 0.5, 1.0}) {
            const ProcessRun run =
                run_process(even(ash), grid, field_of(grid, rough), {.steps = 3, .halo = 2});
            EXPECT_EQ(booked(run), run.ground() - run.start());
            EXPECT_GT(run.ground(), run.start());
        }
    }
}

TEST(Volcanism, lava_has_the_volume_of_the_eruption) {
    const Grid grid{48, 40, 25, Edges::closed};
    Volcanism op = even(0);
    op.volume = 5e5, op.volume_spread = 0;
    const ProcessRun run = run_process(op, grid, field_of(grid, rough), {.halo = 2});
    const auto units = static_cast<std::int64_t>(5e5 / 625 / run.unit_m);
    EXPECT_EQ(run.ground() - run.start(), static_cast<double>(units) * run.unit_m);
}

TEST(Volcanism, is_the_same_on_blocks_and_threads) {
    const Grid grid{48, 40, 25, Edges::wrap_x};
    Volcanism op = even(0.3);
    op.chamber = 1;
    const Field start = field_of(grid, rough);
    set_thread_count(1);
    const ProcessRun one = run_process(op, grid, start, {.steps = 3, .halo = 2});
    set_thread_count(2);
    const ProcessRun four =
        run_process(op, grid, start, {.steps = 3, .across = 2, .down = 2, .halo = 2});
    set_thread_count(0);
    EXPECT_TRUE(same_units(one.units, four.units));
    EXPECT_EQ(one.report.counts, four.report.counts);
    EXPECT_EQ(one.report.counts.at("calderas"), 3);
}

TEST(Volcanism, flows_are_layers_of_basalt_with_ash_between) {
    const Grid grid{41, 41, 25, Edges::closed};
    Volcanism op = even(0.2);
    op.spread = 0, op.cone = 0;
    test::Columns columns(grid);
    run_process(op, grid, field_of(grid, [](auto, auto) { return 100; }),
                {.steps = 2, .halo = 2, .inspect = columns.reader()});
    const std::vector<Layer> middle = columns.at(20, 20);
    ASSERT_EQ(middle.size(), 5u);
    const MaterialTable table;
    for (const std::size_t i : {std::size_t{1}, std::size_t{3}}) {
        EXPECT_EQ(table[middle[i].material].name, "ash");
        EXPECT_EQ(table[middle[i + 1].material].name, "basalt");
    }
    EXPECT_EQ(middle[2].deposited_step, 0);
    EXPECT_EQ(middle[4].deposited_step, 1);
}

TEST(Volcanism, a_large_eruption_sinks_a_caldera_of_its_volume) {
    const Grid grid{101, 101, 25, Edges::closed};
    Volcanism op = even(0);
    op.spread = 0, op.volume = 4e7, op.volume_spread = 0, op.chamber = 3e7, op.collapse = 1;
    const ProcessRun run =
        run_process(op, grid, field_of(grid, [](auto, auto) { return 500; }), {.halo = 2});
    const double sunk = run.ledger.accounts().at(0).out.value() * 625;
    EXPECT_NEAR(sunk, 4e7, 0.01 * 4e7);
    EXPECT_EQ(run.report.counts.at("calderas"), 1);
}

TEST(Volcanism, the_wind_of_the_world_carries_ash) {
    const Grid grid{61, 61, 25, Edges::closed};
    const Field blow = field_of(
        grid, [](auto, auto) { return 20; }, 2);
    const Field calm = field_of(
        grid, [](auto, auto) { return 0; }, 2);
    Volcanism op = even(1);
    op.spread = 0, op.cone = 0;
    const ProcessRun run =
        run_process(op, grid, field_of(grid, [](auto, auto) { return 0; }),
                    {.halo = 2, .fields = {{"wind_x", &calm}, {"wind_y", &blow}}});
    EXPECT_GT(run.height.at(30, 45), 2 * run.height.at(45, 30));
    EXPECT_GT(run.height.at(30, 45), 4 * run.height.at(30, 15));
}

}  // namespace
}  // namespace cuesta

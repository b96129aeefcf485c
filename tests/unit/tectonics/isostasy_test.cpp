// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/isostasy.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessRun;
using test::run_process;

Isostasy loaded(double elastic_thickness_m) {
    Isostasy op;
    op.elastic_thickness = elastic_thickness_m;
    op.relaxation = 1000, op.time_step = 700;
    op.load = "weight";
    return op;
}

TEST(Isostasy, same_bits_for_any_blocks_and_threads) {
    const Grid grid{37, 29, 3000, Edges::wrap_x};
    const Field ground = field_of(grid, [](auto x, auto y) { return (x * 37 + y * 53) % 900; });
    const Field weight = field_of(grid, [](auto x, auto y) { return (x * y * 7) % 500; });
    const int threads = thread_count();
    for (const double elastic_thickness_m : {0.0, 8000.0}) {
        const Isostasy op = loaded(elastic_thickness_m);
        const ProcessRun whole =
            run_process(op, grid, ground, {.steps = 3, .fields = {{"weight", &weight}}});
        for (const int count : {1, 3}) {
            set_thread_count(count);
            const ProcessRun parts =
                run_process(op, grid, ground,
                            {.steps = 3, .across = 2, .down = 3, .fields = {{"weight", &weight}}});
            EXPECT_TRUE(test::same_units(whole.units, parts.units));
        }
        set_thread_count(threads);
        EXPECT_LT(whole.ground(), whole.start());
    }
}

TEST(Isostasy, open_borders_stay_unless_asked) {
    const Grid grid{5, 5, 1000, Edges::open};
    const Field ground = field_of(grid, [](auto, auto) { return 0; });
    const Field weight = field_of(grid, [](auto, auto) { return 330; });
    Isostasy op = loaded(0);
    op.relaxation = 0;
    const ProcessRun run = run_process(op, grid, ground, {.fields = {{"weight", &weight}}});
    EXPECT_EQ(run.height.at(0, 2), 0);
    EXPECT_NEAR(run.height.at(2, 2), -100, 1e-4);
    op.edges_fixed = false;
    const ProcessRun free = run_process(op, grid, ground, {.fields = {{"weight", &weight}}});
    EXPECT_NEAR(free.height.at(0, 2), -100, 1e-4);
}

TEST(Isostasy, loads_out_of_range_are_taken_at_its_end_and_counted) {
    const Grid grid{3, 1, 1000, Edges::closed};
    const Field ground = field_of(grid, [](auto, auto) { return 0; });
    Field weight = field_of(grid, [](auto x, auto) { return x == 1 ? 1e9 : 0; });
    Isostasy op = loaded(0);
    op.relaxation = 0;
    const ProcessRun run = run_process(op, grid, ground, {.fields = {{"weight", &weight}}});
    EXPECT_EQ(run.report.counts.at("limited_loads"), 1);
    EXPECT_NEAR(run.height.at(1, 0), -1e7 / 3300, 0.01);
}

TEST(Isostasy, a_history_needs_pairs_in_order) {
    Isostasy op;
    EXPECT_EQ(op.problem(), "");
    op.load_history = {0, 1, 2000};
    EXPECT_NE(op.problem(), "");
    op.load_history = {2000, 1, 0, 1};
    EXPECT_NE(op.problem(), "");
}

}  // namespace
}  // namespace cuesta

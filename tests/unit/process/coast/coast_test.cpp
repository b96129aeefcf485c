// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/coast.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/columns.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::Columns;
using test::field_of;
using test::ProcessRun;
using test::run_process;

std::int64_t whole(const ExactSum& sum, double unit_m) {
    const double units = sum.value() / unit_m;
    EXPECT_EQ(units, std::round(units));
    return std::llround(units);
}

double island(std::int64_t x, std::int64_t y) {
    const double dx = static_cast<double>(x) - 22, dy = static_cast<double>(y) - 19;
    return 45 - 3.2 * std::hypot(dx, dy) + 5 * std::sin(0.7 * dx) * std::cos(0.5 * dy);
}

TEST(Coast, rock_that_is_cut_lies_as_sand_or_has_drifted_off_in_whole_units) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{44, 39, 20, edges};
        Columns columns(grid);
        Coast op;
        op.retreat = 0.05;
        const ProcessRun run = run_process(op, grid, field_of(grid, island),
                                           {.steps = 4, .inspect = columns.reader()});
        const Account& rock = run.ledger.accounts().at(0);
        const Account& sand = run.ledger.accounts().at(*MaterialTable().find("sand"));
        EXPECT_GT(whole(rock.turned, run.unit_m), 0);
        EXPECT_EQ(whole(rock.turned, run.unit_m), run.began - columns.units("granite"));
        ExactSum left = sand.formed;
        left.merge(sand.in);
        left.subtract(sand.out);
        for (const ExactSum& side : sand.border) left.subtract(side);
        EXPECT_EQ(whole(left, run.unit_m), columns.units("sand"));
        EXPECT_NEAR(sand.formed.value() * 1600, rock.turned.value() * 2700, 1e-6);
    }
}

TEST(Coast, blocks_agree_to_the_bit) {
    const Grid grid{44, 39, 20, Edges::wrap_x};
    Coast op;
    op.retreat = 0.05;
    const Field start = field_of(grid, island);
    const ProcessRun one = run_process(op, grid, start, {.steps = 3});
    const ProcessRun four = run_process(op, grid, start, {.steps = 3, .across = 2, .down = 2});
    EXPECT_TRUE(test::same_units(one.units, four.units));
}

TEST(Coast, a_sea_below_everything_changes_nothing) {
    const Grid grid{20, 20, 20};
    Coast op;
    op.sea_level = -500;
    const Field start = field_of(grid, island);
    const ProcessRun run = run_process(op, grid, start, {.steps = 2});
    EXPECT_EQ(run.ground(), run.start());
}

TEST(Coast, the_history_moves_the_level) {
    Coast op;
    op.sea_level = 10, op.history = {0, -100, 1000, 0};
    EXPECT_EQ(op.problem(), "");
    EXPECT_DOUBLE_EQ(op.level(0, 1000), -40);
    EXPECT_DOUBLE_EQ(op.level(2000, 10), 10);
    op.history = {0, -100, 1000};
    EXPECT_NE(op.problem(), "");
    op.history = {1000, 0, 500, 0};
    EXPECT_NE(op.problem(), "");
}

}  // namespace
}  // namespace cuesta

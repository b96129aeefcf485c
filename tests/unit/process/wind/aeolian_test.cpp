// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/aeolian.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"
#include "support/columns.h"

namespace cuesta {
namespace {

using test::field_of;
using test::LaidLayer;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;
using test::same_units;

double rough(std::int64_t x, std::int64_t y) {
    const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729 + 17) * 2654435761u;
    return 3 * std::sin(0.31 * static_cast<double>(x)) * std::cos(0.23 * static_cast<double>(y)) +
           static_cast<double>(n >> 8) * 0x1p-24;
}

// Two metres of sand, less and more of it, on rough rock.
ProcessOptions sandy(int steps) {
    ProcessOptions options;
    options.steps = steps, options.halo = 3;
    options.prepare = test::laid_layers([](std::int64_t x, std::int64_t y) {
        return std::vector<LaidLayer>{
            {"sand", 2 + 0.5 * std::sin(0.4 * static_cast<double>(x + y))}};
    });
    return options;
}

double total(const ExactSum& sum) {
    return sum.value();
}

// Ground before and after, what is in the air, what left and what turned, in metres of a cell.
double missing(const ProcessRun& run) {
    double sum = run.ground() - run.start();
    for (const auto& [id, account] : run.ledger.accounts()) {
        sum += total(account.suspended) + total(account.out) + total(account.turned);
        sum -= total(account.in) + total(account.formed);
        for (const ExactSum& side : account.border) sum += total(side);
    }
    return sum;
}

TEST(Aeolian, no_unit_is_lost_at_any_edge) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{37, 29, 2, edges};
        for (const double wind : {90.0, 200.0, 317.0}) {
            Aeolian op;
            op.wind = wind, op.inflow = 0.5, op.abrasion = 1e-3;
            const ProcessRun run = run_process(op, grid, field_of(grid, rough, 3), sandy(6));
            EXPECT_EQ(missing(run), 0) << wind;
            EXPECT_FALSE(same_units(
                run.units, run_process(op, grid, field_of(grid, rough, 3), sandy(1)).units));
        }
    }
}

TEST(Aeolian, threads_and_blocks_change_no_bit) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{61, 45, 2, edges};
        Aeolian op;
        op.winds = {60, 1, 170, 1}, op.season = 0.02, op.abrasion = 1e-3;
        const Field start = field_of(grid, rough, 3);
        set_thread_count(1);
        const ProcessRun one = run_process(op, grid, start, sandy(4));
        set_thread_count(3);
        for (const auto& [across, down] :
             {std::pair{1, 1}, std::pair{2, 2}, std::pair{3, 1}, std::pair{1, 5}}) {
            ProcessOptions options = sandy(4);
            options.across = across, options.down = down;
            EXPECT_TRUE(same_units(one.units, run_process(op, grid, start, options).units))
                << across << " x " << down;
        }
        set_thread_count(0);
    }
}

TEST(Aeolian, a_turned_map_with_a_turned_wind_gives_the_turned_land) {
    const Grid grid{40, 40, 2, Edges::wrap};
    Aeolian op;
    op.wind = 110;
    const auto pile = [](std::int64_t x, std::int64_t y) {
        const double dx = static_cast<double>(x - 17), dy = static_cast<double>(y - 21);
        return std::vector<LaidLayer>{
            {"sand", 0.01 + std::max(0.0, 4 - 0.04 * (dx * dx + 2 * dy * dy))}};
    };
    ProcessOptions options = sandy(6);
    options.prepare = test::laid_layers(pile);
    const Field flat = field_of(
        grid, [](std::int64_t, std::int64_t) { return 0; }, 3);
    const ProcessRun run = run_process(op, grid, flat, options);
    // A quarter turn clockwise: (x, y) goes to (39 - y, x).
    op.wind = 200;
    options.prepare =
        test::laid_layers([&](std::int64_t x, std::int64_t y) { return pile(y, 39 - x); });
    const ProcessRun turned = run_process(op, grid, flat, options);
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 40; ++x)
            ASSERT_EQ(run.units.at(x, y), turned.units.at(39 - y, x)) << x << " " << y;
}

TEST(Aeolian, a_wind_below_the_threshold_leaves_sand_alone) {
    const Grid grid{20, 20, 2, Edges::wrap};
    Aeolian op;
    op.speed = 3, op.threshold = 6;
    const Field start = field_of(
        grid, [](std::int64_t, std::int64_t) { return 0; }, 3);
    const ProcessRun run = run_process(op, grid, start, sandy(3));
    EXPECT_TRUE(same_units(run.units, run_process(op, grid, start, sandy(0)).units));
}

TEST(Aeolian, sand_goes_with_the_wind_and_piles_up_behind_a_wall) {
    const Grid grid{60, 5, 2, Edges::open};
    Aeolian op;
    op.inflow = 0;
    ProcessOptions options;
    options.steps = 20, options.halo = 3;
    options.prepare = test::laid_layers([](std::int64_t x, std::int64_t) {
        return std::vector<LaidLayer>{{"sand", x < 15 ? 1.0 : 0.0}};
    });
    // A wall 4 m high at column 30.
    const Field start = field_of(
        grid, [](std::int64_t x, std::int64_t) { return x == 30 ? 4.0 : 0.0; }, 3);
    test::Columns columns(grid);
    options.inspect = columns.reader();
    const ProcessRun run = run_process(op, grid, start, options);
    EXPECT_EQ(missing(run), 0);
    double upwind = 0, before_wall = 0;
    for (std::int64_t x = 0; x < 10; ++x) upwind += columns.metres(x, 2, "sand");
    for (std::int64_t x = 16; x < 45; ++x) before_wall += columns.metres(x, 2, "sand");
    EXPECT_LT(upwind, 9);
    EXPECT_GT(before_wall, 1);
}

TEST(Aeolian, plants_and_water_hold_sand) {
    const Grid grid{24, 12, 2, Edges::closed};
    const Field start = field_of(grid, rough, 3);
    const Field plants = field_of(
        grid, [](std::int64_t, std::int64_t) { return 0.5; }, 3);
    for (const char* name : {"plant_cover", "water"}) {
        ProcessOptions options = sandy(3);
        options.fields[name] = &plants;
        Aeolian op;
        op.repose = 60;
        const ProcessRun run = run_process(op, grid, start, options);
        const ProcessRun was = run_process(op, grid, start, sandy(0));
        EXPECT_TRUE(same_units(run.units, was.units)) << name;
    }
}

TEST(Aeolian, long_steps_on_small_cells_say_what_they_leave_out) {
    const Grid grid{6, 5, 1, Edges::wrap};
    Aeolian op;
    op.time_step = 100;
    const ProcessRun run = run_process(op, grid, field_of(grid, rough, 3), sandy(1));
    EXPECT_GT(run.report.counts.at("windless_hours"), 1000);
    EXPECT_EQ(missing(run), 0);
}

TEST(Aeolian, a_bed_of_sand_is_blown) {
    const Grid grid{30, 20, 2, Edges::wrap};
    ProcessOptions options;
    options.steps = 3, options.halo = 3, options.material = "sand";
    const Field start = field_of(grid, rough, 3);
    const ProcessRun run = run_process(Aeolian{}, grid, start, options);
    EXPECT_EQ(missing(run), 0);
    options.steps = 0;
    EXPECT_FALSE(same_units(run.units, run_process(Aeolian{}, grid, start, options).units));
}

TEST(Aeolian, winds_come_in_pairs) {
    Aeolian op;
    op.winds = {90, 1, 180};
    EXPECT_FALSE(op.problem().empty());
    op.winds = {90, 1, 180, 2};
    EXPECT_TRUE(op.problem().empty());
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/glacial.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/process/ice/ice_flow.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::ProcessRun;
using test::run_process;

const Grid hills{70, 52, 150, Edges::open};

Field hilly(const Grid& grid) {
    return field_of(
        grid,
        [](auto x, auto y) {
            return 1500 + 500 * std::sin(0.11 * double(x)) * std::cos(0.13 * double(y)) +
                   60 * std::sin(0.7 * double(x) + 0.9 * double(y));
        },
        4);
}

Glacial small() {
    Glacial op;
    op.ela = 1600, op.substeps = 150, op.time_step = 2000;
    return op;
}

struct Maps {
    ProcessRun run;
    Field ice, load;
};
Maps run_maps(const Glacial& op, const Grid& grid, ProcessOptions options) {
    Maps maps{{}, Field({grid.columns, grid.rows, 4}), Field({grid.columns, grid.rows, 4})};
    std::mutex mutex;
    options.halo = 4;
    options.inspect = [&](Terrain& terrain) {
        const std::lock_guard lock(mutex);
        test::detail::paste(terrain.make("ice"), terrain.block(), maps.ice);
        test::detail::paste(terrain.make("glacial.load"), terrain.block(), maps.load);
    };
    maps.run = run_process(op, grid, hilly(grid), options);
    return maps;
}

double sum_of(const Field& field) {
    double sum = 0;
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) sum += double{field.at(x, y)};
    return sum;
}

TEST(Glacial, water_in_the_ice_is_snow_less_melt_to_the_quantum) {
    for (const Edges& edges : {Edges::open, Edges::closed, Edges::wrap}) {
        Grid grid = hills;
        grid.edges = edges;
        const Maps maps = run_maps(small(), grid, {.steps = 3});
        const Account& water = maps.run.ledger.accounts().at(water_account);
        EXPECT_GT(sum_of(maps.ice), 1000);
        EXPECT_GT(water.out.value(), 0);
        double left = 0;
        for (const ExactSum& side : water.border) left += side.value();
        EXPECT_DOUBLE_EQ(sum_of(maps.ice), water.in.value() - water.out.value() - left);
    }
}

TEST(Glacial, blocks_give_the_same_bits) {
    Glacial op = small();
    op.history = {0, 100, 4000, -100};
    const Maps one = run_maps(op, hills, {.steps = 2});
    for (const auto& [across, down] : {std::pair{2, 2}, std::pair{5, 1}, std::pair{1, 6}}) {
        const Maps cut = run_maps(op, hills, {.steps = 2, .across = across, .down = down});
        EXPECT_TRUE(test::same_units(one.run.units, cut.run.units)) << across << 'x' << down;
        for (std::int64_t y = 0; y < hills.rows; ++y)
            for (std::int64_t x = 0; x < hills.columns; ++x) {
                ASSERT_EQ(one.ice.at(x, y), cut.ice.at(x, y)) << x << ' ' << y;
                ASSERT_EQ(one.load.at(x, y), cut.load.at(x, y)) << x << ' ' << y;
            }
        EXPECT_EQ(one.run.report.counts, cut.run.report.counts);
    }
}

TEST(Glacial, ice_under_a_rising_line_melts_and_leaves_its_till) {
    Glacial op = small();
    op.outwash = 0.5;
    op.history = {0, 0, 8000, 0, 9000, 3000};
    const Maps maps = run_maps(op, hills, {.steps = 9});
    EXPECT_EQ(sum_of(maps.ice), 0);
    EXPECT_EQ(sum_of(maps.load), 0);
    const MaterialId till = *MaterialTable().find("till");
    const Account& account = maps.run.ledger.accounts().at(till);
    EXPECT_EQ(account.suspended.value(), 0);
    EXPECT_GT(account.formed.value() - account.out.value(), 1);
}

TEST(Glacial, melt_becomes_water_if_asked_to) {
    Glacial op = small();
    op.melt_to_water = true;
    double water_m = 0;
    ProcessOptions options{.steps = 3, .halo = 4};
    Field ice;
    options.inspect = [&](Terrain& terrain) {
        water_m = sum_of(*terrain.find("water"));
        ice = terrain.find("ice")->clone();
    };
    Grid grid = hills;
    grid.edges = Edges::closed;
    const ProcessRun run = run_process(op, grid, hilly(grid), options);
    const Account& water = run.ledger.accounts().at(water_account);
    EXPECT_GT(water_m, 10);
    EXPECT_NEAR(water_m + sum_of(ice), water.in.value() - water.out.value(), 1e-9);
    EXPECT_LT(water.out.value(), 1e-3 * water_m);  // rounding of floats alone
}

TEST(Glacial, the_worlds_balance_is_taken_as_it_is) {
    Glacial op = small();
    op.mass_balance = Glacial::Balance::given;
    op.balance = "ice_balance", op.gradient = 0, op.softness = 0, op.sliding = 0;
    op.acceleration = 10, op.time_step = 1000;
    const Field balance = field_of(
        hills, [](auto x, auto) { return x < 10 ? 0.25 : -0.5; }, 4);
    ProcessOptions options{.steps = 1, .halo = 4, .fields = {{"ice_balance", &balance}}};
    options.inspect = [&](Terrain& terrain) {
        EXPECT_NEAR(terrain.find("ice")->at(5, 20), 25, 0.02);  // 100 years of ice
        EXPECT_EQ(terrain.find("ice")->at(15, 20), 0);
    };
    run_process(op, hills, hilly(hills), options);
}

TEST(Glacial, a_line_above_all_land_changes_nothing) {
    Glacial op;
    op.ela = 5000;
    const Maps maps = run_maps(op, hills, {.steps = 2});
    EXPECT_EQ(sum_of(maps.ice), 0);
    EXPECT_TRUE(maps.run.report.counts.empty());
    EXPECT_EQ(maps.run.ground(), maps.run.start());
}

TEST(Glacial, history_is_straight_between_its_points) {
    Glacial op;
    EXPECT_EQ(op.line_shift(1000), 0);
    op.history = {1000, -500, 3000, 300};
    EXPECT_EQ(op.line_shift(0), -500);
    EXPECT_EQ(op.line_shift(2000), -100);
    EXPECT_EQ(op.line_shift(9000), 300);
    EXPECT_EQ(op.problem(), "");
    op.history = {1000, -500, 3000};
    EXPECT_NE(op.problem(), "");
    op.history = {1000, -500, 0, 300};
    EXPECT_NE(op.problem(), "");
}

TEST(Glacial, substeps_bound_the_work_of_a_step) {
    Glacial op = small();
    op.substeps = 10, op.acceleration = 1;
    const Maps maps = run_maps(op, hills, {.steps = 1});
    EXPECT_LE(maps.run.report.counts.at("substeps"), 20);
}

}  // namespace
}  // namespace cuesta

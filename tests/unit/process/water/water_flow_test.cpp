// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_flow.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <memory>

#include "cuesta/base/error.h"
#include "cuesta/process/water/spring.h"
#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

const Grid pond{.columns = 12, .rows = 9, .spacing_m = 10, .edges = Edges::closed};

TEST(WaterFlow, a_step_is_cut_into_parts_that_are_stable) {
    const Field flat = field_of(
        pond, [](auto, auto) { return 0; }, 2);
    const Field water = field_of(
        pond, [](auto, auto) { return 4; }, 2);
    WaterFlow flow;
    flow.time_step = 10;
    // 0.6 x 10 m / sqrt(9.81 x 4) = 0.958 s: eleven parts.
    const auto run = run_process(flow, pond, flat, {.halo = 3, .fields = {{"water", &water}}});
    EXPECT_EQ(run.report.counts.at("parts"), 11);
}

TEST(WaterFlow, a_heap_of_water_spreads_and_comes_to_rest_level) {
    const Field bowl = field_of(
        pond,
        [](auto x, auto y) {
            return 0.01 * static_cast<double>((x - 5) * (x - 5) + (y - 4) * (y - 4));
        },
        2);
    const Field water = field_of(
        pond, [](auto x, auto) { return x < 4 ? 1.5 : 0.25; }, 2);
    WaterFlow flow;
    flow.time_step = 5;
    ProcessOptions options{.steps = 2000, .halo = 3, .fields = {{"water", &water}}};
    double lowest = 1e9, highest = -1e9, speed = 0;
    options.inspect = [&](Terrain& terrain) {
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 12; ++x) {
                const double level =
                    double{terrain.make("water").at(x, y)} + double{terrain.height().at(x, y)};
                lowest = std::min(lowest, level), highest = std::max(highest, level);
                speed = std::max(speed, std::abs(double{terrain.make("velocity_x").at(x, y)}));
            }
    };
    run_process(flow, pond, bowl, options);
    EXPECT_LT(highest - lowest, 2e-4);
    EXPECT_LT(speed, 1e-4);
}

TEST(WaterFlow, a_number_that_is_not_finite_stops_the_run_and_is_named) {
    const Field flat = field_of(
        pond, [](auto, auto) { return 0; }, 2);
    const Field water = field_of(
        pond, [](auto, auto) { return 1; }, 2);
    Field broken({12, 9, 3});
    broken.at(7, 3) = std::numeric_limits<float>::infinity();
    const ProcessOptions options{
        .halo = 3, .fields = {{"water", &water}, {std::string(field::water_qx), &broken}}};
    try {
        run_process(WaterFlow{}, pond, flat, options);
        FAIL();
    } catch (const Error& e) {
        const std::string text = e.what();
        EXPECT_NE(text.find("is not finite at x "), std::string::npos) << text;
        EXPECT_NE(text.find("in step 0"), std::string::npos) << text;
    }
}

TEST(WaterFlow, a_flood_without_measure_is_refused) {
    const Field flat = field_of(
        pond, [](auto, auto) { return 0; }, 2);
    const Field water = field_of(
        pond, [](auto, auto) { return 1e18; }, 2);
    EXPECT_THROW(run_process(WaterFlow{}, pond, flat, {.halo = 3, .fields = {{"water", &water}}}),
                 Error);
}

// A closed lake of 12 m with a strong spring in one cell: cell-to-cell differences of its level
// away from the spring, and what reports count.
struct Stirred {
    double noise_m = 0, sum_m = 0, come_m = 0;  // sums over cells
    std::int64_t limited = 0;
    double at_spring = 0, beside = 0;
};
Stirred stir(WaterFlow flow, bool spring_last) {
    const Grid grid{.columns = 31, .rows = 27, .spacing_m = 2, .edges = Edges::closed};
    Terrain terrain(grid, whole(grid), 3, std::make_shared<MaterialTable>());
    SingleCommunicator comm(grid);
    Scratch scratch(terrain.shape());
    terrain.settle(LayerStack::unit_for(terrain.highest()));
    Field& water = terrain.make(field::water);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) water.at(x, y) = 12;
    Spring spring;
    spring.discharge = 10;
    spring.time_step = flow.time_step;
    Stirred made;
    const auto steps = static_cast<int>(120 / flow.time_step);
    for (int i = 0; i < steps; ++i, ++terrain.now) {
        const StepContext step{grid, terrain.block(), comm, {1, 7}, i, terrain, scratch, {}};
        if (!spring_last) spring.apply(terrain, step);
        const StepReport report = flow.apply(terrain, step);
        for (const auto& [name, count] : report.counts)
            if (name == "limited_cells") made.limited += count;
        if (spring_last && i + 1 < steps) spring.apply(terrain, step);
    }
    std::int64_t cells = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) made.sum_m += double{water.at(x, y)};
    made.come_m = terrain.ledger.account(water_account).in.value();
    for (std::int64_t y = 1; y + 1 < grid.rows; ++y)
        for (std::int64_t x = 1; x + 1 < grid.columns; ++x) {
            if (std::abs(x - 15) + std::abs(y - 13) < 3) continue;
            const double around = 0.25 * (double{water.at(x - 1, y)} + double{water.at(x + 1, y)} +
                                          double{water.at(x, y - 1)} + double{water.at(x, y + 1)});
            made.noise_m += std::abs(double{water.at(x, y)} - around);
            ++cells;
        }
    made.noise_m /= static_cast<double>(cells);
    made.at_spring = double{water.at(15, 13)}, made.beside = double{water.at(15, 16)};
    return made;
}

TEST(WaterFlow, a_stirred_lake_is_smooth_for_every_time_step) {
    for (const auto neighbours : {WaterFlow::Neighbours::four, WaterFlow::Neighbours::eight})
        for (const double seconds : {0.05, 1.0, 6.0, 60.0}) {
            WaterFlow flow;
            flow.neighbours = neighbours;
            flow.time_step = seconds;
            const Stirred made = stir(flow, false);
            EXPECT_LT(made.noise_m, 1e-3) << seconds;
            EXPECT_EQ(made.limited, 0) << seconds;
            EXPECT_EQ(made.sum_m, 12.0 * 31 * 27 + made.come_m) << seconds;
            EXPECT_NEAR(4 * made.come_m, 10 * 120, 0.01) << seconds;
            EXPECT_NEAR(made.at_spring, made.beside, 0.1) << seconds;
        }
}

TEST(WaterFlow, a_spring_behind_the_flow_stirs_no_more_than_one_before_it) {
    WaterFlow flow;
    flow.time_step = 6;
    const Stirred made = stir(flow, true);
    EXPECT_LT(made.noise_m, 1e-3);
    EXPECT_EQ(made.limited, 0);
}

TEST(WaterFlow, deep_water_keeps_its_volume) {
    const Field flat = field_of(
        pond, [](auto x, auto y) { return static_cast<double>(x * y); }, 2);
    const Field water = field_of(
        pond, [](auto x, auto) { return x < 4 ? 900.1 : 0.01; }, 2);
    ProcessOptions options{.steps = 30, .halo = 3, .fields = {{"water", &water}}};
    double before = 0, after = 0;
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 12; ++x) before += double{water.at(x, y)};
    options.inspect = [&](Terrain& terrain) {
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 12; ++x) after += double{terrain.make("water").at(x, y)};
    };
    auto run = run_process(WaterFlow{}, pond, flat, options);
    const Account& account = run.ledger.account(water_account);
    EXPECT_NEAR(before + account.in.value() - account.out.value(), after, 1e-9);
    EXPECT_NEAR(before, after, 0.05);  // quanta of 2^-12 m
}

}  // namespace
}  // namespace cuesta

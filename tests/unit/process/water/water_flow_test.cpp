// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_flow.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cuesta/base/error.h"
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
    // 0.7 x 10 m / sqrt(9.81 x 4) = 1.117 s: nine parts.
    const auto run = run_process(flow, pond, flat, {.halo = 2, .fields = {{"water", &water}}});
    EXPECT_EQ(run.report.counts.at("parts"), 9);
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
    ProcessOptions options{.steps = 2000, .halo = 2, .fields = {{"water", &water}}};
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
    Field broken({12, 9, 2});
    broken.at(7, 3) = std::numeric_limits<float>::infinity();
    const ProcessOptions options{.halo = 2, .fields = {{"water", &water}, {"water.qx", &broken}}};
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
    EXPECT_THROW(run_process(WaterFlow{}, pond, flat, {.halo = 2, .fields = {{"water", &water}}}),
                 Error);
}

TEST(WaterFlow, deep_water_keeps_its_volume) {
    const Field flat = field_of(
        pond, [](auto x, auto y) { return static_cast<double>(x * y); }, 2);
    const Field water = field_of(
        pond, [](auto x, auto) { return x < 4 ? 900.1 : 0.01; }, 2);
    ProcessOptions options{.steps = 30, .halo = 2, .fields = {{"water", &water}}};
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

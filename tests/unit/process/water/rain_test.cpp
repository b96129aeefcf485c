// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/rain.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_process.h"

namespace cuesta {
namespace {

using test::field_of;
using test::ProcessOptions;
using test::run_process;

// The water after some steps on this ground.
Field water_after(const Rain& rain, const Grid& grid, const Field& ground, ProcessOptions options) {
    Field water({grid.columns, grid.rows, 1});
    options.inspect = [&](Terrain& terrain) {
        test::detail::paste(terrain.make(field::water), terrain.block(), water);
    };
    run_process(rain, grid, ground, options);
    return water;
}

const Grid small{.columns = 6, .rows = 4, .spacing_m = 10};

TEST(Rain, falls_at_its_rate) {
    const Field flat = field_of(small, [](auto, auto) { return 0; });
    Rain rain;
    rain.rate = 36.0;  // 0.01 mm/s
    rain.time_step = 0.5;
    const Field water = water_after(rain, small, flat, {.steps = 1000});
    for (int i = 0; i < 24; ++i) EXPECT_NEAR(water.at(i % 6, i / 6), 5e-3, 2e-6);
}

TEST(Rain, a_rate_may_be_a_field) {
    const Field flat = field_of(small, [](auto, auto) { return 0; });
    const Field rate = field_of(small, [](auto x, auto) { return 3.6 * static_cast<double>(x); });
    Rain rain;
    rain.rate = "wet";
    rain.time_step = 100;
    const Field water = water_after(rain, small, flat, {.steps = 10, .fields = {{"wet", &rate}}});
    for (int x = 0; x < 6; ++x) EXPECT_NEAR(water.at(x, 2), 1e-3 * x, 3e-6);
}

TEST(Rain, more_falls_high_up_and_none_where_the_line_ends) {
    const Field slope =
        field_of(small, [](auto x, auto) { return 1000.0 * static_cast<double>(x); });
    Rain rain;
    rain.rate = 3.6;
    rain.time_step = 1000;
    rain.altitude_gain = 0.5;
    rain.reference_height = 3000;
    const Field water = water_after(rain, small, slope, {});
    EXPECT_EQ(water.at(0, 0), 0);
    EXPECT_NEAR(water.at(1, 0), 0, 2e-6);
    EXPECT_NEAR(water.at(2, 0), 0.5e-3, 2e-6);
    EXPECT_NEAR(water.at(3, 0), 1e-3, 2e-6);
    EXPECT_NEAR(water.at(5, 0), 2e-3, 2e-6);
}

// Ten drops of 20 m on 512 x 512 samples, in each step.
TEST(Rain, a_few_large_drops_are_as_deep_as_they_are_said_to_be) {
    const Grid wide{.columns = 512, .rows = 512, .spacing_m = 1};
    const Field flat = field_of(wide, [](auto, auto) { return 0; });
    Rain rain;
    rain.pattern = Rain::Pattern::drops;
    rain.drop_share = 10.0 / (512 * 512);
    rain.drop_depth = 20;
    const Field water = water_after(rain, wide, flat, {.steps = 10});
    double sum = 0;
    for (int y = 0; y < 512; ++y)
        for (int x = 0; x < 512; ++x) {
            const float depth = water.at(x, y);
            EXPECT_NEAR(std::remainder(depth, 20.0f), 0, 1e-4);  // quanta
            sum += double{depth} / 20;
        }
    EXPECT_NEAR(sum, 100, 30);  // three standard deviations
}

TEST(Rain, drops_hit_their_share_and_bring_the_rate) {
    const Grid wide{.columns = 100, .rows = 80, .spacing_m = 1};
    const Field flat = field_of(wide, [](auto, auto) { return 0; });
    Rain rain;
    rain.rate = 36.0;
    rain.pattern = Rain::Pattern::drops;
    rain.drop_share = 0.05;
    rain.time_step = 10;
    const Field water = water_after(rain, wide, flat, {.steps = 1});
    int hit = 0;
    double sum = 0;
    for (int y = 0; y < 80; ++y)
        for (int x = 0; x < 100; ++x) {
            hit += water.at(x, y) > 0 ? 1 : 0;
            sum += double{water.at(x, y)};
            if (water.at(x, y) > 0) {
                EXPECT_NEAR(water.at(x, y), 1e-4 / 0.05, 2e-6);
            }
        }
    EXPECT_NEAR(hit, 400, 80);  // four deviations
    const Field cut = water_after(rain, wide, flat, {.steps = 1, .across = 3, .down = 2});
    for (int y = 0; y < 80; ++y)
        for (int x = 0; x < 100; ++x) EXPECT_EQ(water.at(x, y), cut.at(x, y));
}

TEST(Rain, storms_come_and_go) {
    Rain rain;
    rain.interval = 100;
    rain.duration = 30;
    EXPECT_EQ(rain.wet_seconds(0, 10), 10);
    EXPECT_EQ(rain.wet_seconds(20, 40), 10);
    EXPECT_EQ(rain.wet_seconds(40, 90), 0);
    EXPECT_EQ(rain.wet_seconds(90, 310), 70);
    rain.duration = 200;
    EXPECT_EQ(rain.wet_seconds(40, 90), 50);
    rain.interval = 0;
    EXPECT_EQ(rain.wet_seconds(5, 6), 1);
    // The same in long and in short steps.
    const Field flat = field_of(small, [](auto, auto) { return 0; });
    rain.interval = 100, rain.duration = 30, rain.rate = 36.0;
    rain.time_step = 40;
    const Field rough = water_after(rain, small, flat, {.steps = 10});
    rain.time_step = 0.5;
    const Field fine = water_after(rain, small, flat, {.steps = 800});
    EXPECT_NEAR(rough.at(0, 0), 1.2e-3, 3e-6);
    EXPECT_NEAR(fine.at(0, 0), 1.2e-3, 3e-6);
}

TEST(Rain, what_falls_is_booked) {
    const Field flat = field_of(small, [](auto, auto) { return 0; });
    Rain rain;
    for (const auto pattern : {Rain::Pattern::even, Rain::Pattern::drops}) {
        rain.pattern = pattern;
        rain.drop_share = 0.3;
        double sum = 0;
        ProcessOptions options{.steps = 7};
        options.inspect = [&](Terrain& terrain) {
            for (int i = 0; i < 24; ++i) sum += double{terrain.make(field::water).at(i % 6, i / 6)};
        };
        auto run = run_process(rain, small, flat, options);
        EXPECT_GT(sum, 0);
        EXPECT_EQ(run.ledger.account(water_account).in.value(), sum);
    }
}

}  // namespace
}  // namespace cuesta

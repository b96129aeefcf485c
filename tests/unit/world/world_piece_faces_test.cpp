// SPDX-License-Identifier: Apache-2.0
// What the last stage of a piece does with highs and lows.
#include "cuesta/world/world_piece.h"
#include "support/sweep_lab.h"

namespace cuesta::world {
namespace {

constexpr std::int64_t side = 41;

// Still air over flat ground with one low, in the north (1) or in the south (-1).
SweepLab one_low(float hemisphere) {
    SweepLab lab(Edges::wrap, side, side);
    lab.rock.fill(0), lab.sand.fill(0), lab.water.fill(0), lab.wind_x.fill(0), lab.wind_y.fill(0);
    lab.rule.sea = lab.rule.runoff = lab.rule.sand = lab.rule.temperature = lab.rule.humidity =
        lab.rule.ice = false;
    lab.rule.systems = true;
    lab.rule.bands = lab.rule.noise = lab.rule.systems_rate = 0;
    lab.rule.systems_wind = 0.5f;
    for (RowRule& row : lab.rows) row.around = 0.8f * hemisphere;
    for (std::int64_t y = 0; y < side; ++y)
        for (std::int64_t x = 0; x < side; ++x) {
            const auto far = static_cast<float>((x - 20) * (x - 20) + (y - 20) * (y - 20));
            lab.systems.at(x, y) = -10 * std::exp(-far / 30);
        }
    return lab;
}
// Above zero: against the clock, as seen from above.
double circulation(const SweepLab& lab) {
    double sum = 0;
    for (std::int64_t y = 10; y <= 30; ++y)
        for (std::int64_t x = 10; x <= 30; ++x)
            sum += static_cast<double>(20 - y) * -double{lab.wind_x.at(x, y)} +
                   static_cast<double>(x - 20) * -double{lab.wind_y.at(x, y)};
    return sum;
}
double inflow(const SweepLab& lab) {
    double sum = 0;
    for (std::int64_t y = 10; y <= 30; ++y)
        for (std::int64_t x = 10; x <= 30; ++x)
            sum -= static_cast<double>(x - 20) * double{lab.wind_x.at(x, y)} +
                   static_cast<double>(y - 20) * double{lab.wind_y.at(x, y)};
    return sum;
}

TEST(WorldPieceFaces, lows_turn_against_the_clock_in_the_north_and_with_it_in_the_south) {
    SweepLab north = one_low(1), south = one_low(-1), equator = one_low(0);
    for (SweepLab* one : {&north, &south, &equator}) one->run();
    EXPECT_GT(circulation(north), 100);
    EXPECT_FLOAT_EQ(static_cast<float>(circulation(south)),
                    static_cast<float>(-circulation(north)));
    EXPECT_NEAR(circulation(equator), 0, 1e-3);
    // Some of the wind fills the low, and all of it at the equator.
    EXPECT_GT(inflow(north), 10);
    EXPECT_GT(inflow(equator), 3 * inflow(north));
}

TEST(WorldPieceFaces, a_low_drifts_with_the_mean_wind) {
    SweepLab lab = one_low(1);
    lab.rule.systems_wind = 0;  // its own wind aside
    lab.rule.bands = 1;
    for (RowRule& row : lab.rows) row.wind_x = 0.5f, row.wind_y = -0.25f;
    const auto centre = [&] {
        double sum = 0, x_sum = 0, y_sum = 0;
        for (std::int64_t y = 0; y < side; ++y)
            for (std::int64_t x = 0; x < side; ++x) {
                const auto low = double{lab.systems.at(x, y)};
                sum += low, x_sum += low * static_cast<double>(x);
                y_sum += low * static_cast<double>(y);
            }
        return std::pair(x_sum / sum, y_sum / sum);
    };
    lab.run();  // makes the wind
    const auto [x0, y0] = centre();
    for (int i = 0; i < 20; ++i) lab.run();
    const auto [x1, y1] = centre();
    EXPECT_NEAR(x1 - x0, 20 * 0.4 * 0.5, 0.05);
    EXPECT_NEAR(y1 - y0, 20 * 0.4 * -0.25, 0.05);
}

TEST(WorldPieceFaces, highs_and_lows_stay_bounded) {
    for (const float strength : {60.0f, -60.0f}) {
        SweepLab lab(Edges::polar, 38, 29);
        lab.rule.systems = true;
        lab.rule.systems_wind = 50, lab.rule.systems_rate = 0.1f;
        lab.rule.births_x = lab.rule.births_y = strength;
        lab.wind_x.fill(1e6f), lab.wind_y.fill(-1e6f);
        lab.systems.at(3, 3) = 1e30f;
        for (int i = 0; i < 50; ++i) lab.run();
        for (std::int64_t y = 0; y < 29; ++y)
            for (std::int64_t x = 0; x < 38; ++x) {
                ASSERT_LE(std::abs(lab.systems.at(x, y)), 100);
                ASSERT_LE(std::abs(lab.wind_x.at(x, y)), 10.0001f);
            }
    }
}

}  // namespace
}  // namespace cuesta::world

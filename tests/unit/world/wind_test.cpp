// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/wind.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

std::string flat_world() {
    return head_text(36, 36, "wrap_x", 2, 1000) + "[[stage]]\nop = \"flat\"\n";
}
double row_mean(const std::vector<float>& map, std::size_t row) {
    double sum = 0;
    for (std::size_t x = 0; x < 36; ++x) sum += double{map[row * 36 + x]};
    return sum / 36;
}

TEST(Wind, has_the_bands_of_the_earth) {
    auto run = run_recipe(flat_world() + simulate(1, process("wind", "noise = 0\n")));
    const auto x = samples(*run, "wind_x"), y = samples(*run, "wind_y");
    // Rows of 5 degrees from the north pole: 75, 45 and 15 degrees.
    for (const bool south : {false, true}) {
        const auto row = [&](std::size_t i) { return south ? 35 - i : i; };
        EXPECT_LT(row_mean(x, row(3)), -2) << "polar easterlies";
        EXPECT_GT(row_mean(x, row(9)), 2) << "westerlies";
        EXPECT_LT(row_mean(x, row(15)), -2) << "trades";
        const double to_equator = south ? -1 : 1;
        EXPECT_GT(to_equator * row_mean(y, row(15)), 2);
        EXPECT_LT(to_equator * row_mean(y, row(9)), -2);
        EXPECT_GT(to_equator * row_mean(y, row(3)), 2);
    }
}

TEST(Wind, blows_from_low_ground_to_high) {
    auto run = run_recipe(head_text(30, 9, "closed", 1, 1000) +
                          "[[stage]]\nop = \"uplift\"\nshape = \"ridge\"\nrate = 0.05\n" +
                          simulate(1, process("wind", "noise = 0\nbands = 0\n")));
    const auto height = samples(*run, "height"), x = samples(*run, "wind_x"),
               y = samples(*run, "wind_y");
    double along = 0;
    for (std::size_t row = 1; row < 8; ++row)
        for (std::size_t i = 1; i < 29; ++i) {
            const std::size_t at = row * 30 + i;
            along += double{x[at]} * (double{height[at + 1]} - double{height[at - 1]}) +
                     double{y[at]} * (double{height[at + 30]} - double{height[at - 30]});
        }
    EXPECT_GT(along, 0);
}

TEST(Wind, turbulence_drifts_and_another_number_is_another) {
    const auto wind = [&](int steps, const std::string& lines) {
        auto run =
            run_recipe(flat_world() + simulate(steps, process("wind", "bands = 0\n" + lines)));
        return samples(*run, "wind_x");
    };
    EXPECT_EQ(wind(1, "drift = 0\n"), wind(9, "drift = 0\n"));
    EXPECT_NE(wind(1, ""), wind(9, "drift = 0.01\n"));
    EXPECT_NE(wind(1, ""), wind(1, "noise_seed = 1\n"));
    for (const float one : wind(1, "noise = 2\n")) EXPECT_LE(std::abs(one), 10.0001f);
}

TEST(Wind, keeps_the_pressure_if_asked) {
    auto run = run_recipe(flat_world() + simulate(1, process("wind", "keep_pressure = true\n")));
    for (const float one : samples(*run, "pressure")) EXPECT_NEAR(one, 1013.25, 0.1);
}

// A world without relief, bands and turbulence: what blows comes from highs and lows.
TEST(Wind, highs_and_lows_are_born_drift_and_stay_bounded) {
    const auto at = [](int steps, const std::string& lines) {
        auto run = run_recipe(head_text(64, 36, "polar", 2, 1000) + "[[stage]]\nop = \"flat\"\n" +
                              simulate(steps, process("wind", "bands = 0\nnoise = 0\n" + lines)));
        return std::pair(samples(*run, "pressure_anomaly"), samples(*run, "wind_x"));
    };
    const auto [early, calm] = at(20, "systems = 20\n");
    const auto [late, windy] = at(900, "systems = 20\n");
    const auto most = [](const std::vector<float>& map) {
        float largest = 0;
        for (const float one : map) largest = std::max(largest, std::abs(one));
        return largest;
    };
    EXPECT_GT(most(late), 2 * most(early));
    EXPECT_GT(most(late), 3);
    EXPECT_LE(most(late), 57);
    EXPECT_GT(most(windy), most(calm));
    for (const char* lines : {"systems = 60\nturning = 1\nsystem_life = 10\n",
                              "systems = 60\nturning = 0\nsystem_life = 1000000\n"})
        EXPECT_LE(most(at(100, lines).first), 100);
}

TEST(Wind, without_highs_and_lows_there_is_no_field_of_them) {
    auto run = run_recipe(flat_world() + simulate(2, process("wind")));
    EXPECT_FALSE(run->domain.has("pressure_anomaly"));
}

}  // namespace
}  // namespace cuesta::test

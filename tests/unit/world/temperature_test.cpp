// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/temperature.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

std::string flat_world(double height = 0) {
    return head_text(32, 32, "wrap_x", 2, 1000) +
           fmt::format("[[stage]]\nop = \"flat\"\nlevel = {}\n", height);
}
std::vector<float> after(int steps, const std::string& lines, double height = 0) {
    auto run = run_recipe(flat_world(height) + simulate(steps, process("temperature", lines)));
    return samples(*run, "temperature");
}
double row_mean(const std::vector<float>& map, std::size_t row) {
    double sum = 0;
    for (std::size_t x = 0; x < 32; ++x) sum += double{map[row * 32 + x]};
    return sum / 32;
}

TEST(Temperature, is_warm_at_the_equator_and_cold_at_the_poles) {
    const auto map = after(600, "");
    EXPECT_GT(row_mean(map, 16), 20);
    EXPECT_LT(row_mean(map, 0), 10);
    EXPECT_LT(row_mean(map, 31), 10);
    for (const float one : map) {
        EXPECT_GE(one, -7.5f);
        EXPECT_LE(one, 42.5f);
    }
}

TEST(Temperature, falls_with_height_above_the_threshold) {
    const std::string still = "rotation = 0\n";
    EXPECT_EQ(after(300, still, 0), after(300, still, 2500));
    EXPECT_LT(row_mean(after(300, still, 3000), 16), row_mean(after(300, still, 2500), 16) - 3);
}

TEST(Temperature, night_moves_and_stands_without_rotation) {
    const std::string lines = "rate = 0.1\nwind_share = 0\n";
    EXPECT_EQ(after(1, lines + "rotation = 0\n"), after(1, lines));
    const auto turned = after(80, lines), stood = after(80, lines + "rotation = 0\n");
    EXPECT_NE(turned, stood);
    // Half of the equator has night.
    const auto [least, most] =
        std::minmax_element(stood.begin() + 16 * 32, stood.begin() + 17 * 32);
    EXPECT_GT(*most - *least, 10);
}

TEST(Temperature, water_is_slower_than_land) {
    const auto land = after(5, "rotation = 0\n");
    auto run =
        run_recipe(flat_world() + "[[stage]]\nop = \"flat\"\nlevel = 500\ninto = \"water\"\n" +
                   simulate(5, process("temperature", "rotation = 0\n")));
    const auto sea = samples(*run, "temperature");
    EXPECT_NEAR(double{land[16 * 32 + 16]} - 17.5, 2 * (double{sea[16 * 32 + 16]} - 17.5),
                0.2 * std::abs(double{land[16 * 32 + 16]} - 17.5));
}

TEST(Temperature, uniform_warmth_stays_uniform_in_any_wind) {
    auto run = run_recipe(
        flat_world() + "[[stage]]\nop = \"flat\"\nlevel = 11\ninto = \"temperature\"\n" +
        simulate(40, process("wind", "noise = 2\n") + process("temperature", "rate = 0\n")));
    for (const float one : samples(*run, "temperature")) EXPECT_NEAR(one, 11, 1e-4);
}

TEST(Temperature, heat_as_a_flux_keeps_its_sum_and_gathers_where_winds_meet) {
    const std::string warm =
        flat_world() + "[[stage]]\nop = \"flat\"\nlevel = 5\ninto = \"temperature\"\n";
    const auto after_wind = [&](const std::string& lines) {
        auto run =
            run_recipe(warm + simulate(10, process("wind", "noise = 0.5\nbands = 0\n") +
                                               process("temperature", "rate = 0\n" + lines)));
        return samples(*run, "temperature");
    };
    const auto flux = after_wind("transport = \"flux\"\n");
    double sum = 0;
    for (const float one : flux) sum += double{one};
    EXPECT_NEAR(sum / (32 * 32), 5, 12.5 * 1e-5);
    const auto [least, most] = std::minmax_element(flux.begin(), flux.end());
    EXPECT_GT(*most - *least, 2);
    for (const float one : after_wind("")) EXPECT_NEAR(one, 5, 1e-4);
}

}  // namespace
}  // namespace cuesta::test

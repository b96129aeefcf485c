// SPDX-License-Identifier: Apache-2.0
// Heads against closed forms; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

TEST(GroundwaterScience, between_two_ditches_the_table_is_the_parabola_of_dupuit) {
    constexpr double k = 1e-4, year = 31557600, w = 1 / year, ditch = 20, length = 1000;
    constexpr std::size_t columns = 101;
    const std::string land =
        head_text(columns, 3, "closed", 1, 10) +
        "[[stage]]\nop = \"formula\"\nvalue = \"x < 5 || x > 995 ? 20 : 40\"\n"
        "[[stage]]\nop = \"formula\"\nvalue = \"height\"\ninto = \"base\"\n"
        "[[stage]]\nop = \"formula\"\nvalue = \"0.2 * sqrt(400 + 3.1688e-4 * x * (1000 - x))\"\n"
        "into = \"groundwater\"\n";
    // Rain as mm/h; a start near the end, so that the last of a slow approach is what is tested.
    auto run = run_recipe(
        land +
        simulate(8000, process("rain", fmt::format("rate = {}\ntime_step = 3600\n", w * 3600e3)) +
                           process("groundwater",
                                   "model = \"darcy\"\nconductivity = 1e-4\n"
                                   "thickness = \"base\"\ntime_step = 3600\n") +
                           process("evaporation", "rate = 9999\ntime_step = 3600\n")));
    const auto table = samples(*run, "water_table");
    double worst = 0;
    const double rise = std::sqrt(ditch * ditch + w / k * length * length / 4) - ditch;
    for (std::size_t i = 0; i < columns; ++i) {
        const double x = 10 * static_cast<double>(i);
        const double exact = std::sqrt(ditch * ditch + w / k * x * (length - x));
        worst = std::max(worst, std::abs(double{table[columns + i]} - exact));
    }
    fmt::print("largest error / rise: {}\n", worst / rise);
    EXPECT_LT(worst / rise, 0.01);
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

TEST(GroundwaterScience, a_wave_of_the_table_dies_as_boussinesq_says) {
    constexpr double k = 1e-4, yield = 0.2, deep = 20, length = 640;
    const double number = 2 * std::numbers::pi / length;
    const double life = yield / (k * deep * number * number);  // s
    const int steps = static_cast<int>(std::lround(life / 3600));
    auto run = run_recipe(
        head_text(64, 3, "wrap", 1, 10) +
        "[[stage]]\nop = \"flat\"\nlevel = 40\n"
        "[[stage]]\nop = \"formula\"\nvalue = \"0.2 * (20 + 0.2 * cos(x * 2 * pi / (640 m)))\"\n"
        "into = \"groundwater\"\n" +
        simulate(steps, process("groundwater",
                                "model = \"darcy\"\nconductivity = 1e-4\nthickness = 40\n"
                                "time_step = 3600\n")));
    const auto held = samples(*run, "groundwater");
    double wave = 0;
    for (std::size_t i = 0; i < 64; ++i)
        wave += double{held[64 + i]} / yield * std::cos(number * 10 * static_cast<double>(i)) / 32;
    const double exact = 0.2 * std::exp(-steps * 3600 / life);
    fmt::print("left / exact: {}\n", wave / exact);
    EXPECT_NEAR(wave / exact, 1, 0.01);
}

}  // namespace
}  // namespace cuesta::test

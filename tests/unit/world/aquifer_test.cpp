// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/aquifer.h"

#include <gtest/gtest.h>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

void expect_closed(Run& run) {
    for (const LedgerRow& row : run.ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

const std::string hills = "[[stage]]\nop = \"fbm\"\nrelief = 60\nwavelength = 400\n";

TEST(Aquifer, water_on_and_in_the_ground_is_kept_to_the_quantum) {
    auto run = run_recipe(head_text(40, 30, "closed", 1, 20) + hills +
                          "[[stage]]\nop = \"flat\"\nlevel = 0.5\ninto = \"water\"\n"
                          "[[stage]]\nop = \"flat\"\nlevel = 3\ninto = \"groundwater\"\n" +
                          simulate(30, process("groundwater",
                                               "model = \"darcy\"\nconductivity = 1e-4\n"
                                               "thickness = 20\n")));
    EXPECT_NEAR(sum_of(*run, "water") + sum_of(*run, "groundwater"), 3.5 * 40 * 30, 1e-3);
    EXPECT_EQ(run->ledger().empty(), false);
    expect_closed(*run);
}

TEST(Aquifer, springs_are_at_the_foot_of_slopes_and_flow_on_without_rain) {
    const std::string land = head_text(60, 7, "closed", 1, 20) +
                             "[[stage]]\nop = \"formula\"\nvalue = \"max(0, x - 200) * 0.1\"\n"
                             "[[stage]]\nop = \"flat\"\nlevel = 3\ninto = \"groundwater\"\n";
    const std::string part = process("groundwater",
                                     "model = \"darcy\"\nconductivity = 1e-4\nthickness = 20\n"
                                     "time_step = 86400\n");
    auto run = run_recipe(land + simulate(200, part));
    const auto springs = samples(*run, "spring_flow"), water = samples(*run, "water");
    double low = 0, high = 0;
    for (std::size_t x = 0; x < 60; ++x) (x < 20 ? low : high) += double{springs[3 * 60 + x]};
    EXPECT_GT(low, 0.01);
    EXPECT_EQ(high, 0);
    EXPECT_GT(water[3 * 60 + 2], 0);
    const auto table = samples(*run, "water_table"), height = samples(*run, "height");
    for (std::size_t x = 30; x < 60; ++x) EXPECT_LT(table[3 * 60 + x], height[3 * 60 + x]);
}

TEST(Aquifer, tight_rock_lets_nothing_in_and_sand_does) {
    const auto soaked = [](const char* material) {
        auto run = run_recipe(head_text(20, 20, "closed", 1, 20) +
                              "[[stage]]\nop = \"fbm\"\nrelief = 10\nmaterial = \"" + material +
                              "\"\n[[stage]]\nop = \"flat\"\nlevel = 0.5\ninto = \"water\"\n" +
                              simulate(1, process("groundwater",
                                                  "model = \"darcy\"\nby_material = true\n"
                                                  "time_step = 3600\n")));
        expect_closed(*run);
        return sum_of(*run, "groundwater") / 400;
    };
    EXPECT_LT(soaked("granite"), 1e-5);
    EXPECT_NEAR(soaked("sand"), 0.36, 0.001);
}

TEST(Aquifer, the_same_on_any_threads_and_blocks) {
    const std::string text = head_text(37, 41, "wrap_x", 3, 15) + hills +
                             "[[stage]]\nop = \"flat\"\nlevel = 2\ninto = \"groundwater\"\n" +
                             simulate(12, process("rain", "rate = 5\ntime_step = 3600\n") +
                                              process("groundwater", "model = \"darcy\"\n"));
    const std::string one = state_hash(*run_recipe(text, {.threads = 1}));
    EXPECT_EQ(one, state_hash(*run_recipe(text, {.threads = 2, .across = 2, .down = 3})));
}

TEST(Aquifer, time_beyond_its_substeps_is_counted) {
    auto run = run_recipe(head_text(10, 10, "closed", 1, 1) + hills +
                          simulate(1, process("groundwater",
                                              "model = \"darcy\"\nconductivity = 0.01\n"
                                              "time_step = 1e7\n")));
    EXPECT_GT(run->records.back().report.counts["left_out_seconds"], 9e6);
}

}  // namespace
}  // namespace cuesta::test

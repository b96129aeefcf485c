// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/groundwater.h"

#include <gtest/gtest.h>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

void expect_closed(Run& run) {
    for (const LedgerRow& row : run.ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

TEST(Groundwater, soaks_in_and_stays_in_the_account) {
    auto run = run_recipe(head_text(20, 12, "closed", 1, 100) +
                          "[[stage]]\nop = \"hills\"\ncount = 1\n"
                          "[[stage]]\nop = \"flat\"\nlevel = 4\ninto = \"water\"\n" +
                          simulate(40, process("groundwater", "infiltration = 0.05\n")));
    EXPECT_NEAR(sum_of(*run, "water") + sum_of(*run, "groundwater"), 4.0 * 240, 1e-3);
    EXPECT_NEAR(sum_of(*run, "groundwater"), 0.05 * 40 * 240, 0.1 * 240);
    expect_closed(*run);
}

// A slope whose upper half is wet: water soaks in there, and comes out below.
TEST(Groundwater, springs_at_the_foot_of_a_slope) {
    constexpr std::size_t columns = 60;
    const auto water_after = [&](int steps) {
        auto run = run_recipe(
            head_text(columns, 7, "closed", 1, 100) +
            "[[stage]]\nop = \"uplift\"\nshape = \"tilt\"\nx = 0\nwidth = 1\nrate = 0.1\n"
            "time_step = 3000\n"
            "[[stage]]\nop = \"flat\"\nlevel = 8\ninto = \"groundwater\"\n" +
            simulate(steps, process("groundwater",
                                    "depth = 50\nporosity = 0.2\nflow = 1\n"
                                    "infiltration = 0\n")));
        expect_closed(*run);
        EXPECT_NEAR(sum_of(*run, "water") + sum_of(*run, "groundwater"), 8.0 * columns * 7, 1e-2);
        return std::pair(samples(*run, "height"), samples(*run, "water"));
    };
    const auto [height, early] = water_after(1);
    const std::vector<float> late = water_after(400).second;
    EXPECT_EQ(std::count_if(early.begin(), early.end(), [](float w) { return w > 0; }), 0);
    const bool rises_east = height[3 * columns + 40] > height[3 * columns + 20];
    const auto at = [&](std::size_t i) {
        return late[3 * columns + (rises_east ? i : columns - 1 - i)];
    };
    EXPECT_GT(at(0), 1);                                             // the foot
    for (std::size_t i = 20; i < columns; ++i) EXPECT_EQ(at(i), 0);  // the slope stays dry
}

TEST(Groundwater, a_level_lake_on_full_ground_stays) {
    // Filled by the sea, ground full; then neither water nor ground moves.
    const std::string land = head_text(30, 30, "closed", 6, 1000) +
                             "[[stage]]\nop = \"fbm\"\nrelief = 90\n" +
                             simulate(1, process("sea", "sea_level = 200\n")) +
                             "[[stage]]\nop = \"flat\"\nlevel = 10\ninto = \"groundwater\"\n";
    const std::string parts = process("runoff") + process("groundwater");
    auto first = run_recipe(land + simulate(1, parts)),
         later = run_recipe(land + simulate(500, parts));
    const auto height = samples(*later, "height"), water = samples(*later, "water"),
               ground = samples(*later, "groundwater"), was = samples(*first, "water");
    for (std::size_t i = 0; i < height.size(); ++i) {
        ASSERT_NEAR(height[i] + water[i], 200, 0.01);
        ASSERT_NEAR(water[i], was[i], 0.002);
        ASSERT_NEAR(ground[i], 10, 0.002);
    }
    expect_closed(*later);
}

TEST(Groundwater, lives_with_all_other_parts_on_any_blocks) {
    std::string parts;
    for (const std::string_view one : every_world_part)
        parts += process(one, one == "sea" ? "sea_level = 950\n" : "");
    for (const char* edges : {"wrap_x", "polar", "open"}) {
        const std::string text = world_land(62, 37, edges) + simulate(25, parts);
        auto run = run_recipe(text, {.threads = 1});
        expect_closed(*run);
        EXPECT_GT(sum_of(*run, "groundwater"), 0);
        EXPECT_EQ(state_hash(*run_recipe(text, {.threads = 2, .across = 2, .down = 3})),
                  state_hash(*run))
            << edges;
    }
}

TEST(Groundwater, less_room_while_it_runs_comes_out) {
    auto run = run_recipe(head_text(16, 16, "closed", 1, 100) +
                          "[[stage]]\nop = \"flat\"\n"
                          "[[stage]]\nop = \"flat\"\nlevel = 10\ninto = \"groundwater\"\n" +
                          simulate(3, process("groundwater", "depth = 10\ninfiltration = 0\n")));
    EXPECT_NEAR(sum_of(*run, "groundwater"), 2.0 * 256, 0.01);
    EXPECT_NEAR(sum_of(*run, "water"), 8.0 * 256, 0.01);
    expect_closed(*run);
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sea.h"

#include <gtest/gtest.h>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

TEST(Sea, fills_low_ground_up_to_its_level_and_books_it) {
    auto run = run_recipe(world_land(48, 32) + simulate(1, process("sea", "sea_level = 950\n")));
    const auto height = samples(*run, "height"), water = samples(*run, "water"),
               sea = samples(*run, "sea");
    int wet = 0;
    for (std::size_t i = 0; i < height.size(); ++i) {
        if (sea[i] > 0) {
            EXPECT_NEAR(height[i] + water[i], 950, 0.001) << i;
        }
        if (height[i] >= 950) {
            EXPECT_EQ(water[i], 0);
        }
        wet += water[i] > 0 ? 1 : 0;
    }
    EXPECT_GT(wet, 400);
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

TEST(Sea, basins_it_cannot_reach_are_filled_only_as_in_the_document) {
    // Sixty and some separate holes: with a sea of at least half the map only the largest is one.
    const std::string land = world_land(48, 32, "closed", 3, 0.3);
    const std::string half = "sea_level = 950\nsmallest_sea = 1\n";
    const double own = sum_of(*run_recipe(land + simulate(1, process("sea", half))), "sea");
    const double all = sum_of(
        *run_recipe(land + simulate(1, process("sea", half + "inland = \"document\"\n"))), "sea");
    EXPECT_NEAR(all, 0.3 * 48 * 32, 3);
    EXPECT_LT(own, all);
    EXPECT_GT(own, 0);
}

TEST(Sea, holds_the_water_there_is_less_what_lies_as_ice) {
    const std::string one = "water_depth = 60\nsmallest_sea = 0\n";
    const auto run = run_recipe(world_land(48, 32) + simulate(2, process("sea", one)));
    EXPECT_NEAR(sum_of(*run, "water"), 60.0 * 48 * 32, 0.1);
    const auto height = samples(*run, "height"), water = samples(*run, "water");
    double level = -1e9;
    for (std::size_t i = 0; i < height.size(); ++i)
        if (water[i] > 0) {
            if (level < -1e8) level = height[i] + water[i];
            EXPECT_NEAR(height[i] + water[i], level, 0.001);
        }
    const std::string sheet =
        "[[stage]]\nop = \"flat\"\nlabel = \"sheet\"\ninto = \"ice\"\nlevel = 20\n";
    const auto cold = run_recipe(world_land(48, 32) + sheet + simulate(2, process("sea", one)));
    EXPECT_NEAR(sum_of(*cold, "water"), 40.0 * 48 * 32, 0.1);
    for (const LedgerRow& row : cold->ledger()) EXPECT_EQ(row.residual_m3, 0);
}

TEST(Sea, follows_its_level) {
    auto run = run_recipe(world_land(32, 16) +
                          simulate(6, process("sea", "sea_level = 950\nrefresh = 1\n")) +
                          "[[stage.event]]\nat = 3\nset = { \"process.sea.sea_level\" = 400 }\n");
    const auto height = samples(*run, "height"), water = samples(*run, "water");
    for (std::size_t i = 0; i < height.size(); ++i)
        if (water[i] > 0) {
            EXPECT_NEAR(height[i] + water[i], 400, 0.001);
        }
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0);
}

}  // namespace
}  // namespace cuesta::test

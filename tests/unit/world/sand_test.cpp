// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sand.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

TEST(Sand, is_made_of_rock_by_flowing_water) {
    auto run = run_recipe(world_land(48, 24) +
                          simulate(30, process("sea", "sea_level = 950\n") + process("runoff") +
                                           process("sand") + process("humidity")));
    double formed = 0, turned = 0;
    for (const LedgerRow& row : run->ledger()) {
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        if (row.material == "sand") formed = row.formed_m3;
        if (row.material == "granite") turned = row.turned_m3;
    }
    EXPECT_GT(formed, 0);
    EXPECT_EQ(formed, turned);
}

TEST(Sand, slopes_alone_never_raise_the_highest_ground) {
    const std::string land = head_text(30, 30, "closed", 4, 100) +
                             "[[stage]]\nop = \"fbm\"\nrelief = 500\nmaterial = \"granite\"\n"
                             "[[stage]]\nop = \"strata\"\nmaterials = [\"sand\"]\n"
                             "thickness = [40]\ndepth = 40\n";
    auto before = run_recipe(land);
    auto after = run_recipe(
        land + simulate(200, process("sand", "erosion = 0\nsmoothing = 0\nspread = 1\n")));
    const auto a = samples(*before, "height"), b = samples(*after, "height");
    EXPECT_LE(*std::max_element(b.begin(), b.end()), *std::max_element(a.begin(), a.end()));
    for (const LedgerRow& row : after->ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

TEST(Sand, smoothing_keeps_steep_and_gentle_rock) {
    const std::string land =
        head_text(24, 24, "closed", 4, 100) + "[[stage]]\nop = \"fbm\"\nrelief = 400\n";
    const auto height = [&](const std::string& lines) {
        auto run = run_recipe(land + simulate(20, process("sand", lines)));
        return samples(*run, "height");
    };
    const auto still = samples(*run_recipe(land), "height");
    const auto kept = height("smooth_above = 5000\nsmooth_below = 6000\n");
    for (std::size_t i = 0; i < still.size(); ++i) EXPECT_NEAR(kept[i], still[i], 1e-4);
    const auto smooth = height("smooth_above = 0\nsmooth_below = 6000\nsmoothing = 1\n");
    const auto rough = [](const std::vector<float>& map) {
        double sum = 0;
        for (std::size_t i = 1; i < map.size(); ++i)
            if (i % 24 != 0) sum += std::abs(double{map[i]} - double{map[i - 1]});
        return sum;
    };
    EXPECT_LT(rough(smooth), 0.7 * rough(still));
}

}  // namespace
}  // namespace cuesta::test

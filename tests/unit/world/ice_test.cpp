// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/ice.h"

#include <gtest/gtest.h>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

// Water 50 m deep in air of one temperature, with ice on it.
std::string pond(double temperature_c, double ice_m) {
    return head_text(16, 16, "closed", 1, 100) +
           fmt::format(
               "[[stage]]\nop = \"flat\"\nlevel = 50\ninto = \"water\"\n"
               "[[stage]]\nop = \"flat\"\nlevel = {}\ninto = \"temperature\"\n"
               "[[stage]]\nop = \"flat\"\nlevel = {}\ninto = \"ice\"\n",
               temperature_c, ice_m);
}

TEST(Ice, grows_below_freezing_and_melts_above) {
    // K8: the document's -0.9, -0.6 and 0.5 are -5, 2.5 and 30 degrees.
    const auto ice = [](double c) {
        return sum_of(*run_recipe(pond(c, 10) + simulate(1, process("ice"))), "ice") / 256;
    };
    EXPECT_NEAR(ice(-5), 10 + 5 * 0.24, 1e-4);
    EXPECT_NEAR(ice(2.5), 10 - 2.5 * 0.24, 1e-4);
    EXPECT_NEAR(ice(30), 10 - 30 * 0.24, 1e-4);
}

TEST(Ice, what_melts_is_water_again) {
    const auto run = run_recipe(pond(5, 10) + simulate(5, process("ice")));
    EXPECT_EQ(sum_of(*run, "ice") + sum_of(*run, "water"), 60.0 * 256);
    const auto half = run_recipe(pond(5, 10) + simulate(5, process("ice", "melt_share = 0.5\n")));
    for (const LedgerRow& row : half->ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
    EXPECT_LT(sum_of(*half, "ice") + sum_of(*half, "water"), 60.0 * 256);
}

TEST(Ice, flows_to_lower_ground_and_grinds_it) {
    const std::string land = head_text(24, 24, "closed", 3, 100) +
                             "[[stage]]\nop = \"fbm\"\nrelief = 800\n"
                             "[[stage]]\nop = \"flat\"\nlevel = 200\ninto = \"ice\"\n"
                             "[[stage]]\nop = \"flat\"\nlevel = -3\ninto = \"temperature\"\n";
    auto plain = run_recipe(land + simulate(60, process("ice")));
    EXPECT_EQ(sum_of(*plain, "ice"), 200.0 * 24 * 24);
    const auto ice = samples(*plain, "ice"), height = samples(*plain, "height");
    double high = 0, low = 0;
    for (std::size_t i = 0; i < ice.size(); ++i) (height[i] > 400 ? high : low) += double{ice[i]};
    EXPECT_GT(low / high, 1.2);
    auto grinds = run_recipe(land + simulate(60, process("ice", "glacial_erosion = 0.5\n")));
    double sand = 0;
    for (const LedgerRow& row : grinds->ledger()) {
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        if (row.material == "sand") sand = row.end_m3;
    }
    EXPECT_GT(sand, 0);
}

}  // namespace
}  // namespace cuesta::test

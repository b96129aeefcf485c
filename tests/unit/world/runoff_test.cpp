// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/runoff.h"

#include <gtest/gtest.h>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

// A bowl with water of an even depth.
std::string bowl(std::string_view edges) {
    return head_text(31, 31, edges, 1, 100) +
           "[[stage]]\nop = \"hills\"\ncount = 1\n"
           "[[stage]]\nop = \"flat\"\nlevel = 20\ninto = \"water\"\n";
}

TEST(Runoff, keeps_water_within_walls) {
    auto run = run_recipe(bowl("closed") + simulate(50, process("runoff")));
    EXPECT_NEAR(sum_of(*run, "water"), 20.0 * 31 * 31, 1e-3);  // rounded to quanta at first
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0);
}

TEST(Runoff, leaves_over_open_sides_and_is_booked_there) {
    auto run = run_recipe(bowl("open") + simulate(50, process("runoff")));
    EXPECT_LT(sum_of(*run, "water"), 19.0 * 31 * 31);
    for (const LedgerRow& row : run->ledger()) {
        EXPECT_EQ(row.residual_m3, 0);
        if (row.material == "water") {
            EXPECT_GT(row.border_m3[0], 0);
        }
    }
}

TEST(Runoff, soaks_in_what_it_is_told) {
    auto run = run_recipe(bowl("closed") + simulate(10, process("runoff", "infiltration = 0.1\n")));
    EXPECT_NEAR(sum_of(*run, "water"), 19.0 * 31 * 31, 0.02 * 31 * 31);
}

TEST(Runoff, currents_point_downhill) {
    auto run = run_recipe(head_text(20, 5, "closed", 1, 100) +
                          "[[stage]]\nop = \"flat\"\nlevel = 5\ninto = \"water\"\n"
                          "[[stage]]\nop = \"uplift\"\nshape = \"tilt\"\nrate = 0.01\n" +
                          simulate(3, process("runoff")));
    const auto x = samples(*run, "current_x"), y = samples(*run, "current_y"),
               height = samples(*run, "height");
    const std::size_t middle = 2 * 20 + 10;
    const bool falls_east = height[middle + 1] < height[middle];
    if (height[middle + 1] != height[middle]) {
        EXPECT_GT(falls_east ? x[middle] : -x[middle], 0);
    } else {
        const bool falls_south = height[middle + 20] < height[middle];
        EXPECT_GT(falls_south ? y[middle] : -y[middle], 0);
    }
}

}  // namespace
}  // namespace cuesta::test

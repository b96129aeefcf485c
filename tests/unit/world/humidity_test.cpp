// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/humidity.h"

#include <gtest/gtest.h>

#include "support/world_lab.h"

namespace cuesta::test {
namespace {

TEST(Humidity, water_rises_from_the_sea_and_falls_on_land) {
    auto run =
        run_recipe(world_land(48, 24) + simulate(120, process("sea", "sea_level = 950\n") +
                                                          process("wind") + process("humidity")));
    double dry_land = 0;
    const auto water = samples(*run, "water"), sea = samples(*run, "sea"),
               humidity = samples(*run, "humidity");
    for (std::size_t i = 0; i < water.size(); ++i) {
        if (sea[i] == 0) dry_land += double{water[i]};
        EXPECT_GE(humidity[i], 0);
        EXPECT_LE(humidity[i], 1.0001f);
    }
    EXPECT_GT(dry_land, 0);
    for (const LedgerRow& row : run->ledger()) EXPECT_EQ(row.residual_m3, 0) << row.material;
}

TEST(Humidity, a_closed_cycle_loses_nothing) {
    auto run = run_recipe(head_text(24, 24, "closed", 1, 100) +
                          "[[stage]]\nop = \"flat\"\nlevel = 200\ninto = \"water\"\n" +
                          simulate(100, process("humidity")));
    const double all = sum_of(*run, "water") + sum_of(*run, "air_water");
    EXPECT_EQ(all, 200.0 * 24 * 24);
    EXPECT_GT(sum_of(*run, "air_water"), 10);
}

TEST(Humidity, the_documents_open_cycle_is_booked) {
    auto run = run_recipe(head_text(24, 24, "closed", 1, 100) +
                          "[[stage]]\nop = \"flat\"\nlevel = 200\ninto = \"water\"\n" +
                          simulate(50, process("humidity", "cycle = \"open\"\n")));
    for (const LedgerRow& row : run->ledger()) {
        EXPECT_EQ(row.residual_m3, 0) << row.material;
        if (row.material == "water") {
            EXPECT_GT(row.in_m3, 0);
        }
    }
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/surface_water.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

Terrain small() {
    Grid grid;
    grid.columns = 3, grid.rows = 2;
    return Terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
}

TEST(SurfaceWater, what_rises_is_booked_in_and_what_seeps_away_out) {
    Terrain terrain = small();
    Field& water = terrain.make(field::water);
    water.at(1, 1) = 0.25f;
    {
        const SurfaceWaterBooking booking(terrain);
        water.at(0, 0) = 2;
        water.at(2, 1) = 0.1f;
    }
    EXPECT_EQ(terrain.ledger.account(water_account).in.value(), 2 + double{0.1f});
    EXPECT_EQ(terrain.ledger.account(water_account).out.value(), 0);
    {
        const SurfaceWaterBooking booking(terrain);
        water.at(0, 0) = 0.5f;
    }
    EXPECT_EQ(terrain.ledger.account(water_account).out.value(), 1.5);
}

TEST(SurfaceWater, what_comes_and_what_goes_do_not_cancel) {
    // Else the books of a map would depend on how it is cut into blocks.
    Terrain terrain = small();
    Field& water = terrain.make(field::water);
    water.at(1, 1) = 2;
    {
        const SurfaceWaterBooking booking(terrain);
        water.at(1, 1) = 0.5f;
        water.at(0, 0) = 3;
    }
    EXPECT_EQ(terrain.ledger.account(water_account).in.value(), 3);
    EXPECT_EQ(terrain.ledger.account(water_account).out.value(), 1.5);
}

TEST(SurfaceWater, nothing_is_booked_where_nothing_changes) {
    Terrain terrain = small();
    { const SurfaceWaterBooking booking(terrain); }
    EXPECT_TRUE(terrain.ledger.accounts().empty());
}

}  // namespace
}  // namespace cuesta

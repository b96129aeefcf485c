// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/surface_water.h"

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

TEST(SurfaceWater, cells_that_gain_and_cells_that_lose_are_booked_apart) {
    // Together they would cancel, and two blocks would book what one does not.
    Terrain terrain = small();
    Field& water = terrain.make(field::water);
    water.at(1, 1) = 2;
    {
        const SurfaceWaterBooking booking(terrain);
        water.at(0, 0) = 3;
        water.at(1, 1) = 0.5f;
    }
    EXPECT_EQ(terrain.ledger.account(water_account).in.value(), 3);
    EXPECT_EQ(terrain.ledger.account(water_account).out.value(), 1.5);
}

TEST(WaterBalance, what_a_float_cannot_hold_has_gone) {
    WaterBalance book;
    const float before = 1000, after = before + 1e-5f;  // 1000 as well
    book.book({before, 1e-5f}, {after, 0});
    EXPECT_EQ(book.in.value(), 0);
    EXPECT_EQ(book.out.value(), double{1e-5f});
    book.book({1}, {3}, 2);  // came from elsewhere in the account
    EXPECT_EQ(book.in.value(), 0);
}

TEST(SurfaceWater, nothing_is_booked_where_nothing_changes) {
    Terrain terrain = small();
    { const SurfaceWaterBooking booking(terrain); }
    EXPECT_TRUE(terrain.ledger.accounts().empty());
}

}  // namespace
}  // namespace cuesta

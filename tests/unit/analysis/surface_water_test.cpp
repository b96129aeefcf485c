// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/surface_water.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

// A basin of three cells, 2 and 5 m deep below the lowest point of its rim, on a map of 5 x 3.
class SurfaceWaterTest : public ::testing::Test {
protected:
    SurfaceWaterTest()
        : terrain(grid, whole(grid), 1, std::make_shared<const MaterialTable>()), comm(grid) {
        terrain.height().fill(20);
        const float floor[] = {8, 5, 8};
        for (int x = 0; x < 3; ++x) terrain.height().at(1 + x, 1) = floor[x];
        terrain.height().at(2, 0) = 10;  // the outlet
    }
    const Grid grid{5, 3, 10};
    Terrain terrain;
    SingleCommunicator comm;
};

TEST_F(SurfaceWaterTest, lakes_are_what_the_land_would_hold) {
    SurfaceWater water(WaterKind::lakes, grid);
    water.collect(terrain, comm, {});
    ASSERT_EQ(water.lakes.size(), 1u);
    const flow::Lake& lake = water.lakes[0];
    EXPECT_EQ(lake.cells, 3);
    EXPECT_DOUBLE_EQ(lake.level * water.unit_m, 10);
    EXPECT_DOUBLE_EQ(static_cast<double>(lake.volume) * water.unit_m, 2 + 5 + 2);
    EXPECT_EQ(water.lake_cells, (std::vector<flow::CellId>{6, 7, 8}));
    EXPECT_EQ(water.lake_of, (std::vector<flow::LakeIndex>{0, 0, 0}));
    EXPECT_TRUE(water.depth_m.empty());
    EXPECT_FALSE(water.simulated);
    // Below the sea there is none.
    SurfaceWater sunk(WaterKind::lakes, grid);
    sunk.collect(terrain, comm, 15.0);
    EXPECT_TRUE(sunk.lakes.empty());
}

TEST_F(SurfaceWaterTest, a_simulation_leaves_what_is_wet) {
    Field& depth = terrain.make(field::water);
    depth.at(2, 1) = 3;
    depth.at(3, 1) = 0.5f * thinnest_water_m;  // a film
    depth.at(0, 0) = 1;                        // no depression
    SurfaceWater water(WaterKind::lakes, grid);
    water.collect(terrain, comm, {});
    ASSERT_EQ(water.lakes.size(), 1u);
    const std::vector<HeldWater> held = held_water(water);
    ASSERT_EQ(held.size(), 1u);
    EXPECT_EQ(held[0].cells, 1);
    EXPECT_DOUBLE_EQ(held[0].depth_sum_m, 3);
    EXPECT_DOUBLE_EQ(held[0].level_m, 8);
    EXPECT_TRUE(water.simulated);
    ASSERT_EQ(water.lake_cells, (std::vector<flow::CellId>{7}));
    EXPECT_EQ(water.lake_of, (std::vector<flow::LakeIndex>{0}));
}

TEST_F(SurfaceWaterTest, discharge_counts_only_where_it_was_simulated) {
    terrain.make(field::discharge).fill(7);
    SurfaceWater dry(WaterKind::rivers, grid);
    dry.collect(terrain, comm, {});
    EXPECT_FALSE(dry.simulated);
    EXPECT_TRUE(dry.discharge.empty());
    terrain.make(field::water_qx);
    SurfaceWater water(WaterKind::rivers, grid);
    water.collect(terrain, comm, {});
    EXPECT_TRUE(water.simulated);
    ASSERT_EQ(water.discharge.size(), 15u);
    EXPECT_EQ(water.discharge[14], 7);
    // All fifteen cells drain somewhere, and the outlet gets the basin's water and its own.
    EXPECT_GE(water.map.cells[2], 4u);
}

TEST_F(SurfaceWaterTest, of_rivers_there_are_their_cells_and_what_gives_to_a_mouth) {
    SurfaceWater water(WaterKind::rivers, grid, 4);
    water.collect(terrain, comm, {});
    // The basin drains over its outlet at (2, 0), the only river; the cell below gives to it.
    ASSERT_FALSE(water.map.ids.empty());
    EXPECT_LT(water.map.ids.size(), 15u);
    for (std::size_t i = 0; i < water.map.ids.size(); ++i) {
        if (water.map.cells[i] >= 4) continue;
        const flow::MapCell to = water.map.receiver(static_cast<flow::MapCell>(i));
        if (to != flow::no_cell) {
            EXPECT_FALSE(flow::has_receiver(water.map.direction[to]));
        }
    }
}

TEST(SurfaceWater, the_usual_river_drains_a_thousandth_of_a_large_map) {
    Grid grid;
    grid.columns = grid.rows = 64, grid.spacing_m = 10;
    EXPECT_EQ(usual_river_area_m2(grid), 100 * 100);
    grid.columns = grid.rows = 1000;
    EXPECT_EQ(usual_river_area_m2(grid), 1000 * 100);
}

}  // namespace
}  // namespace cuesta

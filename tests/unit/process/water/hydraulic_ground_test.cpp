// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_ground.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

// A column of 100 units of granite, then `over` units of sand, worn by water.
struct OneCell {
    Grid grid{.columns = 1, .rows = 1};
    Terrain terrain{grid, whole(grid), 2, std::make_shared<MaterialTable>()};
    MaterialId granite = *terrain.materials().find("granite");
    MaterialId sand = *terrain.materials().find("sand");
    MaterialId regolith = *terrain.materials().find("regolith");
    HydraulicSubstep part{{}, {}, regolith, 4, true};
    HydraulicBalance balance;
    float wear = 0, deposit = 0, load = 0;

    OneCell() {
        terrain.settle(1);
        terrain.ground().make_layered();
        LayerBook book;
        terrain.ground().add(0, 0, sand, 10, 0, book);
        part.coefficients.unit = 1, part.coefficients.per_unit = 1;
        part.coefficients.quantum = 0.125f, part.coefficients.per_quantum = 8;
        part.coefficients.dither_gain = 0.5f;
        part.tables.erodibility[sand] = 2, part.tables.erodibility[granite] = 0.5f;
        part.tables.yield[sand] = 9, part.tables.yield[granite] = 15;
        part.tables.yield[regolith] = 8;
    }
    void lay(std::int32_t change, std::int32_t gain) {
        const CellMaps row{&wear, &deposit};
        change_layers(terrain.ground(), part, 0, 0, change, gain, row, load, balance);
    }
};

TEST(HydraulicGround, a_harder_layer_below_is_worn_in_the_time_that_is_left) {
    OneCell cell;
    cell.load = 18 * 9 * 0.125f;  // as if all 18 units were sand
    cell.lay(-18, 18 * 9);
    // Ten units of sand, and for the other eight of sand a quarter of granite: two.
    EXPECT_EQ(cell.terrain.ground().surface().at(0, 0), -2);
    EXPECT_EQ(cell.terrain.ground().layers(0, 0), 1);
    EXPECT_EQ(cell.load, (10 * 9 + 2 * 15) * 0.125f);
    EXPECT_EQ(cell.balance.suspended, 10 * 9 + 2 * 15 - 18 * 9);
    EXPECT_EQ(cell.wear, 12);
}

TEST(HydraulicGround, sediment_begins_a_layer) {
    OneCell cell;
    cell.lay(3, 0);
    EXPECT_EQ(cell.terrain.ground().layers(0, 0), 3);
    EXPECT_EQ(cell.terrain.ground().top_material().at(0, 0), cell.regolith);
    EXPECT_EQ(cell.deposit, 3);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/dust.h"

#include <gtest/gtest.h>

#include "support/lay_layers.h"

namespace cuesta::aeolian {
namespace {

TEST(Dust, goes_a_cell_on_and_leaves_over_open_sides) {
    const Grid grid{5, 3, 1, Edges::open};
    const FieldShape shape{5, 3, 3};
    IntField rock(shape), cover(shape);
    Field load(shape), slope(shape), shelter(shape), dust(shape);
    const SandPlanes sand{rock, cover, load, slope, shelter};
    Law law;
    law.unit_m = law.per_unit = 1;
    law.side = 0.2f;  // of sand, not of dust
    dust.at(3, 1) = 100;
    const Crossed none = drift_dust(law, {1, 0, true}, sand, dust, grid, whole(grid));
    EXPECT_EQ(none.left, Crossed{}.left);
    EXPECT_EQ(dust.at(4, 1), 100);
    EXPECT_EQ(dust.at(3, 1), 0);
    const Crossed left = drift_dust(law, {1, 0, true}, sand, dust, grid, whole(grid));
    EXPECT_EQ(left.left[static_cast<std::size_t>(Side::east)], 100);
    EXPECT_EQ(dust.at(4, 1), 0);
}

TEST(Dust, follows_a_wind_that_turns) {
    const Grid grid{5, 5, 1, Edges::wrap};
    const FieldShape shape{5, 5, 3};
    IntField rock(shape), cover(shape);
    Field load(shape), slope(shape), shelter(shape), dust(shape);
    WindPlanes wind{Field(shape), Field(shape), Field(shape)};
    wind.y.fill(-1);  // to the north
    const SandPlanes sand{rock, cover, load, slope, shelter, nullptr, &wind};
    Law law;
    law.unit_m = law.per_unit = 1;
    dust.at(2, 3) = 8;
    drift_dust(law, {1, 0, true}, sand, dust, grid, whole(grid));
    EXPECT_EQ(dust.at(2, 2), 8);
}

TEST(Dust, settles_as_silt_but_not_on_blown_sand) {
    const Grid grid{3, 1, 10, Edges::open};
    Terrain terrain(grid, whole(grid), 3, std::make_shared<MaterialTable>());
    terrain.settle(0x1p-17);
    test::lay_layers(terrain, [](std::int64_t x, std::int64_t) -> test::Layers {
        if (x == 0) return {{"granite", 5}};
        return {{"granite", 5}, {"sand", 1}};
    });
    Field dust(terrain.shape()), blown(terrain.shape());
    dust.fill(100 * 0x1p-17f);
    blown.at(1, 0) = 0.5f;
    const MaterialId silt = *terrain.materials().find("silt");
    LayerBook book;
    lay_dust({.fall = 0.25f, .phase = 0, .silt = silt, .now = 1}, blown, dust, terrain.ground(),
             book);
    EXPECT_EQ(dust.at(0, 0), 75 * 0x1p-17f);
    EXPECT_EQ(terrain.ground().layer(0, 0, 1).material, silt);
    EXPECT_EQ(terrain.ground().layer(0, 0, 1).thickness, 25);
    EXPECT_EQ(dust.at(1, 0), 100 * 0x1p-17f);
    EXPECT_EQ(terrain.ground().layers(1, 0), 2);
    EXPECT_EQ(terrain.ground().layer(2, 0, 2).thickness, 25);
}

}  // namespace
}  // namespace cuesta::aeolian

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/sand_ground.h"

#include <gtest/gtest.h>

#include "support/lay_layers.h"

namespace cuesta::aeolian {
namespace {

const Grid grid{4, 1, 10, Edges::open};

Terrain terrain_of(const std::function<test::Layers(std::int64_t, std::int64_t)>& layers) {
    Terrain terrain(grid, whole(grid), 3, std::make_shared<MaterialTable>());
    terrain.settle(0x1p-17);
    test::lay_layers(terrain, layers);
    return terrain;
}

TEST(SandGround, sand_below_sand_is_sand_to_blow) {
    Terrain terrain = terrain_of([](std::int64_t x, std::int64_t) -> test::Layers {
        if (x == 0) return {{"sand", 5}};
        if (x == 1) return {{"granite", 5}, {"sand", 1}};
        if (x == 2) return {{"granite", 5}, {"air", 2}, {"sand", 3}};
        return {{"granite", 5}};
    });
    const MaterialId sand = *terrain.materials().find("sand");
    CoverPlanes& planes = terrain.cover(sand);
    loosen_sand(planes);
    const Units metre = 1 << 17;
    EXPECT_EQ(planes.cover.at(0, 0), 1 << 26);
    EXPECT_EQ(planes.rock.at(0, 0) + planes.cover.at(0, 0), 5 * metre);
    EXPECT_EQ(planes.cover.at(1, 0), metre);
    EXPECT_EQ(planes.cover.at(2, 0), 3 * metre - 1);  // the cave keeps a roof
    EXPECT_EQ(planes.cover.at(3, 0), 0);
    const Terrain before = terrain_of([](std::int64_t, std::int64_t) -> test::Layers {
        return {{"granite", 1}};
    });
    terrain.cover_moved();
    EXPECT_EQ(test::layers_of(terrain, 0, 0), (test::Layers{{"sand", 5}}));
    EXPECT_EQ(test::layers_of(terrain, 2, 0),
              (test::Layers{{"granite", 5}, {"air", 2}, {"sand", 3}}));
}

TEST(SandGround, water_snow_and_plants_hold_sand) {
    Terrain terrain = terrain_of([](std::int64_t, std::int64_t) -> test::Layers {
        return {{"granite", 1}};
    });
    Field hold;
    EXPECT_FALSE(find_hold(terrain, 0.3, hold));
    terrain.make(field::water).at(0, 0) = 0.1f;
    terrain.make("plant_cover").at(1, 0) = 0.15f;
    terrain.make("plant_cover").at(2, 0) = 0.9f;
    terrain.make("wetness").at(1, 0) = 0.5f;
    EXPECT_TRUE(find_hold(terrain, 0.3, hold));
    EXPECT_EQ(hold.at(0, 0), 0);
    EXPECT_NEAR(hold.at(1, 0), 0.25, 1e-6);
    EXPECT_EQ(hold.at(2, 0), 0);
    EXPECT_EQ(hold.at(3, 0), 1);
}

TEST(SandGround, soft_rock_is_ground_into_sand_of_its_mass) {
    Terrain terrain = terrain_of([](std::int64_t x, std::int64_t) -> test::Layers {
        if (x == 0) return {{"granite", 5}};
        if (x == 1) return {{"granite", 5}, {"limestone", 1}};
        if (x == 2) return {{"granite", 5}, {"sand", 1}};
        return {{"granite", 5}, {"limestone", 0x1p-15}};
    });
    const MaterialId sand = *terrain.materials().find("sand");
    CoverPlanes& planes = terrain.cover(sand);
    Field load({4, 1, 3}), slope({4, 1, 3});
    load.fill(0.01f);
    const Units before = planes.rock.at(1, 0);
    const Abrasion abrasion{.per_load = 0.2, .speedup = 3, .phase = 0, .bed = 0, .unit_m = 0x1p-17};
    const MassBalance balance =
        abrade_rock(abrasion, terrain.materials(), load, slope, planes, nullptr)
            .books(terrain.materials(), sand, 8);
    const auto lost = before - planes.rock.at(1, 0);
    EXPECT_NEAR(lost * 0x1p-17, 0.5 * 0.2 * 0.01, 1e-5);  // hardness 0.5
    EXPECT_NEAR(planes.cover.at(1, 0), lost * 2600.0 / 1600.0, 1);
    EXPECT_EQ(planes.cover.at(2, 0), 1 << 17);       // sand keeps grains from the rock
    EXPECT_EQ(planes.rock.at(3, 0), (5 << 17) + 1);  // a layer keeps a unit
    const MaterialId limestone = *terrain.materials().find("limestone");
    EXPECT_EQ(balance.layers.turned[limestone], lost + 3);
}

}  // namespace
}  // namespace cuesta::aeolian

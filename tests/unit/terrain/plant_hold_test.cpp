// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/plant_hold.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace cuesta {
namespace {

TEST(PlantHold, bare_ground_is_not_held_at_all) {
    EXPECT_EQ(plant_hold(0), 1.0f);
    EXPECT_EQ(plant_hold(-2), 1.0f);
    EXPECT_EQ(plant_hold(std::numeric_limits<float>::quiet_NaN()), 1.0f);
}

TEST(PlantHold, falls_exponentially_with_cover) {
    for (const float cover : {0.1f, 0.25f, 0.5f, 0.9f, 1.0f})
        EXPECT_NEAR(plant_hold(cover), std::exp(-3.0 * double{cover}), 1e-6);
    EXPECT_EQ(plant_hold(7), plant_hold(1));
}

TEST(PlantHold, a_land_without_plants_has_no_cover) {
    const Grid grid{3, 2, 10};
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    EXPECT_EQ(plants_of(terrain), nullptr);
    const Field& made = terrain.make(field::plant_cover);
    EXPECT_EQ(plants_of(terrain), &made);
}

}  // namespace
}  // namespace cuesta

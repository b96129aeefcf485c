// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_map.h"

#include <gtest/gtest.h>

namespace cuesta::plate {
namespace {

TEST(PlateMap, samples_and_places_are_each_other) {
    Grid grid;
    grid.columns = 64, grid.rows = 32, grid.spacing_m = 625000;
    grid.projection = Projection::latlon;
    const Sphere sphere(32);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const MapPoint back = point_of(sphere, grid, place_of(sphere, grid, x, y));
            EXPECT_NEAR(back.x, static_cast<double>(x), 1e-9);
            EXPECT_NEAR(back.y, static_cast<double>(y), 1e-9);
        }
    grid.projection = Projection::flat;
    const Torus torus = world_for_torus(grid, 32);
    EXPECT_EQ(torus.columns, 128);
    EXPECT_EQ(torus.rows, 64);
    const MapPoint back = point_of(torus, grid, place_of(torus, grid, 63, 0) + Vec{128, -64, 0});
    EXPECT_NEAR(back.x, 63, 1e-9);
    EXPECT_NEAR(back.y, 0, 1e-9);
}

TEST(PlateMap, thin_maps_have_worlds_too) {
    Grid grid;
    grid.columns = 500, grid.rows = 1;
    const Torus torus = world_for_torus(grid, 32);
    EXPECT_EQ(torus.columns, 128);
    EXPECT_EQ(torus.rows, 16);
}

}  // namespace
}  // namespace cuesta::plate

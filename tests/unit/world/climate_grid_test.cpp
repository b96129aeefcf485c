// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_grid.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "support/run_process.h"

namespace cuesta {
namespace {

const Grid earth{.columns = 64,
                 .rows = 32,
                 .spacing_m = 625e3,
                 .edges = Edges::wrap_x,
                 .projection = Projection::latlon};

TEST(ClimateGrid, a_globe_has_the_area_of_a_sphere_and_closed_poles) {
    const ClimateGrid grid = climate_grid(earth, 32, 45);
    EXPECT_EQ(grid.columns, 32);
    EXPECT_EQ(grid.rows, 16);
    EXPECT_EQ(grid.face_m.front(), 0);
    EXPECT_EQ(grid.face_m.back(), 0);
    double area = 0;
    for (const double cell : grid.area_m2) area += 32 * cell;
    const double radius = 4e7 / (2 * M_PI);
    EXPECT_NEAR(area / (4 * M_PI * radius * radius), 1, 0.002);
    EXPECT_NEAR(grid.latitude.front() * 180 / M_PI, 90 - 180.0 / 32, 1e-9);
    EXPECT_NEAR(grid.latitude.front(), -grid.latitude.back(), 1e-12);
}

TEST(ClimateGrid, a_flat_map_lies_where_it_says_or_where_it_is_told) {
    Grid flat{.columns = 11, .rows = 6, .spacing_m = 1000};
    EXPECT_NEAR(climate_grid(flat, 64, -20).latitude[3] * 180 / M_PI, -20, 1e-9);
    flat.latitudes = LatitudeRange{10, 20};
    const ClimateGrid grid = climate_grid(flat, 64, -20);
    EXPECT_NEAR(grid.latitude.front() * 180 / M_PI, 20, 1e-9);
    EXPECT_NEAR(grid.latitude.back() * 180 / M_PI, 10, 1e-9);
    EXPECT_EQ(grid.dx_m[0], 1000);
}

TEST(ClimateGrid, a_coarse_cell_has_the_mean_of_its_samples_on_any_blocks) {
    const Field height = test::field_of(
        earth, [](auto x, auto y) { return x % 2 == 0 ? 100.0 * static_cast<double>(y) : -50.0; });
    const ClimateGrid grid = climate_grid(earth, 32, 45);
    SingleCommunicator alone(earth);
    const ClimateLand land = climate_land(grid, height, 0, earth, whole(earth), alone);
    EXPECT_EQ(land.share[grid.at(5, 3)], 0.5);
    EXPECT_EQ(land.height_m[grid.at(5, 3)], (600 + 700) / 2.0 / 2);
    const ClimateLand higher = climate_land(grid, height, 650, earth, whole(earth), alone);
    EXPECT_EQ(higher.share[grid.at(5, 3)], 0.25);
    EXPECT_EQ(higher.height_m[grid.at(5, 3)], 50 / 4.0);
}

TEST(ClimateGrid, every_sample_has_a_cell) {
    for (std::int64_t n : {3, 7, 16}) {
        std::int64_t last = 0;
        for (std::int64_t i = 0; i < 50; ++i) {
            const std::int64_t cell = coarse_cell(i, 50, n);
            EXPECT_TRUE(cell == last || cell == last + 1);
            last = cell;
        }
        EXPECT_EQ(last, n - 1);
    }
}

}  // namespace
}  // namespace cuesta

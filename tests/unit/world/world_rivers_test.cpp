// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_rivers.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(turc_evaporation, takes_nearly_all_in_deserts_and_little_where_it_is_cold) {
    EXPECT_NEAR(turc_evaporation_mm(100, 25), 100, 1e-9);  // P/L = .06: more than falls, cut
    // P = L = 300 + 250 + 50 = 600 at 10 degrees: 600 / sqrt(1.9).
    EXPECT_NEAR(turc_evaporation_mm(600, 10), 435.286, 1e-3);
    EXPECT_NEAR(turc_evaporation_mm(3000, -20), turc_evaporation_mm(3000, 0), 0);
    EXPECT_EQ(turc_evaporation_mm(0, 20), 0);
    EXPECT_EQ(turc_evaporation_mm(-5, 20), 0);
}

// A world of 16 x 8 cells: two ridges of land with a sea between them; all that falls on land gets
// to the sea, over the seam as well.
TEST(world_rivers, all_runoff_of_land_reaches_the_sea) {
    const Grid grid{.columns = 16, .rows = 8, .spacing_m = 1000, .edges = Edges::wrap_x};
    Raster height;
    height.columns = 16, height.rows = 8;
    height.samples.assign(128, -1000);
    std::vector<std::uint8_t> land(128);
    for (int y = 0; y < 8; ++y)
        for (const int x : {14, 15, 0, 1, 6, 7}) {
            height.at(x, y) = static_cast<float>(100 + 10 * ((x + 3) % 16) + y);
            land[static_cast<std::size_t>(y * 16 + x)] = 1;
        }
    height.at(0, 4) = 5;  // a hollow: its water runs on over the saddle
    const std::vector<double> runoff(128, 1e6);
    const WorldRivers rivers = route_runoff(height, grid, land, runoff);
    EXPECT_NEAR(rivers.to_sea_m3_per_yr, 48e6, 1);
    EXPECT_NEAR(rivers.lost_m3_per_yr, 0, 1);
    EXPECT_GE(rivers.largest_m3_per_yr, 4e6);
    EXPECT_LT(rivers.largest_m3_per_yr, 48e6);
}

TEST(world_rivers, without_a_sea_nothing_reaches_it) {
    const Grid grid{.columns = 6, .rows = 5, .spacing_m = 1000};
    Raster height;
    height.columns = 6, height.rows = 5;
    for (int i = 0; i < 30; ++i) height.samples.push_back(static_cast<float>(100 + i));
    const WorldRivers rivers =
        route_runoff(height, grid, std::vector<std::uint8_t>(30, 1), std::vector<double>(30, 10));
    EXPECT_EQ(rivers.to_sea_m3_per_yr, 0);
    EXPECT_NEAR(rivers.lost_m3_per_yr, 300, 0.1);
}

}  // namespace
}  // namespace cuesta

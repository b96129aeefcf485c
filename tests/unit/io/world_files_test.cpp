// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/world_files.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

Grid world_grid() {
    Grid grid;
    grid.columns = 32, grid.rows = 16, grid.spacing_m = 1e6;
    grid.projection = Projection::latlon;
    return grid;
}
Raster slope() {
    Raster world;
    world.columns = 32, world.rows = 16;
    for (int i = 0; i < 32 * 16; ++i) world.samples.push_back(static_cast<float>(i / 32));
    return world;
}

TEST(world_files, a_projection_is_one_file_that_says_so) {
    const WorldFiles files =
        project_to_files(slope(), world_grid(), {WorldProjection::robinson}, "h.tif");
    ASSERT_EQ(files.maps.size(), 1u);
    EXPECT_EQ(files.maps[0].first, "h.tif");
    EXPECT_EQ(files.maps[0].second.columns, 32);
    EXPECT_EQ(files.words, " Resampled to robinson.");
    EXPECT_FALSE(files.low);
    EXPECT_NE(files.maps[0].second.geo->crs_wkt.find("Robinson"), std::string::npos);
}

TEST(world_files, a_cube_is_six_files_of_one_range) {
    const WorldFiles files =
        project_to_files(slope(), world_grid(), {WorldProjection::cube}, "f/{face}.png");
    ASSERT_EQ(files.maps.size(), 6u);
    EXPECT_EQ(files.maps[0].first, "f/front.png");
    EXPECT_EQ(files.maps[5].first, "f/south.png");
    EXPECT_EQ(files.maps[0].second.columns, 9);
    double low = 1e9;
    for (const auto& [name, map] : files.maps)
        for (const float v : map.samples) low = std::min(low, double{v});
    EXPECT_EQ(*files.low, low);
}

}  // namespace
}  // namespace cuesta

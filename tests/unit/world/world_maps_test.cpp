// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_maps.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

Raster row(std::vector<float> samples) {
    Raster map;
    map.columns = static_cast<std::int64_t>(samples.size()), map.rows = 1;
    map.samples = std::move(samples);
    return map;
}

TEST(world_maps, land_stands_above_the_sea_unless_a_map_says_where_it_is) {
    WorldMaps maps;
    EXPECT_EQ(maps.find("height"), nullptr);
    maps.sea_level_m = 10;
    maps.fields["height"] = row({9, 10, 11});
    ASSERT_NE(maps.find("height"), nullptr);
    EXPECT_FALSE(maps.is_land(0));
    EXPECT_FALSE(maps.is_land(1));
    EXPECT_TRUE(maps.is_land(2));
    maps.fields["sea"] = row({0, 1, 1});
    EXPECT_TRUE(maps.is_land(0));
    EXPECT_FALSE(maps.is_land(2));
}

}  // namespace
}  // namespace cuesta

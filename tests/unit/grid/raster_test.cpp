// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/raster.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(Raster, samples_are_rows_from_north_to_south) {
    Raster map{.columns = 3, .rows = 2, .samples = {0, 1, 2, 10, 11, 12}};
    EXPECT_EQ(map.cells(), 6u);
    EXPECT_EQ(map.at(2, 0), 2);
    EXPECT_EQ(map.at(0, 1), 10);
    map.at(1, 1) = 7;
    EXPECT_EQ(map.samples[4], 7);
    const Raster& fixed = map;
    EXPECT_EQ(fixed.at(1, 1), 7);
}

TEST(Raster, a_new_map_claims_nothing_about_its_place) {
    const Raster map;
    EXPECT_EQ(map.cells(), 0u);
    EXPECT_TRUE(map.in_metres);
    EXPECT_TRUE(map.invalid.empty());
    EXPECT_FALSE(map.low || map.high || map.spacing_m || map.nodata || map.geo);
}

TEST(Raster, places_are_equal_when_all_of_them_is) {
    const GeoReference here{.crs_wkt = "", .origin_x = 1, .origin_y = 2, .step_x = 3, .step_y = -3};
    GeoReference there = here;
    EXPECT_EQ(here, there);
    there.step_y = 3;
    EXPECT_NE(here, there);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/raster.h"

#include <gtest/gtest.h>

#include <limits>

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

TEST(Raster, a_sample_has_a_value_unless_it_is_marked_or_not_finite) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float infinite = std::numeric_limits<float>::infinity();
    Raster map{.columns = 2, .rows = 2, .samples = {1, nan, 3, infinite}};
    EXPECT_TRUE(map.has_value(0) && map.has_value(2));
    EXPECT_FALSE(map.has_value(1) || map.has_value(3));
    EXPECT_EQ(describe(check_finite(map)), "2 samples are NaN or infinite, the first at x 1, y 0");
    map.invalid = {0, 1, 1, 0};
    EXPECT_FALSE(map.has_value(2));
    // A marked one is a gap that the file tells of.
    EXPECT_EQ(describe(check_finite(map)), "1 sample is NaN or infinite, the first at x 1, y 1");
    map.samples[3] = 0;
    EXPECT_TRUE(check_finite(map).ok());
    EXPECT_EQ(describe(check_finite(map)), "every sample is finite");
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

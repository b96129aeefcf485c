// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/finer_water.h"

#include <gtest/gtest.h>

namespace cuesta::test {
namespace {

// Two samples across and two down, both rows the same.
struct Pair {
    Raster height{2, 2, {}}, water{2, 2, {}};
    Pair(float west, float west_water, float east, float east_water) {
        height.samples = {west, east, west, east};
        water.samples = {west_water, east_water, west_water, east_water};
    }
    float depth(double x, float ground) const {
        return FinerWater(height, water, false, false).depth({x, 0.5}, ground);
    }
};

TEST(FinerWater, keeps_the_level_and_lets_the_ground_decide_the_depth) {
    const Pair lake(90, 10, 95, 5);
    EXPECT_FLOAT_EQ(lake.depth(0.5, 92), 8);
    EXPECT_FLOAT_EQ(lake.depth(0.25, 70), 30);
    EXPECT_EQ(lake.depth(0.5, 101), 0);  // an island
}

TEST(FinerWater, goes_on_to_where_the_shore_rises_out_of_it) {
    const Pair shore(90, 10, 110, 0);
    EXPECT_FLOAT_EQ(shore.depth(0.7, 99), 1);
    EXPECT_EQ(shore.depth(0.7, 102), 0);
    EXPECT_EQ(shore.depth(1, 99), 0);  // on the dry sample there is none
}

TEST(FinerWater, does_not_stand_on_the_slope_behind_an_outlet) {
    const Pair outlet(90, 10, 60, 0);
    EXPECT_FLOAT_EQ(outlet.depth(0.3, 95), 5);
    EXPECT_EQ(outlet.depth(0.6, 80), 0);
}

TEST(FinerWater, dry_land_stays_dry) {
    const Pair dry(90, 0, 60, 0);
    EXPECT_EQ(dry.depth(0.5, 50), 0);
}

}  // namespace
}  // namespace cuesta::test

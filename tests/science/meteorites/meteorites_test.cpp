// SPDX-License-Identifier: Apache-2.0
// Craters by size class; claims, figures and tolerances are in README.md.
#include <gtest/gtest.h>

#include "cuesta/process/impact/impact_shape.h"
#include "cuesta/verify/fire_problems.h"

namespace cuesta {
namespace {

using verify::CraterMeasure;
using verify::measure_crater;

TEST(MeteoritesScience, bowls_are_a_fifth_as_deep_as_wide) {
    for (const double diameter : {50.0, 500.0, 2000.0}) {
        const CraterMeasure bowl = measure_crater(diameter, 60, 0);
        EXPECT_NEAR(bowl.depth_over_diameter, 0.196, 0.015) << diameter;
        EXPECT_NEAR(bowl.rim_over_diameter, 0.036, 0.006) << diameter;
        EXPECT_NEAR(bowl.exponent, -3, 0.1) << diameter;
        EXPECT_EQ(bowl.lost_units, 0) << diameter;
    }
}

TEST(MeteoritesScience, large_craters_are_shallower_by_their_class) {
    double last = 0.19;
    for (const double diameter : {6000.0, 10000.0, 16000.0, 25000.0}) {
        const CraterMeasure crater = measure_crater(diameter, 100, 0);
        EXPECT_LT(crater.depth_over_diameter, last) << diameter;
        EXPECT_GT(crater.depth_over_diameter, 0.03) << diameter;
        EXPECT_EQ(crater.lost_units, 0) << diameter;
        last = crater.depth_over_diameter;
    }
    const CraterMeasure typical = measure_crater(12000, 100, 0);
    EXPECT_GT(typical.depth_over_diameter, 0.05);
    EXPECT_LT(typical.depth_over_diameter, 0.1);
    EXPECT_GT(typical.peak_m, 150);
}

TEST(MeteoritesScience, uneven_craters_keep_their_depth_and_their_volume) {
    for (const double irregularity : {0.5, 1.0, 2.0}) {
        const CraterMeasure crater = measure_crater(1000, 60, irregularity);
        EXPECT_NEAR(crater.depth_over_diameter, 0.19, 0.04) << irregularity;
        EXPECT_EQ(crater.lost_units, 0) << irregularity;
    }
}

}  // namespace
}  // namespace cuesta

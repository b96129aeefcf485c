// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/ice/ice_equations.h"

#include <gtest/gtest.h>

namespace cuesta::ice {
namespace {

TEST(IceEquations, the_usual_numbers_are_those_of_temperate_ice) {
    const FlowLaw law = flow_law(1, 1, 1e6);
    // 2 A (rho g)^3 / 5 with A = 7.57e-17 / (Pa3 yr), rho g = 8996 Pa/m.
    EXPECT_NEAR(law.deformation, 2.205e-5, 1e-7);
    EXPECT_NEAR(law.sliding, 2.184e-3, 1e-5);
    EXPECT_EQ(flow_law(0, 0, 10).deformation, 0);
}

TEST(IceEquations, a_valley_glacier_flows_some_metres_a_month) {
    // 200 m of ice on a slope of 0.1: 35 m/yr by deformation, 17 by sliding.
    const FlowLaw law = flow_law(1, 1, 1e6);
    const float d = diffusivity(law, 200, 0.01f);
    EXPECT_NEAR(d * 0.1f / 200, 35.3 + 17.5, 0.5);
    EXPECT_NEAR(sliding_speed(law, 200, 0.01f), 17.5, 0.1);
}

TEST(IceEquations, nothing_flows_faster_than_the_bound) {
    const FlowLaw law = flow_law(20, 50, 100);
    EXPECT_NEAR(diffusivity(law, 1000, 0.25f) * 0.5f / 1000, 100, 0.01);
    EXPECT_FLOAT_EQ(sliding_speed(law, 1000, 0.25f), 100);
    EXPECT_EQ(diffusivity(law, 0, 1), 0);
    EXPECT_EQ(diffusivity(law, 100, 0), 0);
}

TEST(IceEquations, ice_at_a_face_reaches_over_the_higher_bed) {
    EXPECT_FLOAT_EQ(face_thickness(100, 60, 100, 60, 0, 0), 80);     // level bed: the mean
    EXPECT_FLOAT_EQ(face_thickness(10, 300, 510, 300, 500, 0), 10);  // above a step
    EXPECT_FLOAT_EQ(face_thickness(300, 10, 300, 510, 0, 500), 10);  // the same from behind
    EXPECT_FLOAT_EQ(face_thickness(0, 200, 900, 200, 900, 0), 0);    // a bare wall
}

TEST(IceEquations, sides_of_a_valley_wear_more_than_its_bottom) {
    EXPECT_FLOAT_EQ(drag_factor(100, 100, 299), 1);
    EXPECT_FLOAT_EQ(drag_factor(50, 100, 299), 0.5f);
    EXPECT_FLOAT_EQ(drag_factor(0, 1000, 299), 0);
    EXPECT_FLOAT_EQ(drag_factor(1000, 0, 299), 2);
    const WearLaw law{1e-4f, 1e-4f};
    EXPECT_FLOAT_EQ(wear_rate(law, 10, 0, 1), 0.01f);
    EXPECT_FLOAT_EQ(wear_rate(law, 10, -3, 1), 0.01f);  // plucked are falls alone
    EXPECT_FLOAT_EQ(wear_rate(law, 10, 5, 1), 0.011f);
}

TEST(IceEquations, thin_ice_is_frozen_to_its_bed) {
    EXPECT_EQ(thawed_share(29), 0);
    EXPECT_FLOAT_EQ(thawed_share(60), 0.5f);
    EXPECT_EQ(thawed_share(500), 1);
}

}  // namespace
}  // namespace cuesta::ice

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/hydraulic_geometry.h"

#include <gtest/gtest.h>

namespace cuesta::flow {
namespace {

TEST(hydraulic_geometry, of_one_and_of_a_hundred_cubic_metres_a_second) {
    EXPECT_DOUBLE_EQ(river_width_m(1), 2.7);
    EXPECT_DOUBLE_EQ(river_depth_m(1), 0.3);
    EXPECT_DOUBLE_EQ(river_width_m(100), 27);
    EXPECT_NEAR(river_depth_m(100), 0.3 * 6.309573444801933, 1e-12);
    EXPECT_EQ(river_width_m(0), 0);
    EXPECT_EQ(river_depth_m(0), 0);
}

TEST(hydraulic_geometry, width_depth_and_speed_carry_the_discharge) {
    for (const double Q : {1e-3, 0.2, 5.0, 3000.0, 2e5})
        EXPECT_NEAR(river_width_m(Q) * river_depth_m(Q) * river_speed_m_per_s(Q), Q, 1e-12 * Q);
}

}  // namespace
}  // namespace cuesta::flow

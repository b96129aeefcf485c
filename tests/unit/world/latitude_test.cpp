// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/latitude.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(latitude, rows_stand_in_the_middle_of_their_belts) {
    EXPECT_DOUBLE_EQ(latitude_deg(0, 18), 85);
    EXPECT_DOUBLE_EQ(latitude_deg(17, 18), -85);
    EXPECT_DOUBLE_EQ(latitude_deg(8, 18), 5);
    EXPECT_DOUBLE_EQ(latitude_deg(1, 3), 0);
    for (int y = 0; y < 7; ++y) EXPECT_DOUBLE_EQ(latitude_deg(y, 7), -latitude_deg(6 - y, 7));
}

}  // namespace
}  // namespace cuesta

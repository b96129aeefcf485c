// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_looks.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta::hydraulic {
namespace {

TEST(HydraulicLooks, loads_between_quanta_are_seen) {
    const float good[2] = {0.125f, 0.0625f}, bad[2] = {0.125f, 0.03125f}, below[1] = {-0.0625f};
    EXPECT_EQ(look_at_load(2, good, 0.0625f).quanta, 3);
    EXPECT_FALSE(look_at_load(2, good, 0.0625f).broken);
    EXPECT_TRUE(look_at_load(2, bad, 0.0625f).broken);
    EXPECT_TRUE(look_at_load(1, below, 0.0625f).broken);
}

TEST(HydraulicLooks, rushing_water_is_seen_without_a_division) {
    std::vector<float> depth(40, 0.5f), east(41, 0.1f), none(40, 0.0f);
    const auto exceeds = [&](float speed) {
        return exceeds_speed_row(40, 0.1f, speed, depth.data(), east.data() + 1, none.data(),
                                 none.data());
    };
    EXPECT_FALSE(exceeds(0.21f));
    EXPECT_TRUE(exceeds(0.19f));
    depth[33] = 0.01f;  // counts as 0.1
    EXPECT_FALSE(exceeds(1.01f));
    EXPECT_TRUE(exceeds(0.99f));
}

}  // namespace
}  // namespace cuesta::hydraulic

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/history.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(history, a_step_takes_the_mean_of_straight_lines) {
    const Numbers<64> levels = {0, -120, 1000, 0, 2000, 0};
    EXPECT_DOUBLE_EQ(mean_of_pairs(levels, 0, 1000), -60);
    EXPECT_DOUBLE_EQ(mean_of_pairs(levels, 500, 1000), -15);
    EXPECT_DOUBLE_EQ(mean_of_pairs(levels, 5000, 10), 0);
    // Two half steps are one step.
    const double first = mean_of_pairs(levels, 200, 600), second = mean_of_pairs(levels, 800, 600);
    EXPECT_NEAR(mean_of_pairs(levels, 200, 1200), (first + second) / 2, 1e-12);
}

TEST(history, ends_hold_before_and_after_and_times_may_jump) {
    const Numbers<64> levels = {100, 5, 100, 7};
    EXPECT_DOUBLE_EQ(mean_of_pairs(levels, 0, 50), 5);
    EXPECT_DOUBLE_EQ(mean_of_pairs(levels, 200, 50), 7);
    EXPECT_DOUBLE_EQ(mean_of_pairs(levels, 50, 100), 6);
}

}  // namespace
}  // namespace cuesta

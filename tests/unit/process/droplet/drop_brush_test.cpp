// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_brush.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

namespace cuesta {
namespace {

double sum_of(const DropBrush& brush, int west, int east, int north, int south) {
    double sum = 0;
    for (int j = -north; j <= south; ++j)
        for (int i = -west; i <= east; ++i) sum += brush.weight(std::abs(i), std::abs(j));
    return sum;
}

TEST(DropBrush, is_a_cone_whose_weights_sum_to_one) {
    for (const float radius : {1.0f, 1.5f, 2.0f, 3.0f, 4.0f, 7.3f, 20.0f}) {
        const DropBrush brush(radius);
        const int n = brush.reach();
        EXPECT_NEAR(sum_of(brush, n, n, n, n), 1, 1e-5) << radius;
        if (n > 0) {
            EXPECT_NEAR(brush.weight(1, 0) / brush.weight(0, 0), (radius - 1) / radius, 1e-5);
            EXPECT_EQ(brush.weight(1, 0), brush.weight(0, 1));
        }
    }
}

TEST(DropBrush, of_radius_two_has_the_weights_worked_out_by_hand) {
    // 2 in the middle, 1 on four sides, 2 - sqrt 2 in four corners: 6 + 4 x 0.585786 in all.
    const double all = 2 + 4 + 4 * (2 - std::sqrt(2.0));
    const DropBrush brush(2);
    ASSERT_EQ(brush.reach(), 1);
    EXPECT_NEAR(brush.weight(0, 0), 2 / all, 1e-7);
    EXPECT_NEAR(brush.weight(1, 0), 1 / all, 1e-7);
    EXPECT_NEAR(brush.weight(1, 1), (2 - std::sqrt(2.0)) / all, 1e-7);
}

TEST(DropBrush, at_a_border_the_part_on_the_map_counts_for_all) {
    const DropBrush brush(4);
    EXPECT_NEAR(brush.share_on_map(0, 9, 9, 9) * sum_of(brush, 0, 3, 3, 3), 1, 1e-6);
    EXPECT_NEAR(brush.share_on_map(9, 1, 0, 9) * sum_of(brush, 3, 1, 0, 3), 1, 1e-6);
    EXPECT_NEAR(brush.share_on_map(9, 9, 9, 9), 1, 1e-5);
}

}  // namespace
}  // namespace cuesta

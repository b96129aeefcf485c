// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/bedding.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(bedding, beds_follow_each_other_without_gaps) {
    double top = bed_at(-100, 8).thickness - bed_at(-100, 8).foot - 100;
    std::int64_t number = bed_at(-100, 8).number;
    for (int i = 0; i < 40; ++i) {
        const Bed next = bed_at(top + 1e-9, 8);
        EXPECT_EQ(next.number, number + 1);
        EXPECT_NEAR(next.foot, 0, 1e-6);
        EXPECT_GE(next.thickness, 0.3 * 8 - 1e-9);
        EXPECT_LE(next.thickness, 1.7 * 8 + 1e-9);
        top += next.thickness;
        number = next.number;
    }
}

TEST(bedding, the_line_is_at_the_foot_alone) {
    const Bed foot{0, 10, 3}, middle{5, 10, 3};
    EXPECT_GT(bed_line(foot, 1), 0.45);
    EXPECT_EQ(bed_line(middle, 1), 0);
}

TEST(bedding, hashes_lie_between_0_and_1_and_differ_by_salt) {
    double sum = 0;
    for (std::int64_t n = -500; n < 500; ++n) {
        EXPECT_GE(hash01(n, 7), 0);
        EXPECT_LT(hash01(n, 7), 1);
        EXPECT_NE(hash01(n, 7), hash01(n, 8));
        sum += hash01(n, 7);
    }
    EXPECT_NEAR(sum / 1000, 0.5, 0.04);  // four deviations of the mean of 1000
}

}  // namespace
}  // namespace cuesta

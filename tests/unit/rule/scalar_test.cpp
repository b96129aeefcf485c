// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/scalar.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::rule::scalar {
namespace {

TEST(rule_scalar, whole_numbers) {
    EXPECT_EQ(floor(2.7f), 2);
    EXPECT_EQ(floor(-2.2f), -3);
    EXPECT_EQ(floor(-2.0f), -2);
    EXPECT_FALSE(std::signbit(floor(-0.0f)));
    EXPECT_EQ(floor(1e30f), 1e30f);
    EXPECT_EQ(ceil(2.1f), 3);
    EXPECT_EQ(round(2.5f), 3);
    EXPECT_EQ(fract(-0.25f), 0.75f);
    EXPECT_EQ(modulo(-1, 4), 3);
    EXPECT_EQ(sign(-3), -1);
}

TEST(rule_scalar, undefined_is_no_number_until_it_is_chosen_away) {
    EXPECT_TRUE(std::isnan(divide(1, 0)));
    EXPECT_TRUE(std::isnan(modulo(1, 0)));
    EXPECT_TRUE(std::isnan(sqrt(-1)));
    EXPECT_TRUE(std::isnan(power(-1, 0.5f)));
    EXPECT_TRUE(std::isnan(minimum(undefined, 1)));
    EXPECT_TRUE(std::isnan(clamp(undefined, 0, 1)));
    EXPECT_EQ(minimum(1, undefined), 1);
    EXPECT_EQ(select(less(0, 0), divide(1, 0), 7), 7);
}

TEST(rule_scalar, shapes) {
    EXPECT_EQ(smoothstep(0, 2, 1), 0.5f);
    EXPECT_EQ(smoothstep(0, 2, -1), 0);
    EXPECT_EQ(smoothstep(0, 2, 5), 1);
    EXPECT_EQ(smoothstep(1, 1, 1), 1);  // a step
    EXPECT_EQ(smoothstep(1, 1, 0.5f), 0);
    EXPECT_EQ(mix(2, 6, 0.25f), 3);
    EXPECT_EQ(threshold(3, 3), 1);
    for (float x = -5; x <= 5; x += 0.37f) EXPECT_NEAR(tanh(x), std::tanh(x), 2e-7) << x;
}

TEST(rule_scalar, neighbours) {
    EXPECT_EQ(mean9(1, 2, 3, 4, 5, 6, 7, 8, 9), 5);
    EXPECT_EQ(sum8(1, 2, 3, 4, 6, 7, 8, 9), 40);
    EXPECT_EQ(mean4(1, 2, 3, 6), 3);
    EXPECT_EQ(laplacian(1, 2, 2, 2, 2, 0.5f), 2);
    // A flow to the east brings what lies in the west.
    EXPECT_EQ(upwind(1, 3, 9, 9, 9, 0.5f, 0), 1);
    EXPECT_EQ(upwind(1, 9, 3, 9, 9, -0.5f, 0), 1);
}

TEST(rule_scalar, by_number_as_by_name) {
    EXPECT_EQ(apply(Op::add, 2, 3, 0), 5);
    EXPECT_EQ(apply(Op::clamp, 7, 0, 3), 3);
    EXPECT_EQ(apply(Op::negate, 2, 0, 0), -2);
    EXPECT_EQ(apply(Op::logical_and, 2, 3, 0), 1);
    EXPECT_EQ(apply(Op::logical_or, 0, 0, 0), 0);
}

}  // namespace
}  // namespace cuesta::rule::scalar

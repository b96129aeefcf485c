// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/hills.h"

#include <gtest/gtest.h>

#include "support/run_operator.h"

namespace cuesta {
namespace {

float highest(const Field& field) {
    float high = field.at(0, 0);
    for (std::int64_t y = 0; y < field.rows(); ++y)
        for (std::int64_t x = 0; x < field.columns(); ++x) high = std::max(high, field.at(x, y));
    return high;
}

TEST(hills, one_hill_is_a_paraboloid_of_the_given_height) {
    const Field h = test::run_generator(
        Hills{.count = 1, .radius_min = 400, .radius_max = 400, .height_min = 90, .height_max = 90},
        {100, 100, 10, Edges::wrap});
    EXPECT_NEAR(highest(h), 90, 0.03);  // the middle lies within 7 m of a sample
    // Two neighbours along a row: the second difference of -a d^2 / r^2 is -2 a dx^2 / r^2.
    double inside = 0;
    for (std::int64_t y = 0; y < 100; ++y)
        for (std::int64_t x = 1; x + 1 < 100; ++x)
            if (h.at(x - 1, y) > 0 && h.at(x + 1, y) > 0 && h.at(x, y) > 0) {
                EXPECT_NEAR(h.at(x - 1, y) - 2 * h.at(x, y) + h.at(x + 1, y),
                            -2 * 90.0 * 100 / 160000, 1e-3);
                ++inside;
            }
    EXPECT_GT(inside, 4000);  // pi 40^2 = 5027 samples
}

TEST(hills, combine_by_sum_by_the_higher_or_by_the_later) {
    const auto made = [](HillCombine combine) {
        return test::run_generator(Hills{.count = 60, .combine = combine}, {80, 80, 10});
    };
    const Field add = made(HillCombine::add), max = made(HillCombine::max),
                assign = made(HillCombine::assign);
    bool cut = false;
    for (std::int64_t y = 0; y < 80; ++y)
        for (std::int64_t x = 0; x < 80; ++x) {
            EXPECT_GE(add.at(x, y), max.at(x, y) - 1e-3f);
            EXPECT_GE(max.at(x, y), assign.at(x, y));
            cut |= assign.at(x, y) < max.at(x, y) - 20;
        }
    EXPECT_TRUE(cut);
    EXPECT_LE(highest(max), 350.0f);
}

TEST(hills, none_leave_the_base) {
    EXPECT_EQ(highest(test::run_generator(Hills{.count = 0, .base = 12}, {9, 9, 10})), 12.0f);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/coarse_place.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace cuesta {
namespace {

TEST(CoarseSample, is_the_last_one_beyond_a_border) {
    EXPECT_EQ(coarse_sample(-3, 7, false), 0);
    EXPECT_EQ(coarse_sample(-1, 7, false), 0);
    for (std::int64_t i = 0; i < 7; ++i) EXPECT_EQ(coarse_sample(i, 7, false), i);
    EXPECT_EQ(coarse_sample(7, 7, false), 6);
    EXPECT_EQ(coarse_sample(70, 7, false), 6);
}

TEST(CoarseSample, goes_round_on_an_axis_that_wraps) {
    for (std::int64_t i = 0; i < 7; ++i) {
        EXPECT_EQ(coarse_sample(i, 7, true), i);
        EXPECT_EQ(coarse_sample(i - 7, 7, true), i);
        EXPECT_EQ(coarse_sample(i + 14, 7, true), i);
    }
    EXPECT_EQ(coarse_sample(-1, 7, true), 6);
}

}  // namespace
}  // namespace cuesta

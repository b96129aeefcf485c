// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blend_row.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace cuesta {
namespace {

TEST(BlendRow, blends_some_samples_and_counts_what_is_outside_the_mask) {
    const std::array<float, 4> made{10, 20, 30, 40};
    std::array<float, 4> target{1, 2, 3, 4};
    EXPECT_EQ(blend_row(target.data(), made.data(), nullptr, 2, Blend::add), 0);
    EXPECT_EQ(target, (std::array<float, 4>{11, 22, 3, 4}));
    const std::array<float, 4> mask{0, 0.5f, 2, std::numeric_limits<float>::quiet_NaN()};
    EXPECT_EQ(blend_row(target.data(), made.data(), mask.data(), 4, Blend::replace), 2);
    EXPECT_EQ(target, (std::array<float, 4>{11, 21, 30, 4}));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/impact/lump_noise.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace cuesta {
namespace {

TEST(LumpNoise, is_smooth_bounded_and_about_zero) {
    double sum = 0, squares = 0;
    float low = 0, high = 0;
    for (int j = 0; j < 100; ++j)
        for (int i = 0; i < 100; ++i) {
            const float x = 0.37f * static_cast<float>(i), y = 0.41f * static_cast<float>(j);
            const float v = lumps(x, y, 9, 4);
            sum += v, squares += v * v;
            low = std::min(low, v), high = std::max(high, v);
            EXPECT_NEAR(lump(x + 1e-3f, y, 9), lump(x, y, 9), 5e-3f);
        }
    EXPECT_GE(low, -1);
    EXPECT_LE(high, 1);
    EXPECT_NEAR(sum / 1e4, 0, 0.03);
    EXPECT_GT(squares / 1e4, 0.02);
    EXPECT_EQ(lumps(3, 4, 9, 0), 0);
}

TEST(LumpNoise, meets_its_lattice_and_differs_by_seed) {
    EXPECT_EQ(lump(3, -4, 5), lump_value(3, -4, 5));
    EXPECT_NE(lump_value(3, -4, 5), lump_value(3, -4, 6));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/ease.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(ease, smooth_step_rises_from_0_to_1) {
    EXPECT_EQ(smooth_step(-2), 0.0f);
    EXPECT_EQ(smooth_step(0.5f), 0.5f);
    EXPECT_EQ(smooth_step(3), 1.0f);
    EXPECT_LT(smooth_step(0.01f), 0.001f);
}

TEST(ease, stairs_keep_their_ends_and_never_fall) {
    for (const float sharpness : {0.0f, 0.5f, 1.0f}) {
        EXPECT_EQ(stairs(0, 5, sharpness), 0.0f);
        EXPECT_EQ(stairs(1, 5, sharpness), 1.0f);
        for (int i = 1; i <= 1000; ++i)
            EXPECT_GE(stairs(static_cast<float>(i) / 1000, 5, sharpness) + 1e-6f,
                      stairs(static_cast<float>(i - 1) / 1000, 5, sharpness));
    }
    EXPECT_EQ(stairs(0.37f, 5, 0), 0.37f);
    EXPECT_EQ(stairs(0.21f, 5, 1), stairs(0.25f, 5, 1)) << "a level tread";
}

TEST(ease, waves_fit_only_into_wrapped_axes) {
    EXPECT_EQ(fitted_waves(0.013, 1000, false), 0.013);
    EXPECT_EQ(fitted_waves(0.0131, 1000, true), 0.013);
    EXPECT_EQ(fitted_waves(0.0004, 1000, true), 0.0);
    EXPECT_EQ(fitted_waves(-0.0131, 1000, true), -0.013);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/shading.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(shading, bytes_stay_between_13_and_251) {
    for (float albedo : {0.0f, 0.2f, 1.0f})
        for (float direct : {0.0f, 1.0f, 1.63f})
            for (float sun : {0.0f, 1.0f})
                for (float sky : {0.0f, 1.0f}) {
                    const Rgb c{albedo, albedo, albedo};
                    const Srgb8 out = to_srgb8(finish(shade(c, {direct, sun, sky}, 1)));
                    for (const int v : {out.r, out.g, out.b}) {
                        EXPECT_GE(v, 13);
                        EXPECT_LE(v, 251);
                    }
                }
}

TEST(shading, more_light_is_never_darker) {
    float before = 0;
    for (int i = 0; i <= 100; ++i) {
        const float v = finish({i * 0.03f, 0, 0}).r;
        EXPECT_GE(v, before);
        before = v;
    }
}

TEST(shading, shadow_is_cooler_than_sun) {
    const Rgb grey{0.4f, 0.4f, 0.4f};
    const Rgb lit = shade(grey, {1.3f, 1, 1}, 1), dark = shade(grey, {0.4f, 0, 1}, 1);
    EXPECT_GT(dark.b / dark.r, lit.b / lit.r + 0.05f);
}

TEST(shading, less_relief_moves_towards_level_ground) {
    const Rgb grey{0.3f, 0.3f, 0.3f};
    const float level = shade(grey, level_light, 1).g, dark = shade(grey, {0.2f, 0, 0.5f}, 1).g;
    EXPECT_NEAR(shade(grey, {0.2f, 0, 0.5f}, 0.5f).g, 0.5f * (level + dark), 1e-6);
    EXPECT_EQ(shade(grey, {0.2f, 0, 0.5f}, 0).g, level);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/colour.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(colour, every_byte_survives_linear_light) {
    for (int v = 0; v < 256; ++v) {
        const auto b = static_cast<std::uint8_t>(v);
        const Srgb8 grey{b, b, b};
        EXPECT_EQ(to_srgb8(to_linear(grey)), grey) << v;
    }
}

TEST(colour, the_transfer_curve_has_its_published_values) {
    EXPECT_DOUBLE_EQ(srgb_to_linear(0.04045), 0.04045 / 12.92);
    EXPECT_NEAR(srgb_to_linear(0.5), 0.21404114048223255, 1e-14);
    EXPECT_NEAR(linear_to_srgb(0.18), 0.4613561295004416, 1e-14);
    EXPECT_EQ(linear_to_srgb(-1), 0);
    EXPECT_EQ(linear_to_srgb(2), 1);
}

TEST(colour, oklab_of_white_and_red_are_as_published) {
    const OkLab white = to_oklab({1, 1, 1}), red = to_oklab({1, 0, 0});
    EXPECT_NEAR(white.L, 1, 1e-6);
    EXPECT_NEAR(white.a, 0, 1e-6);
    EXPECT_NEAR(white.b, 0, 1e-6);
    EXPECT_NEAR(red.L, 0.62796, 1e-4);
    EXPECT_NEAR(red.a, 0.22486, 1e-4);
    EXPECT_NEAR(red.b, 0.12585, 1e-4);
}

TEST(colour, oklab_and_back_is_the_same_colour) {
    for (const Srgb8 c : {Srgb8{12, 200, 90}, Srgb8{250, 3, 77}, Srgb8{128, 128, 128}})
        EXPECT_EQ(to_srgb8(from_oklab(to_oklab(to_linear(c)))), c);
}

}  // namespace
}  // namespace cuesta

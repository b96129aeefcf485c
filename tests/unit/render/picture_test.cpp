// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/picture.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

constexpr Srgb8 grey{100, 100, 100}, red{200, 0, 0};

TEST(picture, begins_in_one_colour) {
    const Picture p(3, 2, {1, 2, 3});
    EXPECT_EQ(p.rgb,
              (std::vector<std::uint8_t>{1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3}));
}

TEST(picture, half_opacity_is_the_mean) {
    Picture p(2, 1, grey);
    p.blend(1, 0, red, 0.5);
    EXPECT_EQ(p.colour_at(0, 0), grey);
    EXPECT_EQ(p.colour_at(1, 0), (Srgb8{150, 50, 50}));
}

TEST(picture, what_lies_outside_is_cut_off) {
    Picture p(4, 3, grey);
    p.set(-1, 0, red);
    p.set(4, 2, red);
    p.set(0, 3, red);
    EXPECT_EQ(p.rgb, Picture(4, 3, grey).rgb);
    p.fill(-5, 1, 7, 100, red);
    EXPECT_EQ(p.colour_at(1, 1), red);
    EXPECT_EQ(p.colour_at(1, 2), red);
    EXPECT_EQ(p.colour_at(2, 1), grey);
    EXPECT_EQ(p.colour_at(0, 0), grey);
}

}  // namespace
}  // namespace cuesta

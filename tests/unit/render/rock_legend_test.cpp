// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/rock_legend.h"

#include <gtest/gtest.h>

#include "cuesta/render/legend.h"
#include "cuesta/render/rock_face.h"
#include "support/ground.h"

namespace cuesta {
namespace {

test::LaidGround ground() {
    return test::lay_ground(3, 2, 10, [](std::int64_t x, std::int64_t) -> test::Pile {
        if (x == 1) return {{"slate", 50}, {"air", 5}, {"limestone", 20}, {"sand", 1}};
        return {{"slate", 50}};
    });
}

TEST(rock_legend, lists_what_occurs_from_hard_to_loose_and_caves_last) {
    const test::LaidGround laid = ground();
    const std::vector<MaterialId> expected{laid.id("slate"), laid.id("limestone"), laid.id("sand"),
                                           laid.id("air")};
    EXPECT_EQ(materials_in(laid.view()), expected);
    EXPECT_EQ(legend_name(laid.view(), laid.id("air")), "cave");
    EXPECT_EQ(legend_name(laid.view(), laid.id("sand")), "sand");
}

TEST(rock_legend, the_strip_keeps_the_picture_and_wraps_where_it_is_narrow) {
    const test::LaidGround laid = ground();
    const Picture map(300, 20, {200, 10, 10});
    const Picture one = add_rock_row(map, laid.view(), {laid.id("slate")}, "");
    const Picture four = add_rock_row(map, laid.view(), materials_in(laid.view()), "");
    EXPECT_EQ(one.width, 300);
    EXPECT_GT(one.height, 20);
    EXPECT_GT(four.height, one.height);
    EXPECT_EQ(four.colour_at(150, 10), (Srgb8{200, 10, 10}));
    // The middle of the first swatch has the colour of slate, with or without ink of its pattern.
    const Srgb8 swatch = one.colour_at(18 + 15, 20 + 2 + 7);
    const Srgb8 slate = to_srgb8(rock_colour(laid.view(), laid.id("slate")));
    EXPECT_LE(swatch.r, slate.r);
    EXPECT_GT(swatch.r, slate.r / 2);
}

}  // namespace
}  // namespace cuesta

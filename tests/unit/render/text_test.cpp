// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/text.h"

#include <gtest/gtest.h>

#include <string>

namespace cuesta {
namespace {

constexpr Srgb8 black{0, 0, 0}, white{255, 255, 255};

// Smallest box around all ink.
struct Box {
    int left = 1 << 20, top = 1 << 20, right = -1, bottom = -1, pixels = 0;
};
Box ink_of(const Picture& p) {
    Box b;
    for (int y = 0; y < p.height; ++y)
        for (int x = 0; x < p.width; ++x) {
            if (p.colour_at(x, y) == black) continue;
            b.left = std::min(b.left, x);
            b.right = std::max(b.right, x);
            b.top = std::min(b.top, y);
            b.bottom = std::max(b.bottom, y);
            ++b.pixels;
        }
    return b;
}

TEST(text, ink_stays_within_a_pixel_of_its_box) {
    std::string all;
    for (char c = ' '; c <= '~'; ++c) all += c;
    const int width = text_width(all);
    Picture p(width + 40, 40, black);
    draw_text(p, 20, 25, all, white);
    const Box b = ink_of(p);
    EXPECT_GE(b.left, 19);
    EXPECT_LE(b.right, 20 + width);
    EXPECT_GE(b.top, 25 - cap_height - 1);
    EXPECT_LE(b.bottom, 25 + descender + 1);
    EXPECT_GT(b.pixels, 1000);
}

TEST(text, text_across_the_edge_of_a_picture_is_cut_off) {
    Picture p(10, 6, black);
    for (int x = -60; x < 20; x += 3)
        for (int y = -5; y < 20; y += 2) draw_text(p, x, y, "Wgj 10 km", white, 1, 2);
    EXPECT_EQ(p.rgb.size(), 180u);
    EXPECT_GT(ink_of(p).pixels, 0);
}

TEST(text, digits_have_one_width) {
    for (char c = '0'; c <= '9'; ++c)
        EXPECT_EQ(text_width(std::string(1, c)), text_width("0")) << c;
    EXPECT_EQ(text_width(""), 0);
    EXPECT_EQ(text_width("1500", 2), 2 * text_width("1500"));
}

TEST(text, a_stem_is_one_full_pixel_wide) {
    Picture p(20, 20, black);
    draw_text(p, 5, 15, "l", white);
    EXPECT_EQ(p.colour_at(5, 9), white);
    EXPECT_LT(p.colour_at(4, 9).r, 60);
    EXPECT_LT(p.colour_at(6, 9).r, 60);
}

TEST(text, different_letters_look_different) {
    const std::string letters = "0123456789OQDBCGSPREFHKMNWVUXYZabcdeghklmnopqrstuvxyz";
    std::vector<Picture> drawn;
    for (const char c : letters) {
        Picture p(16, 20, black);
        draw_text(p, 3, 14, std::string(1, c), white);
        for (const Picture& other : drawn) EXPECT_NE(p.rgb, other.rgb) << c;
        drawn.push_back(p);
    }
}

TEST(text, broken_utf8_is_drawn_as_boxes) {
    Picture p(60, 20, black);
    draw_text(p, 3, 14, "\xff\xe2\x82", white);
    EXPECT_GT(ink_of(p).pixels, 20);
    EXPECT_EQ(text_width("\u00d7"), text_width("x"));
}

}  // namespace
}  // namespace cuesta

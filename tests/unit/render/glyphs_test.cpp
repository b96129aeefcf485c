// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/glyphs.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta {
namespace {

TEST(glyphs, all_strokes_are_points_and_curves_on_the_grid) {
    std::vector<char32_t> codes = {0xB0, 0xB2, 0xB3, 0xB5, 0xB7, 0xD7, 0x2212, 0x2013, 0x4E00};
    for (char32_t c = '!'; c <= '~'; ++c) codes.push_back(c);
    for (const char32_t code : codes) {
        const std::string_view s = glyph_strokes(code);
        ASSERT_FALSE(s.empty()) << static_cast<unsigned>(code);
        bool stroke_begun = false;
        for (std::size_t i = 0; i < s.size();) {
            if (s[i] == ' ') {
                ASSERT_TRUE(stroke_begun) << static_cast<unsigned>(code);
                stroke_begun = false;
                ++i;
                continue;
            }
            if (s[i] == '~') {
                ASSERT_TRUE(stroke_begun) << static_cast<unsigned>(code);
                ASSERT_LE(i + 5, s.size()) << static_cast<unsigned>(code);
                ++i;
                ASSERT_NE(s[i + 2], '~') << static_cast<unsigned>(code);
            }
            ASSERT_LE(i + 2, s.size());
            ASSERT_TRUE(s[i] >= '0' && s[i] <= '9') << static_cast<unsigned>(code);
            ASSERT_TRUE(s[i + 1] >= 'a' && s[i + 1] <= 'n') << static_cast<unsigned>(code);
            stroke_begun = true;
            i += 2;
        }
    }
}

TEST(glyphs, blank_is_empty_and_the_unknown_is_a_box) {
    EXPECT_TRUE(glyph_strokes(' ').empty());
    EXPECT_EQ(glyph_strokes(0x4E00), glyph_strokes(0x1F600));
}

}  // namespace
}  // namespace cuesta

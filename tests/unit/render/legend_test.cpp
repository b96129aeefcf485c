// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/legend.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace cuesta {
namespace {

constexpr Srgb8 map_colour{100, 120, 90};

Legend grey_legend() {
    const auto grey = [](double v) {
        const auto t = static_cast<float>(v / 100);
        return Rgb{t, t, t};
    };
    return {.title = "height",
            .subtitle = "64 x 64, 10 m",
            .unit = "m",
            .low = 0,
            .high = 100,
            .colour = grey,
            .marks = {},
            .pixel_m = 10,
            .exaggeration = 2.5};
}

TEST(legend, the_map_itself_is_left_untouched) {
    const Picture map(800, 50, map_colour), out = add_legend(map, grey_legend());
    ASSERT_EQ(out.width, 800);
    ASSERT_GT(out.height, 50 + 40);
    for (int y = 0; y < 50; ++y)
        for (int x = 0; x < 800; ++x) ASSERT_EQ(out.colour_at(x, y), map_colour);
}

TEST(legend, a_narrow_map_is_centred_on_the_surround) {
    const Picture out = add_legend(Picture(60, 300, map_colour), grey_legend());
    EXPECT_EQ(out.colour_at(out.width / 2, 150), map_colour);
    EXPECT_EQ(out.colour_at(3, 150), surround_colour);
    EXPECT_EQ(out.colour_at(out.width - 4, 150), surround_colour);
}

TEST(legend, the_bar_runs_from_the_low_to_the_high_colour) {
    const Picture out = add_legend(Picture(500, 40, map_colour), grey_legend());
    // The bar is the one row of the strip whose grey rises from black to white.
    bool found = false;
    for (int y = 41; y < out.height && !found; ++y) {
        int black = -1, white = -1, rising = 0;
        for (int x = 1; x < out.width; ++x) {
            if (out.colour_at(x, y) == Srgb8{0, 0, 0} && black < 0) black = x;
            if (out.colour_at(x, y) == Srgb8{255, 255, 255}) white = x;
            if (black >= 0 && white < 0 && out.colour_at(x, y).r >= out.colour_at(x - 1, y).r)
                ++rising;
        }
        found = black >= 0 && white > black + 300 && rising > 300;
    }
    EXPECT_TRUE(found);
}

TEST(legend, every_kind_of_range_can_be_drawn) {
    for (const double low : {-8000.0, 0.001, 5.0})
        for (const double span : {0.0, 1e-3, 1.0, 9000.0})
            for (const int width : {1, 300, 1024}) {
                Legend l = grey_legend();
                l.low = low;
                l.high = low + span;
                l.logarithmic = low > 0 && span > 0;
                const Picture out = add_legend(Picture(width, 4, map_colour), l);
                EXPECT_GT(out.width, 300);
            }
}

TEST(legend, as_many_classes_as_there_are_get_a_swatch) {
    Legend legend = grey_legend();
    legend.colour = [](double v) { return to_linear({200, static_cast<std::uint8_t>(v), 40}); };
    for (const int count : {3, 41}) {
        for (const int width : {500, 1024}) {
            legend.classes.clear();
            for (int i = 0; i < count; ++i) legend.classes.emplace_back(i, "subtropical desert");
            const Picture out = add_legend(Picture(width, 40, map_colour), legend);
            std::vector<bool> seen(static_cast<std::size_t>(count));
            for (int y = 40; y < out.height; ++y)
                for (int x = 0; x < out.width; ++x) {
                    const Srgb8 c = out.colour_at(x, y);
                    if (c.r == 200 && c.b == 40 && c.g < count) seen[c.g] = true;
                }
            EXPECT_EQ(std::count(seen.begin(), seen.end(), true), count) << width;
        }
    }
}

TEST(legend, numbers_have_the_digits_of_their_step) {
    EXPECT_EQ(format_tick(1500, 500), "1500");
    EXPECT_EQ(format_tick(0.30000000000000004, 0.1), "0.3");
    EXPECT_EQ(format_tick(2.25, 0.25), "2.25");
    EXPECT_EQ(format_tick(-0.0, 0.5), "0.0");
    EXPECT_EQ(format_length(2000), "2 km");
    EXPECT_EQ(format_length(500), "500 m");
    EXPECT_EQ(format_length(0.2), "20 cm");
}

}  // namespace
}  // namespace cuesta

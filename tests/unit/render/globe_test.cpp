// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/globe.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

constexpr Srgb8 red{200, 30, 30}, green{30, 200, 30}, blue{30, 30, 200}, grey{120, 120, 120};

// Grey with a red spot at 60 east on the equator, a green one at 45 north and a blue one on the
// seam at 180 degrees.
Picture spots() {
    Picture map(360, 180, grey);
    map.fill(180 + 60 - 5, 85, 10, 10, red);
    map.fill(175, 40, 10, 10, green);
    map.fill(0, 85, 5, 10, blue);
    map.fill(355, 85, 5, 10, blue);
    return map;
}

GlobeOptions above(double longitude, double latitude) {
    GlobeOptions options;
    options.pixels = 100;
    options.longitude_deg = longitude, options.latitude_deg = latitude;
    options.day_and_night = false;
    return options;
}

bool is_red(Srgb8 c) {
    return c.r > c.g + 60 && c.r > c.b + 40;
}
bool is_green(Srgb8 c) {
    return c.g > c.r + 60 && c.g > c.b + 40;
}
bool is_blue(Srgb8 c) {
    return c.b > c.r + 60 && c.b > c.g + 60;
}

TEST(Globe, the_place_one_stands_above_is_in_the_middle) {
    EXPECT_TRUE(is_red(render_globe(spots(), above(60, 0)).colour_at(50, 50)));
    EXPECT_TRUE(is_green(render_globe(spots(), above(0, 45)).colour_at(50, 50)));
    EXPECT_TRUE(is_blue(render_globe(spots(), above(180, 0)).colour_at(50, 50)));
    EXPECT_TRUE(is_blue(render_globe(spots(), above(-180, 0)).colour_at(50, 50)));
}

TEST(Globe, east_is_right_and_north_is_up) {
    const Picture p = render_globe(spots(), above(0, 0));
    // sin 60 and sin 45 of the radius, 45 pixels.
    EXPECT_TRUE(is_red(p.colour_at(50 + 39, 50)));
    EXPECT_TRUE(is_green(p.colour_at(50, 50 - 32)));
    EXPECT_FALSE(is_red(p.colour_at(50 - 39, 50)));
    EXPECT_FALSE(is_green(p.colour_at(50, 50 + 32)));
}

TEST(Globe, a_map_of_one_colour_has_no_seam_and_no_pole) {
    const Picture p = render_globe(Picture(360, 180, grey), above(180, 60));
    for (int y = 40; y < 60; ++y)
        for (int x = 40; x < 60; ++x) {
            EXPECT_NEAR(p.colour_at(x, y).r, p.colour_at(50, 50).r, 2);
            EXPECT_NEAR(p.colour_at(x, y).b, p.colour_at(50, 50).b, 2);
        }
}

TEST(Globe, the_far_side_from_the_sun_is_dark_and_space_darker) {
    GlobeOptions options = above(0, 0);
    options.day_and_night = true;
    const Picture p = render_globe(Picture(360, 180, grey), options);
    EXPECT_GT(p.colour_at(35, 35).r, p.colour_at(80, 80).r + 40);
    EXPECT_LT(p.colour_at(2, 97).r, 20);
    EXPECT_LT(p.colour_at(97, 2).r, 20);
}

TEST(Globe, is_the_same_for_any_number_of_threads) {
    set_thread_count(1);
    const Picture one = render_globe(spots(), above(20, 30));
    set_thread_count(3);
    EXPECT_EQ(one.rgb, render_globe(spots(), above(20, 30)).rgb);
    set_thread_count(0);
}

}  // namespace
}  // namespace cuesta

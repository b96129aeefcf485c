// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/hillshade.h"

#include "cuesta/base/parallel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace cuesta {
namespace {

Surface surface(int width, int height, const std::function<double(int, int)>& h,
                double pixel_m = 1) {
    Surface s;
    s.width = width;
    s.height = height;
    s.pixel_m = pixel_m;
    s.valid.assign(static_cast<std::size_t>(width * height), 1);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) s.values.push_back(static_cast<float>(h(x, y)));
    return s;
}

float direct_of_plane(double east, double south) {
    const Light l =
        light_surface(surface(9, 9, [&](int x, int y) { return east * x + south * y; }), 1);
    return l.direct[40];
}

TEST(hillshade, a_level_plain_has_full_light) {
    const Light l = light_surface(surface(7, 5, [](int, int) { return 3.0; }), 4);
    for (std::size_t i = 0; i < 35; ++i) {
        EXPECT_EQ(l.direct[i], 1);
        EXPECT_EQ(l.sun[i], 1);
        EXPECT_EQ(l.sky[i], 1);
        EXPECT_EQ(l.slope[i], 0);
    }
}

TEST(hillshade, a_plane_is_constant_and_has_its_slope) {
    const Light l =
        light_surface(surface(8, 8, [](int x, int y) { return 0.25 * x - 0.5 * y; }), 2);
    for (std::size_t i = 0; i < 64; ++i) {
        EXPECT_NEAR(l.direct[i], l.direct[0], 1e-6);
        EXPECT_NEAR(l.slope[i], std::sqrt(0.25 * 0.25 + 0.5 * 0.5), 1e-6);  // not exaggerated
    }
}

TEST(hillshade, a_slope_towards_the_light_has_lamberts_cosine) {
    // Falls to the north-west with tangent 0.5: rises to the east and to the south.
    const double g = 0.5 / std::sqrt(2.0), t = sun_altitude_tangent;
    EXPECT_NEAR(direct_of_plane(g, g), (0.5 + t) / (std::sqrt(1.25) * t), 1e-5);
    EXPECT_NEAR(direct_of_plane(-g, -g), (t - 0.5) / (std::sqrt(1.25) * t), 1e-5);
}

TEST(hillshade, the_lit_slope_is_brighter_than_level_and_the_other_darker) {
    EXPECT_GT(direct_of_plane(0.3, 0.3), 1.2);
    EXPECT_LT(direct_of_plane(-0.3, -0.3), 0.6);
}

TEST(hillshade, flanks_of_a_ridge_along_the_light_differ) {
    // A ridge from north-west to south-east has flanks to the south-west and north-east; the light
    // from the north-west alone would draw both alike.
    const float south_west = direct_of_plane(0.4, -0.4), north_east = direct_of_plane(-0.4, 0.4);
    EXPECT_GT(std::abs(south_west - north_east), 0.15);
}

TEST(hillshade, the_shadow_of_a_wall_has_the_length_of_the_suns_altitude) {
    // A wall of 20 m across the light, x + y = 40, on a plain with pixels of 1 m.
    const Surface s = surface(80, 80, [](int x, int y) { return x + y == 40 ? 20.0 : 0.0; });
    const Light l = light_surface(s, 1);
    // Behind it along the diagonal, k steps of sqrt(2) m: umbra to 20 / tan 39 = 24.7 m (k 17.5),
    // penumbra to 20 / tan 37 = 26.5 m (k 18.8), then one pixel of softening.
    const auto sun_at = [&](int k) { return l.sun[s.index(20 + k, 20 + k)]; };
    for (int k = 2; k <= 16; ++k) EXPECT_LT(sun_at(k), 0.01) << k;
    for (int k = 20; k <= 50; ++k) EXPECT_GT(sun_at(k), 0.99) << k;
    EXPECT_GT(sun_at(18), 0.05);
    EXPECT_LT(sun_at(18), 0.95);
    EXPECT_EQ(sun_at(-10), 1);
    // Twice the exaggeration, twice the length.
    const Light tall = light_surface(s, 2);
    EXPECT_LT(tall.sun[s.index(52, 52)], 0.01);
    EXPECT_GT(tall.sun[s.index(59, 59)], 0.99);
}

TEST(hillshade, the_floor_of_a_pit_sees_less_sky) {
    // A square floor 10 pixels from walls 10 high: the horizon is at 45 degrees along the axes.
    const Surface s = surface(41, 41, [](int x, int y) {
        return std::max(std::abs(x - 20), std::abs(y - 20)) >= 10 ? 10.0 : 0.0;
    });
    const Light l = light_surface(s, 1);
    // Along the axes tan = 1, cos^2 = 1/2; along the diagonals the corner is met 9.5 steps away,
    // tan = 10 / (9.5 sqrt 2).
    const double tan2 = 100 / (9.5 * 9.5 * 2);
    EXPECT_NEAR(l.sky[s.index(20, 20)], 0.5 * 0.5 + 0.5 / (1 + tan2), 1e-5);
    EXPECT_NEAR(l.sky[s.index(2, 20)], 1, 1e-6);
}

TEST(hillshade, exaggeration_draws_the_median_slope_at_a_fixed_angle) {
    const auto plane = [](double slope) {
        return surface(
            16, 16, [slope](int x, int) { return slope * x * 10; }, 10);
    };
    EXPECT_DOUBLE_EQ(choose_exaggeration(plane(0.05)), 10);
    EXPECT_DOUBLE_EQ(choose_exaggeration(plane(0.25)), 2);
    EXPECT_DOUBLE_EQ(choose_exaggeration(plane(0.5)), 1);
    EXPECT_DOUBLE_EQ(choose_exaggeration(plane(5)), 0.1);
    EXPECT_DOUBLE_EQ(choose_exaggeration(plane(0)), 1);
}

TEST(hillshade, holes_neither_shade_nor_shadow) {
    Surface s = surface(9, 9, [](int, int) { return 0.0; });
    s.values[s.index(4, 4)] = 500;
    s.valid[s.index(4, 4)] = 0;
    const Light l = light_surface(s, 1);
    EXPECT_EQ(l.direct[s.index(5, 4)], 1);
    EXPECT_EQ(l.sky[s.index(5, 5)], 1);
    EXPECT_EQ(l.sun[s.index(6, 6)], 1);
}

TEST(hillshade, one_and_three_threads_give_the_same_bits) {
    const Surface s =
        surface(150, 90, [](int x, int y) { return ((x * 7919 + y * 104729) % 97) * 0.3; });
    set_thread_count(1);
    const Light one = light_surface(s, 1.5);
    set_thread_count(3);
    const Light three = light_surface(s, 1.5);
    set_thread_count(0);
    EXPECT_EQ(one.direct, three.direct);
    EXPECT_EQ(one.sun, three.sun);
    EXPECT_EQ(one.sky, three.sky);
    EXPECT_EQ(one.steepness, three.steepness);
}

}  // namespace
}  // namespace cuesta

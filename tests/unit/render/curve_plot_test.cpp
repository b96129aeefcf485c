// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/curve_plot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

constexpr Srgb8 black{0, 0, 0}, red{255, 0, 0};

int coloured(const Picture& picture) {
    int n = 0;
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) n += picture.colour_at(x, y) != black;
    return n;
}

TEST(curve_plot, a_stroke_covers_its_pixels_and_no_others) {
    Picture picture(20, 9, black);
    draw_stroke(picture, {4, 4}, {15, 4}, 1, red);
    for (int x = 4; x <= 15; ++x) EXPECT_EQ(picture.colour_at(x, 4), red);
    EXPECT_EQ(picture.colour_at(8, 3), black);
    EXPECT_EQ(picture.colour_at(2, 4), black);
    draw_stroke(picture, {-50, -50}, {-40, 90}, 3, red);  // outside: cut off
    EXPECT_EQ(coloured(picture), 12);
}

TEST(curve_plot, a_dot_has_the_area_of_its_circle) {
    Picture picture(40, 40, black);
    draw_dot(picture, {20, 20}, 8, red);
    double ink = 0;
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 40; ++x) ink += picture.colour_at(x, y).r / 255.0;
    EXPECT_NEAR(ink, 3.14159 * 64, 3);
}

TEST(curve_plot, points_and_laws_stay_inside_their_box) {
    CurvePlot plot{.title = "growth",
                   .note = "slope 5",
                   .x_words = "across",
                   .y_words = "up",
                   .points = {},
                   .law = {},
                   .colour = red};
    for (int k = 0; k < 12; ++k) plot.points.push_back({std::pow(2, k), std::pow(2, 0.5 * k)});
    plot.law = PowerLaw{5, -3, 8, 1, 2048};  // far steeper than the points
    Picture picture(400, 400, black);
    draw_plot(picture, {50, 60, 300, 250}, plot);
    int dots = 0;
    for (int y = 0; y < 400; ++y)
        for (int x = 0; x < 400; ++x) {
            if (x >= 45 && x < 355 && y >= 60 && y < 310) {
                dots += picture.colour_at(x, y) == red;
                continue;
            }
            EXPECT_EQ(picture.colour_at(x, y), black) << x << ' ' << y;
        }
    EXPECT_GT(dots, 12 * 12);
}

TEST(curve_plot, no_points_one_point_and_level_points_are_drawn) {
    Picture picture(400, 400, black);
    CurvePlot plot;
    draw_plot(picture, {0, 0, 300, 250}, plot);
    plot.points = {{5, 7}};
    draw_plot(picture, {0, 0, 300, 250}, plot);
    plot.points = {{5, 7}, {50, 7}};
    plot.law = PowerLaw{0, -INFINITY, 1, 5, 50};
    draw_plot(picture, {0, 0, 300, 250}, plot);
    plot.logarithmic = false, plot.joined = true;
    plot.points = {{0, 1}, {1, 0}};
    draw_plot(picture, {0, 0, 300, 250}, plot);
    EXPECT_GT(coloured(picture), 10000);
}

}  // namespace
}  // namespace cuesta

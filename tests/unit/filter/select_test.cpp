// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/select.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

template <class Height>
Field surface(std::int64_t columns, std::int64_t rows, Height height) {
    Field field({columns, rows, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) = static_cast<float>(height(double(x), double(y)));
    return field;
}

TEST(select, height_is_one_inside_and_falls_off_over_the_shoulders) {
    const Field in = surface(11, 1, [](double x, double) { return 10 * x; });
    const Select op{.by = SelectBy::height, .low = 40, .high = 60, .shoulder = 20};
    const Field out = test::run_filter(op, in, {11, 1});
    const float expected[] = {0, 0, 0, 0.5f, 1, 1, 1, 0.5f, 0, 0, 0};
    for (int x = 0; x < 11; ++x) EXPECT_EQ(out.at(x, 0), expected[x]) << x;
    Select turned = op;
    turned.invert = true;
    const Field rest = test::run_filter(turned, in, {11, 1});
    for (int x = 0; x < 11; ++x) EXPECT_EQ(rest.at(x, 0), 1 - expected[x]);
}

TEST(select, without_a_shoulder_the_rim_is_hard) {
    const Field in = surface(5, 1, [](double x, double) { return x; });
    const Field out = test::run_filter(
        Select{.by = SelectBy::height, .low = 1, .high = 3, .shoulder = 0}, in, {5, 1});
    const float expected[] = {0, 1, 1, 1, 0};
    for (int x = 0; x < 5; ++x) EXPECT_EQ(out.at(x, 0), expected[x]);
}

TEST(select, height_share_follows_the_range_of_the_map) {
    const Field in = surface(5, 1, [](double x, double) { return 1000 + x; });
    const Field out = test::run_filter(
        Select{.by = SelectBy::height_share, .low = 0.5, .high = 1, .shoulder = 0.5}, in, {5, 1});
    EXPECT_EQ(out.at(0, 0), 0.0f);
    EXPECT_EQ(out.at(1, 0), 0.5f);
    EXPECT_EQ(out.at(2, 0), 1.0f);
}

TEST(select, slope_of_a_plane_is_its_angle) {
    const Grid grid{6, 6, 10};
    const Field in = surface(6, 6, [](double x, double) { return 10 * x; });  // 45 degrees
    const auto mask = [&](double low, double high, double shoulder) {
        const Select op{.low = low, .high = high, .shoulder = shoulder};
        return test::run_filter(op, in, grid).at(3, 3);
    };
    EXPECT_EQ(mask(44, 46, 0), 1.0f);
    EXPECT_EQ(mask(46, 90, 0), 0.0f);
    EXPECT_NEAR(mask(50, 90, 10), 0.5, 1e-6);
}

TEST(select, aspect_range_may_pass_north) {
    const Grid grid{5, 5};
    const Field north = surface(5, 5, [](double, double y) { return y; });  // falls to row 0
    const Field south = surface(5, 5, [](double, double y) { return -y; });
    const Select op{.by = SelectBy::aspect, .low = 315, .high = 45, .shoulder = 0};
    EXPECT_EQ(test::run_filter(op, north, grid).at(2, 2), 1.0f);
    EXPECT_EQ(test::run_filter(op, south, grid).at(2, 2), 0.0f);
    // East is 45 degrees out of the range, 90 of shoulder: the middle of the fall.
    const Field east = surface(5, 5, [](double x, double) { return -x; });
    const Select soft{.by = SelectBy::aspect, .low = 315, .high = 45, .shoulder = 90};
    EXPECT_EQ(test::run_filter(soft, east, grid).at(2, 2), 0.5f);
    Field flat({5, 5, 1});
    EXPECT_EQ(test::run_filter(op, flat, grid).at(2, 2), 0.0f);
}

TEST(select, curvature_and_convexity_tell_ridges_from_valleys) {
    const Grid grid{41, 5, 10};
    const Field ridge = surface(41, 5, [](double x, double) {
        return 100 - (x - 20) * (x - 20);  // d2h/dx2 = -2 / 100 per metre
    });
    const Select hollow{.by = SelectBy::curvature, .low = -0.021, .high = -0.019, .shoulder = 0};
    EXPECT_EQ(test::run_filter(hollow, ridge, grid).at(20, 2), 1.0f);
    // A parabola stands sigma^2 = 16 above its mean over a Gaussian of 4 samples.
    const Select convex{
        .by = SelectBy::convexity, .low = 15.9, .high = 16.1, .shoulder = 0, .scale = 40};
    EXPECT_EQ(test::run_filter(convex, ridge, grid).at(20, 2), 1.0f);
}

TEST(select, scale_smooths_before_slopes_are_measured) {
    const Grid grid{64, 8, 1, Edges::wrap};
    const Field ripples = surface(64, 8, [](double x, double) { return int(x) / 2 % 2; });
    const Select steep{.low = 10, .high = 90, .shoulder = 0};
    EXPECT_EQ(test::run_filter(steep, ripples, grid).at(30, 4), 1.0f);
    Select broad = steep;
    broad.scale = 5;
    EXPECT_EQ(test::run_filter(broad, ripples, grid).at(30, 4), 0.0f);
}

TEST(select, upside_down_range_is_counted_and_selects_nothing) {
    StepReport report;
    const Field in = surface(9, 1, [](double x, double) { return x; });
    const Select op{.by = SelectBy::height, .low = 5, .high = 3, .shoulder = 0};
    const Field out = test::run_filter(op, in, {9, 1}, {.report = &report});
    for (int x = 0; x < 9; ++x) EXPECT_EQ(out.at(x, 0), 0.0f);
    EXPECT_EQ(report.counts["range_upside_down"], 1);
}

TEST(select, is_the_same_on_blocks) {
    const Field in =
        surface(31, 22, [](double x, double y) { return int(x * 7919 + y * 104729) % 100; });
    for (const SelectBy by : {SelectBy::height_share, SelectBy::slope, SelectBy::aspect,
                              SelectBy::curvature, SelectBy::convexity})
        for (const double scale : {0.0, 3.0}) {
            const Grid grid{31, 22, 1, Edges::wrap_x};
            const Select op{.by = by, .low = 0, .high = 0.7, .shoulder = 40, .scale = scale};
            const Field one = test::run_filter(op, in, grid);
            EXPECT_TRUE(test::same_bits(one, test::run_filter_on_blocks(op, in, grid, 3, 2)));
        }
}

}  // namespace
}  // namespace cuesta

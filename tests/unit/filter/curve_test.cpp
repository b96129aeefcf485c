// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field heights(std::initializer_list<float> values) {
    Field field({static_cast<std::int64_t>(values.size()), 1, 1});
    std::int64_t x = 0;
    for (const float v : values) field.at(x++, 0) = v;
    return field;
}

TEST(curve, passes_through_its_points_in_both_forms) {
    const double points[] = {-1, 5, 0, 3, 2, 4, 7, 4};
    for (const CurveForm form : {CurveForm::linear, CurveForm::monotone}) {
        const PointCurve curve(points, form);
        for (int i = 0; i < 8; i += 2) EXPECT_EQ(curve(points[i]), points[i + 1]);
        EXPECT_EQ(curve(-9), 5);
        EXPECT_EQ(curve(9), 4);
    }
}

TEST(curve, linear_form_is_straight) {
    const double points[] = {0, 0, 4, 8, 6, 5};
    const PointCurve curve(points, CurveForm::linear);
    EXPECT_EQ(curve(1), 2);
    EXPECT_EQ(curve(5), 6.5);
}

TEST(curve, monotone_form_matches_the_cubic_worked_out_by_hand) {
    // Slopes 1 and 3; tangents 1, 2, 3. Halfway along the first piece: (0 + 1)/2 + (1 - 2)/8.
    const double points[] = {0, 0, 1, 1, 2, 4};
    const PointCurve curve(points, CurveForm::monotone);
    EXPECT_DOUBLE_EQ(curve(0.5), 0.375);
    EXPECT_DOUBLE_EQ(curve(1.5), 2.5 + (2.0 - 3.0) / 8);
}

TEST(curve, steep_neighbours_are_turned_down) {
    // Slopes 1 and 9: tangents 1, 5, 9. On the first piece (1, 5) is longer than 3 and shrinks by
    // 3 / sqrt(26).
    const double points[] = {0, 0, 1, 1, 2, 10};
    const PointCurve curve(points, CurveForm::monotone);
    EXPECT_NEAR(curve(0.5), 0.5 + (1 - 5) * 3 / std::sqrt(26.0) / 8, 1e-15);
}

TEST(curve, never_leaves_the_box_of_two_neighbouring_points) {
    std::uint32_t state = 7;
    const auto draw = [&] { return (state = state * 1664525u + 1013904223u) >> 16; };
    for (int round = 0; round < 200; ++round) {
        std::vector<double> points;
        double x = 0;
        for (int i = 0; i < 8; ++i)
            points.insert(points.end(), {x += 1 + draw() % 100, double(draw() % 50)});
        const PointCurve curve(points, CurveForm::monotone);
        for (std::size_t i = 0; i + 3 < points.size(); i += 2)
            for (int k = 0; k <= 20; ++k) {
                const double v = curve(points[i] + (points[i + 2] - points[i]) * k / 20);
                EXPECT_GE(v, std::min(points[i + 1], points[i + 3]) - 1e-9);
                EXPECT_LE(v, std::max(points[i + 1], points[i + 3]) + 1e-9);
            }
    }
}

TEST(curve, sorts_points_and_takes_the_last_of_one_input) {
    const double points[] = {2, 20, 0, 0, 2, 40};
    const PointCurve curve(points, CurveForm::linear);
    EXPECT_EQ(curve(1), 20);
    EXPECT_EQ(curve.repeated(), 1);
}

TEST(curve, refuses_no_points_and_half_a_point) {
    EXPECT_EQ(Curve{}.problem(), "");
    EXPECT_EQ(Curve{.points = {}}.problem(),
              "points is empty; give input and output of one at least");
    EXPECT_EQ((Curve{.points = {0, 1, 2}}.problem()),
              "points are pairs of input and output, but here are 3 numbers");
}

TEST(curve, shares_follow_the_range_of_the_map) {
    const Curve op{.points = {0, 1, 1, 0}, .form = CurveForm::linear};  // upside down
    const Field out = test::run_filter(op, heights({100, 150, 300}), {3, 1});
    EXPECT_EQ(out.at(0, 0), 300.0f);
    EXPECT_EQ(out.at(1, 0), 250.0f);
    EXPECT_EQ(out.at(2, 0), 100.0f);
}

TEST(curve, metres_hold_the_ends_and_count_what_lies_beyond) {
    const Curve op{.points = {0, 10, 100, 20}, .measure = CurveMeasure::metres};
    StepReport report;
    const Field out = test::run_filter(op, heights({-50, 0, 50, 120}), {4, 1}, {.report = &report});
    EXPECT_EQ(out.at(0, 0), 10.0f);
    EXPECT_EQ(out.at(2, 0), 15.0f);
    EXPECT_EQ(out.at(3, 0), 20.0f);
    EXPECT_EQ(report.counts["beyond_the_points"], 2);
}

TEST(curve, flat_map_stays_and_nan_stays) {
    StepReport report;
    const Field flat = test::run_filter(Curve{}, heights({4, 4}), {2, 1}, {.report = &report});
    EXPECT_EQ(flat.at(1, 0), 4.0f);
    EXPECT_EQ(report.counts["flat_surface"], 1);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(std::isnan(test::run_filter(Curve{}, heights({1, nan, 2}), {3, 1}).at(1, 0)));
}

TEST(curve, is_the_same_on_blocks) {
    Field in({29, 17, 1});
    for (int i = 0; i < 29 * 17; ++i) in.at(i % 29, i / 29) = static_cast<float>((i * 7919) % 1000);
    const Field one = test::run_filter(Curve{}, in, {29, 17});
    EXPECT_TRUE(test::same_bits(one, test::run_filter_on_blocks(Curve{}, in, {29, 17}, 3, 2)));
}

}  // namespace
}  // namespace cuesta

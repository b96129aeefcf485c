// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/column_blend.h"

#include <gtest/gtest.h>

#include "support/ground.h"

namespace cuesta {
namespace {

constexpr MaterialId A = 0, B = 1, C = 2;

double sum_of(const LayerSlices& slices) {
    double sum = 0;
    for (const LayerSlice& slice : slices) sum += slice.thickness_m;
    return sum;
}

TEST(column_blend, layers_of_one_order_go_over_linearly) {
    const LayerSlices mean = blend_columns({{A, 10}, {B, 4}}, {{A, 20}, {B, 8}}, 0.25);
    ASSERT_EQ(mean.size(), 2u);
    EXPECT_DOUBLE_EQ(mean[0].thickness_m, 12.5);
    EXPECT_DOUBLE_EQ(mean[1].thickness_m, 5);
}

TEST(column_blend, a_layer_without_a_partner_thins_out) {
    const LayerSlices mean = blend_columns({{A, 10}, {B, 4}, {C, 6}}, {{A, 10}, {C, 6}}, 0.75);
    ASSERT_EQ(mean.size(), 3u);
    EXPECT_EQ(mean[1].material, B);
    EXPECT_DOUBLE_EQ(mean[1].thickness_m, 1);
    EXPECT_DOUBLE_EQ(mean[2].thickness_m, 6);
}

TEST(column_blend, what_is_worn_off_the_top_ends_there) {
    // The same beds, one column cut lower: the lower ones are partners.
    const LayerSlices high{{A, 10}, {B, 5}, {A, 5}, {B, 5}, {A, 5}};
    const LayerSlices cut{{A, 10}, {B, 5}, {A, 5}};
    const LayerSlices mean = blend_columns(high, cut, 0.5);
    ASSERT_EQ(mean.size(), 5u);
    EXPECT_DOUBLE_EQ(mean[0].thickness_m, 10);
    EXPECT_DOUBLE_EQ(mean[1].thickness_m, 5);
    EXPECT_DOUBLE_EQ(mean[2].thickness_m, 5);
    EXPECT_DOUBLE_EQ(mean[3].thickness_m, 2.5);
    EXPECT_DOUBLE_EQ(mean[4].thickness_m, 2.5);
}

TEST(column_blend, the_surface_is_the_mean_whatever_the_layers) {
    const LayerSlices a{{A, 3}, {B, 7}, {C, 2}, {A, 1}}, b{{C, 5}, {A, 9}, {B, 1}};
    for (const double share : {0.0, 0.2, 0.5, 0.9, 1.0})
        EXPECT_NEAR(sum_of(blend_columns(a, b, share)), 13 * (1 - share) + 15 * share, 1e-12);
}

TEST(column_blend, at_a_sample_the_column_is_its_own_and_between_four_the_surface_is_bilinear) {
    const test::LaidGround laid = test::lay_ground(3, 3, 10, [](std::int64_t x, std::int64_t y) {
        test::Pile pile{{"granite", 50.0 + static_cast<double>(10 * x)}};
        if (x != 1) pile.push_back({"sandstone", 5.0 + static_cast<double>(y)});
        return pile;
    });
    const GroundView view = laid.view();
    const LayerSlices own = column_between(view, 2, 1, 20);
    ASSERT_EQ(own.size(), 2u);
    EXPECT_EQ(own[0].thickness_m, 50);  // 70 above a floor at 20
    EXPECT_EQ(own[1].thickness_m, 6);
    const double expected = 0.25 * (55 + 60 + 56 + 60) - 20;
    EXPECT_NEAR(sum_of(column_between(view, 0.5, 0.5, 20)), expected, 1e-12);
}

}  // namespace
}  // namespace cuesta

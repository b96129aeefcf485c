// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/volcano.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(volcano, smooth_flanks_follow_the_formula) {
    const Volcano op{.height = 1000,
                     .radius = 1000,
                     .steepness = 2,
                     .crater_width = 0.2,
                     .crater_depth = 50,
                     .gullies = 0,
                     .irregularity = 0,
                     .base = 10};
    const Field h = test::run_generator(op, {221, 221, 10});
    const auto flank = [](double u) {
        return 1000 * (std::exp(-2 * u) - std::exp(-2.0)) / (1 - std::exp(-2.0));
    };
    EXPECT_NEAR(h.at(160, 110), 10 + flank(0.5), 0.1);
    EXPECT_NEAR(h.at(110, 80), 10 + flank(0.3), 0.1);
    EXPECT_NEAR(h.at(110, 110), 10 + flank(0.2) - 50, 0.1);
    EXPECT_NEAR(h.at(120, 110), 10 + flank(0.2) - 50 * 0.75, 0.1);
    EXPECT_NEAR(h.at(209, 110), 10, 1);  // ends level
    EXPECT_EQ(h.at(215, 110), 10.0f);
}

TEST(volcano, gullies_cut_into_the_flanks_and_leave_the_crater) {
    const Volcano op{.height = 1000, .radius = 1000, .gullies = 0.3};
    Volcano smooth = op;
    smooth.gullies = 0;
    const Field a = test::run_generator(op, {221, 221, 10});
    const Field b = test::run_generator(smooth, {221, 221, 10});
    EXPECT_EQ(a.at(110, 110), b.at(110, 110));
    double cut = 0;
    for (std::int64_t x = 130; x < 190; ++x) cut += b.at(x, 110) - a.at(x, 110);
    EXPECT_GT(cut, 0);
}

TEST(volcano, irregularity_draws_the_foot_out_and_in) {
    const Field h = test::run_generator(
        Volcano{.height = 1000, .radius = 800, .gullies = 0, .irregularity = 0.4}, {221, 221, 10});
    // Heights on a circle half way down differ, on a perfect cone they do not.
    const float east = h.at(150, 110), west = h.at(70, 110), south = h.at(110, 150);
    EXPECT_GT(std::abs(east - west) + std::abs(east - south), 5);
    EXPECT_TRUE(test::all_finite(h));
}

}  // namespace
}  // namespace cuesta

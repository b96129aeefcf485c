// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/sharpen.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/filter/blur.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(sharpen, adds_what_the_blur_takes_away) {
    const Grid grid{41, 1, 10, Edges::open};
    Field in({41, 1, 1});
    in.at(20, 0) = 100;
    const Field out = test::run_filter(Sharpen{.radius = 20, .amount = 2}, in, grid);
    const double centre = 100 / 5.0132565493;  // of the blurred peak
    EXPECT_NEAR(out.at(20, 0), 100 + 2 * (100 - centre), 1e-4);
    EXPECT_NEAR(out.at(10, 0), -2 * centre * std::exp(-100 / 8.0), 1e-4);
}

TEST(sharpen, amount_minus_one_is_the_blur_and_zero_changes_nothing) {
    const Grid grid{16, 12};
    Field in({16, 12, 1});
    for (int i = 0; i < 192; ++i) in.at(i % 16, i / 16) = static_cast<float>(i * 37 % 64);
    const Field soft = test::run_filter(Blur{.radius = 3}, in, grid);
    const Field same = test::run_filter(Sharpen{.radius = 3, .amount = -1}, in, grid);
    for (int i = 0; i < 192; ++i)
        EXPECT_NEAR(same.at(i % 16, i / 16), soft.at(i % 16, i / 16), 1e-5);
    EXPECT_TRUE(test::same_bits(in, test::run_filter(Sharpen{.radius = 3, .amount = 0}, in, grid)));
}

TEST(sharpen, is_the_same_on_blocks) {
    const Grid grid{33, 21, 1, Edges::wrap};
    Field in({33, 21, 1});
    for (int i = 0; i < 33 * 21; ++i) in.at(i % 33, i / 33) = static_cast<float>(i * 7919 % 500);
    const Sharpen op{.radius = 8};
    const Field one = test::run_filter(op, in, grid);
    EXPECT_TRUE(test::same_bits(one, test::run_filter_on_blocks(op, in, grid, 3, 2)));
}

}  // namespace
}  // namespace cuesta

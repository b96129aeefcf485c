// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/resample.h"

#include <gtest/gtest.h>

#include <set>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field ramp(std::int64_t columns, std::int64_t rows) {
    Field field({columns, rows, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) = static_cast<float>(3 * x + 5 * y);
    return field;
}

TEST(resample_filter, leaves_a_few_samples_joined_by_straight_lines) {
    // 9 samples, spacing 4: coarse samples at 0, 4 and 8; the middle one is the mean of 2 to 6,
    // the outer ones count half.
    const Grid grid{9, 1};
    Field in({9, 1, 1});
    in.at(4, 0) = 8;
    const Field out = test::run_filter(
        Resample{.spacing = 4, .interpolation = Interpolation::bilinear}, in, grid);
    const float expected[] = {0, 0.5f, 1, 1.5f, 2, 1.5f, 1, 0.5f, 0};
    for (int x = 0; x < 9; ++x) EXPECT_FLOAT_EQ(out.at(x, 0), expected[x]) << x;
}

TEST(resample_filter, nearest_makes_blocks) {
    const Grid grid{64, 64, 10, Edges::wrap};
    const Field out = test::run_filter(
        Resample{.spacing = 160, .interpolation = Interpolation::nearest}, ramp(64, 64), grid);
    std::set<float> values;
    for (int y = 0; y < 64; ++y)
        for (int x = 0; x < 64; ++x) values.insert(out.at(x, y));
    EXPECT_LE(values.size(), 16u);  // 4 x 4 coarse samples
    EXPECT_GT(values.size(), 8u);
}

TEST(resample_filter, keeps_constants_and_says_when_there_is_nothing_to_reduce) {
    const Grid grid{17, 11, 10};
    Field flat({17, 11, 1});
    flat.fill(77.7f);
    EXPECT_TRUE(test::same_bits(flat, test::run_filter(Resample{.spacing = 37}, flat, grid)));
    StepReport report;
    const Field in = ramp(17, 11);
    const Field out = test::run_filter(Resample{.spacing = 5}, in, grid, {.report = &report});
    EXPECT_TRUE(test::same_bits(in, out));
    EXPECT_EQ(report.counts["nothing_to_reduce"], 1);
}

TEST(resample_filter, wider_than_the_map_leaves_its_mean_on_a_torus) {
    const Grid grid{8, 8, 1, Edges::wrap};
    const Field out = test::run_filter(Resample{.spacing = 100}, ramp(8, 8), grid);
    for (int i = 0; i < 64; ++i) EXPECT_FLOAT_EQ(out.at(i % 8, i / 8), 28);  // 3.5 (3 + 5)
}

TEST(resample_filter, is_the_same_on_blocks) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{37, 29, 1, edges};
        Field in({37, 29, 1});
        for (int i = 0; i < 37 * 29; ++i)
            in.at(i % 37, i / 37) = static_cast<float>(i * 7919 % 500);
        const Resample op{.spacing = 4.3};
        const Field one = test::run_filter(op, in, grid);
        EXPECT_TRUE(test::same_bits(one, test::run_filter_on_blocks(op, in, grid, 3, 2)));
    }
}

}  // namespace
}  // namespace cuesta

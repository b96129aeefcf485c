// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/normalize.h"

#include <gtest/gtest.h>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field slope(std::int64_t columns, std::int64_t rows) {
    Field field({columns, rows, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) = 7 + static_cast<float>(x) + static_cast<float>(columns * y);
    return field;
}

TEST(normalize, stretches_between_low_and_high) {
    const Field out = test::run_filter(Normalize{.low = -50, .high = 70}, slope(3, 2), {3, 2});
    for (int i = 0; i < 6; ++i)  // six equal steps from 0 to 5
        EXPECT_EQ(out.at(i % 3, i / 3), -50 + 24 * static_cast<float>(i));
}

TEST(normalize, turns_over_when_low_is_above_high) {
    const Field out = test::run_filter(Normalize{.low = 10, .high = 0}, slope(2, 1), {2, 1});
    EXPECT_EQ(out.at(0, 0), 10.0f);
    EXPECT_EQ(out.at(1, 0), 0.0f);
}

TEST(normalize, puts_a_flat_map_at_low_and_says_so) {
    Field flat({4, 4, 1});
    flat.fill(3);
    StepReport report;
    const Field out = test::run_filter(Normalize{.low = 5}, flat, {4, 4}, {.report = &report});
    EXPECT_EQ(out.at(3, 3), 5.0f);
    EXPECT_EQ(report.counts["flat_surface"], 1);
}

TEST(normalize, is_the_same_on_blocks) {
    const Grid grid{19, 13};
    const Field in = slope(19, 13);
    const Field one = test::run_filter(Normalize{}, in, grid);
    EXPECT_TRUE(test::same_bits(one, test::run_filter_on_blocks(Normalize{}, in, grid, 3, 2)));
}

}  // namespace
}  // namespace cuesta

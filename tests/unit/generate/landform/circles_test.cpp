// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/circles.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

double volume(const std::vector<Disc>& discs, const Grid& grid) {
    Field out({grid.columns, grid.rows, 0});
    add_cosine_discs(discs, grid, whole(grid), out);
    double sum = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) sum += out.at(x, y);
    return sum * grid.cell_area_m2();
}

TEST(circles, one_bump_has_the_height_rim_and_volume_of_the_formula) {
    const Grid grid{80, 80, 5};
    Field out({80, 80, 0});
    const std::vector<Disc> discs{{200, 200, 80, 3}};
    add_cosine_discs(discs, grid, whole(grid), out);
    EXPECT_FLOAT_EQ(out.at(40, 40), 6.0f);
    EXPECT_FLOAT_EQ(out.at(48, 40), 3.0f);  // half way out
    EXPECT_NEAR(out.at(56, 40), 0, 1e-6);
    EXPECT_LT(out.at(55, 40), 0.06f);  // no slope at the rim
    EXPECT_EQ(out.at(57, 40), 0.0f);
    const double law = 3 * 80.0 * 80 * (M_PI - 4 / M_PI);
    EXPECT_NEAR(volume(discs, grid) / law, 1, 0.01);
}

TEST(circles, wrapping_keeps_the_volume_of_a_bump) {
    const double law = 80.0 * 80 * (M_PI - 4 / M_PI);
    EXPECT_NEAR(volume({{3, 390, 80, 1}}, {80, 80, 5, Edges::wrap}) / law, 1, 0.01);
    EXPECT_LT(volume({{3, 390, 80, 1}}, {80, 80, 5, Edges::open}) / law, 0.5);
}

TEST(circles, spans_base_to_base_plus_relief_exactly) {
    const Grid grid{64, 50, 10, Edges::wrap_x};
    SingleCommunicator comm(grid);
    const ValueRange range =
        value_range(test::run_generator(Circles{.relief = 70, .base = 3}, grid), comm);
    EXPECT_EQ(range.low, 3);
    EXPECT_EQ(range.high, 73);
}

TEST(circles, counts_octaves_it_cannot_show_and_refuses_too_many_bumps) {
    StepReport report;
    test::run_generator(Circles{.octaves = 8}, {65, 65, 10}, {.report = &report});
    EXPECT_EQ(report.counts["octaves_above_nyquist"], 3);  // 160, 80, 40, 20, 10 m | 5 ...
    EXPECT_THROW(
        test::run_generator(Circles{.count = 1000, .radius = 1e6, .octaves = 12}, {9, 9, 10}),
        Error);
}

TEST(circles, sign_says_which_way_they_go) {
    // Many bumps of one kind: most of the map lies in the lower or in the upper half.
    const auto mean = [](CircleSign sign) {
        const Field f = test::run_generator(
            Circles{.relief = 1, .count = 2, .octaves = 1, .sign = sign}, {64, 64, 10});
        double sum = 0;
        for (std::int64_t y = 0; y < 64; ++y)
            for (std::int64_t x = 0; x < 64; ++x) sum += f.at(x, y);
        return sum / 4096;
    };
    EXPECT_LT(mean(CircleSign::up), 0.4);
    EXPECT_GT(mean(CircleSign::down), 0.6);
}

}  // namespace
}  // namespace cuesta

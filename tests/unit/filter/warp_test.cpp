// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/warp.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field rough(std::int64_t columns, std::int64_t rows) {
    Field field({columns, rows, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) = static_cast<float>((x * 7919 + y * 104729) % 1000);
    return field;
}

TEST(warp, no_shift_keeps_the_bits) {
    const Field in = rough(17, 13);
    EXPECT_TRUE(test::same_bits(in, test::run_filter(Warp{.amount = 0}, in, {17, 13, 10})));
}

TEST(warp, shift_by_whole_samples_copies_them) {
    const Grid grid{12, 9, 10, Edges::wrap};
    const Field in = rough(12, 9);
    const Warp op{.amount = 0, .east = 30.0, .south = -20.0};
    const Field out = test::run_filter(op, in, grid);
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 12; ++x) EXPECT_EQ(out.at(x, y), in.at((x + 3) % 12, (y + 7) % 9));
}

TEST(warp, half_a_sample_takes_the_cubic) {
    const Grid grid{8, 1, 1, Edges::wrap_x};
    Field in({8, 1, 1});
    in.at(4, 0) = 16;
    const Field cubic = test::run_filter(Warp{.amount = 0, .east = 0.5}, in, grid);
    EXPECT_EQ(cubic.at(3, 0), 9.0f);
    EXPECT_EQ(cubic.at(2, 0), -1.0f);
    const Field straight = test::run_filter(
        Warp{.amount = 0, .east = 0.5, .sampling = WarpSampling::bilinear}, in, grid);
    EXPECT_EQ(straight.at(3, 0), 8.0f);
    EXPECT_EQ(straight.at(2, 0), 0.0f);
}

TEST(warp, open_edges_mirror_and_are_counted) {
    Field in({4, 1, 1});
    for (int x = 0; x < 4; ++x) in.at(x, 0) = static_cast<float>(10 * x);
    StepReport report;
    const Field out =
        test::run_filter(Warp{.amount = 0, .east = 2.0}, in, {4, 1}, {.report = &report});
    const float expected[] = {20, 30, 30, 20};
    for (int x = 0; x < 4; ++x) EXPECT_EQ(out.at(x, 0), expected[x]);
    EXPECT_EQ(report.counts["read_beyond_edge"], 2);
}

TEST(warp, random_shift_moves_a_plane_by_at_most_the_amount) {
    const Grid grid{200, 100, 5, Edges::open};
    Field plane({200, 100, 1});
    for (int y = 0; y < 100; ++y)
        for (int x = 0; x < 200; ++x) plane.at(x, y) = 5 * static_cast<float>(x);
    const Field out = test::run_filter(Warp{.amount = 40, .wavelength = 200}, plane, grid);
    float most = 0;
    for (int y = 0; y < 100; ++y)
        for (int x = 10; x < 190; ++x)
            most = std::max(most, std::abs(out.at(x, y) - plane.at(x, y)));
    EXPECT_LE(most, 40.001f);
    EXPECT_GT(most, 15.0f);
}

TEST(warp, seeds_differ_and_blocks_agree) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{37, 29, 10, edges};
        const Field in = rough(37, 29);
        const Warp op{.amount = 300, .wavelength = 150};
        const Field one = test::run_filter(op, in, grid);
        EXPECT_TRUE(test::same_bits(one, test::run_filter_on_blocks(op, in, grid, 3, 2)));
        EXPECT_FALSE(test::same_bits(one, test::run_filter(op, in, grid, {.seed = 2})));
    }
}

}  // namespace
}  // namespace cuesta

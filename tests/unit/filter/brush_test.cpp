// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/brush.h"

#include <gtest/gtest.h>

#include "support/run_operator.h"

namespace cuesta {
namespace {

Field plain(std::int64_t columns, std::int64_t rows, float level = 10) {
    Field field({columns, rows, 1});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) field.at(x, y) = level;
    return field;
}
const Grid grid{21, 21, 10};  // samples 10 m apart, 200 m wide

TEST(brush, a_dab_raises_most_in_its_middle_and_nothing_beyond_its_radius) {
    const Brush op{.radius = 50, .amount = 8};
    const Field out = test::run_filter(op, plain(21, 21), grid);
    EXPECT_EQ(out.at(10, 10), 18.0f);
    // 30 m away: s = 0.6, (1 - 0.36)^2 = 0.4096.
    EXPECT_FLOAT_EQ(out.at(13, 10), 10 + 8 * 0.4096f);
    EXPECT_EQ(out.at(15, 10), 10.0f);
    EXPECT_EQ(out.at(16, 10), 10.0f);
}

TEST(brush, a_core_feels_the_full_stroke) {
    const Brush op{.mode = BrushMode::lower, .radius = 50, .core = 0.6, .amount = 4};
    const Field out = test::run_filter(op, plain(21, 21), grid);
    EXPECT_EQ(out.at(13, 10), 6.0f);
    // 40 m: s = 0.5, (1 - 0.25)^2 = 0.5625.
    EXPECT_FLOAT_EQ(out.at(14, 10), 10 - 4 * 0.5625f);
}

TEST(brush, points_along_a_line_do_not_add_up) {
    const Brush two{.path = {0.2, 0.5, 0.8, 0.5}, .radius = 30};
    const Brush four{.path = {0.2, 0.5, 0.4, 0.5, 0.6, 0.5, 0.8, 0.5}, .radius = 30};
    const Field a = test::run_filter(two, plain(21, 21), grid);
    const Field b = test::run_filter(four, plain(21, 21), grid);
    for (int y = 0; y < 21; ++y)
        for (int x = 0; x < 21; ++x) EXPECT_NEAR(a.at(x, y), b.at(x, y), 1e-5);
    EXPECT_EQ(a.at(10, 10), 60.0f);
    EXPECT_EQ(a.at(1, 10), 10.0f);
}

TEST(brush, flatten_and_paint_go_towards_their_value) {
    const Field flat = test::run_filter(
        Brush{.mode = BrushMode::flatten, .radius = 50, .strength = 0.5, .level = 30},
        plain(21, 21), grid);
    EXPECT_EQ(flat.at(10, 10), 20.0f);
    const Field painted = test::run_filter(
        Brush{.mode = BrushMode::paint, .radius = 50, .core = 1, .value = -3}, plain(21, 21), grid);
    EXPECT_EQ(painted.at(14, 10), -3.0f);
    EXPECT_EQ(painted.at(16, 10), 10.0f);
}

TEST(brush, smooth_takes_a_spike_down_and_keeps_a_plane) {
    Field spike = plain(21, 21);
    spike.at(10, 10) = 110;
    const Brush op{.mode = BrushMode::smooth, .radius = 80};
    const Field out = test::run_filter(op, spike, grid);
    EXPECT_LT(out.at(10, 10), 20.0f);
    EXPECT_GT(out.at(11, 10), 10.0f);
    EXPECT_TRUE(test::same_bits(plain(21, 21), test::run_filter(op, plain(21, 21), grid)));
}

TEST(brush, reaches_through_edges_that_wrap) {
    Grid around = grid;
    around.edges = Edges::wrap;
    const Brush op{.path = {0, 0.5}, .radius = 50};
    EXPECT_EQ(test::run_filter(op, plain(21, 21), grid).at(20, 10), 10.0f);
    EXPECT_GT(test::run_filter(op, plain(21, 21), around).at(20, 10), 50.0f);
}

TEST(brush, wants_pairs) {
    EXPECT_NE(Brush{.path = {0.1}}.problem(), "");
    EXPECT_NE((Brush{.path = {0.1, 0.2, 0.3}}.problem()), "");
    EXPECT_EQ((Brush{.path = {0.1, 0.2, 0.3, 0.4}}.problem()), "");
}

}  // namespace
}  // namespace cuesta

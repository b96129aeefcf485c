// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/score.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

template <class F>
Raster map_of(std::int64_t columns, std::int64_t rows, F&& f) {
    Raster map{.columns = columns, .rows = rows};
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            map.samples.push_back(static_cast<float>(f(x, y)));
    return map;
}

// Worked out by hand below.
//   1 1 2 4
//   2 5 9 6
//   0 3 2 3
//   1 3 1 0
const Raster by_hand{
    .columns = 4, .rows = 4, .samples = {1, 1, 2, 4, 2, 5, 9, 6, 0, 3, 2, 3, 1, 3, 1, 0}};

TEST(ErosionScore, four_inner_samples_by_hand) {
    // d: (1,1) 5: 4, 3, 4, 2 -> 4; (2,1) 9: 4, 3, 7, 7 -> 7; (1,2) 3: 3, 1, 2, 0 -> 3;
    // (2,2) 2: 1, 1, 7, 1 -> 7. Mean 21/4, squares 1.5625 + 3.0625 + 5.0625 + 3.0625 = 12.75.
    const ErosionScore s = erosion_score(by_hand);
    EXPECT_EQ(s.samples, 4);
    EXPECT_DOUBLE_EQ(s.mean_step_m, 5.25);
    EXPECT_DOUBLE_EQ(s.sigma_m, std::sqrt(12.75 / 4));
    EXPECT_DOUBLE_EQ(s.score, std::sqrt(12.75 / 4) / 5.25);
    EXPECT_FALSE(s.flat);
}

TEST(ErosionScore, the_literal_form_divides_by_the_whole_map) {
    const double eps = erosion_score(by_hand).score, q = 4.0 / 16;
    const ErosionScore s = erosion_score(by_hand, Edges::open, ScoreNormalisation::literal);
    EXPECT_NEAR(s.score, std::sqrt((eps * eps + (1 - q) * (1 - q)) / q), 1e-12);
    EXPECT_DOUBLE_EQ(s.mean_step_m, 21.0 / 16);
}

TEST(ErosionScore, a_plane_and_a_checkerboard_are_even) {
    const ErosionScore plane = erosion_score(map_of(9, 7, [](auto x, auto) { return x; }));
    EXPECT_EQ(plane.mean_step_m, 1);
    EXPECT_EQ(plane.score, 0);
    EXPECT_FALSE(plane.flat);
    const ErosionScore board =
        erosion_score(map_of(8, 8, [](auto x, auto y) { return (x + y) % 2; }));
    EXPECT_EQ(board.mean_step_m, 1);
    EXPECT_EQ(board.score, 0);
}

TEST(ErosionScore, scaling_the_heights_changes_nothing) {
    const auto rough = [](std::int64_t x, std::int64_t y) {
        return (x * x * 31 + y * 17 + x * y) % 97;
    };
    const double once = erosion_score(map_of(33, 21, rough)).score;
    const double seven =
        erosion_score(map_of(33, 21, [&](auto x, auto y) { return 7 * rough(x, y); })).score;
    EXPECT_GT(once, 0.1);
    EXPECT_NEAR(seven, once, 1e-12);
}

TEST(ErosionScore, level_and_tiny_maps_are_flat) {
    EXPECT_TRUE(erosion_score(map_of(5, 5, [](auto, auto) { return 3; })).flat);
    EXPECT_EQ(erosion_score(map_of(5, 5, [](auto, auto) { return 3; })).score, 0);
    for (const auto& [c, r] : {std::pair{1, 1}, {2, 2}, {1, 9}, {9, 2}}) {
        const ErosionScore s = erosion_score(map_of(c, r, [](auto x, auto y) { return x + y; }));
        EXPECT_TRUE(s.flat);
        EXPECT_EQ(s.samples, 0);
    }
}

TEST(ErosionScore, a_wrapped_map_counts_every_sample) {
    // One tower of 5 on a torus: it and its four neighbours have d = 5, the other 11 have 0.
    const Raster map = map_of(4, 4, [](auto x, auto y) { return x == 0 && y == 0 ? 5 : 0; });
    const ErosionScore s = erosion_score(map, Edges::wrap);
    EXPECT_EQ(s.samples, 16);
    EXPECT_DOUBLE_EQ(s.mean_step_m, 25.0 / 16);
    EXPECT_EQ(erosion_score(map, Edges::wrap_x).samples, 8);
}

TEST(ErosionScore, samples_without_a_value_and_their_neighbours_are_left_out) {
    Raster map = map_of(7, 7, [](auto x, auto) { return x; });
    map.at(3, 3) = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(erosion_score(map).samples, 25 - 5);
    map.at(3, 3) = -32768;
    map.invalid.assign(49, 0);
    map.invalid[24] = 1;
    EXPECT_EQ(erosion_score(map).samples, 25 - 5);
    EXPECT_EQ(erosion_score(map).score, 0);
}

TEST(ErosionScore, threads_agree_to_the_bit) {
    const Raster map =
        map_of(301, 257, [](auto x, auto y) { return (x * 7919 + y * 104729) % 1009 * 0.37; });
    set_thread_count(1);
    const ErosionScore one = erosion_score(map);
    set_thread_count(3);
    const ErosionScore three = erosion_score(map);
    set_thread_count(0);
    EXPECT_EQ(one.score, three.score);
    EXPECT_EQ(one.sigma_m, three.sigma_m);
}

}  // namespace
}  // namespace cuesta

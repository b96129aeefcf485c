// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/midpoint.h"

#include <gtest/gtest.h>

#include "cuesta/generate/diamond_square.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

TEST(midpoint, joins_corners_by_the_bilinear_patch) {
    // Without displacement every square is halved evenly: h = 80 x y / 16 at 5 x 5 samples.
    const Field h = test::run_generator(Midpoint{.relief = 0, .corners = {0, 0, 0, 80}}, {5, 5});
    for (std::int64_t y = 0; y < 5; ++y)
        for (std::int64_t x = 0; x < 5; ++x)
            EXPECT_EQ(h.at(x, y), 5.0f * static_cast<float>(x * y)) << x << ' ' << y;
}

TEST(midpoint, an_edge_does_not_know_the_centres_beside_it) {
    // Same numbers, other rule: the first centre agrees with diamond_square, the edges below it do
    // not, and along a lattice line the land is the same whatever the squares beside it hold.
    const Numbers<4> flat_corners = {0};
    const Field plain =
        test::run_generator(Midpoint{.relief = 90, .corners = flat_corners}, {5, 5});
    const Field diamond =
        test::run_generator(DiamondSquare{.relief = 90, .corners = flat_corners}, {5, 5});
    EXPECT_EQ(plain.at(2, 2), diamond.at(2, 2));
    EXPECT_EQ(plain.at(2, 0), diamond.at(2, 0));
    EXPECT_NE(plain.at(2, 1), diamond.at(2, 1));
}

TEST(midpoint, works_on_thin_and_tiny_maps) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 2}, {2, 2}, {1, 100}, {100, 3}})
            EXPECT_TRUE(
                test::all_finite(test::run_generator(Midpoint{}, {columns, rows, 1, edges})));
}

TEST(midpoint, a_window_is_the_part_of_the_whole) {
    const Midpoint op{.rise = 0.7, .land_size = 640};
    const Grid large{90, 70, 10, Edges::open, -200, 50}, small{31, 23, 10, Edges::open, 170, 450};
    const Field land = test::run_generator(op, large), window = test::run_generator(op, small);
    for (std::int64_t y = 0; y < 23; ++y)
        for (std::int64_t x = 0; x < 31; ++x) ASSERT_EQ(window.at(x, y), land.at(x + 37, y + 40));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/displacement.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

struct Row {
    std::vector<double> east, south;
};
Row row_of(const Displacement& d, std::int64_t x0, std::int64_t y, std::int64_t n) {
    Row row{std::vector<double>(static_cast<std::size_t>(n)), {}};
    row.south = row.east;
    d.row(x0, y, n, row.east.data(), row.south.data());
    return row;
}

TEST(displacement, vanishes_at_lattice_points) {
    const Displacement d({65, 65, 10}, {3, 4}, 100, 80, 1);  // a lattice point every 8 samples
    const Row row = row_of(d, 0, 16, 65);
    for (std::size_t x = 0; x < 65; x += 8) EXPECT_EQ(row.east[x], 0) << x;
    EXPECT_NE(row.east[4], 0);
    EXPECT_NE(row.south[4], row.east[4]);
}

TEST(displacement, stays_within_the_amount_and_comes_near_it) {
    const Displacement d({400, 400, 1}, {1, 1}, 5, 20, 4);
    double most = 0, sum = 0, squares = 0;
    for (std::int64_t y = 0; y < 400; ++y)
        for (const double v : row_of(d, 0, y, 400).east)
            most = std::max(most, std::abs(v)), sum += v, squares += v * v;
    EXPECT_LE(most, 5);
    EXPECT_GT(most, 2.5);
    EXPECT_LT(std::abs(sum) / 160000, 0.1);
    EXPECT_GT(std::sqrt(squares / 160000), 0.8);
}

TEST(displacement, same_place_in_the_world_has_the_same_shift) {
    const Displacement all({100, 100, 10}, {5, 6}, 50, 300, 3);
    Grid window{40, 30, 10};
    window.origin_x_m = 200, window.origin_y_m = 100;
    const Displacement part(window, {5, 6}, 50, 300, 3);
    const Row a = row_of(all, 20, 17, 40), b = row_of(part, 0, 7, 40);
    for (std::size_t x = 0; x < 40; ++x) {
        EXPECT_NEAR(a.east[x], b.east[x], 1e-9);
        EXPECT_NEAR(a.south[x], b.south[x], 1e-9);
    }
    const Row piece = row_of(all, 33, 17, 5);  // a block of the same map: to the bit
    for (std::size_t x = 0; x < 5; ++x) EXPECT_EQ(piece.east[x], a.east[13 + x]);
}

TEST(displacement, wrapped_axes_join_without_a_seam) {
    const Displacement d({50, 50, 1, Edges::wrap}, {9, 9}, 1, 13, 2);
    const Row here = row_of(d, 0, 7, 50), next = row_of(d, 50, 57, 50);
    for (std::size_t x = 0; x < 50; ++x) EXPECT_NEAR(here.east[x], next.east[x], 1e-12);
}

TEST(displacement, drops_octaves_below_two_samples) {
    EXPECT_EQ(Displacement({9, 9, 10}, {}, 1, 100, 3).dropped(), 0);
    EXPECT_EQ(Displacement({9, 9, 10}, {}, 1, 100, 5).dropped(), 2);  // 100, 50, 25 | 12.5, 6.25
    const Displacement none({9, 9, 10}, {}, 1, 5, 2);
    EXPECT_EQ(none.dropped(), 2);
    for (const double v : row_of(none, 0, 0, 9).east) EXPECT_EQ(v, 0);
}

}  // namespace
}  // namespace cuesta

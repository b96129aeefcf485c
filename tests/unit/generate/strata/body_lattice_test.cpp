// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/body_lattice.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace cuesta {
namespace {

TEST(body_lattice, every_cell_has_one_body_inside_it) {
    const BodyLattice lattice(Grid{100, 100, 10}, 250, 100, {1, 2});
    for (std::int64_t j = -3; j < 3; ++j)
        for (std::int64_t i = -3; i < 3; ++i) {
            const Body body = lattice.body(i, j);
            EXPECT_EQ(std::floor(body.x_m / 250), static_cast<double>(i));
            EXPECT_EQ(std::floor(body.y_m / 250), static_cast<double>(j));
            for (const float share : body.share) EXPECT_TRUE(share >= 0 && share < 1);
        }
    EXPECT_NE(lattice.body(0, 0).share, lattice.body(1, 0).share);
}

TEST(body_lattice, size_and_origin_of_the_map_do_not_matter) {
    const BodyLattice a(Grid{100, 100, 10}, 250, 100, {1, 2});
    const BodyLattice b(Grid{7, 9, 2.5, Edges::closed, 300, 100}, 250, 100, {1, 2});
    EXPECT_EQ(a.body(4, -2).x_m, b.body(4, -2).x_m);
    EXPECT_EQ(a.body(4, -2).share, b.body(4, -2).share);
}

TEST(body_lattice, all_bodies_within_reach_are_found) {
    const BodyLattice lattice(Grid{100, 100, 10}, 100, 150, {1, 2});
    NearBodies near(lattice);
    for (const double x : {3.0, 99.0, 101.0, 450.0}) {
        std::set<double> found;
        for (const Body& body : near.at(x, 70)) found.insert(body.x_m);
        for (std::int64_t j = -10; j < 10; ++j)
            for (std::int64_t i = -10; i < 10; ++i) {
                const Body body = lattice.body(i, j);
                const bool within = std::hypot(body.x_m - x, body.y_m - 70) <= 150;
                EXPECT_TRUE(!within || found.contains(body.x_m)) << x;
            }
    }
}

TEST(body_lattice, wrapped_axes_repeat_after_the_extent) {
    const Grid grid{100, 60, 10, Edges::wrap_x};  // 1000 m around: three cells of 333 m
    const BodyLattice lattice(grid, 300, 100, {1, 2});
    const Body one = lattice.body(1, 0), again = lattice.body(4, 0), before = lattice.body(-2, 0);
    EXPECT_NEAR(again.x_m - one.x_m, 1000, 1e-9);
    EXPECT_NEAR(one.x_m - before.x_m, 1000, 1e-9);
    EXPECT_EQ(one.share, again.share);
    EXPECT_EQ(one.share, before.share);
    EXPECT_NE(one.share, lattice.body(1, 3).share);
}

}  // namespace
}  // namespace cuesta

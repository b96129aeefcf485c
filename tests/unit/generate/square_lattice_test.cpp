// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/square_lattice.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

MidpointRule some_rule(double sigma = 100) {
    MidpointRule rule;
    rule.random = {77, 5};
    rule.hurst = 0.7;
    rule.sigma = sigma;
    return rule;
}

std::vector<float> refined(const MidpointLattice& lattice, const MidpointRule& rule,
                           const LatticeWindow& window) {
    MidpointScratch scratch;
    std::vector<float> out(static_cast<std::size_t>(window.columns() * window.rows()));
    refine_squares(lattice, rule, window, scratch, out.data(), window.columns());
    return out;
}

TEST(square_lattice, one_level_has_nine_three_three_and_one_sixteenth) {
    MidpointLattice lattice;
    lattice.levels = 1;
    MidpointRule rule = some_rule(0);
    rule.random_corners = false;
    rule.corners = {0, 16, 32, 64};
    // Two points a side between the corners, each a quarter from its nearest.
    const std::vector<float> h = refined(lattice, rule, {0, 1, 0, 1});
    EXPECT_EQ(h[0], (9 * 0 + 3 * 16 + 3 * 32 + 1 * 64) / 16.0f);
    EXPECT_EQ(h[1], (3 * 0 + 9 * 16 + 1 * 32 + 3 * 64) / 16.0f);
    EXPECT_EQ(h[2], (3 * 0 + 1 * 16 + 9 * 32 + 3 * 64) / 16.0f);
    EXPECT_EQ(h[3], (1 * 0 + 3 * 16 + 3 * 32 + 9 * 64) / 16.0f);
}

TEST(square_lattice, points_without_displacement_are_a_quadratic_spline) {
    // Third differences of a spline of degree two vanish within its pieces.
    MidpointLattice lattice;
    lattice.levels = 6;
    MidpointRule rule = some_rule(0);
    rule.random_corners = false;
    rule.corners = {0, 640, 0, 640};
    const std::vector<float> h = refined(lattice, rule, {0, 63, 5, 5});
    for (std::size_t i = 3; i < 30; ++i)
        EXPECT_NEAR(h[i] - 3 * h[i - 1] + 3 * h[i - 2] - h[i - 3], 0, 2e-3) << i;
    for (std::size_t i = 1; i < 64; ++i) EXPECT_GT(h[i], h[i - 1]);
}

TEST(square_lattice, a_window_holds_the_bits_of_the_whole) {
    for (const bool wraps : {false, true}) {
        MidpointLattice lattice;
        lattice.levels = 6, lattice.wraps_x = lattice.wraps_y = wraps;
        lattice.squares_x = 2;
        const LatticeWindow all{-40, 170, -20, 90}, part{-3, 64, 31, 33};
        const std::vector<float> land = refined(lattice, some_rule(), all);
        const std::vector<float> got = refined(lattice, some_rule(), part);
        const auto at = [&](std::int64_t x, std::int64_t y) {
            return land[static_cast<std::size_t>((y - all.y0) * all.columns() + x - all.x0)];
        };
        for (std::int64_t y = part.y0; y <= part.y1; ++y)
            for (std::int64_t x = part.x0; x <= part.x1; ++x)
                ASSERT_EQ(
                    got[static_cast<std::size_t>((y - part.y0) * part.columns() + x - part.x0)],
                    at(x, y));
        if (!wraps) continue;
        for (std::int64_t y = 0; y < 20; ++y)
            for (std::int64_t x = 0; x < 40; ++x) {
                ASSERT_EQ(at(x, y), at(x + 128, y));
                ASSERT_EQ(at(x, y), at(x, y + 64));
            }
    }
}

TEST(square_lattice, no_level_gives_the_corners) {
    MidpointRule rule = some_rule();
    rule.random_corners = false;
    rule.corners = {1, 2, 3, 4};
    EXPECT_EQ(refined({}, rule, {0, 1, 0, 1}), (std::vector<float>{1, 2, 3, 4}));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cuesta/generate/diamond_square.h"
#include "cuesta/generate/midpoint.h"
#include "cuesta/generate/random_additions.h"
#include "science/fractal_surfaces/fractal_measures.h"

namespace cuesta::test {
namespace {

constexpr double hursts[] = {0.2, 0.5, 0.8};
const Grid open_map{513, 513, 10, Edges::open}, torus{512, 512, 10, Edges::wrap},
    tube{512, 512, 10, Edges::wrap_x};

TEST(random_additions, exponents_are_the_ones_asked_for) {
    for (const double hurst : hursts)
        for (const Grid& grid : {open_map, torus, tube}) {
            const FractalMeasures found = measure(RandomAdditions{.hurst = hurst}, grid, 16);
            EXPECT_NEAR(found.variogram_exponent, 2 * hurst, 0.15);
            EXPECT_NEAR(found.spectral_slope, 2 * hurst + 2, 0.25);
        }
}

TEST(midpoint, exponents_come_near_the_ones_asked_for) {
    for (const double hurst : hursts)
        for (const Grid& grid : {open_map, torus}) {
            const FractalMeasures found = measure(Midpoint{.hurst = hurst}, grid, 16);
            EXPECT_NEAR(found.variogram_exponent, 2 * hurst, 0.25);
            EXPECT_NEAR(found.spectral_slope, 2 * hurst + 2, 0.25);
            EXPECT_LT(found.spectral_slope, 2 * hurst + 2) << "the known bias";
        }
}

TEST(square_square, exponents_come_near_the_ones_asked_for) {
    for (const double hurst : hursts)
        for (const Grid& grid : {open_map, torus}) {
            const FractalMeasures found = measure(
                DiamondSquare{.hurst = hurst, .method = MidpointMethod::square_square}, grid, 8);
            EXPECT_NEAR(found.variogram_exponent, 2 * hurst, 0.25);
            EXPECT_NEAR(found.spectral_slope, 2 * hurst + 2, 0.25);
        }
}

// Mean squared bend h(x-1) - 2 h(x) + h(x+1) on the coarsest inner lattice line, over that on the
// lines of the last refinement but one: 1 without creases that stay from the coarse lattice.
template <class Op>
double crease(const Op& op) {
    double ratio = 0;
    constexpr int seeds = 32;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const Field h = run_generator(op, {257, 257, 10}, {.seed = seed});
        double coarse = 0, fine = 0;
        for (std::int64_t y = 0; y < 257; ++y)
            for (std::int64_t x = 2; x < 256; x += 2) {
                const double bend = double{h.at(x - 1, y)} - 2 * h.at(x, y) + h.at(x + 1, y);
                if (x == 128) coarse += bend * bend;
                if (x % 4 == 2) fine += bend * bend / 64;
            }
        ratio += coarse / fine / seeds;
    }
    return ratio;
}

TEST(midpoint, creases_along_coarse_lines_grow_with_smoothness) {
    EXPECT_NEAR(crease(Midpoint{.hurst = 0.5}), 1.14, 0.1);
    EXPECT_NEAR(crease(Midpoint{.hurst = 0.8}), 1.67, 0.2);
    EXPECT_NEAR(crease(Midpoint{.hurst = 1.0}), 3.13, 0.5);
}

TEST(midpoint, creases_more_than_its_successors) {
    const double plain = crease(Midpoint{.hurst = 1});
    EXPECT_LT(crease(DiamondSquare{.hurst = 1}), 0.75 * plain);
}

TEST(square_square, leaves_no_creases) {
    for (const double hurst : {0.5, 1.0})
        EXPECT_NEAR(crease(DiamondSquare{.hurst = hurst, .method = MidpointMethod::square_square}),
                    1, 0.05)
            << hurst;
}

TEST(random_additions, leaves_no_creases) {
    for (const double hurst : {0.5, 0.8, 1.0})
        EXPECT_NEAR(crease(RandomAdditions{.hurst = hurst}), 1, 0.05) << hurst;
}

// Mean squared difference of neighbours beside points of the older lattice (even x and y) over that
// beside the centres of the last refinement (odd x and y).
template <class Op>
double old_over_new(const Op& op) {
    double old_points = 0, new_points = 0;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const Field h = run_generator(op, {129, 129, 10}, {.seed = seed});
        for (std::int64_t y = 0; y + 1 < 129; ++y)
            for (std::int64_t x = 0; x + 1 < 129; x += 1) {
                const double d = double{h.at(x + 1, y)} - h.at(x, y);
                (y % 2 == 0 ? old_points : new_points) += d * d;
            }
    }
    return old_points / new_points;
}

TEST(random_additions, old_and_new_points_vary_alike) {
    for (const double hurst : hursts)
        EXPECT_NEAR(old_over_new(RandomAdditions{.hurst = hurst}), 1, 0.05) << hurst;
}

// What the other two leave is stated in docs/science/diamond_square.md.
TEST(midpoint, old_points_vary_less_than_new_ones) {
    const double plain[] = {0.66, 0.72, 0.85};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(old_over_new(Midpoint{.hurst = hursts[i]}), plain[i], 0.05);
        EXPECT_NEAR(old_over_new(DiamondSquare{.hurst = hursts[i]}), 1, 0.2);
    }
}

TEST(random_additions, wrapped_maps_have_no_seam) {
    double ratio = 0;
    std::uint64_t seed = 0;
    for (int map = 0; map < 16; ++map) {
        const RandomAdditions rough{.hurst = 0.3};
        const Field a = run_generator(rough, {128, 128, 10, Edges::wrap}, {.seed = ++seed});
        const Field b = run_generator(rough, {100, 109, 10, Edges::wrap_x}, {.seed = ++seed});
        ratio += (seam_ratio(a, true) + seam_ratio(a, false) + seam_ratio(b, true)) / 48;
    }
    EXPECT_NEAR(ratio, 1, 0.08);
}

TEST(random_additions, other_numbers_of_samples_show_the_same_land) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Grid fine{512, 512, 10, edges};
            const Field a =
                run_generator(RandomAdditions{}, with_size(fine, 128, 128), {.seed = seed});
            const Field b = run_generator(RandomAdditions{}, fine, {.seed = seed});
            EXPECT_GE(correlation(a, b, fine, 4), 0.98);
        }
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/diamond_square.h"

#include <gtest/gtest.h>

#include "science/fractal_surfaces/fractal_measures.h"

namespace cuesta::test {
namespace {

constexpr double hursts[] = {0.2, 0.5, 0.8};

TEST(diamond_square, exponents_come_near_the_ones_asked_for) {
    for (const double hurst : hursts)
        for (const Grid& grid :
             {Grid{513, 513, 10, Edges::open}, Grid{512, 512, 10, Edges::wrap}}) {
            const FractalMeasures found = measure(DiamondSquare{.hurst = hurst}, grid, 16);
            EXPECT_NEAR(found.spectral_slope, 2 * hurst + 2, 0.25);
            EXPECT_NEAR(found.variogram_exponent, 2 * hurst, 0.25);
            // The known bias of the method: power falls less steeply than asked for.
            EXPECT_LT(found.spectral_slope, 2 * hurst + 2);
        }
}

TEST(diamond_square, resampled_maps_keep_the_slope) {
    for (const double hurst : hursts) {
        const FractalMeasures found =
            measure(DiamondSquare{.hurst = hurst}, {400, 400, 10, Edges::open}, 8);
        EXPECT_NEAR(found.spectral_slope, 2 * hurst + 2, 0.25);
    }
}

// Rough maps, because on smooth ones a whole seam is one slope and the mean scatters widely.
TEST(diamond_square, wrapped_maps_have_no_seam) {
    double ratio = 0;
    std::uint64_t seed = 0;
    const DiamondSquare rough{.hurst = 0.3};
    for (const std::int64_t size : {128, 100})
        for (int map = 0; map < 8; ++map) {
            const Field torus =
                run_generator(rough, {size, size, 10, Edges::wrap}, {.seed = ++seed});
            const Field tube =
                run_generator(rough, {size, size + 9, 10, Edges::wrap_x}, {.seed = ++seed});
            ratio +=
                (seam_ratio(torus, true) + seam_ratio(torus, false) + seam_ratio(tube, true)) / 48;
        }
    EXPECT_NEAR(ratio, 1, 0.08);
}

TEST(diamond_square, other_numbers_of_samples_show_the_same_land) {
    const auto same_land = [](const Grid& coarse, const Grid& fine, std::uint64_t seed,
                              int factor) {
        const Field a = run_generator(DiamondSquare{}, coarse, {.seed = seed});
        const Field b = run_generator(DiamondSquare{}, fine, {.seed = seed});
        EXPECT_GE(correlation(a, b, fine, factor), 0.98)
            << coarse.columns << " samples, seed " << seed;
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Grid fine{512, 512, 10, Edges::open}, torus{512, 512, 10, Edges::wrap};
        same_land(with_size(fine, 128, 128), fine, seed, 4);
        same_land(with_size(torus, 128, 128), torus, seed, 4);
        same_land(with_size(fine, 171, 171), fine, seed, 3);  // resampled against points
        same_land(with_size(torus, 171, 171), torus, seed, 3);
    }
}

}  // namespace
}  // namespace cuesta::test

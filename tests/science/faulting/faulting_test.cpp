// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/faulting.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/generate/fault/fault_sum.h"
#include "science/fractal_surfaces/fractal_measures.h"

namespace cuesta::test {
namespace {

Field steps(const FaultSurface& surface, const Grid& grid, std::uint64_t seed, int count) {
    Field field({grid.columns, grid.rows, 0});
    sum_faults(draw_faults({seed, 9}, count, surface, grid), surface, {}, whole(grid), field);
    return field;
}

TEST(faulting, exponents_come_near_the_ones_asked_for) {
    for (const double hurst : {0.2, 0.5, 0.8})
        for (const Edges edges : {Edges::open, Edges::wrap_x, Edges::wrap}) {
            const FractalMeasures found =
                measure(Faulting{.hurst = hurst, .count = 500}, {256, 256, 10, edges}, 16);
            EXPECT_NEAR(found.variogram_exponent, 2 * hurst, 0.15) << to_text(edges);
            EXPECT_NEAR(found.spectral_slope, 2 * hurst + 2, 0.3) << to_text(edges);
        }
}

// A line parts p and q with probability 2 r / (pi 2 R) and then makes a difference of 2.
TEST(faulting, plain_steps_on_the_plane_follow_the_law_of_lines) {
    const Grid grid{192, 192};
    const FaultSurface surface = FaultSurface::of_map(grid);
    const std::vector<std::int64_t> lags{1, 8, 32};
    std::vector<double> mean(lags.size(), 0.0);
    constexpr int seeds = 16, count = 2000;
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto f = structure_function(
            steps(surface, grid, static_cast<std::uint64_t>(seed), count), grid, lags);
        for (std::size_t i = 0; i < lags.size(); ++i) mean[i] += f.mean(i) / seeds;
    }
    const double tolerance[] = {0.02, 0.05, 0.15};
    for (std::size_t i = 0; i < lags.size(); ++i) {
        const double law = 4.0 * count * static_cast<double>(lags[i]) / (M_PI * surface.reach());
        EXPECT_NEAR(mean[i] / law, 1, tolerance[i]) << "lag " << lags[i];
    }
}

// Cylinder: the mean of |n . u| over directions in space is 1/2; torus, four dimensions: 4/(3 pi).
TEST(faulting, plain_steps_on_rolled_up_maps_follow_the_law_of_planes) {
    for (const Edges edges : {Edges::wrap_x, Edges::wrap}) {
        const Grid grid{192, 160, 1, edges};
        const FaultSurface surface = FaultSurface::of_map(grid);
        const double share = edges == Edges::wrap ? 4 / (3 * M_PI) : 0.5;
        const std::int64_t lags[] = {1, 16};
        double near = 0, far = 0;
        constexpr int seeds = 16, count = 2000;
        for (int seed = 1; seed <= seeds; ++seed) {
            const auto f = structure_function(
                steps(surface, grid, static_cast<std::uint64_t>(seed), count), grid, lags);
            near += f.along_x[0] / seeds, far += f.along_x[1] / seeds;
        }
        const auto law = [&](double lag) {
            const double radius = 192 / (2 * M_PI);
            const double chord = 2 * radius * std::sin(lag / (2 * radius));
            return 4 * count * share * chord / (2 * surface.reach());
        };
        EXPECT_NEAR(near / law(1), 1, 0.02);
        EXPECT_NEAR(far / law(16), 1, 0.1);
    }
}

TEST(faulting, wrapped_maps_have_no_seam) {
    double ratio = 0;
    std::uint64_t seed = 0;
    const Faulting rough{.hurst = 0.5, .count = 1000};
    for (int map = 0; map < 16; ++map) {
        const Field torus = run_generator(rough, {128, 100, 10, Edges::wrap}, {.seed = ++seed});
        const Field tube = run_generator(rough, {128, 137, 10, Edges::wrap_x}, {.seed = ++seed});
        ratio += (seam_ratio(torus, true) + seam_ratio(torus, false) + seam_ratio(tube, true)) / 48;
    }
    EXPECT_NEAR(ratio, 1, 0.08);
}

TEST(faulting, other_numbers_of_samples_show_the_same_land) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const Grid fine{512, 512, 10, edges};
            const Field a = run_generator(Faulting{}, with_size(fine, 128, 128), {.seed = seed});
            const Field b = run_generator(Faulting{}, fine, {.seed = seed});
            EXPECT_GE(correlation(a, b, fine, 4), 0.98);
        }
}

}  // namespace
}  // namespace cuesta::test

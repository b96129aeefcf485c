// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/generate/noise/fbm.h"
#include "cuesta/generate/noise/hetero_terrain.h"
#include "cuesta/generate/noise/hybrid_multifractal.h"
#include "cuesta/generate/noise/perlin.h"
#include "cuesta/generate/noise/ridged.h"
#include "cuesta/generate/noise/simplex.h"
#include "cuesta/generate/spectral.h"
#include "science/fractal_surfaces/fractal_measures.h"

namespace cuesta::test {
namespace {

constexpr double hursts[] = {0.2, 0.5, 0.8};
constexpr NoiseBasis gradient_bases[] = {NoiseBasis::perlin, NoiseBasis::simplex};

Fbm fbm_of(NoiseBasis basis, double hurst, const Grid& grid) {
    return {.basis = basis,
            .hurst = hurst,
            .wavelength = static_cast<double>(grid.columns) * grid.spacing_m,
            .octaves = 16};
}

// 2 H of the structure function between lags 4 and 64, each map scaled to its value at 16.
template <class Op>
double exponent(const Op& op, const Grid& grid, int seeds) {
    const std::vector<std::int64_t> lags{4, 8, 16, 32, 64};
    std::vector<double> lag(lags.begin(), lags.end()), mean(lags.size(), 0.0);
    for (int seed = 1; seed <= seeds; ++seed) {
        const Field field = run_generator(op, grid, {.seed = static_cast<std::uint64_t>(seed)});
        const StructureFunction function = structure_function(field, grid, lags);
        for (std::size_t i = 0; i < lags.size(); ++i)
            mean[i] += function.mean(i) / function.mean(2);
    }
    return log_log_slope(lag, mean);
}

TEST(lattice_noise, height_differences_of_fbm_grow_with_twice_the_exponent) {
    const Grid grid{512, 512, 10};
    for (const double hurst : hursts) {
        const double exact = exponent(Spectral{.hurst = hurst}, grid, 16);
        for (const NoiseBasis basis : gradient_bases) {
            const double found = exponent(fbm_of(basis, hurst, grid), grid, 16);
            EXPECT_NEAR(found, 2 * hurst, 0.15);
            EXPECT_NEAR(found, exact, 0.05);
        }
        EXPECT_NEAR(exponent(fbm_of(NoiseBasis::value, hurst, grid), grid, 16), 2 * hurst, 0.2);
    }
}

TEST(lattice_noise, power_of_fbm_falls_with_the_exponent_asked_for) {
    const Grid grid{256, 256, 10, Edges::wrap};
    for (const double hurst : hursts) {
        for (const NoiseBasis basis : gradient_bases)
            EXPECT_NEAR(measure(fbm_of(basis, hurst, grid), grid, 16).spectral_slope, 2 * hurst + 2,
                        0.1);
        EXPECT_NEAR(measure(fbm_of(NoiseBasis::value, hurst, grid), grid, 16).spectral_slope,
                    2 * hurst + 2, 0.25);
    }
}

// Squared differences along x, y and both diagonals, per squared length.
template <class Op>
std::array<double, 4> directional_variance(const Op& op) {
    std::array<double, 4> sum{};
    constexpr std::int64_t n = 512;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const Field f = run_generator(op, Grid{n, n, 10}, {.seed = seed});
        for (std::int64_t y = 0; y + 4 < n; ++y)
            for (std::int64_t x = 0; x + 4 < n; ++x) {
                sum[0] += std::pow(f.at(x + 4, y) - f.at(x, y), 2) / 16;
                sum[1] += std::pow(f.at(x, y + 4) - f.at(x, y), 2) / 16;
                sum[2] += std::pow(f.at(x + 3, y + 3) - f.at(x, y), 2) / 18;
                sum[3] += std::pow(f.at(x + 3, y) - f.at(x, y + 3), 2) / 18;
            }
    }
    return sum;
}

TEST(lattice_noise, gradient_noise_prefers_no_direction) {
    for (const auto& found : {directional_variance(Perlin{.wavelength = 200}),
                              directional_variance(Simplex{.wavelength = 200})})
        EXPECT_LT(*std::max_element(found.begin(), found.end()) /
                      *std::min_element(found.begin(), found.end()),
                  1.05);
}

TEST(lattice_noise, wrapped_maps_have_no_seam) {
    for (const NoiseBasis basis : {NoiseBasis::perlin, NoiseBasis::value, NoiseBasis::simplex}) {
        double ratio = 0;
        std::uint64_t seed = 0;
        for (const std::int64_t size : {128, 100, 91})
            for (int map = 0; map < 8; ++map) {
                const Fbm op{.basis = basis, .hurst = 0.3, .wavelength = 430, .octaves = 16};
                const Field field =
                    run_generator(op, {size, size, 10, Edges::wrap}, {.seed = ++seed});
                ratio += (seam_ratio(field, true) + seam_ratio(field, false)) / 48;
            }
        EXPECT_NEAR(ratio, 1, 0.08);
    }
}

// Mean absolute Laplacian where the land is highest over that where it is lowest, by quarters.
template <class Op>
double roughness_of_heights(const Op& op) {
    struct Sample {
        float height, bend;
    };
    double ratio = 0;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const Field f = run_generator(op, Grid{256, 256, 10}, {.seed = seed});
        std::vector<Sample> all;
        for (std::int64_t y = 1; y < 255; ++y)
            for (std::int64_t x = 1; x < 255; ++x)
                all.push_back(
                    {f.at(x, y), std::abs(f.at(x - 1, y) + f.at(x + 1, y) + f.at(x, y - 1) +
                                          f.at(x, y + 1) - 4 * f.at(x, y))});
        std::sort(all.begin(), all.end(),
                  [](const Sample& a, const Sample& b) { return a.height < b.height; });
        double low = 0, high = 0;
        for (std::size_t i = 0; i < all.size() / 4; ++i) {
            low += all[i].bend;
            high += all[all.size() - 1 - i].bend;
        }
        ratio += high / low / 16;
    }
    return ratio;
}

TEST(lattice_noise, multifractals_are_rougher_where_they_are_high) {
    for (const NoiseBasis basis : {NoiseBasis::perlin, NoiseBasis::value, NoiseBasis::simplex}) {
        const double plain =
            roughness_of_heights(Fbm{.basis = basis, .hurst = 1, .wavelength = 640, .octaves = 6});
        EXPECT_GE(plain, 0.9);
        EXPECT_LE(plain, 1.1);
        EXPECT_GE(
            roughness_of_heights(HeteroTerrain{.basis = basis, .wavelength = 640, .octaves = 6}),
            2);
        EXPECT_GE(roughness_of_heights(
                      HybridMultifractal{.basis = basis, .wavelength = 640, .octaves = 6}),
                  2);
        EXPECT_GE(roughness_of_heights(Ridged{.basis = basis, .wavelength = 640, .octaves = 6}),
                  1.3);
    }
}

}  // namespace
}  // namespace cuesta::test

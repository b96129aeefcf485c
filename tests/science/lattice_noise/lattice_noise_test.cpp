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
constexpr NoiseBasis all_bases[] = {NoiseBasis::perlin, NoiseBasis::value, NoiseBasis::simplex};
constexpr NoiseBasis gradient_bases[] = {NoiseBasis::perlin, NoiseBasis::simplex};

// Octaves from `extents` times the side down to two samples.
Fbm fbm_of(NoiseBasis basis, double hurst, const Grid& grid, double extents) {
    return {.basis = basis,
            .hurst = hurst,
            .wavelength = extents * static_cast<double>(grid.columns) * grid.spacing_m,
            .octaves = 16};
}

// 2 H of the structure function between lags 8 and 64, each map scaled to its value at 16.
template <class Op>
double exponent(const Op& op, const Grid& grid, int seeds) {
    const std::vector<std::int64_t> lags{8, 16, 32, 64};
    std::vector<double> lag(lags.begin(), lags.end()), mean(lags.size(), 0.0);
    for (int seed = 1; seed <= seeds; ++seed) {
        const Field field = run_generator(op, grid, {.seed = static_cast<std::uint64_t>(seed)});
        const StructureFunction function = structure_function(field, grid, lags);
        for (std::size_t i = 0; i < lags.size(); ++i)
            mean[i] += function.mean(i) / function.mean(1);
    }
    return log_log_slope(lag, mean);
}

// From four of the smallest cells to a 32nd of the largest.
TEST(lattice_noise, height_differences_of_fbm_grow_with_twice_the_exponent_on_every_basis) {
    const Grid grid{512, 512, 10};
    for (const double hurst : hursts)
        for (const NoiseBasis basis : all_bases)
            EXPECT_NEAR(exponent(fbm_of(basis, hurst, grid, 4), grid, 16), 2 * hurst, 0.15)
                << "basis " << static_cast<int>(basis);
}

// The waves of `spectral` end where the octaves do: at two samples and at the extent.
TEST(lattice_noise, gradient_fbm_has_the_height_differences_of_exact_waves) {
    const Grid grid{512, 512, 10};
    for (const double hurst : hursts) {
        const double exact = exponent(Spectral{.hurst = hurst}, grid, 16);
        for (const NoiseBasis basis : gradient_bases)
            EXPECT_NEAR(exponent(fbm_of(basis, hurst, grid, 1), grid, 16), exact, 0.05);
    }
}

TEST(lattice_noise, power_of_fbm_falls_with_the_exponent_asked_for) {
    const Grid grid{256, 256, 10, Edges::wrap};
    for (const double hurst : hursts) {
        for (const NoiseBasis basis : gradient_bases)
            EXPECT_NEAR(measure(fbm_of(basis, hurst, grid, 1), grid, 16).spectral_slope,
                        2 * hurst + 2, 0.1);
        EXPECT_NEAR(measure(fbm_of(NoiseBasis::value, hurst, grid, 1), grid, 16).spectral_slope,
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
    for (const NoiseBasis basis : all_bases) {
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
    for (const NoiseBasis basis : all_bases) {
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

// Fractal dimension by height: squares of 32 samples are sorted by their mean height into quarters,
// and each quarter has its own structure function over lags 4 to 16. D = 3 - half its slope.
template <class Op>
std::array<double, 4> local_dimensions(const Op& op) {
    constexpr std::int64_t n = 256, side = 32, lags[] = {4, 8, 16};
    struct Square {
        double height = 0;
        std::array<double, 3> differences{};
    };
    std::array<std::array<double, 3>, 4> sum{};
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const Field f = run_generator(op, Grid{n, n, 10}, {.seed = seed});
        std::vector<Square> squares;
        double scale = 0;
        for (std::int64_t y0 = 0; y0 < n; y0 += side)
            for (std::int64_t x0 = 0; x0 < n; x0 += side) {
                Square square;
                for (std::int64_t y = 0; y < side; ++y)
                    for (std::int64_t x = 0; x < side; ++x) square.height += f.at(x0 + x, y0 + y);
                for (std::size_t i = 0; i < 3; ++i) {
                    const std::int64_t r = lags[i];
                    for (std::int64_t y = 0; y < side; ++y)
                        for (std::int64_t x = 0; x + r < side; ++x)
                            square.differences[i] +=
                                (std::pow(f.at(x0 + x + r, y0 + y) - f.at(x0 + x, y0 + y), 2) +
                                 std::pow(f.at(x0 + y, y0 + x + r) - f.at(x0 + y, y0 + x), 2)) /
                                static_cast<double>(side - r);
                }
                scale += square.differences[1];
                squares.push_back(square);
            }
        std::sort(squares.begin(), squares.end(),
                  [](const Square& a, const Square& b) { return a.height < b.height; });
        for (std::size_t k = 0; k < squares.size(); ++k)
            for (std::size_t i = 0; i < 3; ++i)
                sum[k * 4 / squares.size()][i] += squares[k].differences[i] / scale;
    }
    std::array<double, 4> dimension{};
    const std::array<double, 3> lag{4, 8, 16};
    for (std::size_t quarter = 0; quarter < 4; ++quarter)
        dimension[quarter] = 3 - log_log_slope(lag, sum[quarter]) / 2;
    return dimension;
}

TEST(lattice_noise, the_local_dimension_of_multifractals_grows_with_height) {
    const auto rise = [](const std::array<double, 4>& d) { return d[3] - d[0]; };
    EXPECT_NEAR(rise(local_dimensions(Fbm{.hurst = 0.5, .wavelength = 1280})), 0, 0.03);
    for (const auto& found : {local_dimensions(HeteroTerrain{.wavelength = 1280}),
                              local_dimensions(HybridMultifractal{.wavelength = 1280}),
                              local_dimensions(Ridged{.wavelength = 1280})}) {
        EXPECT_GT(rise(found), 0.07);
        EXPECT_GT(found[3], found[2]);
        EXPECT_GT(found[2], found[1] - 0.01);
    }
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/spectral.h"

#include <gtest/gtest.h>

#include <cmath>

#include "science/fractal_surfaces/fractal_measures.h"

namespace cuesta::test {
namespace {

constexpr double hursts[] = {0.2, 0.5, 0.8};

// The structure function of the finite set of waves a map has, exactly:
// S(r) = 2 sum over (kx, ky) of |k|^-(2 H + 2) (1 - cos(2 pi kx r / n)).
double exact_exponent(double hurst, int n) {
    std::vector<double> column(static_cast<std::size_t>(n / 2 + 1), 0.0);  // summed over ky
    for (int kx = 1; kx <= n / 2; ++kx)
        for (int ky = -n / 2 + 1; ky <= n / 2; ++ky)
            column[static_cast<std::size_t>(kx)] +=
                (kx == n / 2 ? 1 : 2) * std::pow(double(kx) * kx + double(ky) * ky, -hurst - 1);
    std::vector<double> lag, value;
    for (const std::int64_t r : doubling_lags(2, n / 16)) {
        double sum = 0;
        for (int kx = 1; kx <= n / 2; ++kx)
            sum += 2 * column[static_cast<std::size_t>(kx)] *
                   (1 - std::cos(2 * M_PI * kx * static_cast<double>(r) / n));
        lag.push_back(static_cast<double>(r)), value.push_back(sum);
    }
    return log_log_slope(lag, value);
}

TEST(spectral, power_falls_with_the_exponent_asked_for) {
    for (const double hurst : hursts) {
        const FractalMeasures wrapped =
            measure(Spectral{.hurst = hurst}, {256, 256, 10, Edges::wrap}, 16);
        EXPECT_NEAR(wrapped.spectral_slope, 2 * hurst + 2, 0.05);
        const FractalMeasures open =
            measure(Spectral{.hurst = hurst}, {256, 256, 10, Edges::open}, 16);
        EXPECT_NEAR(open.spectral_slope, 2 * hurst + 2, 0.05);
    }
}

TEST(spectral, heights_differ_over_distance_as_the_finite_sum_of_waves_says) {
    for (const double hurst : hursts) {
        const FractalMeasures found =
            measure(Spectral{.hurst = hurst}, {256, 256, 10, Edges::wrap}, 16);
        EXPECT_NEAR(found.variogram_exponent, exact_exponent(hurst, 256), 0.05);
    }
}

// Waves shorter than two samples are missing, which steepens S(r) by a share of r^(-2 H); waves
// longer than the side are missing, which flattens it by a share of (r / n)^(2 - 2 H). Both shares
// are alike where r = n^(1 - H): that is where a finite map shows its exponent.
TEST(spectral, heights_differ_over_distance_with_twice_the_exponent) {
    constexpr std::int64_t n = 1024;
    for (const Edges edges : {Edges::wrap, Edges::open})
        for (const double hurst : hursts) {
            const Grid grid{n, n, 10, edges};
            const double middle = std::pow(static_cast<double>(n), 1 - hurst);
            const std::vector<std::int64_t> lags =
                doubling_lags(std::llround(middle / 4), std::llround(middle));
            ASSERT_EQ(lags.size(), 3u);
            std::vector<double> lag(lags.begin(), lags.end()), mean(lags.size(), 0.0);
            for (std::uint64_t seed = 1; seed <= 16; ++seed) {
                const Field field = run_generator(Spectral{.hurst = hurst}, grid, {.seed = seed});
                const StructureFunction function = structure_function(field, grid, lags);
                for (std::size_t i = 0; i < lags.size(); ++i)
                    mean[i] += function.mean(i) / function.mean(1);
            }
            EXPECT_NEAR(log_log_slope(lag, mean), 2 * hurst, 0.05);
        }
}

TEST(spectral, a_rectangle_is_as_rough_along_both_axes) {
    double along_x = 0, along_y = 0;
    const Grid grid{512, 256, 10, Edges::wrap};
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const Field field = run_generator(Spectral{.hurst = 0.5}, grid, {.seed = seed});
        const std::int64_t lag[] = {4};
        const StructureFunction function = structure_function(field, grid, lag);
        along_x += function.along_x[0], along_y += function.along_y[0];
    }
    EXPECT_NEAR(along_x / along_y, 1, 0.02);
}

TEST(spectral, all_directions_have_the_same_slope_and_power) {
    constexpr int sectors = 8;
    const Grid grid{256, 256, 10, Edges::wrap};
    std::vector<RadialSpectrum> sum(sectors);
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const Field field = run_generator(Spectral{.hurst = 0.8}, grid, {.seed = seed});
        for (int s = 0; s < sectors; ++s) {
            const RadialSpectrum one = sector_spectrum(field, grid, s, sectors);
            RadialSpectrum& all = sum[static_cast<std::size_t>(s)];
            if (all.power.empty())
                all = one;
            else
                for (std::size_t k = 0; k < one.power.size(); ++k) all.power[k] += one.power[k];
        }
    }
    double mean = 0;
    for (const RadialSpectrum& one : sum) mean += std::log(one.power[40]) / sectors;
    for (const RadialSpectrum& one : sum) {
        EXPECT_NEAR(spectral_slope(one, 8, 64), 3.6, 0.1);
        // A ring of one sector holds some 16 waves in each of 16 maps: standard error 6 %.
        EXPECT_NEAR(std::log(one.power[40]), mean, 0.25);
    }
}

// Rough maps, because on smooth ones a whole seam is one slope and the mean scatters widely.
TEST(spectral, wrapped_maps_have_no_seam) {
    double ratio = 0;
    std::uint64_t seed = 0;
    for (const std::int64_t size : {128, 100, 91})
        for (int map = 0; map < 8; ++map) {
            const Field field = run_generator(Spectral{.hurst = 0.3}, {size, size, 10, Edges::wrap},
                                              {.seed = ++seed});
            ratio += (seam_ratio(field, true) + seam_ratio(field, false)) / 48;
        }
    EXPECT_NEAR(ratio, 1, 0.08);
}

TEST(spectral, other_numbers_of_samples_show_the_same_land) {
    for (const Edges edges : {Edges::open, Edges::wrap})
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const Grid fine{512, 512, 10, edges};
            const Field a = run_generator(Spectral{}, with_size(fine, 128, 128), {.seed = seed});
            const Field b = run_generator(Spectral{}, fine, {.seed = seed});
            EXPECT_GE(correlation(a, b, fine, 4), 0.98);
        }
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/spectral.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/fft.h"
#include "cuesta/grid/range.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

constexpr Edges every_edge[] = {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x};

ValueRange range_of(const Field& field) {
    SingleCommunicator comm({field.columns(), field.rows()});
    return value_range(field, comm);
}

HalfSpectrum spectrum_of(const Field& field) {
    const int columns = static_cast<int>(field.columns()), rows = static_cast<int>(field.rows());
    HalfSpectrum spectrum(columns, rows);
    RealFft2d(columns, rows).forward(field.row(0), field.stride(), spectrum);
    return spectrum;
}

TEST(spectral, spans_base_to_base_plus_relief_exactly) {
    for (const auto& [columns, rows] : {std::pair{64, 64}, {37, 50}, {100, 7}}) {
        const Spectral op{.relief = 1500, .base = 0.0};
        const ValueRange range = range_of(test::run_generator(op, {columns, rows, 10}));
        EXPECT_EQ(range.low, 0.0);
        EXPECT_EQ(range.high, 1500.0);
    }
}

// The coefficients before scaling differ from those found in the map by one common factor.
TEST(spectral, coefficients_are_the_drawn_numbers_times_the_power_law) {
    const Spectral op{.hurst = 0.6};
    const Field field = test::run_generator(op, {32, 16, 10}, {.seed = 5, .stream = 3});
    const HalfSpectrum found = spectrum_of(field);
    const auto drawn = [](int kx, int ky) {
        const int m = ky >= 0 ? ky / 2 : -((1 - ky) / 2);
        const auto words = random_words({5, 3}, kx, m, 0);
        const auto pair =
            ky - 2 * m == 0 ? normal_pair(words[0], words[1]) : normal_pair(words[2], words[3]);
        // ky counts waves over 16 samples: twice the wave number over 32.
        const double k2 = kx * kx + 4.0 * ky * ky;
        return std::complex<double>(pair[0], pair[1]) * std::pow(k2, -0.8);
    };
    const std::complex<double> factor = std::complex<double>(found.get(3, 2)) / drawn(3, 2);
    EXPECT_NEAR(factor.imag() / factor.real(), 0, 1e-3);
    EXPECT_GT(factor.real(), 0);
    for (int ky = -7; ky <= 7; ++ky)
        for (int kx = 1; kx <= 15; ++kx) {
            const std::complex<double> expected = drawn(kx, ky) * factor.real();
            const std::complex<double> got(found.get(kx, ky < 0 ? ky + 16 : ky));
            ASSERT_NEAR(std::abs(got - expected), 0, 1e-3 * std::abs(factor)) << kx << ' ' << ky;
        }
    // A wave that mirrors onto itself has a real number of its own, with twice the variance.
    const auto words = random_words({5, 3}, 16, 4, 0);
    const double own =
        std::sqrt(2.0) * normal_pair(words[0], words[1])[0] * std::pow(16.0 * 16 + 16 * 16, -0.8);
    EXPECT_NEAR(found.get(16, 8).real(), own * factor.real(), 1e-3 * std::abs(factor));
    EXPECT_NEAR(found.get(16, 8).imag(), 0, 1e-3 * std::abs(factor));
}

TEST(spectral, more_samples_keep_the_coarse_waves) {
    const Grid small{32, 32, 40, Edges::wrap}, large{128, 128, 10, Edges::wrap};
    const HalfSpectrum a = spectrum_of(test::run_generator(Spectral{}, small));
    const HalfSpectrum b = spectrum_of(test::run_generator(Spectral{}, large));
    const std::complex<double> factor =
        std::complex<double>(b.get(1, 0)) / std::complex<double>(a.get(1, 0));
    EXPECT_NEAR(factor.imag() / factor.real(), 0, 1e-3);
    for (int ky = -10; ky <= 10; ++ky)
        for (int kx = 1; kx <= 10; ++kx) {
            const std::complex<double> x(a.get(kx, (ky + 32) % 32)), y(b.get(kx, (ky + 128) % 128));
            ASSERT_NEAR(std::abs(y - factor * x), 0,
                        1e-4 * std::abs(factor) * std::abs(a.get(1, 0)))
                << kx << ' ' << ky;
        }
}

TEST(spectral, bands_leave_only_the_waves_between) {
    const Grid grid{64, 64, 10, Edges::wrap};                         // k waves of 640 m / k
    const Spectral op{.wavelength = 160, .smallest_wavelength = 64};  // k = 4 to 10
    const HalfSpectrum found = spectrum_of(test::run_generator(op, grid));
    double inside = 0, outside = 0;
    for (int ky = -31; ky <= 31; ++ky)
        for (int kx = 1; kx <= 31; ++kx) {
            const double k = std::hypot(kx, ky), power = std::norm(found.get(kx, (ky + 64) % 64));
            if (k >= 4 && k <= 10) inside += power;
            if (k <= 2 || k >= 20) outside += power;
        }
    EXPECT_GT(inside, 0);
    EXPECT_LT(outside, 1e-9 * inside);
}

TEST(spectral, is_the_same_on_blocks_and_threads) {
    const int threads = thread_count();
    for (const Edges edges : every_edge)
        for (const auto& [columns, rows] : {std::pair{64, 48}, {35, 51}}) {
            const Grid grid{columns, rows, 5, edges};
            const Field one = test::run_generator(Spectral{}, grid);
            for (const auto& [across, down] : {std::pair{2, 2}, {1, 5}})
                EXPECT_TRUE(test::same_bits(
                    one, test::run_generator_on_blocks(Spectral{}, grid, across, down)));
            set_thread_count(3);
            EXPECT_TRUE(test::same_bits(one, test::run_generator(Spectral{}, grid)));
            set_thread_count(threads);
        }
}

TEST(spectral, works_on_thin_and_tiny_maps) {
    for (const auto& [columns, rows] :
         {std::pair{1, 1}, {1, 2}, {2, 1}, {2, 2}, {1, 101}, {100, 1}, {3, 1000}, {1000, 3}})
        for (const double hurst : {0.0, 1.0})
            EXPECT_TRUE(
                test::all_finite(test::run_generator(Spectral{.hurst = hurst}, {columns, rows})));
    StepReport report;
    const Field one = test::run_generator(Spectral{.base = 9}, {1, 1}, {.report = &report});
    EXPECT_EQ(one.at(0, 0), 9.0f);
    EXPECT_EQ(report.counts["flat_surface"], 1);
}

TEST(spectral, a_band_without_waves_is_flat_and_counted) {
    StepReport report;
    const Field none = test::run_generator(Spectral{.smallest_wavelength = 1e7}, {16, 16, 10},
                                           {.report = &report});
    EXPECT_EQ(none.at(3, 3), 0.0f);
    EXPECT_EQ(report.counts["flat_surface"], 1);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_plan.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <vector>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

std::vector<int> radices_of(const FftChain& chain) {
    std::vector<int> list;
    for (int s = 0; s < chain.stages; ++s) list.push_back(chain.stage[s].radix);
    return list;
}

TEST(fft_plan, roots_of_unity_are_accurate_to_double) {
    for (const std::int64_t n : {1, 2, 3, 5, 8, 12, 509, 4096, 100003}) {
        const std::int64_t step = n > 1000 ? 17 : 1;
        for (std::int64_t k = 0; k < n; k += step) {
            const long double turns = static_cast<long double>(k) / static_cast<long double>(n);
            const long double a = 2 * std::numbers::pi_v<long double> * turns;
            const std::complex<double> w = fft_root(k, n);
            ASSERT_LE(std::abs(w.real() - std::cos(a)), 4e-16L) << k << " of " << n;
            ASSERT_LE(std::abs(w.imag() - std::sin(a)), 4e-16L) << k << " of " << n;
        }
    }
}

TEST(fft_plan, roots_of_unity_are_exact_on_the_axes_and_symmetric) {
    EXPECT_EQ(fft_root(0, 12), std::complex<double>(1, 0));
    EXPECT_EQ(fft_root(3, 12), std::complex<double>(0, 1));
    EXPECT_EQ(fft_root(6, 12), std::complex<double>(-1, 0));
    EXPECT_EQ(fft_root(9, 12), std::complex<double>(0, -1));
    EXPECT_EQ(fft_root(1, 8).real(), fft_root(1, 8).imag());
    const std::int64_t n = 360;
    for (std::int64_t k = 1; k < n / 4; ++k) {
        const std::complex<double> w = fft_root(k, n);
        EXPECT_EQ(fft_root(n - k, n), std::conj(w));
        EXPECT_EQ(fft_root(n / 2 + k, n), -w);
        EXPECT_EQ(fft_root(n / 4 - k, n), std::complex<double>(w.imag(), w.real()));
    }
}

TEST(fft_plan, radices_multiply_to_the_size) {
    for (const std::int64_t n : {1, 2, 4, 8, 16, 30, 128, 360, 512, 600, 1024, 4096, 6075, 32768}) {
        const FftPlan plan(n);
        const FftLine& line = plan.line();
        std::int64_t product = 1;
        for (const FftChain* chain : {&line.first, &line.second}) {
            for (const int radix : radices_of(*chain)) product *= radix;
        }
        EXPECT_EQ(product, n);
        EXPECT_EQ(line.inner, nullptr);
    }
}

// The order of the radices decides the rounding, so it is part of the result.
TEST(fft_plan, radices_and_cut_are_fixed) {
    EXPECT_EQ(radices_of(FftPlan(16).line().first), (std::vector<int>{4, 4}));
    EXPECT_EQ(radices_of(FftPlan(128).line().first), (std::vector<int>{8, 4, 4}));
    EXPECT_EQ(radices_of(FftPlan(480).line().first), (std::vector<int>{8, 4, 5, 3}));
    EXPECT_EQ(FftPlan(512).line().twist, nullptr);
    const FftPlan plan(4096);
    EXPECT_EQ(radices_of(plan.line().first), (std::vector<int>{8, 8}));
    EXPECT_EQ(radices_of(plan.line().second), (std::vector<int>{8, 8}));
    EXPECT_EQ(FftPlan(720).line().first.size, 24);
    EXPECT_EQ(FftPlan(720).line().second.size, 30);
}

TEST(fft_plan, other_sizes_become_a_convolution_over_a_good_size) {
    const FftPlan plan(7);
    ASSERT_NE(plan.line().inner, nullptr);
    EXPECT_EQ(plan.line().inner->size, 15);  // 13 wanted
    // c[j] = exp(pi i j^2 / 7)
    for (int j = 0; j < 7; ++j) {
        EXPECT_NEAR(plan.line().chirp[j].re, std::cos(std::numbers::pi * j * j / 7), 1e-7);
        EXPECT_NEAR(plan.line().chirp[j].im, std::sin(std::numbers::pi * j * j / 7), 1e-7);
    }
    // Entry 0 of the kernel is the sum of conj c[j] for j = -6 .. 6, over 15.
    double re = 0, im = 0;
    for (int j = -6; j <= 6; ++j) {
        re += std::cos(std::numbers::pi * j * j / 7) / 15;
        im -= std::sin(std::numbers::pi * j * j / 7) / 15;
    }
    EXPECT_NEAR(plan.line().kernel[0].re, re, 1e-7);
    EXPECT_NEAR(plan.line().kernel[0].im, im, 1e-7);
}

TEST(fft_plan, a_moved_plan_keeps_its_tables) {
    FftPlan first(11);
    const FftLine* line = &first.line();
    const FftPlan second(std::move(first));
    EXPECT_EQ(&second.line(), line);
    EXPECT_EQ(second.line().chirp[0].re, 1.0f);
}

TEST(fft_plan, an_empty_line_is_refused) {
    EXPECT_THROW(FftPlan(0), BrokenInvariant);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <numbers>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/sha256.h"
#include "cuesta/grid/fft_scratch.h"

#if defined(CUESTA_TEST_HAVE_KISSFFT)
#include <kissfft/kiss_fft.h>
#endif

namespace cuesta {
namespace {

using Wide = std::complex<double>;
struct Size {
    int columns, rows;
};

// Every kind: points, single rows and columns, odd, even, products of 2 3 5, primes, more than one
// block of 16 with and without columns/2 in a block of its own.
const Size sizes[] = {{1, 1},   {2, 1},   {1, 2},   {1, 7},   {8, 1},   {5, 3},    {12, 10},
                      {17, 13}, {16, 16}, {30, 18}, {64, 48}, {45, 33}, {34, 128}, {62, 7},
                      {33, 20}, {1, 600}, {720, 2}, {509, 3}, {2, 514}, {1022, 5}};

// Fixed pseudo-random numbers between -1 and 1, whole multiples of 2^-23.
float value_at(int x, int y, int part) {
    std::uint32_t h = static_cast<std::uint32_t>(x + 1) * 0x9E3779B1u ^
                      static_cast<std::uint32_t>(2 * y + part) * 0x85EBCA77u;
    h = (h ^ h >> 15) * 0x2C1B3C6Du;
    h = (h ^ h >> 12) * 0x297A2D39u;
    return static_cast<float>(static_cast<std::int32_t>(h ^ h >> 15) >> 8) * 0x1p-23f;
}

std::vector<float> noise(Size n) {
    std::vector<float> x;
    for (int j = 0; j < n.rows; ++j) {
        for (int i = 0; i < n.columns; ++i) x.push_back(value_at(i, j, 7));
    }
    return x;
}

// Coefficients for which the spectrum of a real field is defined everywhere.
Wide coefficient(Size n, int kx, int ky) {
    const int mirror_x = (n.columns - kx) % n.columns, mirror_y = (n.rows - ky) % n.rows;
    if (kx > n.columns / 2 || (kx == mirror_x && ky > n.rows / 2)) {
        return std::conj(coefficient(n, mirror_x, mirror_y));
    }
    const bool self = kx == mirror_x && ky == mirror_y;
    return {value_at(kx, ky, 0), self ? 0.0 : value_at(kx, ky, 1)};
}

void fill_block(Size n, const SpectrumBlock& block) {
    for (int ky = 0; ky < block.rows; ++ky) {
        for (int kx = block.kx_begin; kx < block.kx_end; ++kx) {
            const Wide c = coefficient(n, kx, ky);
            block.re(ky)[kx - block.kx_begin] = static_cast<float>(c.real());
            block.im(ky)[kx - block.kx_begin] = static_cast<float>(c.imag());
        }
    }
}

std::vector<float> inverse_of_noise(Size n, int simd_lanes = 0) {
    std::vector<float> out(static_cast<std::size_t>(n.columns) * static_cast<std::size_t>(n.rows));
    RealFft2d(n.columns, n.rows, simd_lanes)
        .inverse([&](const SpectrumBlock& b) { fill_block(n, b); }, out.data(), n.columns);
    return out;
}

// Sums as written, in double: along rows, then along columns.
std::vector<Wide> direct_transform(Size n, std::vector<Wide> x, int sign) {
    const auto along = [&](int length, int lines, std::size_t step, std::size_t line_step) {
        std::vector<Wide> roots, line(static_cast<std::size_t>(length));
        for (int k = 0; k < length; ++k) {
            roots.push_back(std::polar(1.0, sign * 2 * std::numbers::pi * k / length));
        }
        for (int l = 0; l < lines; ++l) {
            Wide* first = x.data() + static_cast<std::size_t>(l) * line_step;
            for (int k = 0; k < length; ++k) {
                double re = 0, im = 0;
                int turn = 0;
                for (int j = 0; j < length; ++j) {
                    const Wide a = first[static_cast<std::size_t>(j) * step];
                    const Wide w = roots[static_cast<std::size_t>(turn)];
                    re += a.real() * w.real() - a.imag() * w.imag();
                    im += a.real() * w.imag() + a.imag() * w.real();
                    turn += k;
                    if (turn >= length) turn -= length;
                }
                line[static_cast<std::size_t>(k)] = {re, im};
            }
            for (int k = 0; k < length; ++k) {
                first[static_cast<std::size_t>(k) * step] = line[static_cast<std::size_t>(k)];
            }
        }
    };
    const auto columns = static_cast<std::size_t>(n.columns);
    along(n.columns, n.rows, 1, columns);
    along(n.rows, n.columns, columns, 1);
    return x;
}

std::vector<Wide> whole_spectrum(Size n) {
    std::vector<Wide> x;
    for (int ky = 0; ky < n.rows; ++ky) {
        for (int kx = 0; kx < n.columns; ++kx) x.push_back(coefficient(n, kx, ky));
    }
    return x;
}

double rms(const std::vector<Wide>& x) {
    double sum = 0;
    for (const Wide& v : x) sum += std::norm(v);
    return std::sqrt(sum / static_cast<double>(x.size()));
}

bool is_good(int n) {
    return fft_good_size(n) == n;
}
double bound(Size n) {
    const int line = n.columns % 2 == 0 ? n.columns / 2 : n.columns;
    return fft_error_bound(is_good(line) && is_good(n.rows));
}

double inverse_error(Size n) {
    const std::vector<float> got = inverse_of_noise(n);
    const std::vector<Wide> expected = direct_transform(n, whole_spectrum(n), +1);
    double worst = 0;
    for (std::size_t i = 0; i < got.size(); ++i) {
        worst = std::max(worst, std::abs(Wide(got[i]) - expected[i]));
    }
    return worst / rms(expected);
}

double forward_error(Size n) {
    const std::vector<float> in = noise(n);
    HalfSpectrum got(n.columns, n.rows);
    RealFft2d(n.columns, n.rows).forward(in.data(), n.columns, got);
    const std::vector<Wide> expected = direct_transform(n, {in.begin(), in.end()}, -1);
    double worst = 0;
    for (int ky = 0; ky < n.rows; ++ky) {
        for (int kx = 0; kx <= n.columns / 2; ++kx) {
            const std::complex<float> c = got.get(kx, ky);
            const Wide e = expected[static_cast<std::size_t>(ky * n.columns + kx)];
            worst = std::max(worst, std::abs(Wide(c.real(), c.imag()) - e));
        }
    }
    return worst / rms(expected);
}

std::string name(Size n) {
    return std::to_string(n.columns) + " x " + std::to_string(n.rows);
}

std::string hash(const std::vector<float>& x) {
    return sha256_hex({reinterpret_cast<const char*>(x.data()), x.size() * sizeof(float)});
}

TEST(fft, inverse_equals_the_sum_in_double_at_every_kind_of_size) {
    for (const Size n : sizes) EXPECT_LE(inverse_error(n), bound(n)) << name(n);
}

TEST(fft, forward_equals_the_sum_in_double_at_every_kind_of_size) {
    for (const Size n : sizes) EXPECT_LE(forward_error(n), bound(n)) << name(n);
}

TEST(fft, middle_sizes_keep_the_error_bound) {
    for (const Size n : {Size{192, 150}, Size{134, 61}}) {
        EXPECT_LE(inverse_error(n), bound(n)) << name(n);
        EXPECT_LE(forward_error(n), bound(n)) << name(n);
    }
}

TEST(fft, forward_then_inverse_returns_the_input) {
    for (const Size n : sizes) {
        const std::vector<float> in = noise(n);
        std::vector<float> out(in.size());
        const RealFft2d fft(n.columns, n.rows);
        HalfSpectrum spectrum(n.columns, n.rows);
        fft.forward(in.data(), n.columns, spectrum);
        fft.inverse(spectrum, out.data(), n.columns);
        double worst = 0, sum = 0;
        for (std::size_t i = 0; i < in.size(); ++i) {
            worst = std::max(worst, std::abs(out[i] / static_cast<double>(in.size()) - in[i]));
            sum += in[i] * in[i];
        }
        EXPECT_LE(worst, 2 * bound(n) * std::sqrt(sum / static_cast<double>(in.size()))) << name(n);
    }
}

TEST(fft, an_impulse_has_a_flat_spectrum) {
    const int columns = 40, rows = 21;
    std::vector<float> in(columns * rows, 0.0f);
    in[0] = 3.0f;
    HalfSpectrum spectrum(columns, rows);
    RealFft2d(columns, rows).forward(in.data(), columns, spectrum);
    for (int ky = 0; ky < rows; ++ky) {
        for (int kx = 0; kx <= columns / 2; ++kx) {
            EXPECT_NEAR(spectrum.get(kx, ky).real(), 3.0, 3.0 * fft_error_bound(false));
            EXPECT_NEAR(spectrum.get(kx, ky).imag(), 0.0, 3.0 * fft_error_bound(false));
        }
    }
}

TEST(fft, the_mean_is_exact_and_goes_to_entry_zero) {
    const int columns = 48, rows = 20;
    std::vector<float> out(columns * rows);
    HalfSpectrum spectrum(columns, rows);
    spectrum.set(0, 0, {2.5f, 9.0f});  // the imaginary part is ignored there
    RealFft2d(columns, rows).inverse(spectrum, out.data(), columns);
    for (const float x : out) EXPECT_EQ(x, 2.5f);
}

TEST(fft, a_single_mode_is_its_wave) {
    // Row 3 from the top of ky is the frequency -3: x = 2 Re(c exp(2 pi i (5 i / 36 - 3 j / 30))).
    const int columns = 36, rows = 30;
    std::vector<float> out(columns * rows);
    HalfSpectrum spectrum(columns, rows);
    spectrum.set(5, rows - 3, {0.5f, -1.0f});
    RealFft2d(columns, rows).inverse(spectrum, out.data(), columns);
    for (int j = 0; j < rows; ++j) {
        for (int i = 0; i < columns; ++i) {
            const double a = 2 * std::numbers::pi * (5.0 * i / columns - 3.0 * j / rows);
            EXPECT_NEAR(out[static_cast<std::size_t>(j * columns + i)],
                        std::cos(a) + 2 * std::sin(a), 2 * fft_error_bound(true));
        }
    }
}

TEST(fft, self_mirrored_columns_read_the_lower_half_alone) {
    const Size n{32, 12};
    std::vector<float> out(32 * 12);
    RealFft2d(n.columns, n.rows)
        .inverse(
            [&](const SpectrumBlock& b) {
                fill_block(n, b);
                for (int kx : {0, 16}) {
                    if (kx < b.kx_begin || kx >= b.kx_end) continue;
                    for (int ky = 7; ky < 12; ++ky) {
                        b.re(ky)[kx - b.kx_begin] = NAN;
                        b.im(ky)[kx - b.kx_begin] = NAN;
                    }
                    b.im(0)[kx - b.kx_begin] = b.im(6)[kx - b.kx_begin] = NAN;
                }
            },
            out.data(), n.columns);
    EXPECT_EQ(hash(out), hash(inverse_of_noise(n)));
}

TEST(fft, energy_is_the_same_on_both_sides) {
    const Size n{90, 64};
    const std::vector<float> in = noise(n);
    HalfSpectrum spectrum(n.columns, n.rows);
    RealFft2d(n.columns, n.rows).forward(in.data(), n.columns, spectrum);
    double field = 0, modes = 0;
    for (const float x : in) field += static_cast<double>(x) * x;
    for (int ky = 0; ky < n.rows; ++ky) {
        for (int kx = 0; kx <= n.columns / 2; ++kx) {
            const bool single = kx == 0 || kx == n.columns / 2;
            modes += (single ? 1 : 2) * std::norm(Wide(spectrum.get(kx, ky)));
        }
    }
    EXPECT_NEAR(modes / (field * static_cast<double>(in.size())), 1.0, fft_error_bound(true));
}

TEST(fft, the_transform_is_linear) {
    const Size n{54, 25};
    const std::vector<float> a = noise(n);
    std::vector<float> b(a.rbegin(), a.rend()), c;
    for (std::size_t i = 0; i < a.size(); ++i) c.push_back(2 * a[i] - 0.5f * b[i]);
    const RealFft2d fft(n.columns, n.rows);
    HalfSpectrum fa(n.columns, n.rows), fb(n.columns, n.rows), fc(n.columns, n.rows);
    fft.forward(a.data(), n.columns, fa);
    fft.forward(b.data(), n.columns, fb);
    fft.forward(c.data(), n.columns, fc);
    // rms of the spectra is below sqrt(cells) * 2.1.
    const double tolerance = 3 * fft_error_bound(true) * 2.1 * std::sqrt(a.size());
    for (int ky = 0; ky < n.rows; ++ky) {
        for (int kx = 0; kx <= n.columns / 2; ++kx) {
            const Wide sum = 2.0 * Wide(fa.get(kx, ky)) - 0.5 * Wide(fb.get(kx, ky));
            EXPECT_LE(std::abs(sum - Wide(fc.get(kx, ky))), tolerance);
        }
    }
}

TEST(fft, a_wider_row_stride_leaves_the_rest_untouched) {
    const Size n{19, 17};
    const int stride = 24;
    std::vector<float> wide(stride * 17, -7.0f);
    const RealFft2d fft(n.columns, n.rows);
    fft.inverse([&](const SpectrumBlock& b) { fill_block(n, b); }, wide.data(), stride);
    const std::vector<float> dense = inverse_of_noise(n);
    for (int j = 0; j < n.rows; ++j) {
        for (int i = 0; i < stride; ++i) {
            EXPECT_EQ(wide[static_cast<std::size_t>(j * stride + i)],
                      i < 19 ? dense[static_cast<std::size_t>(j * 19 + i)] : -7.0f);
        }
    }
    HalfSpectrum a(19, 17), b(19, 17);
    fft.forward(wide.data(), stride, a);
    fft.forward(dense.data(), 19, b);
    EXPECT_EQ(a.get(9, 5), b.get(9, 5));
    EXPECT_EQ(a.get(3, 16), b.get(3, 16));
}

// Aligned rows of 512 or 1024 samples are transformed inside the output, others beside it.
TEST(fft, working_inside_the_output_changes_no_bit_and_nothing_between_rows) {
    for (const Size n : {Size{512, 48}, Size{512, 1}, Size{1024, 1024}, Size{512, 768}}) {
        const std::size_t stride = static_cast<std::size_t>(n.columns) + 16;
        const std::size_t total = stride * static_cast<std::size_t>(n.rows);
        const FftFloats memory(fft_allocate(static_cast<std::ptrdiff_t>(total) + 1));
        const RealFft2d fft(n.columns, n.rows);
        const std::vector<float> dense = inverse_of_noise(n);
        for (const std::size_t shift : {0, 1}) {
            float* const out = memory.get() + shift;
            std::fill_n(out, total, -7.0f);
            fft.inverse([&](const SpectrumBlock& b) { fill_block(n, b); }, out,
                        static_cast<std::ptrdiff_t>(stride));
            std::size_t different = 0;
            for (std::size_t i = 0; i < total; ++i) {
                const std::size_t x = i % stride, y = i / stride;
                const auto columns = static_cast<std::size_t>(n.columns);
                if (out[i] != (x < columns ? dense[y * columns + x] : -7.0f)) ++different;
            }
            EXPECT_EQ(different, 0u) << name(n) << ", " << shift << " floats off";
        }
    }
}

TEST(fft, the_inverse_returns_the_range_of_its_samples) {
    for (const Size n : {Size{1, 1}, Size{19, 17}, Size{40, 33}, Size{512, 32}}) {
        std::vector<float> out(static_cast<std::size_t>(n.columns * n.rows));
        // A mean far from 0 shows whether samples beyond the map are counted.
        const ValueRange range = RealFft2d(n.columns, n.rows)
                                     .inverse(
                                         [&](const SpectrumBlock& b) {
                                             fill_block(n, b);
                                             if (b.kx_begin == 0) b.re(0)[0] = 1e4f;
                                         },
                                         out.data(), n.columns);
        const auto [low, high] = std::minmax_element(out.begin(), out.end());
        EXPECT_EQ(range.low, *low) << name(n);
        EXPECT_EQ(range.high, *high) << name(n);
    }
}

TEST(fft, threads_and_vector_widths_give_the_same_bits) {
    const int before = thread_count();
    for (const Size n : {Size{768, 600}, Size{334, 131}, Size{75, 81}}) {
        set_thread_count(1);
        const std::string expected = hash(inverse_of_noise(n, 4));
        for (const int threads : {1, 3}) {
            set_thread_count(threads);
            for (const int lanes : {4, 8, 16}) {
                EXPECT_EQ(hash(inverse_of_noise(n, lanes)), expected)
                    << name(n) << ", " << threads << " threads, " << lanes << " lanes";
            }
        }
    }
    set_thread_count(before);
}

// The bits are a promise: terrains made from a seed must not change.
TEST(fft, golden_bits_of_fixed_input) {
    EXPECT_EQ(hash(inverse_of_noise({96, 80})),
              "b50fd83d91aa244fab70e81047f1d497e852019bf2725d4d42cadfb811351d49");
    EXPECT_EQ(hash(inverse_of_noise({1200, 37})),
              "016525b0f8f673d3719a8cfee452d5a260a12633bd7d0c34e73367e9676d3ee4");
    HalfSpectrum spectrum(96, 80);
    RealFft2d(96, 80).forward(noise({96, 80}).data(), 96, spectrum);
    std::vector<float> values;
    for (int ky = 0; ky < 80; ++ky) {
        for (int kx = 0; kx <= 48; ++kx) {
            values.push_back(spectrum.get(kx, ky).real());
            values.push_back(spectrum.get(kx, ky).imag());
        }
    }
    EXPECT_EQ(hash(values), "1e9d3ab9aba5cf85b716cd0891d7cb3b12b5dd3fc0e65e6d16ca6880d4777886");
}

TEST(fft, a_wrong_size_is_refused) {
    EXPECT_THROW(RealFft2d(0, 4), BrokenInvariant);
    EXPECT_THROW(HalfSpectrum(4, -1), BrokenInvariant);
    std::vector<float> out(64);
    HalfSpectrum spectrum(8, 4);
    EXPECT_THROW(RealFft2d(8, 8).inverse(spectrum, out.data(), 8), BrokenInvariant);
    EXPECT_THROW(RealFft2d(8, 4).inverse(spectrum, out.data(), 7), BrokenInvariant);
}

TEST(fft, agrees_with_kissfft) {
#if defined(CUESTA_TEST_HAVE_KISSFFT)
    const Size n{300, 240};
    std::vector<kiss_fft_cpx> x;
    for (const Wide& c : whole_spectrum(n)) {
        x.push_back({static_cast<float>(c.real()), static_cast<float>(c.imag())});
    }
    kiss_fft_cfg row = kiss_fft_alloc(n.columns, 1, nullptr, nullptr);
    kiss_fft_cfg column = kiss_fft_alloc(n.rows, 1, nullptr, nullptr);
    std::vector<kiss_fft_cpx> line(300);
    for (int j = 0; j < n.rows; ++j) {
        kiss_fft(row, x.data() + j * n.columns, line.data());
        std::copy(line.begin(), line.end(), x.begin() + j * n.columns);
    }
    for (int i = 0; i < n.columns; ++i) {
        kiss_fft_stride(column, x.data() + i, line.data(), n.columns);
        for (int j = 0; j < n.rows; ++j) {
            x[static_cast<std::size_t>(j * n.columns + i)] = line[static_cast<std::size_t>(j)];
        }
    }
    kiss_fft_free(row);
    kiss_fft_free(column);
    const std::vector<float> got = inverse_of_noise(n);
    double worst = 0, sum = 0;
    for (std::size_t i = 0; i < got.size(); ++i) {
        worst = std::max(worst, static_cast<double>(std::abs(got[i] - x[i].r)));
        sum += static_cast<double>(got[i]) * got[i];
    }
    // Both are rounded, hence twice the bound.
    EXPECT_LE(worst, 2 * fft_error_bound(true) * std::sqrt(sum / static_cast<double>(got.size())));
#else
    GTEST_SKIP() << "kissfft (libkissfft-dev) was not found when the tests were configured";
#endif
}

}  // namespace
}  // namespace cuesta

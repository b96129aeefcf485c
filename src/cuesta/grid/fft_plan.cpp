// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_plan.h"

#include <algorithm>
#include <utility>

#include "cuesta/base/check.h"
#include "cuesta/grid/fft_size.h"

namespace cuesta {
namespace {

// Longest line done as one chain: its two buffers of 128-byte elements still sit in a second cache.
constexpr std::int64_t longest_chain = 512;

// Takes the factors 2, 3, 5 out of n; what is left is 1 for a good size.
std::int64_t strip_factors(std::int64_t n) {
    for (const std::int64_t f : {2, 3, 5}) {
        while (n % f == 0) n /= f;
    }
    return n;
}

// Radix 8 where it divides, 4 4 rather than 8 2, then 5 and 3.
std::vector<int> radices(std::int64_t n) {
    int twos = 0;
    for (; n % 2 == 0; n /= 2) ++twos;
    std::vector<int> list;
    if (twos == 1) list.push_back(2);
    if (twos % 3 == 1 && twos > 1) list.insert(list.end(), {4, 4});
    if (twos % 3 == 2) list.push_back(4);
    const int eights = twos == 1 ? 0 : (twos % 3 == 1 ? (twos - 4) / 3 : twos / 3);
    list.insert(list.begin(), static_cast<std::size_t>(eights), 8);
    for (; n % 5 == 0; n /= 5) list.push_back(5);
    for (; n % 3 == 0; n /= 3) list.push_back(3);
    return list;
}

std::int64_t largest_divisor_up_to_root(std::int64_t n) {
    std::int64_t best = 1;
    for (std::int64_t d = 1; d * d <= n; ++d) {
        if (n % d == 0) best = d;
    }
    return best;
}

FftRoot narrow(std::complex<double> w) {
    return {static_cast<float>(w.real()), static_cast<float>(w.imag())};
}

// Product of finite numbers, spelled out: the library's takes care of infinities and is slow.
std::complex<double> times(std::complex<double> a, std::complex<double> b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

// Plain recursive transform in double, for the chirp's own spectrum. `roots` are all
// those of the whole length.
void transform_double(const std::complex<double>* from, std::int64_t step, std::int64_t n,
                      const std::vector<std::complex<double>>& roots, std::complex<double>* to) {
    if (n == 1) {
        to[0] = from[0];
        return;
    }
    const auto whole = static_cast<std::int64_t>(roots.size());
    const auto root = [&](std::int64_t k, std::int64_t of) {
        return roots[static_cast<std::size_t>(k % of * (whole / of))];
    };
    const std::int64_t r = n % 2 == 0 ? 2 : (n % 3 == 0 ? 3 : 5), m = n / r;
    for (std::int64_t t = 0; t < r; ++t) {
        transform_double(from + t * step, step * r, m, roots, to + t * m);
    }
    for (std::int64_t k = 0; k < m; ++k) {
        std::complex<double> part[5];
        for (std::int64_t t = 0; t < r; ++t) part[t] = times(to[t * m + k], root(t * k, n));
        for (std::int64_t s = 0; s < r; ++s) {
            std::complex<double> sum = part[0];
            for (std::int64_t t = 1; t < r; ++t) sum += times(part[t], root(s * t, r));
            to[s * m + k] = sum;
        }
    }
}

}  // namespace

std::complex<double> fft_root(std::int64_t k, std::int64_t n) {
    // Fold into the first eighth of the circle with whole numbers, so that nothing is rounded.
    const std::int64_t octant = 8 * k / n;
    std::int64_t rest = 8 * k - octant * n;  // eighths of a turn, in units of 1 / n
    if (octant % 2 != 0) rest = n - rest;
    // Series about 0; the first term left out is below 1e-18 up to a = pi / 4.
    const double a = 0.78539816339744830962 * static_cast<double>(rest) / static_cast<double>(n);
    const double q = a * a;
    constexpr double sine_ratio[] = {1. / 6,   1. / 20,  1. / 42,  1. / 72,
                                     1. / 110, 1. / 156, 1. / 210, 1. / 272};
    constexpr double cosine_ratio[] = {1. / 2,   1. / 12,  1. / 30,  1. / 56, 1. / 90,
                                       1. / 132, 1. / 182, 1. / 240, 1. / 306};
    double sine = 1.0, cosine = 1.0;
    for (int i = 7; i >= 0; --i) sine = 1.0 - sine * (q * sine_ratio[i]);
    for (int i = 8; i >= 0; --i) cosine = 1.0 - cosine * (q * cosine_ratio[i]);
    sine *= a;
    if (rest == n) sine = cosine = 0.70710678118654752440;  // the diagonal, where both round alike
    // Unfold: octants 1, 2, 5, 6 exchange the parts.
    const bool exchange = ((octant + 1) & 2) != 0;
    const double re = exchange ? sine : cosine, im = exchange ? cosine : sine;
    return {octant >= 2 && octant <= 5 ? -re : re, octant >= 4 ? -im : im};
}

FftPlan::FftPlan(std::int64_t n) : line_(std::make_unique<FftLine>()) {
    CUESTA_CHECK(n >= 1 && n <= (std::int64_t{1} << 38), "transform of {} samples", n);
    line_->size = n;
    if (strip_factors(n) != 1) {
        plan_chirp();
        return;
    }
    const std::int64_t n1 = n > longest_chain ? largest_divisor_up_to_root(n) : n, n2 = n / n1;
    line_->first = chain(n1);
    line_->second = chain(n2);
    if (n2 == 1) {
        line_->scratch = 2 * n;
        return;
    }
    std::vector<FftRoot> twist;
    twist.reserve(static_cast<std::size_t>(n));
    for (std::int64_t k1 = 0; k1 < n1; ++k1) {
        for (std::int64_t j2 = 0; j2 < n2; ++j2) twist.push_back(narrow(fft_root(j2 * k1 % n, n)));
    }
    line_->twist = keep(std::move(twist));
    line_->scratch = n2 * (n1 + 1) + 2 * std::max(n1, n2);
}

const FftRoot* FftPlan::keep(std::vector<FftRoot> roots) {
    tables_.push_back(std::move(roots));
    return tables_.back().data();
}

FftChain FftPlan::chain(std::int64_t n) {
    FftChain result;
    result.size = n;
    std::int64_t stride = 1;
    for (const int radix : radices(n)) {
        const std::int64_t rest = n / stride, count = rest / radix;
        std::vector<FftRoot> roots;
        for (std::int64_t p = 0; p < count; ++p) {
            for (int t = 1; t < radix; ++t) roots.push_back(narrow(fft_root(p * t % rest, rest)));
        }
        result.stage[result.stages++] = {radix, count, stride, keep(std::move(roots))};
        stride *= radix;
    }
    return result;
}

// j k = (j^2 + k^2 - (k - j)^2) / 2 turns the sum into a convolution of x[j] c[j] with conj c,
// where c[j] = exp(pi i j^2 / n).
void FftPlan::plan_chirp() {
    const std::int64_t n = line_->size, m = fft_good_size(2 * n - 1);
    inner_ = std::make_unique<FftPlan>(m);
    line_->inner = &inner_->line();
    line_->scratch = m + inner_->line().scratch;

    std::vector<FftRoot> chirp;
    std::vector<std::complex<double>> wave(static_cast<std::size_t>(m)), spectrum(wave.size()),
        roots;
    for (std::int64_t k = 0; k < m; ++k) roots.push_back(fft_root(k, m));
    std::int64_t square = 0;  // j^2 modulo 2 n
    for (std::int64_t j = 0; j < n; ++j) {
        const std::complex<double> c = fft_root(square, 2 * n);
        chirp.push_back(narrow(c));
        wave[static_cast<std::size_t>(j)] = std::conj(c);
        wave[static_cast<std::size_t>((m - j) % m)] = std::conj(c);
        square = (square + 2 * j + 1) % (2 * n);
    }
    transform_double(wave.data(), 1, m, roots, spectrum.data());
    std::vector<FftRoot> kernel;
    for (const std::complex<double> c : spectrum) {
        kernel.push_back(narrow(c / static_cast<double>(m)));
    }
    line_->chirp = keep(std::move(chirp));
    line_->kernel = keep(std::move(kernel));
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// How a line of n complex numbers is transformed: radices, roots of unity, chirp. Inside of fft.h.
//
//   y[k] = sum over j of x[j] exp(+2 pi i j k / n)
//
// Sixteen lines lie side by side; an element is 16 real and 16 imaginary parts. A short line is one
// chain of radix 8, 4, 2, 5, 3 stages (Stockham: in order, no bit reversal) [vanloan1992]. A longer
// one is cut into n1 * n2, so that both chains stay in the first cache, with a twist by
// exp(2 pi i j2 k1 / n) between them. Any other n is a convolution with a chirp over a good size
// [bluestein1970]. Cut and order of radices decide the rounding: they are part of the result.
#pragma once

#include <complex>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace cuesta {

inline constexpr std::ptrdiff_t fft_lanes = 16;
inline constexpr std::ptrdiff_t fft_element = 2 * fft_lanes;  // floats

// exp(2 pi i k / n) for n >= 1 and 0 <= k < n < 2^60; error below 4e-16. Exactly symmetric: the
// roots of k, n - k, n/2 - k, n/4 - k differ only in sign and order of their parts.
std::complex<double> fft_root(std::int64_t k, std::int64_t n);

struct FftRoot {
    float re, im;
};

// The structs below are plain data, because code for several instruction sets reads them.

// One pass of butterflies over radix * count * stride elements.
struct FftStage {
    int radix;
    std::int64_t count, stride;
    const FftRoot* roots;  // radix - 1 for each of `count`
};

struct FftChain {
    std::int64_t size = 1;
    int stages = 0;
    FftStage stage[40];  // 3^40 exceeds every size
};

struct FftLine {
    std::int64_t size = 1;
    FftChain first, second;           // size = first.size * second.size, unless chirp is set
    const FftRoot* twist = nullptr;   // second.size for each element of first; null: one chain
    const FftLine* inner = nullptr;   // chirp method: the convolution's line, else null
    const FftRoot* chirp = nullptr;   // size of them
    const FftRoot* kernel = nullptr;  // inner->size of them, scaled by 1 / inner->size
    std::int64_t scratch = 0;         // elements of work space a transform needs
};

class FftPlan {
public:
    explicit FftPlan(std::int64_t n);
    FftPlan(FftPlan&&) noexcept = default;
    FftPlan& operator=(FftPlan&&) noexcept = default;
    const FftLine& line() const { return *line_; }

private:
    const FftRoot* keep(std::vector<FftRoot> roots);
    FftChain chain(std::int64_t n);
    void plan_chirp();

    std::unique_ptr<FftLine> line_;
    std::unique_ptr<FftPlan> inner_;
    std::vector<std::vector<FftRoot>> tables_;
};

}  // namespace cuesta

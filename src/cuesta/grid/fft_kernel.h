// SPDX-License-Identifier: Apache-2.0
// The vector code of the Fourier transform, once per instruction set. Inside of fft.h.
//
// Every set does the same operations in the same order on each of 16 lanes; a narrower set walks
// the lanes in groups. Data are 64-byte aligned unless said otherwise.
#pragma once

#include <cstddef>
#include <cstdint>

#include "cuesta/grid/fft_plan.h"

namespace cuesta {

struct FftKernels {
    int width;  // floats in a vector
    // Transforms line.size elements in place, exp(+...) or, if forward, exp(-...). `scratch` holds
    // line.scratch elements.
    void (*transform)(const FftLine& line, float* data, float* scratch, bool forward);
    // Before an inverse transform of half length m: elements 0 .. m-1 hold X[k] of a real line of
    // 2 m samples, element 0 X[0] and X[m] (both real) as its two parts; afterwards the numbers
    // whose transform is x[2 j] + i x[2 j + 1]. roots[k] = exp(+2 pi i k / (2 m)).
    void (*join_halves)(float* data, std::int64_t m, const FftRoot* roots);
    // The way back after a forward transform, again not scaled.
    void (*split_halves)(float* data, std::int64_t m, const FftRoot* roots);
    // to[c * to_stride + r] = from[r * from_stride + c] for r, c < 16; no alignment needed.
    void (*transpose)(const float* from, std::ptrdiff_t from_stride, float* to,
                      std::ptrdiff_t to_stride);
};

// The widest set of at most `max_width` floats (0: no limit) that this processor can run.
const FftKernels& fft_kernels(int max_width = 0);

}  // namespace cuesta

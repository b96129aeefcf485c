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
    // Transforms line.size elements, exp(+...) or, if forward, exp(-...). `scratch` holds
    // line.scratch elements. The result goes to `to`, which may be `data`: element k at k % 16
    // elements after to + k / 16 * tile_pitch. A tile_pitch other than 16 elements, one tile right
    // after the other, needs fft_writes_tiles(line).
    void (*transform)(const FftLine& line, float* data, float* to, std::ptrdiff_t tile_pitch,
                      float* scratch, bool forward);
    // Before an inverse transform of half length m: elements 0 .. m-1 hold X[k] of a real line of
    // 2 m samples, element 0 X[0] and X[m] (both real) as its two parts; afterwards the numbers
    // whose transform is x[2 j] + i x[2 j + 1]. roots[k] = exp(+2 pi i k / (2 m)).
    void (*join_halves)(float* data, std::int64_t m, const FftRoot* roots);
    // The way back after a forward transform, again not scaled.
    void (*split_halves)(float* data, std::int64_t m, const FftRoot* roots);
    // to[c * to_stride + r] = from[r * from_stride + c] for r, c < 16; no alignment needed.
    void (*transpose)(const float* from, std::ptrdiff_t from_stride, float* to,
                      std::ptrdiff_t to_stride);
    // low[lane] and high[lane] take in data[i * step + lane] for i < count, lane < 16.
    void (*extremes)(const float* data, std::int64_t count, std::ptrdiff_t step, float* low,
                     float* high);
};

inline constexpr std::ptrdiff_t fft_tile = fft_lanes * fft_element;  // 16 elements, in floats

// Whether transform() can put the tiles of 16 elements anywhere. Others are made in one piece.
inline bool fft_writes_tiles(const FftLine& line) {
    return line.inner == nullptr && line.twist != nullptr && line.first.size % fft_lanes == 0;
}

// The widest set of at most `width_limit` floats (0: no limit) that this processor can run.
const FftKernels& fft_kernels(int width_limit = 0);

}  // namespace cuesta

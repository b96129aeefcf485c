// SPDX-License-Identifier: Apache-2.0
// A few columns of a half spectrum (grid/fft.h), for who fills or changes them wave by wave.
#pragma once

#include <cstddef>

namespace cuesta {

// Up to 16 neighbouring columns kx_begin <= kx < kx_end of a half spectrum, over all ky. Row ky is
// 32 floats, 64-byte aligned: 16 real parts, then 16 imaginary parts, kx_begin first.
struct SpectrumBlock {
    static constexpr int lanes = 16;
    int kx_begin, kx_end;
    int rows;
    float* values;

    float* re(int ky) const { return values + static_cast<std::ptrdiff_t>(ky) * (2 * lanes); }
    float* im(int ky) const { return re(ky) + lanes; }
};

}  // namespace cuesta

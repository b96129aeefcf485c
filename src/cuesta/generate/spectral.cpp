// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/spectral.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/elementary.h"
#include "cuesta/base/simd_clones.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/grid/fft.h"
#include "cuesta/random/normal_block.h"

namespace cuesta {
namespace {

constexpr int lanes = SpectrumBlock::lanes;

// Wave numbers are counted in waves per longest period, so that the lowest is 1.
struct Shape {
    float scale_x, scale_y;   // waves per longest period of kx = 1 and ky = 1
    float exponent;           // amplitude = (k^2)^exponent
    bool banded;              // one of the next two counts
    float longest, shortest;  // k * longest = 1 at `wavelength`; 0: no limit
};

// 0 for x <= 0, 1 for x >= 1, smooth between.
inline float smooth_step(float x) {
    const float t = x < 0.0f ? 0.0f : x > 1.0f ? 1.0f : x;
    return t * t * (3.0f - 2.0f * t);
}

// Sixteen coefficients of row ky: normal numbers times the amplitude of their wave number.
CUESTA_SIMD_CLONES(void, shape_waves,
                   (const Shape& shape, float first_kx, float ky, const float* __restrict normal,
                    float* __restrict re, float* __restrict im),
                   (shape, first_kx, ky, normal, re, im)) {
    const float y = ky * shape.scale_y, y2 = y * y;
    const float scale_x = shape.scale_x, exponent = shape.exponent;
    float amplitude[lanes];
#pragma GCC unroll 1  // unrolled whole, the loop would not be vectorised
    for (int l = 0; l < lanes; ++l) {
        const float x = (first_kx + static_cast<float>(l)) * scale_x;
        const float k2 = x * x + y2;
        amplitude[l] = elementary::exp2(exponent * elementary::log2(k2));
    }
    if (shape.banded) {
        for (int l = 0; l < lanes; ++l) {
            const float x = (first_kx + static_cast<float>(l)) * scale_x;
            const float k = std::sqrt(x * x + y2);
            if (shape.longest > 0) amplitude[l] *= smooth_step(2 * k * shape.longest - 1);
            if (shape.shortest > 0) amplitude[l] *= smooth_step(2 - k * shape.shortest);
        }
    }
    for (int l = 0; l < lanes; ++l) {
        re[l] = amplitude[l] * normal[l];
        im[l] = amplitude[l] * normal[l + lanes];
    }
}

// Cell (kx, m) of the random numbers serves ky = 2 m with its first pair and 2 m + 1 with its
// second; ky counts from -(rows - 1) / 2 to rows / 2.
void fill_waves(const Shape& shape, RandomKey random, int columns, const SpectrumBlock& block) {
    const int rows = block.rows, lowest = -((rows - 1) / 2), highest = rows / 2;
    constexpr int many = 8;  // rows of random cells at once
    alignas(64) float normal[many * normals_per_block];
    for (int m = lowest >> 1; m <= highest >> 1; m += many) {
        const int count = std::min(many, (highest >> 1) - m + 1);
        normal_blocks(random,
                      {.first_cell = block.kx_begin, .first_row = m, .step_x = 0, .step_y = 1},
                      count, 0, normal);
        for (int i = 0; i < 2 * count; ++i) {
            const int ky = 2 * m + i;
            if (ky < lowest || ky > highest) continue;
            const int row = ky < 0 ? ky + rows : ky;
            shape_waves(shape, static_cast<float>(block.kx_begin), static_cast<float>(ky),
                        normal + 2 * lanes * i, block.re(row), block.im(row));
        }
    }
    if (block.kx_begin == 0) block.re(0)[0] = block.im(0)[0] = 0;
    // Waves that are their own mirror image: real, twice the variance in the one part they have.
    const auto make_real = [&](int kx, int ky) {
        if (kx < block.kx_begin || kx >= block.kx_end) return;
        block.re(ky)[kx - block.kx_begin] *= 1.41421356f;
        block.im(ky)[kx - block.kx_begin] = 0;
    };
    if (columns % 2 == 0) make_real(columns / 2, 0);
    if (rows % 2 == 0) make_real(0, rows / 2);
    if (columns % 2 == 0 && rows % 2 == 0) make_real(columns / 2, rows / 2);
}

}  // namespace

StepReport Spectral::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const auto columns = static_cast<int>(grid.columns), rows = static_cast<int>(grid.rows);
    const double period = static_cast<double>(std::max(columns, rows)) * grid.spacing_m;
    const bool profile = columns == 1 || rows == 1;
    Shape shape;
    shape.scale_x = static_cast<float>(period / (columns * grid.spacing_m));
    shape.scale_y = static_cast<float>(period / (rows * grid.spacing_m));
    shape.exponent = static_cast<float>(-(hurst + (profile ? 0.5 : 1.0)) / 2);
    shape.longest = static_cast<float>(wavelength / period);
    shape.shortest = static_cast<float>(smallest_wavelength / period);
    shape.banded = shape.longest > 0 || shape.shortest > 0;

    const RealFft2d transform(columns, rows);
    const FillSpectrum fill = [&](const SpectrumBlock& block) {
        fill_waves(shape, step.random, columns, block);
    };
    if (step.block == whole(grid)) {
        transform.inverse(fill, out.row(0), out.stride());
    } else {
        Field all({grid.columns, grid.rows, 0});
        transform.inverse(fill, all.row(0), all.stride());
        for (std::int64_t y = 0; y < step.block.rows; ++y)
            std::memcpy(out.row(y), all.row(step.block.y0 + y) + step.block.x0,
                        static_cast<std::size_t>(step.block.columns) * sizeof(float));
    }
    return set_surface_range(out, base, relief, step);
}

}  // namespace cuesta

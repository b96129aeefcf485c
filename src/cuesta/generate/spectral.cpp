// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/spectral.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/elementary.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/grid/fft.h"
#include "cuesta/grid/fft_parts.h"
#include "cuesta/operator/describe.h"
#include "cuesta/random/normal_block.h"
#include "cuesta/simd/clones.h"

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

constexpr int group = 16;  // rows at once

// Amplitudes of the columns first_kx .. + 15 in `count` rows from first_ky on.
CUESTA_SIMD_CLONES(void, amplitude_rows,
                   (const Shape& shape, float first_kx, float first_ky, int count,
                    float* __restrict out),
                   (shape, first_kx, first_ky, count, out)) {
    const float scale_x = shape.scale_x, scale_y = shape.scale_y, exponent = shape.exponent;
    for (int i = 0; i < count; ++i) {
        const float y = (first_ky + static_cast<float>(i)) * scale_y, y2 = y * y;
        float* amplitude = out + i * lanes;
#pragma GCC unroll 1  // unrolled whole, the loop would not be vectorised
        for (int l = 0; l < lanes; ++l) {
            const float x = (first_kx + static_cast<float>(l)) * scale_x;
            const float k2 = x * x + y2;
            amplitude[l] = elementary::exp2(exponent * elementary::log2_normal(k2));
        }
    }
    for (int i = 0; shape.banded && i < count; ++i) {
        const float y = (first_ky + static_cast<float>(i)) * scale_y, y2 = y * y;
        for (int l = 0; l < lanes; ++l) {
            const float x = (first_kx + static_cast<float>(l)) * scale_x;
            const float k = std::sqrt(x * x + y2);
            if (shape.longest > 0) out[i * lanes + l] *= smooth_step(2 * k * shape.longest - 1);
            if (shape.shortest > 0) out[i * lanes + l] *= smooth_step(2 - k * shape.shortest);
        }
    }
}

// `count` rows of coefficients: normal numbers times amplitudes, which go up or down with the row.
CUESTA_SIMD_CLONES(void, shape_rows,
                   (const float* __restrict amplitude, std::ptrdiff_t amplitude_step,
                    const float* __restrict normal, int count, float* __restrict out),
                   (amplitude, amplitude_step, normal, count, out)) {
    for (int i = 0; i < count; ++i) {
#pragma GCC unroll 1  // as above
        for (int l = 0; l < 2 * lanes; ++l) {
            out[i * 2 * lanes + l] =
                amplitude[i * amplitude_step + l % lanes] * normal[i * 2 * lanes + l];
        }
    }
}

// Cell (kx, m) of the random numbers serves ky = 2 m with its first pair and 2 m + 1 with its
// second; ky counts from -(rows - 1) / 2 to rows / 2. Rows ky and -ky have the same amplitudes, so
// they are made together.
void fill_waves(const Shape& shape, RandomKey random, int columns, const SpectrumBlock& block) {
    const int rows = block.rows, lowest = -((rows - 1) / 2), highest = rows / 2;
    const auto first_kx = static_cast<float>(block.kx_begin);
    alignas(64) float normal[group / 2 * normals_per_block];
    alignas(64) float amplitude[(group + 1) * lanes];
    const auto draw = [&](int ky) {  // even
        normal_blocks(random,
                      {.first_cell = block.kx_begin, .first_row = ky / 2, .step_x = 0, .step_y = 1},
                      group / 2, 0, normal);
    };
    for (int from = 0; from <= highest; from += group) {
        amplitude_rows(shape, first_kx, static_cast<float>(from), group + 1, amplitude);
        draw(from);
        shape_rows(amplitude, lanes, normal, std::min(group, highest - from + 1), block.re(from));
        // The rows -from - group .. -from - 1, the last of them with the second amplitude.
        const int begin = std::max(lowest, -from - group), end = -from;
        if (begin >= end) continue;
        draw(-from - group);
        shape_rows(amplitude + (-begin - from) * lanes, -lanes,
                   normal + (begin + from + group) * 2 * lanes, end - begin,
                   block.re(begin + rows));
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

// Each block transforms some of the panels, hands their tiles to those who have the rows, turns its
// own rows into samples and hands these to the blocks they lie in.
ValueRange make_in_parts(const RealFft2d& transform, const FillSpectrum& fill, Field& out,
                         const StepContext& step) {
    Communicator& comm = step.comm;
    const FftParts parts(transform, comm);
    FftFloats rows = parts.room_for_rows();
    {
        const FftFloats columns = parts.room_for_panels();
        transform.fill_panels(fill, parts.panels.begin, parts.panels.end, columns.get());
        parts.to_rows(columns.get(), rows.get());
    }
    const std::int64_t wide = step.grid.columns;
    const Block strip = parts.strip();
    std::vector<float> samples(static_cast<std::size_t>(wide * strip.rows));
    const ValueRange part =
        transform.finish_rows(rows.get(), parts.tiles.begin, parts.tiles.end, samples.data(), wide);
    rows.reset();
    const SourceRectangle have = source_rectangle(strip, samples.data(), wide);
    const TargetRectangle wanted = target_rectangle(step.block, out.row(0), out.stride());
    comm.redistribute({&have, 1}, {&wanted, 1}, sizeof(float));
    double ends[] = {HUGE_VAL, -HUGE_VAL};
    if (strip.rows > 0) ends[0] = part.low, ends[1] = part.high;
    ends[0] = -ends[0];
    comm.largest(ends);
    ValueRange all = part;
    all.low = static_cast<decltype(all.low)>(-ends[0]);
    all.high = static_cast<decltype(all.high)>(ends[1]);
    return all;
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
    ValueRange range;  // of the whole map, so that blocks need not ask each other
    if (step.block == whole(grid)) {
        range = transform.inverse(fill, out.row(0), out.stride());
    } else {
        range = make_in_parts(transform, fill, out, step);
    }
    return set_surface_range(out, range, base, relief, step);
}

template OperatorRow describe<Spectral>();

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Small functions that landforms share.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/base/parallel.h"
#include "cuesta/generate/noise/fractal_noise.h"

namespace cuesta {

// 0 for t <= 0, 1 for t >= 1, smooth between.
inline float smooth_step(float t) {
    t = t < 0.0f ? 0.0f : t > 1.0f ? 1.0f : t;
    return t * t * (3.0f - 2.0f * t);
}

// Steps of equal height with rounded risers: 0 to 1 onto 0 to 1; `sharpness` 0 is a straight line,
// 1 has level treads.
inline float stairs(float t, float steps, float sharpness) {
    const float place = t * steps, whole = std::floor(place), rest = place - whole;
    const float riser = smooth_step((rest - 0.5f) * 2.5f + 0.5f);
    return (whole + rest + (riser - rest) * sharpness) / steps;
}

// Waves per metre along an axis; on a wrapped one the nearest whole number of them in its extent.
inline double fitted_waves(double per_metre, double extent_m, bool wraps) {
    return wraps ? std::floor(per_metre * extent_m + 0.5) / extent_m : per_metre;
}

// 1 on the zero lines of noise, falling to both sides; round at the crest, so that slopes turn
// gently there.
inline float rounded_ridge(float n) {
    constexpr float rounding = 0.15f;
    const float r = 1.0f - (std::sqrt(n * n + rounding * rounding) - rounding);
    return r * r;
}

// change(x, y) for every sample of a block, rows in parallel.
template <class Change>
void for_each_sample(const Block& block, Change&& change) {
    parallel_for(0, block.rows, rows_per_piece(block.columns),
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t y = lo; y < hi; ++y)
                         for (std::int64_t x = 0; x < block.columns; ++x) change(x, y);
                 });
}

// The octaves of the noise that samples can show, one at the least, unscaled. `part` keeps several
// noises of one stage apart.
inline void fill_visible(const FractalNoise& noise, std::uint32_t part, const StepContext& step,
                         Field& out) {
    const RandomKey random{step.random.seed, step.random.stream ^ (part * 0x9e3779b9u)};
    fill_fractal(noise, std::max(1, visible_octaves(noise, step.grid.spacing_m)), step.grid,
                 step.block, random, out);
}

// Whether a wavelength that was given (not 0) is too short for the samples; then it is counted and
// the caller leaves what has it out.
inline bool too_fine(double wavelength_m, const StepContext& step, StepReport& report) {
    if (!(wavelength_m > 0 && wavelength_m < 2 * step.grid.spacing_m)) return false;
    report.count("octaves_above_nyquist", step.comm.rank() == 0 ? 1 : 0);
    return true;
}

// Rounded ridges: two layers of folded noise, the finer one upon the flanks of the coarser.
// Overwrites `spare`.
inline void fill_ridges(double wavelength_m, std::uint32_t part, const StepContext& step,
                        Field& out, Field& spare) {
    FractalNoise waves;
    waves.wavelength_m = wavelength_m;
    fill_visible(waves, part, step, out);
    waves.wavelength_m = wavelength_m / 2;
    fill_visible(waves, part + 1, step, spare);
    for_each_sample(step.block, [&](std::int64_t x, std::int64_t y) {
        const float coarse = rounded_ridge(out.at(x, y));
        const float weight = std::min(2.0f * coarse, 1.0f);
        out.at(x, y) = coarse + 0.3f * weight * rounded_ridge(spare.at(x, y));
    });
}

}  // namespace cuesta

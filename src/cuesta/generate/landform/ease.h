// SPDX-License-Identifier: Apache-2.0
// Small functions that landforms share.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

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

// The octaves of the noise that samples can show, one at the least, unscaled. `part` keeps several
// noises of one stage apart.
inline void fill_visible(const FractalNoise& noise, std::uint32_t part, const StepContext& step,
                         Field& out) {
    const RandomKey random{step.random.seed, step.random.stream ^ (part * 0x9e3779b9u)};
    fill_fractal(noise, std::max(1, visible_octaves(noise, step.grid.spacing_m)), step.grid,
                 step.block, random, out);
}

}  // namespace cuesta

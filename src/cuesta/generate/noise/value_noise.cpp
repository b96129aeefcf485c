// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/value_noise.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
namespace {

ValueBlend blend_of(ValueInterpolation interpolation) {
    switch (interpolation) {
        case ValueInterpolation::linear:
            return ValueBlend::linear;
        case ValueInterpolation::cosine:
            return ValueBlend::cosine;
        case ValueInterpolation::cubic:
            break;
    }
    return ValueBlend::cubic;
}

}  // namespace

StepReport ValueNoise::generate(Field& out, const StepContext& step) const {
    FractalNoise noise;
    noise.basis = NoiseBasis::value;
    noise.blend = blend_of(interpolation);
    noise.wavelength_m = wavelength;
    noise.octaves = octaves;
    noise.persistence = persistence;
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<ValueNoise>();

}  // namespace cuesta

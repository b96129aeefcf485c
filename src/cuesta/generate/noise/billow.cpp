// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/billow.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Billow::generate(Field& out, const StepContext& step) const {
    FractalNoise noise;
    noise.kind = FractalKind::billow;
    noise.basis = basis;
    noise.wavelength_m = wavelength;
    noise.octaves = octaves;
    noise.lacunarity = lacunarity;
    noise.persistence = persistence_of(hurst, lacunarity);
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<Billow>();

}  // namespace cuesta

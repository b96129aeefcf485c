// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/simplex.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Simplex::generate(Field& out, const StepContext& step) const {
    FractalNoise noise;
    noise.basis = NoiseBasis::simplex;
    noise.wavelength_m = wavelength;
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<Simplex>();

}  // namespace cuesta

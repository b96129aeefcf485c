// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/hybrid_multifractal.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport HybridMultifractal::generate(Field& out, const StepContext& step) const {
    FractalNoise noise = fractal_of(*this, FractalKind::hybrid, step);
    noise.offset = offset;
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<HybridMultifractal>();

}  // namespace cuesta

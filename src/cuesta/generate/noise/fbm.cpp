// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/fbm.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Fbm::generate(Field& out, const StepContext& step) const {
    const FractalNoise noise = fractal_of(*this, FractalKind::sum, step);
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<Fbm>();

}  // namespace cuesta

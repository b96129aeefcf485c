// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/billow.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Billow::generate(Field& out, const StepContext& step) const {
    const FractalNoise noise = fractal_of(*this, FractalKind::billow, step);
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<Billow>();

}  // namespace cuesta

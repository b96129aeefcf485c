// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/ridged.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Ridged::generate(Field& out, const StepContext& step) const {
    FractalNoise noise = fractal_of(*this, FractalKind::ridged, step);
    noise.offset = offset;
    noise.gain = gain;
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<Ridged>();

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/hetero_terrain.h"

#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport HeteroTerrain::generate(Field& out, const StepContext& step) const {
    FractalNoise noise = fractal_of(*this, FractalKind::hetero, step);
    noise.offset = offset;
    return make_fractal(noise, scaling, base, relief, step, out);
}

template OperatorRow describe<HeteroTerrain>();

}  // namespace cuesta

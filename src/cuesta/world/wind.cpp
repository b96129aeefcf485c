// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/wind.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Wind::join(world::WorldStep& step) const {
    world::WindPart part;
    part.pressure = relief, part.bands = bands, part.noise = noise, part.drift = drift;
    part.roughness = roughness, part.turbulence = turbulence, part.scale_m = pressure_scale;
    part.by_temperature = by_temperature, part.by_humidity = by_humidity;
    part.document_bands = circulation == Circulation::document;
    part.noise_seed = noise_seed, part.keeps_pressure = keep_pressure;
    part.systems_hpa = systems, part.turning = turning, part.system_life = system_life;
    step.wind = part;
}

StepReport Wind::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Wind>();

}  // namespace cuesta

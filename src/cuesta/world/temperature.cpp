// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/temperature.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Temperature::join(world::WorldStep& step) const {
    world::TemperaturePart part;
    part.sun_angle = sun_angle, part.sun_strength = sun_strength, part.rotation = rotation;
    part.night = night, part.lapse_per_km = lapse, part.lapse_above_m = lapse_above;
    part.rate = rate, part.gain = gain, part.wind_share = wind_share;
    part.additive = mode == Mode::additive;
    part.flux = transport == Transport::flux;
    step.temperature = part;
}

StepReport Temperature::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Temperature>();

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/humidity.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Humidity::join(world::WorldStep& step) const {
    world::HumidityPart part;
    part.capacity_m = air_capacity, part.rain_m = rain, part.evaporation_m = evaporation;
    part.gain = gain, part.loss = loss, part.snow = snow, part.wind_share = wind_share;
    part.closed = cycle == Cycle::closed;
    step.humidity = part;
}

StepReport Humidity::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Humidity>();

}  // namespace cuesta

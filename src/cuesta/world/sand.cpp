// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sand.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Sand::join(world::WorldStep& step) const {
    world::SandPart part;
    part.material = std::string(material.name.view());
    part.erosion_m = erosion, part.carry = carry, part.spread = spread;
    part.smoothing = smoothing, part.smooth_above_m = smooth_above;
    part.smooth_below_m = smooth_below, part.floor_m = floor;
    step.sand = part;
}

StepReport Sand::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Sand>();

}  // namespace cuesta

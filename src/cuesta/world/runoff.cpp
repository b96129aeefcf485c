// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/runoff.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Runoff::join(world::WorldStep& step) const {
    step.runoff = world::RunoffPart{damping, infiltration};
}

StepReport Runoff::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Runoff>();

}  // namespace cuesta

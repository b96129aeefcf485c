// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/groundwater.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Groundwater::join(world::WorldStep& step) const {
    if (model == Model::darcy)
        step.aquifer =
            world::AquiferPart{conductivity, thickness, porosity, time_step, by_material};
    else
        step.groundwater = world::GroundwaterPart{infiltration, porosity, depth, flow};
}

StepReport Groundwater::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Groundwater>();

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/ice.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Ice::join(world::WorldStep& step) const {
    world::IcePart part;
    part.freezing_c = freezing, part.rate_m_per_c = rate, part.flow = flow;
    part.melt_share = melt_share, part.glacial_erosion = glacial_erosion;
    part.thickest_m = thickest;
    step.ice = part;
}

StepReport Ice::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Ice>();

}  // namespace cuesta

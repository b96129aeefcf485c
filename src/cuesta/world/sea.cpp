// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/sea.h"

#include "cuesta/operator/describe.h"

namespace cuesta {

void Sea::join(world::WorldStep& step) const {
    step.sea =
        world::SeaPart{sea_level, smallest_sea, refresh, inland == Inland::document, water_depth};
}

StepReport Sea::apply(Terrain& terrain, const StepContext& step) const {
    return world::apply_alone(*this, terrain, step);
}

template OperatorRow describe<Sea>();

}  // namespace cuesta

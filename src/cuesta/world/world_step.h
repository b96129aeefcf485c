// SPDX-License-Identifier: Apache-2.0
// One step of the world: the parts that operators bring along (sea, runoff, sand, wind,
// temperature, humidity, ice), carried out together in one sweep (world/world_sweep.h), and before
// it groundwater (world/seepage.h, world/aquifer.h). Processes of a recipe that stand one behind
// the other and are due in the same step join; one by itself is a world of one part.
//
// Holds   water + air + ice and rock + sand in the ledger, exactly; what the sea gives and takes,
//         what soaks in and what leaves over open sides is booked.
// Limits  the step has one order of its parts (world_sweep.h), whatever their order in the recipe.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/world/world_parts.h"

namespace cuesta::world {

class WorldStep final : public JointStep, public WorldParts {
public:
    static constexpr std::string_view family = "world";

    StepReport apply(Terrain& terrain, const StepContext& step) const override;
};

// The step of an operator by itself.
template <class Op>
StepReport apply_alone(const Op& op, Terrain& terrain, const StepContext& step) {
    WorldStep world;
    op.join(world);
    return world.apply(terrain, step);
}

}  // namespace cuesta::world

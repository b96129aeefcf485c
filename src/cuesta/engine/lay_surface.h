// SPDX-License-Identifier: Apache-2.0
// A surface that an operator makes or reshapes goes where its stage says: the one place where
// `into`, `from`, `blend` and `material` act.
#pragma once

#include "cuesta/engine/run.h"

namespace cuesta {

// Runs a generator or filter on one block: straight into the target where nothing has to be kept,
// else made aside and blended. Returns what was counted.
StepReport lay_surface(const StagePlan& stage, const Operator& op, BlockState& state,
                       const StepContext& step);

// Makes columns of the ground, or coarser ones, so that its unit has room for every height. Every
// block must call it.
void make_room(Terrain& terrain, Communicator& comm);

}  // namespace cuesta

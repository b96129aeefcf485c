// SPDX-License-Identifier: Apache-2.0
// A process on one block, under the mask of its stage.
#pragma once

#include "cuesta/engine/run.h"

namespace cuesta {

// The field that masks a stage; null if it has none.
const Field* mask_of(const StagePlan& stage, const Terrain& terrain);

// Runs the process; what the mask undoes is put back cell by cell. Returns what was counted.
StepReport apply_masked(const StagePlan& stage, const Operator& op, BlockState& state,
                        const StepContext& step);

}  // namespace cuesta

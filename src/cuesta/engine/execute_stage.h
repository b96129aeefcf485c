// SPDX-License-Identifier: Apache-2.0
// One operator on the whole domain: the fields it reads are shown, it runs on every block, and what
// it changed is booked. Surfaces go to their place in lay_surface.h, masks act in apply_masked.h.
#pragma once

#include "cuesta/engine/run.h"

namespace cuesta {

// Runs `op`, made of `values`, as `stage` says, as step `step` of its stage. `values` are those of
// the stage unless an event has changed them. Returns what was counted.
StepReport execute_stage(Run& run, const StagePlan& stage, const ParamValues& values,
                         const Operator& op, std::int64_t step);

// Processes of one family that stand one behind the other and are due together, as one.
struct JointStage {
    std::vector<const StagePlan*> stages;
    std::vector<const ParamValues*> values;
    std::unique_ptr<JointStep> work;
};
StepReport execute_joint(Run& run, const JointStage& joint, std::int64_t step);

}  // namespace cuesta

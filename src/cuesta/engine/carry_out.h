// SPDX-License-Identifier: Apache-2.0
// One operator on the whole domain: the single place where `into`, `from`, `blend` and `mask` act
// and where made or masked ground is booked.
#pragma once

#include "cuesta/engine/run.h"

namespace cuesta {

// Runs `op`, made of `values`, as `stage` says, as step `step` of its stage. `values` are those of
// the stage unless an event has changed them. Returns what was counted.
StepReport carry_out(Run& run, const StagePlan& stage, const ParamValues& values,
                     const Operator& op, std::int64_t step);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The operators of the current stage, made from the plan's values and the events gone by.
#pragma once

#include "cuesta/engine/run.h"

namespace cuesta {

// Makes run.instantiated fit run.position: builds the operators of a new stage and replays the
// `set` events before the position, so that a resumed run has the same parameters as one that never
// stopped.
void instantiate_stage(Run& run);

// Applies the parameter changes of one event to the instantiated processes.
void change_parameters(Run& run, const EventPlan& event);

}  // namespace cuesta

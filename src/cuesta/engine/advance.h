// SPDX-License-Identifier: Apache-2.0
// Carries out a run step by step. A step is one pass of every due process of `simulate`, one pass
// of a process stage, or a whole generator or filter; between steps a run can be looked at, saved,
// paused or left.
#pragma once

#include <cstdint>
#include <limits>

#include "cuesta/engine/observer.h"
#include "cuesta/engine/run.h"

namespace cuesta {

enum class AdvanceEnd { finished, paused, stopped };

// Runs until the end, until `most_steps` steps are done (paused), or until the observer wants to
// stop (stopped). Writes frames and checkpoints that fall due if the run has an output directory.
// Throws Interrupted out of a step if the caller's InterruptScope asks to: the land is half done
// then and of no use; `run.saved` tells where the last checkpoint stands.
AdvanceEnd advance(Run& run, Observer& observer,
                   std::int64_t most_steps = std::numeric_limits<std::int64_t>::max());

}  // namespace cuesta

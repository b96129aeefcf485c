// SPDX-License-Identifier: Apache-2.0
// Who has maps of what the ground lost and gained. Some processes keep `wear` and `deposit` by
// themselves, in more detail than the surface shows; for all others that change the ground the
// engine does, from the surface before and after a step, where somebody asks for them.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

// Whether the engine keeps them for this one: a process that moves, turns or takes ground. Ground
// that rises from below is neither worn nor laid down.
bool engine_keeps_change_maps(const OperatorRow& op);

}  // namespace cuesta

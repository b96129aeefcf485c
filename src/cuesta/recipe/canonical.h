// SPDX-License-Identifier: Apache-2.0
// The effective recipe as one text: every value that can change a result, defaults included.
//
// Comments, layout, the order of keys and the spelling of units do not show in it; neither do
// threads, memory or where files are written. Numbers are the shortest text that reads back.
#pragma once

#include <cstdint>
#include <string>

#include "cuesta/recipe/plan.h"

namespace cuesta {

// One line of JSON with sorted keys.
std::string canonical_text(const Plan& plan);

// The same of what has happened when `step` steps of stage `stage` are done: grid, seed, materials,
// the stages before, and of the stage itself its processes and the events before that step. Neither
// names of outputs nor anything that comes later show in it.
std::string canonical_past(const Plan& plan, std::size_t stage, std::int64_t step);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The effective recipe as one text: every value that can change a result, defaults included.
//
// Comments, layout, the order of keys and the spelling of units do not show in it; neither do
// threads, memory or where files are written. Numbers are the shortest text that reads back.
#pragma once

#include <string>

#include "cuesta/recipe/plan.h"

namespace cuesta {

// One line of JSON with sorted keys.
std::string canonical_text(const Plan& plan);

}  // namespace cuesta

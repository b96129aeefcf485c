// SPDX-License-Identifier: Apache-2.0
// Maps that are larger than an operator or a file can number: refused before the work.
#pragma once

#include <string>

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Needs stages and outputs to be read.
void check_walls(CheckContext& context);

// Water is routed block by block, so it is a block that must not be too large: what is, in a
// sentence, if the map is cut into so many; empty if nothing is.
std::string block_wall(const Plan& plan, int across, int down);

}  // namespace cuesta

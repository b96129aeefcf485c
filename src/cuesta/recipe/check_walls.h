// SPDX-License-Identifier: Apache-2.0
// Maps that are larger than an operator or a file can number: refused before the work.
#pragma once

#include <string>

#include "cuesta/recipe/check_context.h"

namespace cuesta {

// Needs stages and outputs to be read.
void check_walls(CheckContext& context);

// A number that `op` counts on every cell, where all of them together are more than it can count. A
// field's numbers are known when the run has them.
void check_amount(CheckContext& context, const OperatorRow& op, const ParamRow& row,
                  const ParamValue& value, const Origin& origin);

// Water is routed block by block, and droplets run over strips of a map that wraps from north to
// south, so it is a block that must not be too large: what is, in a sentence, if the map is cut
// into so many; empty if nothing is.
std::string block_wall(const Plan& plan, int across, int down);
// A block is at least as wide as its halo: a sentence if so many do not fit the map, empty if they
// do. One process then makes fewer of them, ranks cannot.
std::string rank_wall(const Plan& plan, int across, int down);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Leads the water of every basin over its saddle: the way from the saddle down to the pit is turned
// round, so that the pit gives to its lake and the lake to the outlet. Heights stay as they are.
//
// Holds   afterwards no pit is left but the one of a map without outlet; every way ends at an
//         outlet. Ways of two basins never meet, so their order does not matter.
#pragma once

#include "cuesta/flow/basin_tree.h"

namespace cuesta::flow {

// Every block must call it.
void reroute_over_saddles(const BasinTree& tree, const Frame& frame, Communicator& comm,
                          Plane<Direction>& directions);

}  // namespace cuesta::flow

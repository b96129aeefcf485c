// SPDX-License-Identifier: Apache-2.0
// Amounts of basins added up along the tree of saddles: what goes over the saddle of each basin if
// all of it is passed on.
//
// Scheme  inside a block from basin to basin as far as they are closed (no other block knows them).
//         Open ones are the nodes of a tree that all blocks have: the next open basin on the way of
//         each is known to one of them. Then what has come to open basins goes on through closed
//         ones.
// Holds   whole numbers: the same for any blocks.
// Cost    O(basins of the block); 12 bytes for each open basin, to every block.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

// By label of this block: of each basin its amount (of open ones what this block has of it) becomes
// that of all basins above it, itself included, the same on all blocks that know it. Returns that
// of the root. `open` by label, the sea included; a basin that is not open touches no other block.
// Every block must call it.
std::int64_t sum_to_root(const Drainage& drainage, std::vector<bool> open,
                         std::vector<std::int64_t>& amounts, Communicator& comm);

}  // namespace cuesta::flow

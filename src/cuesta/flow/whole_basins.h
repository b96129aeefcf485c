// SPDX-License-Identifier: Apache-2.0
// All basins of the map and how they spill, on every block: for lists of lakes. Routing
// itself does without (flow/basin_tree.h), as water that runs from lake to lake
// (flow/block_depressions.h).
//
// Cost  some 60 bytes for each pit of the map, to every block.
#pragma once

#include <vector>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

struct WholeBasins {
    // By the numbers of the map, the same on all blocks.
    std::vector<CellId> pit_of;           // of number first_pit + i
    std::vector<std::int32_t> height_of;  // of those pits
    Label root = sea_basin;
    std::vector<Label> order;        // from the root outwards: a basin after the one it spills into
    std::vector<Label> spills_into;  // of the root and of number 0 itself
    std::vector<std::int32_t> level;  // of the sea: the lowest number there is
    std::vector<Saddle> saddle;       // towards the sea; basins by number
    // Of every label of this block.
    std::vector<Label> number_of;

    Label count() const { return first_pit + static_cast<Label>(pit_of.size()); }
};

// After drainage.route(), if it has depressions. Every block must call it.
WholeBasins gather_basins(const Drainage& drainage, Communicator& comm);

}  // namespace cuesta::flow

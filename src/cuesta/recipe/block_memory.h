// SPDX-License-Identifier: Apache-2.0
// What one block of a run takes in memory: the plan of a map as large as the block, and what
// operators hold of the whole map besides (docs/design/blocks.md).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/recipe/plan.h"

namespace cuesta {

struct BlockMemory {
    Block largest;                       // of the blocks
    int across = 1, down = 1;            // fewer than asked for if blocks would be too narrow
    std::uint64_t stage_bytes = 0;       // of the fullest block during its hungriest stage
    std::vector<std::string> whole_map;  // labels of stages that hold the whole map on a block
};

// Without outputs, which are written for the whole map.
BlockMemory estimate_block_memory(const Plan& plan, int across, int down);

}  // namespace cuesta

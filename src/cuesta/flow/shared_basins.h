// SPDX-License-Identifier: Apache-2.0
// How the basins spill that several blocks know: blocks hand them on to ever fewer.
//
// Blocks are taken together in groups of 16 with neighbouring ranks, then 16 of those groups, until
// one block knows all that is left. Whoever collects takes out the basins that only its group
// knows (flow/contraction.h) and hands on the rest; answers go back the same way. So what a block
// sends and holds is of the size of its rim, and of the rims of those it collects from.
//
// Holds   the same for any number of blocks.
// Cost    two messages for each stage: one stage for up to 16 blocks, two for up to 256.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/flow/saddles.h"

namespace cuesta::flow {

struct SharedBasin {
    Label number;  // of the map
    // Ranks of blocks that its cells touch or lie in, as far as this block can see.
    std::int32_t lowest, highest;
};

struct SharedSpills {
    std::vector<std::int32_t> level;   // by basin given
    std::vector<std::uint8_t> leaves;  // by saddle given, see flow/contraction.h
};

// Saddles name their basins by numbers of the map, and both are among the basins given. `root` is
// the sea or, on a map without one, the lowest pit, with its height. Every block must call it;
// `fan` blocks are collected by one.
SharedSpills spill_shared_basins(std::vector<SharedBasin> basins, std::vector<Saddle> saddles,
                                 Label root, std::int32_t root_level, Communicator& comm,
                                 int fan = 16);

}  // namespace cuesta::flow

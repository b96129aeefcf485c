// SPDX-License-Identifier: Apache-2.0
// River basins: which outlet the water of each cell leaves by, and the order of streams
// (flow/drainage_graph.h).
//
//   basin      numbered from 1, the largest first; equal ones by the id of their outlet
//
// Both follow the receivers of flow/drainage.h: basins from the outlets up, orders from the springs
// down. Whole numbers only.
//
// Holds   the same for any threads and blocks. Every cell but gaps belongs to one basin.
// Blocks  a block knows its own outlets. Where they stand in the order of all is counted by blocks
//         together (grid/merged_order.h), outlets of one size in one row at a time: of a sea, where
//         every cell is an outlet, one record for each row.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

struct Catchments {
    Plane<std::uint32_t> number;  // 0 in gaps
    std::int64_t count = 0;       // of the whole map
};

// After drainage.accumulate(). Every block must call it.
Catchments find_catchments(const Drainage& drainage, Communicator& comm);

// Strahler's order of every cell through which at least `least_cells` drain; 0 elsewhere.
Plane<std::uint8_t> strahler_orders(const Drainage& drainage, std::uint32_t least_cells,
                                    Communicator& comm);

}  // namespace cuesta::flow

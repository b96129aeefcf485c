// SPDX-License-Identifier: Apache-2.0
// Sediment of a map without outlet: it comes to rest as a level floor in the lowest land. Inside of
// stream_power.h.
//
// Scheme  the highest level L up to which all land can be filled with what there is; the units that
//         are left over, fewer than cells below L, go to the first of them, row by row.
// Holds   every unit; no point rises above the highest land as long as that much does not come
//         together; the same bits for any threads and blocks.
// Cost    some 60 looks at the surface.
#pragma once

#include "cuesta/grid/communicator.h"
#include "cuesta/process/river/river_work.h"

namespace cuesta::river {

// Lays `units` of all blocks together on the lowest land of the map. Every block must call it with
// its own part; cells that are no land (flow::gap) are left out.
void fill_lowest(LayerStack& ground, const flow::Drainage& drainage, MaterialId sediment,
                 std::int64_t units, std::int32_t now, Communicator& comm, LayerBook& book);

}  // namespace cuesta::river

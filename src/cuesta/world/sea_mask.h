// SPDX-License-Identifier: Apache-2.0
// Which samples belong to the sea: low ground that hangs together (four neighbours, also over
// wrapped edges and poles) over at least a share of the map, and the largest such region anyway.
// Low ground that the sea cannot reach stays as dry, or as much of a lake, as it is.
#pragma once

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta::world {

// `low` is 1 for each sample of the block that lies below the level. Returns 1 for each sample of
// the sea, without halo. Regions of fewer than `least_share` of the map's samples are none, unless
// `all`. Every block must call it; blocks tell each other of regions that touch their rims alone.
ByteField find_sea(const Grid& grid, const Block& block, Communicator& comm, const ByteField& low,
                   double least_share, bool all);

}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
// Which samples belong to the sea: low ground that hangs together (four neighbours, also over
// wrapped edges and poles) over at least a share of the map, and the largest such region anyway.
// Low ground that the sea cannot reach stays as dry, or as much of a lake, as it is.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"

namespace cuesta::world {

// `low` is 1 for each sample of the map that lies below the level, row by row. Returns 1 for each
// sample of the sea. Regions of fewer than `least_share` of the samples are none, unless `all`.
std::vector<std::uint8_t> find_sea(const Grid& grid, const std::vector<std::uint8_t>& low,
                                   double least_share, bool all);

}  // namespace cuesta::world

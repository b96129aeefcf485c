// SPDX-License-Identifier: Apache-2.0
// Where numbers of cells end: who counts cells so works on maps of fewer. The code that would run
// into such a wall refuses it too, after the work; the check of a recipe does before.
#pragma once

#include <cstdint>

namespace cuesta {

// Cells of a block on which water is routed: flow::Frame with its ring, flow::DrainageMap.
inline constexpr std::int64_t numbered_cells = 0x7f000000LL;
// Cells of a band of drops: DropBands.
inline constexpr std::int64_t addressed_cells = (std::int64_t{1} << 31) - (std::int64_t{1} << 24);
// Cells that drain to one in parts of flow::spread_cell.
inline constexpr std::int64_t spread_cells = std::int64_t{1} << 32;

}  // namespace cuesta

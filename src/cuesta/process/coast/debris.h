// SPDX-License-Identifier: Apache-2.0
// What has come off cliffs on its way to the shore. Inside of coast.h.
//
// Each cell's debris goes from neighbour to lowest neighbour, at most 24 cells far, and ends in the
// sea or in a hollow. No heap grows above 500 m: debris that finds one stays where it was. Cells
// come to a heap in the order of the map, row by row, so the block of a heap decides by the numbers
// of the cells; where a cell that stays is itself part of a heap, that one is decided again.
//
// Holds   every unit; the same numbers for any blocks.
// Cost    a message for each edge of a block that debris crosses, and one back for what stays.
#pragma once

#include <vector>

#include "cuesta/process/coast/coast_map.h"

namespace cuesta::coast {

// Units of sediment by cell, before and after. Every block must call it.
void roll_down(CoastMap& map, std::vector<std::int64_t>& debris);

}  // namespace cuesta::coast

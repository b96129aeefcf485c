// SPDX-License-Identifier: Apache-2.0
// How far every place of the sea is from land. Inside of coast.h.
#pragma once

#include <vector>

#include "cuesta/process/coast/coast_map.h"

namespace cuesta::coast {

inline constexpr float far_from_shore = 1e9f;

// Cells from the middle of a cell of the sea to that of the nearest one of land [danielsson1980],
// within a tenth of a cell; 0 on land, far_from_shore beyond `most_cells`. The margin is filled two
// samples deep. Every block must call it: rows of the map are shared out, and each waits for the
// last row of the block before it.
std::vector<float> shore_distance(const CoastMap& map, double most_cells);

}  // namespace cuesta::coast

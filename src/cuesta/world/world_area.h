// SPDX-License-Identifier: Apache-2.0
// Area of the cells of a map, row by row: on a whole world they get smaller towards the poles.
#pragma once

#include <vector>

#include "cuesta/grid/grid.h"

namespace cuesta {

// Square metres of one cell of each row. A map that wraps in x is a sphere whose equator is as long
// as the map is wide.
std::vector<double> row_areas_m2(const Grid& grid);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Columns whose slide reaches below their uppermost layer, worked out one by one. Inside of
// thermal_layers.h.
#pragma once

#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_layers.h"
#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

// A column that is cut: its uppermost layer as it was, and what leaves it.
struct Donor {
    std::int32_t x = 0, y = 0;
    Units top = 0;
    std::int32_t born = 0;
    Units from_top = 0;  // in all, uppermost layers first; 0: part by part
    int gap_above = -1;  // what layers from this one down lose becomes air on it; -1: nothing does
    std::uint32_t first_part = 0, parts = 0;
    // The layer that is uppermost afterwards and what is left of it, where that is known; else -1.
    int next_layer = -1;
    Units next_left = 0;
};

// What the donors of one row of tiles give.
struct Donors {
    std::vector<Donor> donors;
    std::vector<ColumnPart> parts;
    std::vector<FarTransfer> far;  // for cells of other blocks
    ThermalMoved moved;
    void clear() { donors.clear(), parts.clear(), far.clear(), moved = {}; }
};

// Fills in the thresholds of all cells (unless they are given by cell), infinite for donors, and
// lists what donors give. Needs the halo of the surface; one list for each row of tiles.
void find_donors(const LayerStack& ground, const Grid& grid, const Block& block,
                 const LayerSlide& slide, Field& axis, std::vector<Donors>& donors);

}  // namespace cuesta::thermal

// SPDX-License-Identifier: Apache-2.0
// Columns whose slide reaches below their uppermost layer, worked out one by one. Inside of
// thermal_layers.h.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_layer_slide.h"
#include "cuesta/process/slope/thermal_transfer.h"

namespace cuesta::thermal {

// A column that is cut: its uppermost layer as it was, and what leaves it.
struct Donor {
    std::int32_t x = 0, y = 0;
    Units top = 0;
    std::int32_t deposited_step = 0;
    Units from_top = 0;  // in all, uppermost layers first; 0: part by part
    int gap_above = -1;  // what layers from this one down lose becomes air on it; -1: nothing does
    std::uint32_t first_part = 0, parts = 0;
    // The layer that is uppermost afterwards and what is left of it, where that is known; else -1.
    int next_layer = -1;
    Units next_left = 0;
};

// What the donors of one row of tiles give.
struct Donors {
    TileRowList<Donor> donors;
    std::vector<ColumnPart> parts;
    std::vector<FarTransfer> far;     // for cells of other blocks
    std::array<bool, 256> sliding{};  // materials of the parts
    ThermalMoved moved;

    // None, in these rows.
    void clear(std::int64_t columns, std::int64_t first_row, std::int64_t end_row) {
        donors.clear(columns, first_row, end_row);
        parts.clear(), far.clear();
        sliding = {}, moved = {};
    }
};

// Asks for the lines of memory in which a column's uppermost buried layers lie. Always inlined:
// a function that does nothing else counts as one without effect, and calls of it are left out.
[[gnu::always_inline]] inline void prefetch_column(const LayerStack& ground, std::int64_t x,
                                                   std::int64_t y) {
    const BuriedColumn column = ground.buried_column(x, y);
    const int last = column.count > 0 ? column.count - 1 : 0;
    __builtin_prefetch(column.thickness + last);
    __builtin_prefetch(column.material + last);
    __builtin_prefetch(column.deposited_step + last);
}

// Fills in the thresholds of all cells (unless they are given by cell), infinite for donors, and
// lists what donors give. Needs the halo of the surface; one list for each row of tiles.
void find_donors(const LayerStack& ground, const Grid& grid, const Block& block,
                 const LayerSlide& slide, Field& axis, std::vector<Donors>& donors);

}  // namespace cuesta::thermal

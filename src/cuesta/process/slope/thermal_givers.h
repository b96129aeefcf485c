// SPDX-License-Identifier: Apache-2.0
// Columns whose slide reaches below their uppermost layer, worked out one by one. Inside of
// thermal_layers.h.
#pragma once

#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_layers.h"
#include "cuesta/process/slope/thermal_parcel.h"

namespace cuesta::thermal {

struct Take {
    int layer = 0;  // 0 is the bed
    Units units = 0;
};

// A column that is cut: its uppermost layer as it was, and where its takes lie.
struct Giver {
    std::int32_t x = 0, y = 0;
    Units top = 0;
    std::int32_t born = 0;
    std::size_t first_take = 0, takes = 0;
    int gap_above = -1;  // what layers from this one down lose becomes air on it; -1: nothing does
};

// What the givers of one row of tiles give.
struct Givers {
    std::vector<Giver> givers;
    std::vector<Take> takes;
    std::vector<Parcel> parcels;  // for cells of this block
    std::vector<FarParcel> far;   // for others
    ThermalMoved moved;
    void clear() { givers.clear(), takes.clear(), parcels.clear(), far.clear(), moved = {}; }
};

// The lists of a step, kept from one to the next: made anew in every step of a long run they leave
// holes in memory that nothing else fits into. One of each for a row of tiles.
struct SlideWork {
    struct Sorting {
        std::vector<Parcel> list, other;
        std::vector<std::size_t> place;
    };
    std::vector<Givers> givers;
    std::vector<std::vector<Parcel>> unlike;
    std::vector<Sorting> sorting;
};

// Fills in the thresholds of all cells (unless they are given by cell), infinite for givers, and
// lists what givers give. Needs the halo of the surface; one list for each row of tiles.
void find_givers(const LayerStack& ground, const Grid& grid, const Block& block,
                 const LayerSlide& slide, const ParcelOrder& order, Field& axis,
                 std::vector<Givers>& givers);

}  // namespace cuesta::thermal

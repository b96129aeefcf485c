// SPDX-License-Identifier: Apache-2.0
// The end of a step on layered ground: donors' columns are cut, then transfers are laid on their
// receivers. Inside of thermal_layers.h.
//
// Scheme  row by row down a row of tiles. The transfers to a row lie in a few lists that all go
//         down the map; they are chained by receiver, and each receiver's few are sorted by
//         insertion. No list is sorted as a whole.
// Holds   a column's outcome depends on what arrives there alone, not on the order of arrival.
#pragma once

#include <vector>

#include "cuesta/process/slope/thermal_donors.h"

namespace cuesta::thermal {

// The lists of a step, kept from one to the next: made anew in every step of a long run they leave
// holes in memory that nothing else fits into. One of each for a row of tiles.
struct SlideWork {
    // A transfer to a row, chained to the next one for the same cell.
    struct Link {
        Units units = 0;
        std::int32_t next = -1;
        std::uint16_t order = 0;
        MaterialId material = 0;
    };
    struct Chains {
        std::vector<std::int32_t> first;  // link of each column; -1: none
        std::vector<std::int32_t> cells;  // columns that have one
        std::vector<Link> links;
    };
    std::vector<Donors> donors;
    std::vector<TransferRows> unlike;  // from the vector part
    std::vector<Chains> chains;
};

// `far` are transfers that came from other blocks, by row.
LayerBook deposit_transfers(LayerStack& ground, const LayerSlide& slide,
                            const std::vector<Transfer>& far, SlideWork& work);

}  // namespace cuesta::thermal

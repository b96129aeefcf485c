// SPDX-License-Identifier: Apache-2.0
// The end of a step on layered ground: donors' columns are cut, then transfers are laid on their
// receivers. Inside of thermal_layers.h.
//
// Scheme  tile by tile, row by row. What arrives in the cells of a row is gathered in slots, one
//         for each level and material in the order in which they are laid (thermal_arrivals.h), so
//         that nothing is sorted and nothing depends on who came first. Donors beside a tile are
//         asked for what they give into it.
// Holds   a column's outcome depends on what arrives there alone, not on the order of arrival.
#pragma once

#include <vector>

#include "cuesta/process/slope/thermal_arrivals.h"
#include "cuesta/process/slope/thermal_donors.h"

namespace cuesta::thermal {

// The lists of a step, kept from one to the next: made anew in every step of a long run they leave
// holes in memory that nothing else fits into. One of each for a row of tiles.
struct SlideWork {
    std::vector<Donors> donors;
    std::vector<TransferRows> unlike;  // from the vector part
    ArrivalRows arrivals;
};

// `far` are transfers that came from other blocks, by row.
LayerBook deposit_transfers(LayerStack& ground, const LayerSlide& slide, const TransferOrder& order,
                            const std::vector<Transfer>& far, SlideWork& work);

}  // namespace cuesta::thermal

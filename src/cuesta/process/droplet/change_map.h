// SPDX-License-Identifier: Apache-2.0
// The change that drops made, blurred in part.
//
//   change = b blurred + (1 - b) change                                      [beyer2015, eq. 5.10]
//
// The blur is a mean over 3 x 3 samples, several times; beyond the edge stands the border sample
// again, so that the sum stays. Blurring the change instead of the land keeps the land's details.
//
// Holds   the sum of the change, to the unit: what rounding gains or loses, and what floor and
//         ceiling cut off, goes to samples that have changed, and where those have no room, back
//         towards the change that was.
#pragma once

#include "cuesta/process/droplet/drop_cover.h"
#include "cuesta/process/droplet/drop_map.h"
#include "cuesta/process/droplet/drop_strips.h"

namespace cuesta {

// Brings `land` from `before` plus its change to `before` plus the mixed change, within the floor,
// the ceiling and the hard ground of the cover. `strips`: those that the land is one of, all of
// which call it; null: all rows are here.
void mix_change(DropMap& land, const DropMap& before, const DropCover& cover, double b, int passes,
                const DropStrips* strips = nullptr);

}  // namespace cuesta

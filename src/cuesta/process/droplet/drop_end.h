// SPDX-License-Identifier: Apache-2.0
// How a drop ends, and where its load goes.
#pragma once

#include "cuesta/process/droplet/drop_cover.h"
#include "cuesta/process/droplet/drop_step.h"
#include "cuesta/process/droplet/drop_tally.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {

// Over which a drop has left that stands off the map.
Side side_left(const DropMap& map, const DropSpot& x, const DropSpot& y);
// Whether one of the sides that it is beyond is closed: it has run into a wall.
bool meets_wall(const DropMap& map, const DropRule& rule, const DropSpot& x, const DropSpot& y);

// Counts a drop by the bits of its fate, if it has ended on the map.
void count_end(DropTally& tally, std::int32_t fate);

// A drop that has ended or left in the step it stands in: what it carries goes over the border, is
// discarded, or into the window as the rule's residual says. `loads` by kind, if there are kinds.
void end_drop(const DropMap& map, const DropRule& rule, const DropCover& cover, const Drop& drop,
              std::int32_t fate, const DropWindow& window, const DropLoads* loads,
              DropTally& tally);

}  // namespace cuesta

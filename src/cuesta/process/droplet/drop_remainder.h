// SPDX-License-Identifier: Apache-2.0
// What waits at the end of a step, and the few units that rounding has made or lost, find a place.
//
// Holds   no sample is brought below the floor or above the ceiling of the cover, unless it stood
//         there before; ground of softness 0 is only rid of what was laid on it in this step.
#pragma once

#include <cstdint>

#include "cuesta/process/droplet/drop_brush.h"
#include "cuesta/process/droplet/drop_limiter.h"
#include "cuesta/process/droplet/drop_strips.h"

namespace cuesta {

// With `strips` the map is that of one of them: all blocks call these functions together, and get
// the same answer, that of the whole land; null: all rows are here.

// Puts what waits onto the map: a few times as in a sweep, then evenly around the sample, over as
// many as are needed for none to change by more than the rule's clearance. Returns the units that
// have found no place near by.
std::int64_t deposit_waiting(DropMap& map, const DropMap& before, const DropRule& rule,
                             const DropCover& cover, const DropBrush& brush, DropWaiting& waiting,
                             const DropStrips* strips = nullptr);

// Adds `units` in all, evenly over the samples that have grown since `before` (units above 0) or
// sunk (below 0), then over all that have changed, then over all. Each of the first two groups is
// passed over if a sample of it would get more than `most`: few would become needles or holes; 0:
// no such bound. Returns what found no place.
std::int64_t spread_units(DropMap& map, const DropMap& before, const DropCover& cover,
                          std::int64_t units, std::int64_t most = 0,
                          const DropStrips* strips = nullptr);

// The same over the samples whose change since `before` falls short of `own` (rows as in the map)
// in that sense, none beyond it: all find a place if the sum of `own` is what the units bring the
// map to.
std::int64_t spread_towards(DropMap& map, const DropMap& before, const DoubleField& own,
                            std::int64_t units, const DropStrips* strips = nullptr);

std::int64_t land_sum(const DropMap& map, const DropStrips* strips = nullptr);

// How far a sample may still rise (sense above 0) or sink.
std::int64_t room_of(const DropMap& map, const DropMap& before, const DropCover& cover,
                     std::int64_t x, std::int64_t y, std::int64_t sense);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Drops one after the other, each to its end: the algorithm as it was published, for comparison,
// teaching and the smallest maps.
//
// Scheme  the brush is that around the exact place of the drop, weighted anew at every step
//         [beyer2015, eq. 5.9]; every other number by equations.h. Whole units, so that the sum
//         of the map, of what drops carry and of what is lost never changes.
// Cost    (2 radius)^2 weights per step; one thread.
#pragma once

#include <functional>

#include "cuesta/process/droplet/drop_cover.h"
#include "cuesta/process/droplet/drop_launch.h"
#include "cuesta/process/droplet/drop_tally.h"

namespace cuesta {

// Runs drops [first, end) of the launch.
DropTally run_sequence(DropMap& map, const DropRule& rule, const DropLaunch& launch,
                       const DropCover& cover, std::int64_t first, std::int64_t end);

// One drop from where it is to its end. `see` is called before every step, and with the drop as it
// was when it ended.
void run_drop(DropMap& map, const DropRule& rule, const DropCover& cover, RandomKey key,
              std::uint32_t step, Drop& drop, DropTally& tally,
              const std::function<void(const Drop&)>& see = {});

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Lakes and seas of a coarse land at finer samples.
//
// The level of the water is taken over, not its depth: between wet samples of the coarse land the
// mean of their levels, and the finer ground decides how deep it is and where the shore runs.
// Beside a shore the water goes on to meet the ground, up to one coarse spacing; but not down a
// slope that lies below the level, as behind the outlet of a lake: there it ends half way to the
// dry sample.
#pragma once

#include "cuesta/engine/wander.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

class FinerWater {
public:
    // Heights of the ground and depths of the water in metres.
    FinerWater(const Raster& height, const Raster& water, bool wraps_x, bool wraps_y)
        : height_(height), water_(water), wraps_x_(wraps_x), wraps_y_(wraps_y) {}

    // Metres of water on ground of that height, which has come from that place.
    float depth(CoarsePlace place, float ground_m) const;

private:
    const Raster& height_;
    const Raster& water_;
    bool wraps_x_, wraps_y_;
};

}  // namespace cuesta

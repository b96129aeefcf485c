// SPDX-License-Identifier: Apache-2.0
// Water on plates that move: lakes go with their land, the rest fills what lies lowest, to one
// level.
//
// Holds   the water there was, to a quantum of 2^-9 m of one sample; what is missing is booked.
// Blocks  the level is found over rows of the map in their order, from block to block, so that sums
//         round alike on any of them; 8 bytes per sample of a strip.
// Cost    61 sweeps of the map, in which blocks wait for each other.
#pragma once

#include <vector>

#include "cuesta/base/exact_sum.h"
#include "cuesta/tectonics/plate/plate_travel.h"

namespace cuesta::plate {

// Water that stands on the land, before the step; settle() puts it and the rest where it belongs
// on the new ground, whose `height` is up to date. Height 0 is the level of the sea before.
class MovingWater {
public:
    MovingWater(Terrain& terrain, const StepContext& step);
    void ride(const std::vector<Ride>& rides);
    void settle();

private:
    Terrain& terrain_;
    const StepContext& step_;
    ExactSum before_;           // of all blocks
    std::vector<float> lakes_;  // of the block; empty: there is no water
};

}  // namespace cuesta::plate

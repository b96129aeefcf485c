// SPDX-License-Identifier: Apache-2.0
// Deltas: what a river brings into standing water comes to rest around its mouth. Inside of
// stream_power.h.
//
//   top(d) = level + topset (R - d)           d <= R        a plain just above the water
//            level - foreset (d - R)          d >  R        the front, below it
//
// d is the distance from the mouth, seen straight, of cells that water joins to it. R is as large
// as the sediment lasts; in deep water it is below 0, and a cone grows from the floor. The plain
// is land from then on, the river runs across it to the nearest water, and its next mouth lies
// there: lobes grow beside each other, and the river leaves the longest of them [wolinsky2010].
//
// Scheme  mouths in the order of what they bring; each sees what those before have laid. A mouth
//         inside the plain of another gives what it brings to that one. Cells are visited from the
//         mouth outwards, so a step costs what it fills; R by bisection, then the units that are
//         left over, to the nearest cells first.
// Blocks  deltas of two waters do not meet, so each water is filled by one block, its home
//         (water_bodies.h), which fetches the floor of others as far as its deltas reach
//         (delta_floor.h). All waters go on until each is done or waits for floor; then all blocks
//         exchange.
// Holds   every unit: laid + left = brought. The same bits for any threads and blocks. A delta
//         in water of depth D that gets V covers V / D, less its front.
// Limits  fronts are at most 24 cells wide, and half as steep again as a floor that falls off from
//         the mouth. 24 bytes for every cell that the delta at work reaches: a water that is
//         filled as a whole is in the memory of its home.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/process/river/water_bodies.h"

namespace cuesta::river {

struct Mouth {
    flow::CellId cell = 0;
    std::int64_t units = 0;   // of sediment brought; behind fill_deltas() what found no room
    std::uint64_t water = 0;  // its key: mouths of one water have the same
    std::int64_t closed = 0;  // 1: a lake; what finds no room lifts its whole floor
};

struct DeltaShape {
    double topset = 0, foreset = 1;  // units of height per cell
};

// Lays what the mouths of all blocks bring; the ground of `columns` rises by it. Takes the mouths
// of this block's cells, and returns those of them that had something left. Every block must call
// it.
std::vector<Mouth> fill_deltas(const DeltaShape& shape, const flow::Frame& frame,
                               Communicator& comm, std::vector<Mouth> mouths,
                               flow::Plane<WaterColumn>& columns);

}  // namespace cuesta::river

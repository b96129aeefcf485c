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
// Holds   every unit: laid + left = brought. The same bits for any threads and blocks. A delta
//         in water of depth D that gets V covers V / D, less its front.
// Limits  fronts are at most 24 cells wide, and half as steep again as a floor that falls off from
//         the mouth. Every block sees the floor and the level of the whole map, 12 bytes per
//         sample.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "cuesta/grid/grid.h"

namespace cuesta::river {

struct Mouth {
    std::uint64_t cell = 0;  // row * columns + column of the whole map
    std::int64_t units = 0;  // of sediment brought; behind fill_deltas() what found no room
    bool closed = false;     // a lake: what finds no room lifts its whole floor
};

struct DeltaShape {
    double topset = 0, foreset = 1;  // units of height per cell
};

// The whole map: ground and how high water stands over it, or `dry`.
struct StandingWater {
    static constexpr std::int32_t dry = std::numeric_limits<std::int32_t>::min();
    std::vector<std::int32_t> ground, level;
};

// A number for every water that hangs together at one level, from 0 on; -1 where it is dry.
std::vector<std::int32_t> number_waters(const Grid& grid, const StandingWater& water);

// Lays what all mouths bring; the ground rises by it.
void fill_deltas(const Grid& grid, const DeltaShape& shape, StandingWater& water,
                 std::vector<Mouth>& mouths);

}  // namespace cuesta::river

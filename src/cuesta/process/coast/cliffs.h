// SPDX-License-Identifier: Apache-2.0
// Cliffs that waves undercut, what stands above them and falls, and the platform they leave. Inside
// of coast.h.
//
//   dR/dt = k s P              R retreat, s erodibility of the rock at sea level, P force of the
//                              waves that reach it, H^(5/2)               [sunamura1992, adams2002]
//   dz/dt = -w s P exp(-h/H)   h depth of a platform without sediment          [trenhaile2000]
//
// Retreat is counted as the share of a cell that is cut; its column sinks from the cliff's height
// to that of the platform in step with it, and what is over goes on into the next cell. Two sides
// that face the sea count as their diagonal, so a shore at any angle goes back about as fast.
// Behind, ground steeper than its rock holds falls.
//
// Limits  a shore between the axes and diagonals goes back up to 8 % too fast.
#pragma once

#include "cuesta/process/coast/coast_map.h"
#include "cuesta/process/coast/waves.h"
#include "cuesta/random/counter.h"

namespace cuesta::coast {

struct CliffRule {
    double retreat = 0.005;  // m/yr of granite under waves of 1 m
    double downwear = 1e-4;  // m/yr of a granite platform at the surface, the same waves
    double years = 1;
    std::uint32_t step = 0;  // for the rounding of what is cut
    RandomKey random = {};
};

// Lists are of the map, margins among them, and right in the block alone. Every block must call
// each of these; what they read in margins they fill themselves, but for those of the waves.

// The largest share of a cell that a cliff would go back in a year, of all blocks.
double fastest_retreat(CoastMap& map, const Waves& waves, const CliffRule& rule);

// Units to take from every column, sediment on it left aside; notches go on.
std::vector<std::int32_t> cut_cliffs(CoastMap& map, const Waves& waves, const CliffRule& rule);

// What falls from above, for ground as it is after the cut: more units to take, 0 in most cells.
std::vector<std::int32_t> let_fall(CoastMap& map, const std::vector<std::int32_t>& cut);

}  // namespace cuesta::coast

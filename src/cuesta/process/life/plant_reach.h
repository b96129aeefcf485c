// SPDX-License-Identifier: Apache-2.0
// How far something gets that spreads from cell to cell and tires on the way: seeds, fire.
//
//   left(c) = max(left(c), left(n) - distance x cost(n -> c))      over the eight neighbours n
//
// `left` is what remains of the range, in metres; below 0: not reached.
//
// Scheme  sweeps forth and back until nothing changes, then halos, until no block changes. Sums
//         along a way only fall, so the end is the same whatever the order.
// Holds   the same bits for any threads and blocks.
// Limits  ways along eight directions: up to 8 % longer than straight ones.
// Cost    a few sweeps of one thread; blocks side by side.
#pragma once

#include <functional>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

// What a step between two neighbours costs, as a multiple of its length, above 0; `dx`, `dy`: from
// the cell it leaves to (x, y).
using ReachCost = std::function<float(std::int64_t x, std::int64_t y, int dx, int dy)>;

// Needs a halo of one. Without `cost` every step costs its length. Every block calls it; returns
// the number of rounds between blocks.
int spread_reach(Field& left, const Grid& grid, const Block& block, Communicator& comm,
                 const ReachCost& cost = {});

}  // namespace cuesta

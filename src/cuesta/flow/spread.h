// SPDX-License-Identifier: Apache-2.0
// Drainage that divides water among several neighbours, for hillslopes and wetness: less bound to
// the eight directions than one receiver.
//
//   multiple    share of a lower neighbour ~ slope^p       p = 1.1 [freeman1991], 1 [quinn1991]
//   d_infinity  the steepest of eight triangular facets around the cell has one direction, and its
//               two neighbours share by where that meets the line between them
//               [after tarboton1997]
//
// Tarboton shares by angles; that turns the mean direction by up to 4 degrees towards the diagonals
// and sends 15 % too much to some sides of a cone. Sharing along the line keeps the direction.
//
// Works on the filled surface. Lakes, and level ground without a lower neighbour, follow the single
// receivers of flow/drainage.h, so all water arrives at an outlet.
//
// Scheme  amounts are whole numbers; a share is rounded down and the steepest neighbour takes the
//         rest. A cell hands on when all its donors have come.
// Holds   what outlets get together is exactly what was given. The same for any threads and blocks.
// Limits  one thread per block; 0.1 (d_infinity) to 0.3 microseconds a cell. Blocks finish in
//         rounds of messages.
#pragma once

#include "cuesta/flow/drainage.h"

namespace cuesta::flow {

enum class Spreading { multiple, d_infinity };

struct SpreadOptions {
    Spreading scheme = Spreading::multiple;
    double exponent = 1.1;  // of `multiple`, above 0
};

// The amount that stands for one cell, small enough that 2^32 of them can be added up and large
// enough that rounding does not show.
inline constexpr std::uint64_t spread_cell = std::uint64_t{1} << 30;

// `amount` holds what each cell gives of its own, below 2^62 all together, and becomes what runs
// through it, the ring included. After drainage.route() of this surface. Every block must call it.
void spread(const Drainage& drainage, const IntField& surface, Communicator& comm,
            const SpreadOptions& options, Plane<std::uint64_t>& amount);

// Drained cells, in parts of spread_cell.
Plane<std::uint64_t> spread_cells(const Drainage& drainage, const IntField& surface,
                                  Communicator& comm, const SpreadOptions& options = {});

}  // namespace cuesta::flow

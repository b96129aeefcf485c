// SPDX-License-Identifier: Apache-2.0
// Amounts that cross the faces of cells, in whole quanta: what one cell gives another gets.
//
//   quantum = 2^-21 of the power of two above the largest amount, or the largest expected one
//   give    = faces rounded to quanta; where a cell would give more than it has, all that it gives
//             in the same proportion, rounded down
//
// Amounts are float32 multiples of the quantum below 2^24 of them, so every sum is exact, in any
// order. What crosses an open side of the map leaves it and is told by side; nothing comes in.
//
// Holds   sum before = sum after + what left, exactly; no amount below zero; the same bits for any
//         threads and blocks.
// Limits  amounts below zero become 0, and are counted. When the largest amount doubles, quanta do;
//         what that rounds is told.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/base/exact_sum.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"

namespace cuesta::rule {

double quantum_of(double largest);

// Makes all amounts whole quanta, fit for `expected` or the largest amount if that is more; what
// that added and took, exactly. Every block calls it.
struct Settled {
    double quantum = 1;
    std::int64_t negative = 0;  // amounts that were below zero
    ExactSum gained, lost;
};
Settled settle(Field& amount, Communicator& comm, double expected = 0);

struct Faces {
    // What goes from each cell to its eastern and southern neighbour; column -1 and row -1 are the
    // faces to the west and north of the block. Whole quanta when they have moved.
    Field &east, &south;
};

struct Moved {
    std::array<std::int64_t, 4> left{};  // quanta, by Side
    std::int64_t limited = 0;            // cells that would have given more than they had
};

// Moves `amount`, of which samples are whole quanta. `share` is working memory with a halo. Every
// block calls it.
Moved move(Field& amount, const Faces& faces, Field& share, double quantum, const Grid& grid,
           const Block& block, Communicator& comm);

}  // namespace cuesta::rule

// SPDX-License-Identifier: Apache-2.0
// Which depression the water of each cell gathers in: a number per cell.
//
//   0  a gap          1  reaches an outlet: the sea, whatever it is          2..  a pit
//
// Every block numbers its own pits from 2 on, and behind them the pits of other blocks whose basins
// reach into it or touch it. What the map calls them is map_number().
//
// Scheme  one sweep through the rows: a cell hands its mark on to the one it gives to, or takes the
//         mark it finds there; where neither has one a way begins. Which way runs into which is
//         noted, and looked up in a second sweep: O(cells), without a jump that has to be guessed.
//         Bands and blocks go as far as they own; ways that leave one are marked with the cell they
//         leave to, and settled on the cells at its rim: once the whole ring, then what has become
//         known in each round.
// Holds   which cells share a number does not depend on threads and blocks; the numbers do.
#pragma once

#include <vector>

#include "cuesta/flow/frame.h"
#include "cuesta/grid/field.h"

namespace cuesta::flow {

using Label = std::uint32_t;
inline constexpr Label no_basin = 0;
inline constexpr Label sea_basin = 1;
inline constexpr Label first_pit = 2;

struct Basins {
    Plane<Label> label;                   // ring filled; no_basin beyond the border of the map
    std::vector<CellId> pit_of;           // the pits of this block: of label first_pit + i
    std::vector<std::int32_t> height_of;  // of those pits
    std::vector<Label> foreign;           // labels behind them: what the map calls those
    Label before = 0;                     // pits of blocks with lower ranks
    // While labels are found, by band; kept for the next map.
    std::vector<std::vector<Label>> ends_of_ways;

    Label own_end() const { return first_pit + static_cast<Label>(pit_of.size()); }
    Label count() const { return own_end() + static_cast<Label>(foreign.size()); }
    // The same for all blocks; pits are numbered in the order of ranks.
    Label map_number(Label one) const {
        if (one < first_pit) return one;
        return one < own_end() ? one + before : foreign[one - own_end()];
    }
};

// `surface` gives the heights of the pits. Every block must call it.
void label_basins(const Plane<Direction>& directions, const IntField& surface, const Frame& frame,
                  Communicator& comm, Basins& basins);

}  // namespace cuesta::flow

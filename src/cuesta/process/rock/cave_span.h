// SPDX-License-Identifier: Apache-2.0
// How far the cavities of a map reach along x and y, across blocks and wrapped edges.
//
// Two cavities of neighbouring columns are one if their heights overlap. From each cavity the reach
// to a side is the number of columns, itself included, through which one can walk straight that
// way; where a way ends at a slope whose surface lies below the roof, that end is free (open to the
// day).
//
// Scheme  lists of cavities, one sweep per side; what lies at the borders of a block is shown to
//         all blocks and the sweeps are repeated until nothing changes, which takes as many rounds
//         as a cavity crosses blocks.
// Holds   the same for any cut into blocks. A cavity around a wrapped map is as long as the map.
// Cost    O(cavities) per round; messages of the cavities on the borders of blocks.
#pragma once

#include <array>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/process/rock/cavity.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {

struct Reach {
    std::int32_t cells = 1;
    bool free = false;  // ends at an open slope
    auto operator<=>(const Reach&) const = default;
};

struct CaveSpan {
    std::int64_t x = 0, y = 0;  // of the block
    Cavity cavity;
    std::array<Reach, 4> reach;  // by Side

    // The shorter of its lengths along x and y; each free end doubles a length.
    double metres(const Grid& grid) const;
};

// All cavities of the block, row by row, west to east, lowest first. Every block calls it; fills
// the halo of the surface.
std::vector<CaveSpan> find_spans(LayerStack& ground, MaterialId air, const Grid& grid,
                                 const Block& block, Communicator& comm);

}  // namespace cuesta

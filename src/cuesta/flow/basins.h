// SPDX-License-Identifier: Apache-2.0
// Which depression the water of each cell gathers in: a number per cell.
//
//   0  a gap          1  reaches an outlet: the sea, whatever it is          2..  a pit
//
// Scheme  from every cell down the receivers until a cell with a number, then the way is marked
//         with it: O(cells). Bands and blocks go as far as they own; ways that leave one are marked
//         with the cell they leave to, and settled on the cells at its rim.
// Holds   which cells share a number does not depend on threads and blocks; the numbers may.
#pragma once

#include <vector>

#include "cuesta/flow/flow_accumulation.h"

namespace cuesta::flow {

using Label = std::uint32_t;
inline constexpr Label no_basin = 0;
inline constexpr Label sea_basin = 1;
inline constexpr Label first_pit = 2;

struct Basins {
    Plane<Label> label;                   // ring filled; no_basin beyond the border of the map
    std::vector<CellId> pit_of;           // all pits of the map: of label first_pit + i
    std::vector<std::int32_t> height_of;  // of those pits
    Label count() const { return first_pit + static_cast<Label>(pit_of.size()); }
};

// `surface` gives the heights of the pits; `order` of an earlier map saves most of the walking, and
// changes nothing else. Every block must call it.
void label_basins(const Plane<Direction>& directions, const IntField& surface, const Frame& frame,
                  const FlowOrder& order, Communicator& comm, Basins& basins);

}  // namespace cuesta::flow

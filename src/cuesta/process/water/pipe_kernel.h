// SPDX-License-Identifier: Apache-2.0
// One substep of water between cells with four neighbours, on one block, by the local-inertial
// equations (inertial_equations.h). Inside of water_flow.h.
//
// Holds   depths stay whole quanta, none below 0 and none clamped: what leaves enters next door. A
//         level lake stays level to the bit. The same bits for any pieces, blocks, vector widths.
// Cost    reads 16 bytes a cell and writes 12: to other fields, so that a step can be taken back,
//         or over those it has read, which needs no more memory traffic than that.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/water/flow_follower.h"
#include "cuesta/process/water/inertial_equations.h"
#include "cuesta/terrain/ledger.h"

namespace cuesta {

// What leaves over the block's own borders: the square root of the slope outside by the roughness,
// for every border cell from two samples before the block to two behind it. Walls have none. Sides
// by terrain/ledger.h: west, east, north, south.
struct PipeEdges {
    Borders borders;
    std::array<std::vector<float>, 4> conveyance;
    // From the border cell at this row or column of the block on; null: a wall.
    const float* at(Side side, std::int64_t place) const {
        const auto& list = conveyance[static_cast<std::size_t>(side)];
        return list.empty() ? nullptr : list.data() + place + 2;
    }
};

// Depth, and discharge per metre of width over the east and the south face of each cell.
struct WaterState {
    Field *depth, *qx, *qy;
};

struct PipeFlow {
    std::array<std::int64_t, 4> left{};  // quanta over each border
    std::int64_t limited = 0;            // cells that would have given more than they have
    std::uint32_t deepest_bits = 0;      // of float; above infinity's if a depth is broken
    bool exceeds_cfl = false;            // faster than cfl_speed somewhere
    void merge(const PipeFlow& other);
};

// Halos of `bed` and `old` are filled three samples wide except beyond borders. Writes the interior
// of `made`, which may be `old`. The follower, if there is one, may change the bed of rows that the
// flow has left.
PipeFlow pipe_step(const IntField& bed, const WaterState& old, const WaterState& made,
                   const PipeEdges& edges, const PipeRule& rule, FlowFollower* follower = nullptr);

}  // namespace cuesta

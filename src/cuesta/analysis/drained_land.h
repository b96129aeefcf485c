// SPDX-License-Identifier: Apache-2.0
// The drainage of a terrain as it stands: for maps of flow and lakes, and for rivers as lines.
//
// Works on a copy of the ground in whole units, so the terrain stays as it is. Water that lies on
// the ground is not looked at: lakes are what the ground would hold.
//
// Holds   the same bits for any thread count and block layout.
// Cost    about 20 bytes a cell while it lives.
#pragma once

#include <optional>

#include "cuesta/flow/drainage.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

struct DrainedLand {
    IntField surface;  // in units, with a halo
    double unit_m = 1;
    flow::Drainage drainage;  // routed, and its cells counted

    // Cells whose water runs through this one, itself included, and those above inlets
    // (flow/inflow.h).
    std::uint64_t cells_above(flow::Cell cell) const {
        return weighed ? drainage.amounts()[cell] : drainage.cells_above(cell);
    }
    bool weighed = false;  // there are inlets: cells are counted as amounts too
};

// Every block must call it. Error if a height is not finite.
DrainedLand drain_land(Terrain& terrain, Communicator& comm,
                       std::optional<double> sea_level_m = {});

// Area that drains through each cell, m2.
void fill_flow(Terrain& terrain, Communicator& comm, Field& out);
// Depth of the lakes that stand in all hollows, m.
void fill_lake(Terrain& terrain, Communicator& comm, Field& out);
// Number of the river basin, the largest being 1.
void fill_basin(Terrain& terrain, Communicator& comm, Field& out);
// Strahler order where a hundred cells or more drain through, 0 elsewhere.
void fill_stream_order(Terrain& terrain, Communicator& comm, Field& out);
// Topographic wetness [beven1979]: ln(a / tan s), a the area above per metre of contour, divided
// among all lower neighbours (flow/spread.h), s the slope, at least a tenth of a degree.
void fill_wetness_index(Terrain& terrain, Communicator& comm, const Field& slope_deg, Field& out);

}  // namespace cuesta

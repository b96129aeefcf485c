// SPDX-License-Identifier: Apache-2.0
// The pipe model with eight neighbours: faces to the east and south, and pipes across the corners.
// Inside of water_flow.h; equations in inertial_equations.h.
//
// A pipe to a side has 2/3 of the width of a cell, one across a corner sqrt(2)/6 of it and sqrt(2)
// times the length: the only shares for which a slope in any direction makes the flow it makes in
// one direction, and for which waves are round to fourth order (the nine-point Laplacian). The two
// pipes that cross at a corner are each other's flow along; for sides it is as with four
// neighbours.
//
// Waves are stable up to a Courant number of 0.749 for s = 1/8 (inertial_equations.h).
//
// Holds   what pipe_kernel.h holds.
// Cost    about twice that of four neighbours; two more fields of state.
#pragma once

#include "cuesta/process/water/pipe_kernel.h"

namespace cuesta {

// Discharge per metre of width across corners: from a cell to its south-eastern neighbour, and from
// its eastern to its southern neighbour.
struct CornerState {
    Field *southeast, *southwest;
};

// As pipe_step, with the halos of the corners filled too.
PipeFlow pipe_eight_step(const IntField& bed, const WaterState& old, const CornerState& old_corners,
                         const WaterState& made, const CornerState& made_corners,
                         const PipeEdges& edges, const PipeRule& rule);

// Discharge over the east and south faces, what goes across corners counted with them. Halos of the
// state are filled one sample wide except beyond borders; nothing crosses a border's corners.
void add_corners(const WaterState& state, const CornerState& corners, const Borders& borders,
                 Field& qx, Field& qy);

}  // namespace cuesta

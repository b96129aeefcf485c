// SPDX-License-Identifier: Apache-2.0
// Room for ground that rises: a coarser unit before it outgrows the range of its own.
//
// Holds   what rounding to the coarser unit adds and takes is booked as come in and gone out, layer
//         by layer: the same for any blocks.
#pragma once

#include "cuesta/grid/communicator.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

// True if the ground, `lift_m` higher or deeper, needed a coarser unit and has it now. All blocks
// call it together.
bool make_room(Terrain& terrain, double lift_m, Communicator& comm);

}  // namespace cuesta

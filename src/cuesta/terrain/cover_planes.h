// SPDX-License-Identifier: Apache-2.0
// The ground as rock and one loose cover on it, a plane of units each: for processes that change
// both in every cell in every step (world/world_sweep.h).
//
//   surface = rock + cover            cover = thickness of the uppermost layer, if it is of the
//                                     cover's material and lies on something that is not air
//
// Where every column is a bed with or without cover (`plain`), the planes may run ahead of the
// columns for many steps: Terrain lays them down when somebody asks for the columns. Elsewhere they
// are made anew for a step and laid down behind it; `room` then says how much of the layer below
// the cover may be taken, and `below` what it is made of.
//
// Holds   sums and surfaces exactly. The cover's age counts from the last step that moved it, the
//         age of rock stays, whenever the planes are laid down.
// Limits  rock may be of the cover's material, as a bed or as the roof of a cave; then cover that
//         is laid on it joins it.
#pragma once

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

struct CoverPlanes {
    IntField rock, cover;
    IntField room;    // not plain: units of the layer below the cover; empty if plain
    ByteField below;  // not plain: its material
    MaterialId material = 0;
    std::int32_t now = 0;  // the step that moved the cover last
    bool plain = false;
    bool ahead = false;  // of the columns
};

// From the columns; fields are made anew where they do not fit. `layers`: as if not plain.
void read_cover(const LayerStack& ground, MaterialId material, CoverPlanes& planes,
                bool layers = false);
// Into the columns. Rock changes by no more than its room.
void lay_cover(const CoverPlanes& planes, LayerStack& ground);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Water in the ground during one step of the world: it soaks in, seeps to where the head is lower,
// and comes out as a spring where the ground is full.
//
//   soaks in  at most `infiltration` of the water of a cell, as far as its ground has room
//   head      ground - depth + held / porosity; of full ground the surface of the water on it
//   seeps     flow x porosity x difference of heads / 8, at most a quarter of what the donor holds
//   spring    what the ground cannot hold
//
// Holds   water on and in the ground exactly, in whole quanta; over level water nothing moves. The
//         same bits for any pieces, threads and blocks.
// Limits  sides that do not wrap are walls, poles are crossed.
#pragma once

#include <cstdint>

#include "cuesta/world/world_parts.h"
#include "cuesta/world/world_state.h"

namespace cuesta::world {

struct SeepRule {
    float per_quantum = 1, quantum_m = 1, units_to_quanta = 1;
    std::int32_t infiltration = 0;  // quanta in a step
    std::int32_t room = 0;          // quanta that the ground of a cell can hold
    float per_porosity = 5;
    float flow = 0;  // of a difference of heads
};

SeepRule seep_rule(const GroundwaterPart& part, const Rule& rule);

// Fields `water` and `groundwater` of the terrain are there and whole quanta. Returns the most
// quanta that any cell holds in its ground or on it. Every block calls it.
std::int32_t seep(const SeepRule& rule, const StepContext& step, CoverPlanes& planes,
                  Terrain& terrain, const Sides& sides);

}  // namespace cuesta::world

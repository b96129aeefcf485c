// SPDX-License-Identifier: Apache-2.0
// Groundwater in metres and seconds: flow in a layer that lies on tight rock, by Darcy's law with
// heads that do not change with depth (Dupuit; Boussinesq's equation).
//
//   Sy dh/dt = div(K b grad h)       h head, b saturated thickness, K conductivity, Sy specific
//                                    yield                                            [bear1972]
//   b        held / Sy, up to the thickness of the layer
//   h        its bottom + b; where the ground is full, the water on it
//   soaks in at most K x time_step of the water on the ground, as far as there is room
//   spring   what the ground cannot hold becomes water on it: base flow of rivers
//
// Scheme  explicit, K b of a face the mean of its cells, so that the steady parabola of Dupuit is
//         met exactly; substeps of a fifth of the stability limit's length at the most. Whole
//         quanta cross a face, rounded by a phase that runs with the substeps: right on average.
// Holds   water on and in the ground exactly; over level water nothing moves. The same bits for any
//         threads and blocks.
// Limits  a cell gives at most a quarter of what it holds over a face (`limited_seepage`). At most
//         1,024 substeps; the time beyond them is left out (`left_out_seconds`). Sides that do not
//         wrap are walls, poles are crossed; cells count as squares of the spacing.
#pragma once

#include <cstdint>

#include "cuesta/world/world_parts.h"
#include "cuesta/world/world_state.h"

namespace cuesta::world {

// Conductivity of every cell, from the layers down to the bottom; empty: the number of the part.
struct AquiferRock {
    Field conductivity;
};
// Before the ground is taken apart into planes.
void find_conductivity(const AquiferPart& part, const Terrain& terrain, const StepContext& step,
                       AquiferRock& rock);

// Most water that the ground of a cell can hold anywhere on the map. Every block calls it.
double aquifer_room_m(const AquiferPart& part, const StepContext& step);

// Fields `water` and `groundwater` are there and whole quanta of `quantum_m`. Returns the most
// quanta that any cell holds in its ground or on it. Every block calls it.
std::int32_t flow_in_aquifer(const AquiferPart& part, const AquiferRock& rock, double unit_m,
                             double quantum_m, const StepContext& step, CoverPlanes& planes,
                             Terrain& terrain, const Sides& sides, StepReport& report);

}  // namespace cuesta::world

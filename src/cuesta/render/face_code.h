// SPDX-License-Identifier: Apache-2.0
// What a slope lays bare between a sample and the lowest sample around it, as two whole numbers per
// sample: for viewers that colour walls without having the columns.
//
//   rocks = first + 32 second + 1024 third     from the top of the drop to its foot
//   edges = upper + 256 lower                  where one ends, in 255ths of the drop
//
// Scheme  layers thinner than a sixteenth of the drop, a skin of soil most of all, are passed over.
//         Where more than three remain they are sampled at 1/6, 1/2 and 5/6 of the drop.
// Holds   level ground and hollows have the uppermost material three times; so do walls of one
//         rock. Cavities are passed over; materials beyond the 32nd count as the 32nd. A float
//         holds every number exactly.
// Cost    no column is walked where the uppermost layer is thicker than the drop.
#pragma once

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

inline constexpr int face_steps = 3;

// For every `stride`-th sample of the interior, with neighbours `stride` away; the outputs have the
// shape of the ground, samples between are left alone.
void write_face_codes(const LayerStack& ground, std::int64_t stride, Field& rocks, Field& edges);

// The material of one step.
constexpr MaterialId face_material(int rocks, int step) {
    return static_cast<MaterialId>((rocks >> (5 * step)) & 31);
}

}  // namespace cuesta

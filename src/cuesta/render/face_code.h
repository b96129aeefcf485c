// SPDX-License-Identifier: Apache-2.0
// What a slope lays bare between a sample and the lowest sample around it, in three steps down, as
// one whole number per sample: for viewers that colour walls without having the columns.
//
//   code = first + 32 second + 1024 third         materials at 1/6, 1/2 and 5/6 of the drop
//
// Holds   level ground and hollows have the uppermost material three times; cavities are passed
//         over; materials beyond the 32nd count as the 32nd. A float holds every code exactly.
// Cost    no column is walked where the uppermost layer is thicker than the drop.
#pragma once

#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

inline constexpr int face_steps = 3;

// For every `stride`-th sample of the interior, with neighbours `stride` away; `out` has the shape
// of the ground, samples between are left alone.
void write_face_codes(const LayerStack& ground, std::int64_t stride, Field& out);

// The material of one step of a code.
constexpr MaterialId face_material(int code, int step) {
    return static_cast<MaterialId>((code >> (5 * step)) & 31);
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Plants hold the soil: the one law that every erosion takes over.
//
//   factor = exp(-3 cover)          cover: share of the ground under plants, 0 to 1
//
// Measured rates of wear by water fall exponentially with cover, with factors of 2 to 7 in the
// exponent [gyssels2005]; 3 leaves a twentieth under full cover. What it multiplies: the
// erodibility of `stream_power`, what water takes up in `hydraulic_erosion`, the softness of
// `musgrave_erosion` and `droplets`, the diffusivity of `hillslope`. A land without the field
// `plant_cover` has no such factor, to the bit.
//
// Limits  cover outside 0 to 1 is taken at the end of that range, what is no number as bare.
#pragma once

#include "cuesta/base/elementary.h"
#include "cuesta/terrain/life_fields.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

inline constexpr float plant_hold_strength = 3;

constexpr float plant_hold(float cover) {
    const float share = cover > 0 ? (cover < 1 ? cover : 1.0f) : 0.0f;
    return elementary::exp(-plant_hold_strength * share);
}

// The cover of a land, or none.
inline const Field* plants_of(const Terrain& terrain) {
    return terrain.find(field::plant_cover);
}

}  // namespace cuesta

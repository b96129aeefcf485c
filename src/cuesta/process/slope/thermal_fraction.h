// SPDX-License-Identifier: Apache-2.0
// Models that divide: what fraction of the excess over each lower neighbour a cell gives.
//
//   e_i = h - h_i - T_i for every neighbour i where that is positive, half of it for diagonal ones
//   olsen   gives c max e,        benes   gives c (H - T of that neighbour), H = max (h - h_i)
//   each neighbour gets its part e_i / sum e, so the fraction is c max e / sum e
//                                                                       [olsen2004, benes2001]
//
// A fraction is never above c, so a pair never moves more than under musgrave, and what holds there
// (no cell overshoots) holds here.
// Holds   the same bits for ground that is turned or mirrored: sums are taken in opposite pairs.
#pragma once

#include <array>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/process/slope/thermal_rule.h"

namespace cuesta {

// How far neighbours stand below a cell, in units; one that does not exist: no_neighbour. In the
// order of neighbour_offsets; with four neighbours only the first four count.
using Drops = std::array<std::int32_t, 8>;
inline constexpr std::int32_t no_neighbour = -0x7fffffff;
struct Offset {
    int x, y;
};
inline constexpr std::array<Offset, 8> neighbour_offsets = {
    {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, 1}, {1, -1}, {-1, 1}}};

// Of one cell, with the threshold `axis` along an axis.
float thermal_fraction(const Drops& drops, float axis, const ThermalRule& rule);

// Of all cells of a block. Surface and axis have their halos filled.
void thermal_fractions(const IntField& surface, const Field& axis, const Borders& borders,
                       const ThermalRule& rule, Field& fraction);

}  // namespace cuesta

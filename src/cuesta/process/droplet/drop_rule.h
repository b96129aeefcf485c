// SPDX-License-Identifier: Apache-2.0
// The numbers of `droplets` for one map: from the thesis's grid units to cells and units of ground.
//
// With s the reference step, H the height unit, d the spacing and k = d / s the length of one step
// of a drop, in reference steps:
//
//   fall per reference step   -dh / k: the slope, whatever the spacing. On cells smaller than s
//                             that over s ahead: bumps that s does not see would grow.
//   shares of a step          p_k = 1 - (1 - p)^k, erosion, deposition, evaporation: what k steps
//                             of length s do to a surplus
//   inertia                   i_k = i / (i + k (1 - i)): the slope's pull on a unit direction adds
//                             up along the way, (1 - i_k) / i_k is k times (1 - i) / i
//   speed                     v^2 -= (dh / H) gravity, a function of height alone
//   load                      metres on a square of side s; in columns of a cell (s / d)^2 as much,
//                             and so is what fills a depression or is bounded by the fall
//   brush, deposits           the same metres: cones of `radius` and, on cells smaller than s, of s
//                             (a bilinear deposit is a tent of one cell)
//   drops                     per area. On cells larger than s one drop stands for the k^2 that
//                             would fall on a cell, and carries as much as they.
//
// k = 1 gives the printed formulas back, p_k = p and i_k = i to the bit.
#pragma once

#include <cstdint>

#include "cuesta/grid/grid.h"
#include "cuesta/process/droplet/equations.h"

namespace cuesta {

// What lies beyond the border.
enum class DropRingKind { mirror, extrapolate, none };

// As the operator has them: plain numbers, filled by it. Lengths in metres, 0: as the map has it.
struct DropNumbers {
    double density_per_km2 = 0;  // where it is a number; 0: one drop per square of a step
    bool density_field = false;
    std::int64_t count = 0;
    double inertia = 0, capacity = 1, deposition = 0, erosion = 0, evaporation = 0;
    double radius_m = 0, path_m = 0, min_slope = 0;
    double gravity = 0, speed = 1, water = 1, min_water = 0;
    double reference_step_m = 0, height_unit_m = 0;
    double in_flight = 0.25;
    DropResidual residual = DropResidual::spread;
    bool fill_pits = true;
    double floor_m = 0;
    DropRingKind ring = DropRingKind::none;
    double ring_m = 0;  // its width
    bool sequential = false;
    double blur = 0;
    int blur_passes = 1;
    double momentum = 0, entrainment = 0, memory = 0;  // of streams
};

inline constexpr double most_radius_cells = 64;
inline constexpr std::int32_t longest_life = 65536;

// The floor in whole units, the lowest possible if there is none.
std::int32_t floor_units(double floor_m, double unit_m);

DropRule drop_rule(const DropNumbers& given, const Grid& grid, double unit_m);

// Drops of one step on the whole map, before the ring: by count, or by density (a mean over the
// map).
struct DropDemand {
    double per_cell = 0;       // expected drops on one cell
    std::int64_t limited = 0;  // of what was asked for, beyond 1000 on a cell
};
DropDemand drop_demand(const DropNumbers& given, const DropRule& rule, const Grid& grid,
                       double density_per_km2);

}  // namespace cuesta

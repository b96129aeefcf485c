// SPDX-License-Identifier: Apache-2.0
// The numbers of `droplets` for one map: from the thesis's grid units to cells and units of ground.
//
// With s the reference step, H the height unit, d the spacing and k = d / s the length of one step
// of a drop, in reference steps:
//
//   fall per reference step   -dh / k                      the slope, whatever the spacing; on
//   cells
//                                                          smaller than s that over s ahead: bumps
//                                                          that s does not see would grow
//   shares of a step          p_k = 1 - (1 - p)^k          erosion, deposition, evaporation: what k
//                                                          steps of length s do to a surplus
//   inertia                   i_k = i / (i + k (1 - i))    the slope's pull on a unit direction
//   adds
//                                                          up along the way: (1 - i_k) / i_k is k
//                                                          times (1 - i) / i
//   speed                     v^2 -= (dh / H) gravity      a function of height alone
//   load                      metres on a square of side s; in columns of a cell (s / d)^2 as much,
//                             and so is what fills a hollow or is bounded by the fall
//   brush, deposits           the same metres: cones of `radius` and, on cells smaller than s, of s
//                             (a bilinear deposit is a tent of one cell)
//   drops                     per area. On cells larger than s one drop stands for the k^2 that
//                             would fall on a cell, and carries as much as they.
//
// k = 1 gives the printed formulas back, p_k = p and i_k = i to the bit.
#pragma once

#include <cstdint>

#include "cuesta/grid/grid.h"
#include "cuesta/process/droplet/droplets.h"

namespace cuesta {

struct DropRule {
    float keep = 0, pull = 0;  // direction' = keep direction - pull x units per cell
    float falls = 1;           // fall per reference step = -dh x this
    float ahead = 1;           // cells over which the fall is measured: a reference step, or one
    float least_fall = 0;      // units
    float capacity = 1;        // units of a column for a fall of a unit
    float most_share = 1;      // a fall or climb of a unit, as units of a column
    float deposit = 0, erode = 0, wet = 1;
    float softness = 1;  // of all ground: share of what drops would take that comes off
    float gravity = 0;   // speed^2 per unit
    float speed2 = 1, water = 1, min_water = 0;
    std::int32_t life = 1;       // steps
    float radius = 1;            // cells
    float deposit_radius = 0;    // cells; below 1: bilinear
    std::int32_t clearance = 0;  // units a cell may pass its neighbours by in one pass
    Droplets::Residual residual = Droplets::Residual::spread;
    bool fill_pits = true;
    bool closed = false;         // drops end at the border and leave their load there
    std::int64_t in_flight = 1;  // drops per 2^20 cells
    double drops_per_cell = 0;   // of a density of 1 drop per square of the reference step
    double per_km2 = 0;          // drops per cell of a density of 1 drop/km2
    double reference_m = 1, height_m = 1;
};

inline constexpr float most_drop_units = 0x1p24f;  // of one event
inline constexpr float most_load_units = 0x1p29f;
inline constexpr double most_radius_cells = 64;
inline constexpr std::int32_t longest_life = 65536;

// The floor in whole units, the lowest possible if there is none.
std::int32_t floor_units(double floor_m, double unit_m);

// The longer side of the map, for lengths that are not given.
DropRule drop_rule(const Droplets& op, const Grid& grid, double unit_m);

// Drops of one step on the whole map, before the ring: by count, or by density (a mean over the
// map).
struct DropDemand {
    double per_cell = 0;       // expected drops on one cell
    std::int64_t limited = 0;  // of what was asked for, beyond 1000 on a cell
};
DropDemand drop_demand(const Droplets& op, const DropRule& rule, const Grid& grid,
                       double density_per_km2);

}  // namespace cuesta

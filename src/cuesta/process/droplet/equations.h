// SPDX-License-Identifier: Apache-2.0
// The law of a drop (equations.inc): the numbers it is written with, and its functions for one drop
// alone.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/simd/lanes.h"

namespace cuesta {

// What becomes of the load of a drop that ends.
enum class DropResidual { spread, bilinear, discard };

// Made by drop_rule.h.
struct DropRule {
    float keep = 0, pull = 0;  // direction' = keep direction - pull x units per cell
    float falls = 1;           // fall per reference step = -dh x this
    float ahead = 1;           // cells over which the fall is measured: a reference step, or one
    float least_fall = 0;      // units
    float capacity = 1;        // units of a column for a fall of a unit
    float most_share = 1;      // a fall or climb of a unit, as units of a column
    float deposit = 0, erode = 0, wet = 1;
    float fill = 1;      // of a climb that is deposited: 1, or 0
    float softness = 1;  // of all ground: share of what drops would erode that comes off
    float gravity = 0;   // speed^2 per unit
    float speed2 = 1, water = 1, min_water = 0;
    std::int32_t life = 1;       // steps
    float radius = 1;            // cells
    float deposit_radius = 0;    // cells; below 1: bilinear
    std::int32_t clearance = 0;  // units a cell may pass its neighbours by in one sweep
    DropResidual residual = DropResidual::spread;
    // By Side: drops end at these borders and leave their load there.
    std::array<bool, 4> closed{};
    std::int64_t in_flight = 1;  // drops per 2^20 cells
    double drops_per_cell = 0;   // of a density of 1 drop per square of the reference step
    double per_km2 = 0;          // drops per cell of a density of 1 drop/km2
    double reference_m = 1, height_m = 1;
};

// An axis of places. A float has 24 bits, so far from its origin a place would lose its fraction:
// on a long axis it counts from the frame it lies in. On one of up to `most_whole` cells there is
// one frame. All are of one size but the last, which has up to two, so that a step crosses one
// border at the most.
struct DropAxis {
    static constexpr std::int64_t most_whole = 16384;
    static constexpr std::int32_t frame = 1024;  // cells: 2^-14 of one are left
    std::int32_t last = 0;                       // cell at which the last frame begins
    float last_cells = 0, last_place = 0;        // of it, and the last place before its end
    bool wraps = false;
};

inline constexpr float most_drop_units = 0x1p24f;  // of one exchange
inline constexpr float most_load_units = 0x1p29f;

// What becomes of a drop in a step, as bits: `limited`, it moved the most that one can at once;
// `stuck`, it has no speed left in a depression, and `dry`, no water: why it ended, else by its
// path.
struct DropFate {
    static constexpr std::int32_t stays = 0, ended = 1, left = 2, limited = 4, stuck = 8, dry = 16;
};

namespace drop_law {

using simd::all;
using simd::larger;
using simd::root;
using simd::smaller;
using simd::to_float;
using simd::to_int;

#include "cuesta/process/droplet/equations.inc"

}  // namespace drop_law
}  // namespace cuesta

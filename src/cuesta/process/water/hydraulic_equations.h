// SPDX-License-Identifier: Apache-2.0
// The coefficients of hydraulic erosion and its laws (hydraulic_equations.inc) for single cells.
// Inside of hydraulic_kernel.h, where the formulas stand. Lengths in metres unless a name says
// units or quanta.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/simd/lanes.h"

namespace cuesta::hydraulic {

// The rule of one substep.
struct Coefficients {
    float unit, per_unit;        // of the ground
    float quantum, per_quantum;  // of the load; a unit is 2^k quanta
    float courant_factor;        // dt / dx
    float half_per_spacing;      // 1 / (2 dx)
    float capacity;              // s/m, acceleration included
    float concentration;         // most load by depth, acceleration included
    float least_slope2;          // square of the least sine
    float deposit_share;         // share of a surplus laid down in the substep
    float depth_share;           // of the depth: the most the bed changes
    float trickle;               // of the depth: what is laid on top of all neighbours
    float most_load;             // units of ground; half of it is the most that is taken over
    float film;                  // water below this depth carries nothing
    float film_drop;             // what such water drops at once
    float dry;                   // a face with less water than this has no slope
    float dither_flux;           // dither offsets in [0, 1); this one less 1/2
    float dither_bed, dither_gain;

    std::int64_t quanta_per_unit() const { return static_cast<std::int64_t>(unit * per_quantum); }
};

// By material on top.
struct Tables {
    std::array<float, 256> erodibility;  // units eroded per metre that the load falls short
    std::array<float, 256> yield;        // quanta of load from a unit of rock
};

// One cell at a time. A namespace of its own, so that a search by the type of an argument does not
// find these beside those of a vector's width.
namespace cell {
using namespace simd;
#include "cuesta/process/water/hydraulic_equations.inc"
}  // namespace cell

}  // namespace cuesta::hydraulic

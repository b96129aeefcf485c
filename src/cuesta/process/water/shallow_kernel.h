// SPDX-License-Identifier: Apache-2.0
// One part of a step of the full shallow-water equations (shallow_equations.h), on one block.
// Inside of water_flow.h.
//
// Scheme  finite volumes of first order: fluxes of Harten, Lax and van Leer with the wave speeds of
//         Einfeldt and of dry beds [toro2001], depths at a face above its higher bed [audusse2004]
//         in the form that also pulls films down steep beds [chen2017]. What crosses a face is
//         whole quanta.
// Holds   volume exactly, depths at or above 0; level lakes to the bit; the same bits for any
//         pieces, blocks, vector widths.
// Limits  first order: shocks are a few cells wide, and swinging lakes lose height. Water
//         faster than a given bound is slowed down to it: films that lost their water under them.
#pragma once

#include "cuesta/process/water/pipe_kernel.h"

namespace cuesta {

struct ShallowFlow : PipeFlow {
    float fastest = 0;  // speed of water and waves together, m/s, after the part
};

// `old` and `made` hold q of the cells. Halos and rule as for pipe_step.
// Water faster than `most_speed` is slowed down to it.
ShallowFlow shallow_step(const IntField& bed, const WaterState& old, const WaterState& made,
                         const PipeEdges& edges, const PipeRule& rule, double most_speed);

// The fastest water and wave of a state. Slows down what is faster than `most_speed`, because its
// water was taken away under it.
float shallow_fastest(const WaterState& state, double gravity, double most_speed);

}  // namespace cuesta

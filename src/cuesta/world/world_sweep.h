// SPDX-License-Identifier: Apache-2.0
// One step of the world on a block, in one sweep from north to south.
//
// Scheme  three stages, a row apart: A works on cells by themselves (rows up to two beyond the
//         block), B filters and lets wind and water take along what they carry, C moves what
//         crosses faces and writes the new row in place. What a stage leaves for a later one lies
//         in rings of rows, so that a cell crosses memory once in each direction.
//
//           A  erosion, rain, evaporation, gain and loss of the air, freezing, sand that leaves
//              with the water, sun, pressure
//           B  means of temperature and air, what the wind takes, raw wind, sand behind the water
//           C  faces of water, sand, ice and rock, rain of air that is too wet, the level of the
//              sea, temperature, wind, currents
//
// Holds   rock + sand and water + air + ice exactly: every transfer is a whole number that one
//         place loses and another gets; what comes from nowhere, goes nowhere or leaves over a side
//         is counted. The same bits for any pieces, threads and blocks.
// Limits  sides that do not wrap are walls for rock, ice and heat; over open sides water, sand and
//         air leave, and air comes in as it is at the border. On a map that goes round the other
//         two sides are walls, or poles that are crossed (grid/edges.h).
// Cost    about 90 bytes per cell and step with all parts.
#pragma once

#include <cstdint>

#include "cuesta/world/world_rule.h"
#include "cuesta/world/world_state.h"

namespace cuesta::world {

// `rows` are those from two before the block to two behind it.
Moved sweep_world(const Rule& rule, const RowRule* rows, const State& state, const Sides& sides,
                  std::int64_t shortest_piece = 64);

}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
// One step of the world, row by row: what cells do by themselves. The loops of this file, of
// world_face_rows.h and of world_end_rows.h are those that the fused sweep and the plain one share
// (world/world_sweep.h), so that both give the same bits.
//
// The laws are the corrected forms of [gerteis2017] (docs/science/world.md). Amounts of rock, sand,
// water, air and ice are whole units or quanta: what leaves one place arrives at another. Fluxes
// are rounded toward zero, so that mirrored land gives mirrored worlds, and never exceed what the
// donor has.
//
// All rows are of the columns [lo, hi) that a call names; a loop that looks sideways reads one
// column more on each side. Fluxes between two cells count from west to east and from north to
// south.
#pragma once

#include <cstdint>

#include "cuesta/world/world_rule.h"

namespace cuesta::world {

void whole_quanta(const Rule& c, Columns at, const float* depth_m, std::int32_t* quanta);
void three_across(Columns at, const float* from, float* sum);
// Whether any of them is not 0.
bool any_of(Columns at, const std::int32_t* values);

// Rock that flowing water turns into sand.
struct Erode {
    const std::int32_t* water;
    const float *current_x, *current_y;
    const std::int32_t* room;  // of rock that may go; null: down to the floor
    std::int32_t *rock, *sand;
    std::int32_t* eroded;
};
void erode(const Rule& c, Columns at, const Erode& row);

// Rain, evaporation, what open water gives and land and ice take; `open` gets what came from or
// went nowhere.
struct CloudRow {
    const float* temperature_c;
    std::int32_t *water, *air, *ice;          // ice may be null: no snow falls on it
    std::int32_t *from_nowhere, *to_nowhere;  // of an open cycle; null if it is closed
};
void exchange_with_air(const Rule& c, Columns at, const CloudRow& row);

// Freezing and melting.
struct IceRow {
    const float* temperature_c;
    std::int32_t *water, *ice;
    std::int32_t* made;  // what melt_share makes of nothing, or loses; null at 1
};
void freeze(const Rule& c, Columns at, const IceRow& row);

// Sand that leaves a cell with the water, to the east and to the south.
struct CarryRow {
    const std::int32_t *water, *sand;
    const float *current_x, *current_y;
    std::int32_t *east, *south;
};
void carry_sand(const Rule& c, Columns at, const CarryRow& row);

// What the sun and the height do to the temperature in this step, degrees.
struct SunRow {
    const float* temperature_c;
    const std::int32_t *ground, *water;
    float* force;
};
void shine(const Rule& c, const RowRule& place, Columns at, const SunRow& row);

struct PressureRow {
    const std::int32_t *ground, *water;
    const float* temperature_c;
    const std::int32_t* air;  // may be null
    float* pressure;
};
void press(const Rule& c, Columns at, const PressureRow& row);

// The mean of three cells in a row as an exchange of thirds: what one gives the other gets.
void mix_across(Columns at, const std::int32_t* from, std::int32_t* to);

}  // namespace cuesta::world

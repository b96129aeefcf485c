// SPDX-License-Identifier: Apache-2.0
// Rows of cells of hydraulic erosion: loops that become vectors. Inside of hydraulic_kernel.h,
// where the formulas stand. Lengths in metres unless a name says units or quanta.
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/terrain/material.h"

namespace cuesta::hydraulic {

// The rule of one part of a step, as the loops want it.
struct Numbers {
    float unit, per_unit;        // of the ground
    float quantum, per_quantum;  // of the load; a unit is 2^k quanta
    float reach;                 // dt / dx
    float half_per_spacing;      // 1 / (2 dx)
    float capacity;              // s/m, acceleration included
    float concentration;         // most load by depth, acceleration included
    float least_slope2;          // square of the least sine
    float settle;                // share of a surplus laid down in the part
    float depth_share;           // of the depth: the most the bed changes
    float trickle;               // of the depth: what is laid on top of all neighbours
    float most_load;             // units of ground; half of it is the most that is taken over
    float film;                  // water below this depth carries nothing
    float film_drop;             // what such water drops at once
    float dry;                   // a face with less water than this has no slope
    float shift_flux;            // phases in [0, 1) by which amounts are rounded; this one - 1/2
    float phase_bed, phase_gain;
    // Quanta of load from ground by a factor; what is a whole number of them is not rounded.
    float gained(float units, float give) const {
        return units * give + (give == unit * per_quantum ? 0.0f : phase_gain);
    }
};

// By material on top.
struct Tables {
    std::array<float, 256> take;  // units of rock worn off per metre that the load falls short
    std::array<float, 256> give;  // quanta of load from a unit of rock
};

// Load per depth of water that leaves each cell; `east` holds the discharge over the faces from
// x = -1 on, `north` and `south` over the faces of the row. `takes` is below 0 where water holds
// more than twice what it may and gets no more: long steps, in which the water stands as it was,
// must not heap up load where it comes together.
void concentration_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
                       const float* load, const float* east, const float* north, const float* south,
                       float* out, float* takes);

// Load through faces, whole quanta: from the cell of `plus` to that of `minus` if q is above 0.
void flux_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* q,
              const float* plus, const float* minus, const float* plus_takes,
              const float* minus_takes, float* out);

// Load after the exchange with the neighbours.
void carry_row(std::int64_t columns, const float* east, const float* north, const float* south,
               float* load);

// Fall of the water's surface across faces, 0 where no water crosses.
void fall_row(const Numbers& n, std::int64_t from, std::int64_t to, const float* depth,
              const std::int32_t* bed, const float* next_depth, const std::int32_t* next_bed,
              float* out);

// The lowest and the highest of three rows.
void range_row(std::int64_t from, std::int64_t to, const std::int32_t* above,
               const std::int32_t* own, const std::int32_t* below, std::int32_t* lowest,
               std::int32_t* highest);

// What the water of a row can carry. Over whole vectors: rows that are written have room for that.
struct AbleRow {
    const float *depth, *next_depth;  // the latter of the row below
    const std::int32_t *bed, *next_bed;
    const float *east, *north, *south;  // discharge over the faces
    const float* fall_north;
    float *fall_south, *able;
};
void able_row(const Numbers& n, std::int64_t columns, const AbleRow& row);

// How many materials lie on top: one everywhere; the sediment and one other; more than that.
enum class Kinds { one, two, many };
// With an `other` to try first, and the one there is, if it is one.
Kinds kinds_of(std::int64_t columns, const MaterialId* top, MaterialId sediment, MaterialId& other);

struct ExchangeRow {
    const std::int32_t *bed, *lowest, *highest;  // the latter of the column's three
    const std::int32_t* start;                   // the bed when the step began
    const float *depth, *able;
    Kinds kinds;
    const MaterialId* top;  // null: `other` everywhere
    MaterialId sediment, other;
    float *sinks, *rises;  // room for units by which the bed may change
    float *take, *give;    // room for the numbers of the materials, if there are several
    float* load;           // in: after transport; out: after the exchange
    std::int32_t* change;  // units that the ground gains, worn off if below 0
    std::int32_t* gain;    // quanta that the load gets from what is worn off
    // Rows of four bytes a cell that are wanted next where the ground changes; null: none.
    std::array<const void*, 4> next;
};

// What the changes of a row come to.
struct RowSums {
    std::int64_t laid = 0;        // units
    std::int64_t gain = 0;        // quanta
    std::int64_t other_off = 0;   // units worn off that are not the sediment's own material
    std::int64_t other_gain = 0;  // quanta of that
};
struct Exchanged {
    std::int64_t limited = 0;  // cells that a limit held back
    bool summed = false;       // else there are more than two materials, and no sums of others
    RowSums sums;
    float most_load = 0;
};

// What the load and the bed exchange; at most 512 columns at once.
Exchanged exchange_row(const Numbers& n, const Tables& tables, std::int64_t columns,
                       const ExchangeRow& row);

struct LayRow {
    std::int32_t *surface, *top, *born;  // of layered ground; else the surface alone
    const MaterialId *material, *buried;
    MaterialId sediment;
    std::int32_t now;
    float *wear, *deposit;
};

// The uppermost layers take the changes, except of cells that begin or use up a layer: those are
// left as they are, and `special` is not 0 there. Returns how many.
std::int64_t lay_row(const Numbers& n, std::int64_t columns, const LayRow& row,
                     const std::int32_t* change, std::int32_t* special);
// Of ground without layers.
void lay_plain_row(const Numbers& n, std::int64_t columns, const LayRow& row,
                   const std::int32_t* change);

// `other`: all materials that are worn off are either `sediment` or this one. False if they are
// not, and the sums of others are not to be used then.
bool sum_row(std::int64_t columns, const std::int32_t* change, const std::int32_t* gain,
             const MaterialId* top, MaterialId sediment, MaterialId other, RowSums& sums);

}  // namespace cuesta::hydraulic

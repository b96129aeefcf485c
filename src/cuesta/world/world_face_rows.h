// SPDX-License-Identifier: Apache-2.0
// One step of the world, row by row: filters, what wind and water take along, and what crosses the
// faces between cells. See world_cell_rows.h.
#pragma once

#include <cstdint>

#include "cuesta/world/world_rule.h"

namespace cuesta::world {

void mean_of_nine(Columns at, const float* north, const float* own, const float* south,
                  float* mean);

struct DriftRow {
    const std::int32_t *north, *own, *south;  // mixed across
    const float *wind_x, *wind_y;
    std::int32_t* air;
    std::int32_t *east, *south_flux;
};
// The mixing along the other axis, and what the wind takes along.
void drift(const Rule& c, Columns at, const DriftRow& row);

// Heat that the wind takes along, degrees above the coldest: to the east and to the south.
struct HeatFlowRow {
    const float *mean, *wind_x, *wind_y;
    float *east, *south;
};
void carry_heat(const Rule& c, Columns at, const HeatFlowRow& row);

struct BlowRow {
    const float *north, *own, *south;  // pressure
    float *wind_x, *wind_y;
    const float *high_north, *high, *high_south;  // highs and lows; null: there are none
};
void blow(const Rule& c, const RowRule& place, Columns at, const BlowRow& row);

struct SettleRow {
    const std::int32_t *sand, *rock;
    const std::int32_t *east, *south, *from_north;  // fluxes of this row and the one before
    const std::int32_t* from_south;                 // of the row behind
    std::int32_t *settled, *surface;
};
// Sand behind the water's pass; its surface on rock.
void settle_sand(Columns at, const SettleRow& row);

// Of row `own` with a neighbour at `next`: a pointer to the same column of another row, or one
// column on.
struct WaterFaces {
    const std::int32_t *ground, *next_ground, *water, *next_water;
    std::int32_t* flux;
};
void water_faces(const Rule& c, Columns at, const WaterFaces& row);

struct SandFaces {
    const std::int32_t *surface, *next_surface, *sand, *next_sand;
    std::int32_t* flux;
};
void sand_faces(const Rule& c, Columns at, const SandFaces& row);

struct IceFaces {
    const std::int32_t *ground, *next_ground, *ice, *next_ice;
    std::int32_t* flux;
};
void ice_faces(const Rule& c, Columns at, const IceFaces& row);

// Rock that moving ice grinds to sand: the donor's rock becomes the taker's sand.
struct GrindFaces {
    const std::int32_t *ice, *next_ice, *flux;
    const std::int32_t *room, *next_room;  // null: enough
    std::int32_t* ground_off;              // units, with the sign of the flux
};
void grind_faces(const Rule& c, Columns at, const GrindFaces& row);

struct RockPairs {
    const std::int32_t *rock, *next_rock, *water, *next_water;
    const std::int32_t *room, *next_room;    // null: enough
    const std::uint8_t *below, *next_below;  // null: all of one material
    std::int32_t* flux;
};
void rock_pairs(const Rule& c, Columns at, const RockPairs& row);

// now = own + flux from the west - flux to the east + flux from the north - flux to the south.
void add_fluxes(Columns at, const std::int32_t* own, const std::int32_t* east,
                const std::int32_t* north, const std::int32_t* south, std::int32_t* now);
// The same for flows of a cell, which count both ways: own loses |x| and |y|, and gets what its
// neighbours send its way.
struct DonorRow {
    const std::int32_t *own, *east, *south, *from_north, *from_south;
    std::int32_t* now;
};
void add_donors(Columns at, const DonorRow& row);

}  // namespace cuesta::world

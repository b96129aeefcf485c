// SPDX-License-Identifier: Apache-2.0
// One step of the world, row by row: the new row, and what is counted of it. See world_cell_rows.h.
#pragma once

#include <cstdint>

#include "cuesta/world/world_rule.h"

namespace cuesta::world {

// Sums over the columns of a row, in quanta or units.
struct RowSums {
    std::int64_t eroded = 0;        // rock that became sand
    std::int64_t into_water = 0;    // water from nowhere: open cycle, melt_share above 1
    std::int64_t out_of_water = 0;  // and into nowhere
    std::int64_t sea_gain = 0, sea_loss = 0;
    std::int64_t infiltrated = 0;
    std::int64_t limited_heat = 0;  // cells whose heat was cut off at the hottest
    std::int32_t most = 0;          // quanta in any store
    void merge(const RowSums& other) {
        eroded += other.eroded;
        into_water += other.into_water, out_of_water += other.out_of_water;
        sea_gain += other.sea_gain, sea_loss += other.sea_loss;
        infiltrated += other.infiltrated;
        limited_heat += other.limited_heat;
        most = most > other.most ? most : other.most;
    }
};

std::int64_t sum_of(Columns at, const std::int32_t* values);

// Air above its capacity falls as rain, ice above its thickest melts, the sea keeps its level,
// water soaks in.
struct EndRow {
    std::int32_t *water, *air, *ice;  // air and ice may be null
    const std::int32_t* ground;
    const float* sea;                           // null: there is none
    std::int32_t* sea_change;                   // working memory with it
    float *water_m, *air_m, *ice_m, *humidity;  // null: not kept
};
RowSums finish_water(const Rule& c, Columns at, const EndRow& row);

struct TemperatureRow {
    const float *north, *own, *south;  // means of nine
    const float *force, *wind_x, *wind_y;
    float* temperature_c;
};
void finish_temperature(const Rule& c, Columns at, const TemperatureRow& row);

// The same with heat that the wind carries from cell to cell: flows of the cells, to the east and
// to the south, in degrees above the coldest. Returns how many cells were cut off at the hottest.
struct HeatRow {
    const float *own, *force;
    const float *east, *south, *from_north, *from_south;
    float* temperature_c;
};
std::int64_t finish_heat(Columns at, const HeatRow& row);

// Highs and lows drift with the wind, die and are born.
struct SystemRow {
    const float *north, *own, *south;  // as they were
    const float *wind_x, *wind_y;
    float* systems_hpa;
};
void finish_systems(const Rule& c, const RowRule& place, Columns at, const SystemRow& row);

struct WindRow {
    const float *north, *own, *south;  // sums of three
    float* wind;
};
void finish_wind(Columns at, const WindRow& row);

struct CurrentRow {
    const float *north, *own, *south;             // sums of three
    const std::int32_t *before, *behind, *water;  // fluxes on both sides
    float* current_m;
};
void finish_current(const Rule& c, Columns at, const CurrentRow& row);

}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_cell_rows.h"

#include <algorithm>
#include <cmath>

#include "cuesta/simd/clones.h"

namespace cuesta::world {
namespace {

#include "cuesta/world/world_row_loops.inc"

CUESTA_SIMD_CLONES(void, quanta_row,
                   (float per_quantum, Columns at, const float* from, std::int32_t* to),
                   (per_quantum, at, from, to)) {
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x)
        to[x] = static_cast<std::int32_t>(from[x] * per_quantum);
}

CUESTA_SIMD_CLONES(void, three_row, (Columns at, const float* from, float* to), (at, from, to)) {
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) to[x] = (from[x - 1] + from[x + 1]) + from[x];
}

CUESTA_SIMD_CLONES(std::int32_t, any_row, (Columns at, const std::int32_t* values), (at, values)) {
    std::int32_t bits = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) bits |= values[x];
    return bits;
}

// Rock that a current of (u, v) metres wears off a cell, if there is enough.
inline __attribute__((always_inline)) std::int32_t worn_off(const Rule& c, std::int32_t water,
                                                            std::int32_t sand, float u, float v) {
    const float flow = std::sqrt(u * u + v * v);
    const float depth = as_float(sand) * c.unit_m + as_float(water) * c.quantum_m;
    const float thick = depth > c.thinnest_m ? depth : c.thinnest_m;
    return whole(c.erosion_m * flow / thick * c.per_unit, c.phase);
}
// Of `cold` quanta that freeze, or thaw where it is below zero.
inline __attribute__((always_inline)) std::int32_t frozen(const Rule& c, float cold,
                                                          std::int32_t water) {
    return least(whole(cold, cold > 0 ? c.phase : 0.0f), water >> 1);
}
inline __attribute__((always_inline)) std::int32_t thawed(const Rule& c, float cold,
                                                          std::int32_t ice) {
    return least(whole(-cold, cold < 0 ? c.phase : 0.0f), ice);
}

WORLD_ROWS(erode, Erode) {
    const std::int32_t* water = row.water;
    const float *u = row.current_x, *v = row.current_y;
    std::int32_t *rock = row.rock, *sand = row.sand, *eroded = row.eroded;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t w = water[x], s = sand[x], r = rock[x];
        const std::int32_t wish = worn_off(c, w, s, u[x], v[x]);
        const std::int32_t room = r > c.floor_units ? r - c.floor_units : 0;
        const std::int32_t off = w > c.wet ? least(wish, room) : 0;
        eroded[x] = off;
        rock[x] = r - off;
        sand[x] = s + off;
    }
}
// Where layers end.
WORLD_ROWS(erode_layers, Erode) {
    const std::int32_t *water = row.water, *room = row.room;
    const float *u = row.current_x, *v = row.current_y;
    std::int32_t *rock = row.rock, *sand = row.sand, *eroded = row.eroded;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t w = water[x], s = sand[x], r = rock[x];
        const std::int32_t wish = worn_off(c, w, s, u[x], v[x]);
        const std::int32_t above = r > c.floor_units ? r - c.floor_units : 0;
        const std::int32_t off = w > c.wet ? least(wish, least(above, room[x] >> 3)) : 0;
        eroded[x] = off;
        rock[x] = r - off;
        sand[x] = s + off;
    }
}

WORLD_ROWS(exchange_closed, CloudRow) {
    const float* t = row.temperature_c;
    std::int32_t *water = row.water, *air = row.air, *ice = row.ice;
    const float evaporation = c.evaporation_m * c.per_quantum / (2 * degrees_c);
    const float loss = c.loss_m * c.per_quantum / degrees_c;
    const std::int32_t gain = whole(c.gain_m * c.per_quantum, c.phase);
    const std::int32_t snow = whole(c.snow_m * c.per_quantum, c.phase);
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        std::int32_t w = water[x], m = air[x];
        const std::int32_t i = ice[x];
        const float warm = t[x] - coldest_c;
        const std::int32_t open = all_bits(i <= c.iced);
        const std::int32_t rain = least(whole(as_float(m) * c.rain_share, c.phase), m);
        w += rain, m -= rain;
        const std::int32_t up = least(whole(evaporation * warm, c.phase), w) & open;
        w -= up, m += up;
        const std::int32_t lake = all_bits(w > c.deep);
        const std::int32_t wet = least(gain, w) & lake & open;
        const std::int32_t dry = least(whole(loss * warm, c.phase), m) & ~lake;
        w += dry - wet, m += wet - dry;
        const std::int32_t fall = least(snow, m) & ~open;
        water[x] = w;
        air[x] = m - fall;
        ice[x] = i + fall;
    }
}
// The document's own, in which water and air do not know of each other.
WORLD_ROWS(exchange_open, CloudRow) {
    const float* t = row.temperature_c;
    std::int32_t *water = row.water, *air = row.air;
    const std::int32_t* ice = row.ice;
    std::int32_t *made = row.from_nowhere, *lost = row.to_nowhere;
    const float evaporation = c.evaporation_m * c.per_quantum / (2 * degrees_c);
    const float loss = c.loss_m * c.per_quantum / degrees_c;
    const std::int32_t gain = whole(c.gain_m * c.per_quantum, c.phase);
    const std::int32_t snow = whole(c.snow_m * c.per_quantum, c.phase);
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        std::int32_t w = water[x], m = air[x];
        const float warm = t[x] - coldest_c;
        const std::int32_t open = all_bits(ice[x] <= c.iced);
        const std::int32_t rain = whole(as_float(m) * c.rain_share, c.phase);
        w += rain;
        const std::int32_t up = least(whole(evaporation * warm, c.phase), w) & open;
        w -= up;
        const std::int32_t lake = all_bits(w > c.deep);
        const std::int32_t wet = gain & lake & open;
        const std::int32_t dry = least(whole(loss * warm, c.phase), m) & ~lake;
        m += wet - dry;
        const std::int32_t fall = least(snow, m) & ~open;
        water[x] = w;
        air[x] = m - fall;
        made[x] = rain + wet;
        lost[x] = up + dry + fall;
    }
}

WORLD_ROWS(freeze_all, IceRow) {
    const float* t = row.temperature_c;
    std::int32_t *water = row.water, *ice = row.ice;
    const float rate = c.ice_m_per_c * c.per_quantum;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t w = water[x], i = ice[x];
        const float cold = rate * (c.freezing_c - t[x]);
        const std::int32_t grown = frozen(c, cold, w), melted = thawed(c, cold, i);
        water[x] = w - grown + melted;
        ice[x] = i + grown - melted;
    }
}
WORLD_ROWS(freeze_share, IceRow) {
    const float* t = row.temperature_c;
    std::int32_t *water = row.water, *ice = row.ice, *made = row.made;
    const float rate = c.ice_m_per_c * c.per_quantum;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t w = water[x], i = ice[x];
        const float cold = rate * (c.freezing_c - t[x]);
        const std::int32_t grown = frozen(c, cold, w), melted = thawed(c, cold, i);
        const std::int32_t arrives = whole(as_float(melted) * c.melt_share, c.phase);
        const std::int32_t gets = melted > 0 ? arrives : 0;
        water[x] = w - grown + gets;
        ice[x] = i + grown - melted;
        made[x] = gets - melted;
    }
}

WORLD_ROWS(carry, CarryRow) {
    const std::int32_t *water = row.water, *sand = row.sand;
    const float *u = row.current_x, *v = row.current_y;
    std::int32_t *east = row.east, *south = row.south;
    const float thinnest = c.thinnest_m;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float depth = as_float(water[x]) * c.quantum_m;
        const float share = c.carry / (depth > thinnest ? depth : thinnest);
        const float loose = water[x] > c.wet ? as_float(sand[x]) : 0.0f;
        east[x] = static_cast<std::int32_t>(between(-most_share, share * u[x], most_share) * loose);
        south[x] =
            static_cast<std::int32_t>(between(-most_share, share * v[x], most_share) * loose);
    }
}

WORLD_PLACED_ROWS(shine, SunRow) {
    const float* t = row.temperature_c;
    const std::int32_t *ground = row.ground, *water = row.water;
    const float* until = place.day_until;
    float* force = row.force;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float height = as_float(ground[x]) * c.unit_m - c.lapse_above_m;
        const float cool = c.lapse_per_m * (height > 0 ? height : 0.0f);
        const float light = (place.latitude < until[x] ? place.sun : c.night) - cool;
        const float wish = between(-1.0f, c.sun_gain * light, 1.0f);
        const float rate = water[x] > c.deep ? c.warming_rate : 2 * c.warming_rate;
        const float relaxed = degrees_c * (wish + cold_share) - t[x];
        force[x] = rate * (c.additive ? degrees_c * light : relaxed);
    }
}

WORLD_ROWS(press, PressureRow) {
    const std::int32_t *ground = row.ground, *water = row.water, *air = row.air;
    const float* t = row.temperature_c;
    float* pressure = row.pressure;
    const float by_air = c.pressure_by_humidity / as_float(c.air_capacity);
    const float by_temperature = c.pressure_by_temperature / degrees_c;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float level = as_float(ground[x]) * c.unit_m + as_float(water[x]) * c.quantum_m;
        const float height = level > 0 ? level : 0.0f;
        const float plain = c.pressure_scale_m / (c.pressure_scale_m + height);
        pressure[x] =
            plain - by_temperature * (t[x] - degrees_c * cold_share) - by_air * as_float(air[x]);
    }
}

CUESTA_SIMD_CLONES(void, mix_row, (Columns at, const std::int32_t* from, std::int32_t* to),
                   (at, from, to)) {
    constexpr float third = 1.0f / 3;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t own = from[x];
        to[x] = own + static_cast<std::int32_t>(as_float(from[x - 1] - own) * third) +
                static_cast<std::int32_t>(as_float(from[x + 1] - own) * third);
    }
}

}  // namespace

void whole_quanta(const Rule& c, Columns at, const float* depth_m, std::int32_t* quanta) {
    quanta_row(c.per_quantum, at, depth_m, quanta);
}
bool any_of(Columns at, const std::int32_t* values) {
    return any_row(at, values) != 0;
}
void three_across(Columns at, const float* from, float* sum) {
    three_row(at, from, sum);
}
void erode(const Rule& c, Columns at, const Erode& row) {
    row.room != nullptr ? erode_layers_row(c, at, row) : erode_row(c, at, row);
}
void exchange_with_air(const Rule& c, Columns at, const CloudRow& row) {
    row.from_nowhere == nullptr ? exchange_closed_row(c, at, row) : exchange_open_row(c, at, row);
}
void freeze(const Rule& c, Columns at, const IceRow& row) {
    row.made == nullptr ? freeze_all_row(c, at, row) : freeze_share_row(c, at, row);
}
void carry_sand(const Rule& c, Columns at, const CarryRow& row) {
    carry_row(c, at, row);
}
void shine(const Rule& c, const RowRule& place, Columns at, const SunRow& row) {
    shine_row(c, place, at, row);
}
void press(const Rule& c, Columns at, const PressureRow& row) {
    press_row(c, at, row);
}
void mix_across(Columns at, const std::int32_t* from, std::int32_t* to) {
    mix_row(at, from, to);
}

}  // namespace cuesta::world

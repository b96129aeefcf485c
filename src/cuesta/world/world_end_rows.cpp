// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_end_rows.h"

#include <algorithm>
#include <cmath>

#include "cuesta/simd/clones.h"
#include "cuesta/world/world_face_rows.h"

namespace cuesta::world {
namespace {

#include "cuesta/world/world_row_loops.inc"

WORLD_ROWS(rain_out, EndRow) {
    std::int32_t *water = row.water, *air = row.air;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t m = air[x];
        const std::int32_t more = m > c.air_capacity ? m - c.air_capacity : 0;
        air[x] = m - more;
        water[x] += more;
    }
}
WORLD_ROWS(cap_ice, EndRow) {
    std::int32_t *water = row.water, *ice = row.ice;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t i = ice[x];
        const std::int32_t more = i > c.thickest_ice ? i - c.thickest_ice : 0;
        ice[x] = i - more;
        water[x] += more;
    }
}
WORLD_ROWS(keep_sea, EndRow) {
    std::int32_t *water = row.water, *change = row.sea_change;
    const std::int32_t* ground = row.ground;
    const float* sea = row.sea;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t w = water[x];
        const float deep = (c.sea_level_units - as_float(ground[x])) * c.units_to_quanta;
        const auto wish = static_cast<std::int32_t>(between(0.0f, deep, 0x1p24f));
        const std::int32_t more = (wish - w) & all_bits(sea[x] > 0.5f);
        water[x] = w + more;
        change[x] = more;
    }
}
CUESTA_SIMD_CLONES(std::int64_t, sum_above_zero, (Columns at, const std::int32_t* values),
                   (at, values)) {
    std::int64_t sum = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) sum += values[x] > 0 ? values[x] : 0;
    return sum;
}
CUESTA_SIMD_CLONES(std::int64_t, soak_row, (std::int32_t most, Columns at, std::int32_t* water),
                   (most, at, water)) {
    std::int64_t sum = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t off = least(water[x], most);
        water[x] -= off;
        sum += off;
    }
    return sum;
}
CUESTA_SIMD_CLONES(std::int32_t, metres_row,
                   (float quantum, Columns at, const std::int32_t* from, float* to),
                   (quantum, at, from, to)) {
    std::int32_t most = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t quanta = from[x];
        to[x] = as_float(quanta) * quantum;
        most = quanta > most ? quanta : most;
    }
    return most;
}

WORLD_ROWS(end_temperature, TemperatureRow) {
    const float *north = row.north, *own = row.own, *south = row.south, *force = row.force;
    const float *u = row.wind_x, *v = row.wind_y;
    float* to = row.temperature_c;
    const float share = c.heat_share / fresh_wind_mps;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float t = own[x], wind_x = share * u[x], wind_y = share * v[x];
        const float from_x = wind_x > 0 ? own[x - 1] : own[x + 1];
        const float from_y = wind_y > 0 ? north[x] : south[x];
        const float speed_x = wind_x > 0 ? wind_x : -wind_x;
        const float speed_y = wind_y > 0 ? wind_y : -wind_y;
        const float moved = speed_x * (from_x - t) + speed_y * (from_y - t);
        to[x] = between(coldest_c, t + force[x] + moved, hottest_c);
    }
}

CUESTA_SIMD_CLONES(std::int64_t, end_heat_row, (Columns at, const HeatRow& row), (at, row)) {
    const float *own = row.own, *force = row.force, *east = row.east, *south = row.south;
    const float *from_north = row.from_north, *from_south = row.from_south;
    float* to = row.temperature_c;
    const auto above = [](float a) { return a > 0 ? a : 0.0f; };
    const auto below = [](float a) { return a < 0 ? -a : 0.0f; };
    std::int32_t limited = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float gain = (above(east[x - 1]) + below(east[x + 1])) +
                           (above(from_north[x]) + below(from_south[x]));
        const float loss = (above(east[x]) + below(east[x])) + (above(south[x]) + below(south[x]));
        const float warm = own[x] + force[x] + (gain - loss);
        to[x] = between(coldest_c, warm, hottest_c);
        limited += warm > hottest_c ? 1 : 0;
    }
    return limited;
}

WORLD_PLACED_ROWS(end_systems, SystemRow) {
    const float *north = row.north, *own = row.own, *south = row.south;
    const float *u = row.wind_x, *v = row.wind_y;
    const std::int16_t* births = place.births;
    float* to = row.systems_hpa;
    constexpr float most_share_of_wind = 0.4f, strongest_hpa = 100;
    const float share = most_share_of_wind / fresh_wind_mps;
    const float first = c.births_x * place.births_share * 0x1p-14f;
    const float second = c.births_y * place.births_share * 0x1p-14f;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float a = own[x];
        const float wind_x = between(-most_share_of_wind, share * u[x], most_share_of_wind);
        const float wind_y = between(-most_share_of_wind, share * v[x], most_share_of_wind);
        const float from_x = wind_x > 0 ? own[x - 1] : own[x + 1];
        const float from_y = wind_y > 0 ? north[x] : south[x];
        const float speed_x = wind_x > 0 ? wind_x : -wind_x;
        const float speed_y = wind_y > 0 ? wind_y : -wind_y;
        const float born = first * static_cast<float>(births[2 * x]) +
                           second * static_cast<float>(births[2 * x + 1]);
        const float now =
            a + (speed_x * (from_x - a) + speed_y * (from_y - a)) + c.systems_rate * (born - a);
        to[x] = between(-strongest_hpa, now, strongest_hpa);
    }
}

WORLD_ROWS(end_current, CurrentRow) {
    const float *north = row.north, *own = row.own, *south = row.south;
    const std::int32_t *before = row.before, *behind = row.behind, *water = row.water;
    float* to = row.current_m;
    const float damp = c.flow_damping / 9, half = 0.5f * c.quantum_m;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float kept = damp * ((north[x] + south[x]) + own[x]);
        const float flow = kept + half * as_float(before[x] + behind[x]);
        const float most = c.most_current_m;
        to[x] = water[x] > c.wet ? between(-most, flow, most) : 0.0f;
    }
}

CUESTA_SIMD_CLONES(std::int64_t, sum_row, (Columns at, const std::int32_t* values), (at, values)) {
    std::int64_t sum = 0;
    for (std::int64_t x = at.lo; x < at.hi; ++x) sum += values[x];
    return sum;
}

}  // namespace

std::int64_t sum_of(Columns at, const std::int32_t* values) {
    return sum_row(at, values);
}
RowSums finish_water(const Rule& c, Columns at, const EndRow& row) {
    RowSums sums;
    if (row.air != nullptr) rain_out_row(c, at, row);
    if (row.ice != nullptr) cap_ice_row(c, at, row);
    if (row.sea != nullptr) {
        keep_sea_row(c, at, row);
        sums.sea_gain = sum_above_zero(at, row.sea_change);
        sums.sea_loss = sums.sea_gain - sum_row(at, row.sea_change);
    }
    if (c.infiltration > 0) sums.infiltrated = soak_row(c.infiltration, at, row.water);
    const auto keep = [&](const std::int32_t* from, float* to) {
        if (to != nullptr) sums.most = std::max(sums.most, metres_row(c.quantum_m, at, from, to));
    };
    keep(row.water, row.water_m);
    keep(row.air, row.air_m);
    keep(row.ice, row.ice_m);
    if (row.humidity != nullptr)
        metres_row(1 / static_cast<float>(c.air_capacity), at, row.air, row.humidity);
    return sums;
}
void finish_temperature(const Rule& c, Columns at, const TemperatureRow& row) {
    end_temperature_row(c, at, row);
}
std::int64_t finish_heat(Columns at, const HeatRow& row) {
    return end_heat_row(at, row);
}
void finish_systems(const Rule& c, const RowRule& place, Columns at, const SystemRow& row) {
    end_systems_row(c, place, at, row);
}
void finish_wind(Columns at, const WindRow& row) {
    mean_of_nine(at, row.north, row.own, row.south, row.wind);
}
void finish_current(const Rule& c, Columns at, const CurrentRow& row) {
    end_current_row(c, at, row);
}

}  // namespace cuesta::world

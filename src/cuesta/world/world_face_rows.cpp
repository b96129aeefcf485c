// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_face_rows.h"

#include <algorithm>
#include <cmath>

#include "cuesta/simd/clones.h"

namespace cuesta::world {
namespace {

#include "cuesta/world/world_row_loops.inc"

CUESTA_SIMD_CLONES(void, nine_row,
                   (Columns at, const float* north, const float* own, const float* south,
                    float* mean),
                   (at, north, own, south, mean)) {
    constexpr float ninth = 1.0f / 9;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) mean[x] = ((north[x] + south[x]) + own[x]) * ninth;
}

WORLD_ROWS(drift, DriftRow) {
    const std::int32_t *north = row.north, *own = row.own, *south = row.south;
    const float *u = row.wind_x, *v = row.wind_y;
    std::int32_t *air = row.air, *east = row.east, *down = row.south_flux;
    constexpr float third = 1.0f / 3;
    const float share = c.air_share / fresh_wind_mps;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t m = own[x];
        const std::int32_t mixed = m + static_cast<std::int32_t>(as_float(north[x] - m) * third) +
                                   static_cast<std::int32_t>(as_float(south[x] - m) * third);
        const float amount = as_float(mixed);
        air[x] = mixed;
        east[x] =
            static_cast<std::int32_t>(between(-most_share, share * u[x], most_share) * amount);
        down[x] =
            static_cast<std::int32_t>(between(-most_share, share * v[x], most_share) * amount);
    }
}

WORLD_ROWS(heat, HeatFlowRow) {
    const float *mean = row.mean, *u = row.wind_x, *v = row.wind_y;
    float *east = row.east, *south = row.south;
    const float share = c.heat_share / fresh_wind_mps;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float warm = mean[x] - coldest_c;
        east[x] = between(-most_share, share * u[x], most_share) * warm;
        south[x] = between(-most_share, share * v[x], most_share) * warm;
    }
}

// Turbulence as it lies, by its shares, or two of them.
enum class Noise { plain, one, two };

// Pairs of a row that drifts, between its columns.
struct Blend {
    const std::int16_t* from;
    float here, next;
    Blend(const Rule& c, const Turbulence& noise)
        : from(noise.from),
          here(c.noise * (1 - noise.next) * 0x1p-14f),
          next(c.noise * noise.next * 0x1p-14f) {}
    inline __attribute__((always_inline)) float at(std::int64_t i) const {
        return here * static_cast<float>(from[i]) + next * static_cast<float>(from[i + 2]);
    }
};

template <Noise kind, bool systems>
inline __attribute__((always_inline)) void blow_over(const Rule& c, const RowRule& place,
                                                     Columns at, const BlowRow& row) {
    const float *north = row.north, *own = row.own, *south = row.south;
    const float *high_north = row.high_north, *high = row.high, *high_south = row.high_south;
    float *u = row.wind_x, *v = row.wind_y;
    const Turbulence first = place.noise, second = place.other;
    const Blend noise(c, first), other(c, kind == Noise::two ? second : first);
    const float yy = first.yy;
    const float band_x = c.bands * place.wind_x, band_y = place.turned * (c.bands * place.wind_y);
    const float around = c.systems_wind * place.turned * place.around;
    const float straight = c.systems_wind * (1 - (place.around > 0 ? place.around : -place.around));
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float a = noise.at(2 * x), b = noise.at(2 * x + 1);
        float noise_x = a, noise_y = yy * b;
        if constexpr (kind != Noise::plain) {
            noise_x = first.xx * a + first.xy * b;
            noise_y = first.yx * a + first.yy * b;
        }
        if constexpr (kind == Noise::two) {
            const float a2 = other.at(2 * x), b2 = other.at(2 * x + 1);
            noise_x += second.xx * a2 + second.xy * b2;
            noise_y += second.yx * a2 + second.yy * b2;
        }
        float to_east = c.pressure * (own[x - 1] - own[x + 1]) + band_x + noise_x;
        float to_south = c.pressure * (north[x] - south[x]) + band_y + noise_y;
        if constexpr (systems) {
            // From high to low, and round it: against the clock in the north.
            const float fall_x = high[x - 1] - high[x + 1], fall_y = high_north[x] - high_south[x];
            to_east += straight * fall_x - around * fall_y;
            to_south += straight * fall_y + around * fall_x;
        }
        u[x] = fresh_wind_mps * between(-1.0f, to_east, 1.0f);
        v[x] = fresh_wind_mps * between(-1.0f, to_south, 1.0f);
    }
}
WORLD_PLACED_ROWS(blow_plain, BlowRow) {
    blow_over<Noise::plain, false>(c, place, at, row);
}
WORLD_PLACED_ROWS(blow_one, BlowRow) {
    blow_over<Noise::one, false>(c, place, at, row);
}
WORLD_PLACED_ROWS(blow_two, BlowRow) {
    blow_over<Noise::two, false>(c, place, at, row);
}
WORLD_PLACED_ROWS(blow_one_systems, BlowRow) {
    blow_over<Noise::one, true>(c, place, at, row);
}
WORLD_PLACED_ROWS(blow_two_systems, BlowRow) {
    blow_over<Noise::two, true>(c, place, at, row);
}

// What a cell loses and gets by flows that count both ways.
inline __attribute__((always_inline)) std::int32_t donated(const std::int32_t* east,
                                                           const std::int32_t* south,
                                                           const std::int32_t* from_north,
                                                           const std::int32_t* from_south,
                                                           std::int64_t x) {
    const auto above = [](std::int32_t a) { return a > 0 ? a : 0; };
    const auto below = [](std::int32_t a) { return a < 0 ? -a : 0; };
    const std::int32_t loss =
        (above(east[x]) + below(east[x])) + (above(south[x]) + below(south[x]));
    return above(east[x - 1]) + below(east[x + 1]) + above(from_north[x]) + below(from_south[x]) -
           loss;
}

CUESTA_SIMD_CLONES(void, settle_row, (Columns at, const SettleRow& row), (at, row)) {
    const std::int32_t *sand = row.sand, *rock = row.rock, *east = row.east, *south = row.south;
    const std::int32_t *from_north = row.from_north, *from_south = row.from_south;
    std::int32_t *settled = row.settled, *surface = row.surface;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const std::int32_t now = sand[x] + donated(east, south, from_north, from_south, x);
        settled[x] = now;
        surface[x] = rock[x] + now;
    }
}

WORLD_ROWS(water_face, WaterFaces) {
    const std::int32_t *g = row.ground, *g2 = row.next_ground, *w = row.water, *w2 = row.next_water;
    std::int32_t* flux = row.flux;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float fall = as_float(g[x] - g2[x]) * c.units_to_quanta + as_float(w[x] - w2[x]);
        const std::int32_t wish =
            static_cast<std::int32_t>(between(-0x1p28f, fall * 0.125f, 0x1p28f));
        flux[x] = between(-(w2[x] >> 2), wish, w[x] >> 2);
    }
}

WORLD_ROWS(sand_face, SandFaces) {
    const std::int32_t *g = row.surface, *g2 = row.next_surface, *s = row.sand, *s2 = row.next_sand;
    std::int32_t* flux = row.flux;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const auto wish = static_cast<std::int32_t>(c.spread * as_float(g[x] - g2[x]));
        flux[x] = between(-(s2[x] >> 2), wish, s[x] >> 2);
    }
}

WORLD_ROWS(ice_face, IceFaces) {
    const std::int32_t *g = row.ground, *g2 = row.next_ground, *i = row.ice, *i2 = row.next_ice;
    std::int32_t* flux = row.flux;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float fall = as_float(g[x] - g2[x]) * c.unit_m + as_float(i[x] - i2[x]) * c.quantum_m;
        const std::int32_t donor = fall > 0 ? i[x] : i2[x];
        const float steep = fall > 0 ? fall : -fall;
        const float wish = c.ice_flow * steep * as_float(donor);
        const std::int32_t moved =
            least(static_cast<std::int32_t>(wish < 0x1p28f ? wish : 0x1p28f), donor >> 2);
        flux[x] = fall > 0 ? moved : -moved;
    }
}

WORLD_ROWS(grind_face, GrindFaces) {
    const std::int32_t *i = row.ice, *i2 = row.next_ice, *flux = row.flux;
    std::int32_t* off = row.ground_off;
    const float grind = c.glacial_erosion * c.quantum_m * c.quantum_m * c.per_unit;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float donor = as_float(flux[x] > 0 ? i[x] : i2[x]);
        off[x] = static_cast<std::int32_t>(
            between(-0x1p26f, grind * as_float(flux[x]) * donor, 0x1p26f));
    }
}

WORLD_ROWS(rock_pair, RockPairs) {
    const std::int32_t *r = row.rock, *r2 = row.next_rock, *w = row.water, *w2 = row.next_water;
    std::int32_t* flux = row.flux;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x) {
        const float fall = as_float(r[x] - r2[x]);
        const float steep = fall > 0 ? fall : -fall;
        const bool moves = (steep > c.smooth_above) & (steep < c.smooth_below) &
                           (w[x] < c.smooth_dry) & (w2[x] < c.smooth_dry);
        flux[x] = moves ? static_cast<std::int32_t>(c.smooth * fall) : 0;
    }
}

CUESTA_SIMD_CLONES(void, fluxes_row,
                   (Columns at, const std::int32_t* own, const std::int32_t* east,
                    const std::int32_t* north, const std::int32_t* south, std::int32_t* now),
                   (at, own, east, north, south, now)) {
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x)
        now[x] = own[x] + ((east[x - 1] - east[x]) + (north[x] - south[x]));
}

CUESTA_SIMD_CLONES(void, donors_row, (Columns at, const DonorRow& row), (at, row)) {
    const std::int32_t *own = row.own, *east = row.east, *south = row.south;
    const std::int32_t *from_north = row.from_north, *from_south = row.from_south;
    std::int32_t* now = row.now;
    CUESTA_INDEPENDENT
    for (std::int64_t x = at.lo; x < at.hi; ++x)
        now[x] = own[x] + donated(east, south, from_north, from_south, x);
}

}  // namespace

void mean_of_nine(Columns at, const float* north, const float* own, const float* south,
                  float* mean) {
    nine_row(at, north, own, south, mean);
}
void drift(const Rule& c, Columns at, const DriftRow& row) {
    drift_row(c, at, row);
}
void carry_heat(const Rule& c, Columns at, const HeatFlowRow& row) {
    heat_row(c, at, row);
}
void blow(const Rule& c, const RowRule& place, Columns at, const BlowRow& row) {
    const bool two = place.other.from != nullptr;
    if (row.high != nullptr)
        two ? blow_two_systems_row(c, place, at, row) : blow_one_systems_row(c, place, at, row);
    else if (two)
        blow_two_row(c, place, at, row);
    else if (place.noise.plain())
        blow_plain_row(c, place, at, row);
    else
        blow_one_row(c, place, at, row);
}
void settle_sand(Columns at, const SettleRow& row) {
    settle_row(at, row);
}
void water_faces(const Rule& c, Columns at, const WaterFaces& row) {
    water_face_row(c, at, row);
}
void sand_faces(const Rule& c, Columns at, const SandFaces& row) {
    sand_face_row(c, at, row);
}
void ice_faces(const Rule& c, Columns at, const IceFaces& row) {
    ice_face_row(c, at, row);
}

void grind_faces(const Rule& c, Columns at, const GrindFaces& row) {
    grind_face_row(c, at, row);
    if (row.room == nullptr) return;
    for (std::int64_t x = at.lo; x < at.hi; ++x)
        row.ground_off[x] = between(-(row.next_room[x] >> 4), row.ground_off[x], row.room[x] >> 4);
}

void rock_pairs(const Rule& c, Columns at, const RockPairs& row) {
    rock_pair_row(c, at, row);
    if (row.room == nullptr) return;
    // Where layers end: only what both are made of moves, and not more than the donor has.
    for (std::int64_t x = at.lo; x < at.hi; ++x)
        row.flux[x] = row.below[x] != row.next_below[x]
                          ? 0
                          : between(-(row.next_room[x] >> 4), row.flux[x], row.room[x] >> 4);
}

void add_fluxes(Columns at, const std::int32_t* own, const std::int32_t* east,
                const std::int32_t* north, const std::int32_t* south, std::int32_t* now) {
    fluxes_row(at, own, east, north, south, now);
}
void add_donors(Columns at, const DonorRow& row) {
    donors_row(at, row);
}

}  // namespace cuesta::world

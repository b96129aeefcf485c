// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/layer_rows.h"

#include <bit>
#include <limits>

#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

CUESTA_SIMD_CLONES(void, units_of_row,
                   (const float* metres, double units_per_m, std::int32_t* units,
                    std::int64_t count),
                   (metres, units_per_m, units, count)) {
    const float* __restrict from = metres;
    std::int32_t* __restrict to = units;
    for (std::int64_t x = 0; x < count; ++x) to[x] = to_units(from[x], units_per_m);
}

// Not 0 if a cell of the row does not simply rise.
CUESTA_SIMD_CLONES(std::uint32_t, rise_of_row,
                   (const float* wanted_m, const std::int32_t* surface, double unit_m,
                    std::int32_t most, std::int32_t* rise, std::int64_t count),
                   (wanted_m, surface, unit_m, most, rise, count)) {
    const float* __restrict wanted = wanted_m;
    const std::int32_t* __restrict old = surface;
    std::int32_t* __restrict to = rise;
    const double units_per_m = 1 / unit_m;
    const auto unit = static_cast<float>(unit_m);
    std::uint32_t other = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t now = to_units(wanted[x], units_per_m);
        const auto change = static_cast<std::int32_t>(static_cast<std::uint32_t>(now) -
                                                      static_cast<std::uint32_t>(old[x]));
        to[x] = change;
        const bool there = wanted[x] == static_cast<float>(old[x]) * unit;
        other |= (there ? 1u : 0u) | (change <= 0 ? 1u : 0u) | (now >= most ? 1u : 0u) |
                 (now <= -most ? 1u : 0u);
    }
    return other;
}

// As rise_of_row, with the surface raised and sums made on the way.
CUESTA_SIMD_CLONES(void, raise_and_sum,
                   (const float* wanted_m, double unit_m, std::int32_t most, std::int32_t* surface,
                    std::int32_t* rise, std::int64_t count, RiseSums* sums),
                   (wanted_m, unit_m, most, surface, rise, count, sums)) {
    const float* __restrict wanted = wanted_m;
    std::int32_t* __restrict ground = surface;
    std::int32_t* __restrict to = rise;
    const double units_per_m = 1 / unit_m;
    const auto unit = static_cast<float>(unit_m);
    std::uint32_t other = 0;
    std::int32_t bits = 0, highest = 0, lowest = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t old = ground[x], now = to_units(wanted[x], units_per_m);
        // Modulo 2^32, so that lower_row finds its way back from anything.
        const auto change = static_cast<std::int32_t>(static_cast<std::uint32_t>(now) -
                                                      static_cast<std::uint32_t>(old));
        to[x] = change;
        ground[x] = now;
        const bool there = wanted[x] == static_cast<float>(old) * unit;
        other |= (there ? 1u : 0u) | (change <= 0 ? 1u : 0u) | (now >= most ? 1u : 0u) |
                 (now <= -most ? 1u : 0u);
        const std::int32_t size = std::bit_cast<std::int32_t>(wanted[x]) & 0x7fffffff;
        bits = size > bits ? size : bits;
        highest = now > highest ? now : highest;
        lowest = now < lowest ? now : lowest;
    }
    std::int64_t new_sum = 0, risen = 0;
    for (std::int64_t x = 0; x < count; ++x) new_sum += ground[x], risen += to[x];
    if (other != 0) lowest = 0;  // may be the end of int32, and counts for nothing
    sums->merge({other, bits, highest > -lowest ? highest : -lowest, risen, new_sum - risen});
}

CUESTA_SIMD_CLONES(void, metres_of_row,
                   (const std::int32_t* units, float unit, float* metres, std::int64_t count),
                   (units, unit, metres, count)) {
    const std::int32_t* __restrict from = units;
    float* __restrict to = metres;
    for (std::int64_t x = 0; x < count; ++x) to[x] = static_cast<float>(from[x]) * unit;
}

// Bits of the largest size: sizes are ordered as their bits are.
CUESTA_SIMD_CLONES(std::int32_t, largest_bits, (const float* values, std::int64_t count),
                   (values, count)) {
    std::int32_t most = 0;
    for (std::int64_t x = 0; x < count; ++x) {
        const std::int32_t size = std::bit_cast<std::int32_t>(values[x]) & 0x7fffffff;
        most = size > most ? size : most;
    }
    return most;
}

}  // namespace

void to_units(const float* metres, double units_per_m, std::int32_t* units, std::int64_t count) {
    units_of_row(metres, units_per_m, units, count);
}

bool find_rise(const float* wanted_m, const std::int32_t* surface, double unit_m, double most_units,
               std::int32_t* rise, std::int64_t count) {
    return rise_of_row(wanted_m, surface, unit_m, static_cast<std::int32_t>(most_units), rise,
                       count) == 0;
}

void raise_row(const float* wanted_m, double unit_m, double most_units, std::int32_t* surface,
               std::int32_t* rise, std::int64_t count, RiseSums& sums) {
    raise_and_sum(wanted_m, unit_m, static_cast<std::int32_t>(most_units), surface, rise, count,
                  &sums);
}

void lower_row(std::int32_t* surface, const std::int32_t* rise, std::int64_t count) {
    for (std::int64_t x = 0; x < count; ++x)
        surface[x] = static_cast<std::int32_t>(static_cast<std::uint32_t>(surface[x]) -
                                               static_cast<std::uint32_t>(rise[x]));
}

void to_metres(const std::int32_t* units, double unit_m, float* metres, std::int64_t count) {
    metres_of_row(units, static_cast<float>(unit_m), metres, count);
}

float largest_of(const float* values, std::int64_t count) {
    const float size = std::bit_cast<float>(largest_bits(values, count));
    return size <= std::numeric_limits<float>::max() ? size
                                                     : std::numeric_limits<float>::infinity();
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Rows of heights and units at once: what laying a whole layer looks at in every cell.
#pragma once

#include <cmath>
#include <cstdint>

namespace cuesta {

// Metres in whole units, to the nearest; what has none ends at either end of them.
inline std::int32_t to_units(float metres, double units_per_m) {
    constexpr double least = -0x1p31, most = 0x1p31 - 1;
    const double units = std::floor(double{metres} * units_per_m + 0.5);
    const double above = units > least ? units : least;  // and no number is the least
    return static_cast<std::int32_t>(above < most ? above : most);
}
void to_units(const float* metres, double units_per_m, std::int32_t* units, std::int64_t count);

// By how many units a surface has to rise to reach `wanted_m`. False if not every cell of it rises,
// one is as high already as metres can tell, or one would reach `most_units`.
bool find_rise(const float* wanted_m, const std::int32_t* surface, double unit_m, double most_units,
               std::int32_t* rise, std::int64_t count);

// What raising rows has found.
struct RiseSums {
    std::uint32_t refused = 0;         // not 0: a cell did not simply rise, as find_rise has it
    std::int32_t largest_bits = 0;     // of the wanted height farthest from 0, as a float
    std::int32_t most_units = 0;       // of the new surface, from 0
    std::int64_t rise = 0, below = 0;  // sums of the rises and of the surface before

    void merge(const RiseSums& other) {
        refused |= other.refused;
        largest_bits = largest_bits > other.largest_bits ? largest_bits : other.largest_bits;
        most_units = most_units > other.most_units ? most_units : other.most_units;
        rise += other.rise, below += other.below;
    }
};
// Brings a surface to the heights that are wanted and writes by how much it rises; lower_row takes
// that back, whatever was refused.
void raise_row(const float* wanted_m, double unit_m, double most_units, std::int32_t* surface,
               std::int32_t* rise, std::int64_t count, RiseSums& sums);
void lower_row(std::int32_t* surface, const std::int32_t* rise, std::int64_t count);
// Metres of a surface, as everybody sees it.
void to_metres(const std::int32_t* units, double unit_m, float* metres, std::int64_t count);

// Largest distance from 0; infinite if a value is not finite.
float largest_of(const float* values, std::int64_t count);

}  // namespace cuesta

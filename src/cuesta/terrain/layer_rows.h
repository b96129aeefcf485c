// SPDX-License-Identifier: Apache-2.0
// Rows of heights and units at once: what laying a whole layer looks at in every cell.
#pragma once

#include <cmath>
#include <cstdint>

namespace cuesta {

// Metres in whole units, to the nearest.
inline std::int32_t to_units(float metres, double units_per_m) {
    return static_cast<std::int32_t>(std::floor(double{metres} * units_per_m + 0.5));
}
void to_units(const float* metres, double units_per_m, std::int32_t* units, std::int64_t count);

// By how many units a surface has to rise to reach `wanted_m`. False if not every cell of it rises,
// one is as high already as metres can tell, or one would reach `most_units`.
bool find_rise(const float* wanted_m, const std::int32_t* surface, double unit_m, double most_units,
               std::int32_t* rise, std::int64_t count);

// Largest distance from 0; infinite if a value is not finite.
float largest_of(const float* values, std::int64_t count);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Looks at rows of water and load before a step of hydraulic erosion. Inside of
// hydraulic_erosion.h.
#pragma once

#include <cstdint>

namespace cuesta::hydraulic {

// Quanta of the load of a row, and whether one is no whole number of quanta or too much.
struct LoadLook {
    std::int64_t quanta = 0;
    bool broken = false;
};
LoadLook look_at_load(std::int64_t columns, const float* load, float quantum);
float largest_of(std::int64_t columns, const float* values);  // of values at or above 0
// The largest discharge out of a cell by its depth; water shallower than `least` counts as that.
float fastest_row(std::int64_t columns, float least, const float* depth, const float* east,
                  const float* north, const float* south);
// Whether it is above `speed` anywhere, without a division.
bool exceeds_speed_row(std::int64_t columns, float least, float speed, const float* depth,
                       const float* east, const float* north, const float* south);

}  // namespace cuesta::hydraulic

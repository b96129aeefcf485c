// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_state.h"

#include <cstddef>

namespace cuesta::world {

void Moved::merge(const Moved& other) {
    RowSums::merge(other);
    for (std::size_t i = 0; i < 4; ++i) {
        water_left[i] += other.water_left[i], sand_left[i] += other.sand_left[i];
        air_left[i] += other.air_left[i], air_came[i] += other.air_came[i];
    }
}

}  // namespace cuesta::world

// SPDX-License-Identifier: Apache-2.0
// What a step of the world works on and what it counts, of one block (world/world_sweep.h).
#pragma once

#include <array>
#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/world/world_end_rows.h"

namespace cuesta::world {

// What a step reads and writes; null where there is none. Halos of two samples are filled.
struct State {
    IntField *rock = nullptr, *sand = nullptr;
    const IntField* room = nullptr;    // of the layer below the sand, where layers end
    const ByteField* below = nullptr;  // its material
    Field *water = nullptr, *air = nullptr, *ice = nullptr;
    Field* temperature = nullptr;
    Field* systems = nullptr;  // highs and lows, hPa
    Field *current_x = nullptr, *current_y = nullptr, *wind_x = nullptr, *wind_y = nullptr;
    const Field* sea = nullptr;
    Field *humidity = nullptr, *pressure = nullptr;  // written only
    float air_temperature_c = 15;                    // where there is no field of it
};

// Sides of the block that are sides of the map, and whether they are open; by Side.
struct Sides {
    std::array<bool, 4> border{}, open{};
};

struct Moved : RowSums {
    std::array<std::int64_t, 4> water_left{}, sand_left{}, air_left{}, air_came{};  // by Side
    void merge(const Moved& other);
};

}  // namespace cuesta::world

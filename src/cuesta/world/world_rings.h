// SPDX-License-Identifier: Apache-2.0
// What the stages of a step of the world leave for each other: rows around a piece as they were,
// and rings of the last rows. Inside of world_piece.h.
#pragma once

#include <optional>

#include "cuesta/grid/row_sweep.h"
#include "cuesta/world/world_state.h"

namespace cuesta::world {

// Rows around each piece as they were before any of them began.
template <class T>
using Seam = std::optional<RowSeams<T>>;

template <class T>
void copy_seams(Seam<T>& seam, const FieldOf<T>* field, std::int64_t piece) {
    if (field != nullptr) seam.emplace(*field, piece, 2, 2, 2);
}

struct Seams {
    Seam<std::int32_t> rock, sand;
    Seam<float> water, air, ice, temperature, current_x, current_y, wind_x, wind_y, systems;
    Seams(const State& state, std::int64_t piece) {
        copy_seams(rock, state.rock, piece);
        copy_seams(sand, state.sand, piece);
        copy_seams(water, state.water, piece);
        copy_seams(air, state.air, piece);
        copy_seams(ice, state.ice, piece);
        copy_seams(temperature, state.temperature, piece);
        copy_seams(current_x, state.current_x, piece);
        copy_seams(current_y, state.current_y, piece);
        copy_seams(wind_x, state.wind_x, piece);
        copy_seams(wind_y, state.wind_y, piece);
        copy_seams(systems, state.systems, piece);
    }
};

struct IntRings : RowRings<std::int32_t> {
    Ring rock{*this, 4}, sand{*this, 4}, ground{*this, 4};
    Ring water{*this, 4}, ice{*this, 4}, mixed{*this, 4};
    Ring sand_east{*this, 4}, sand_south{*this, 4}, settled{*this, 4}, surface{*this, 4};
    Ring air{*this, 4}, air_east{*this, 4}, air_south{*this, 4};
    Ring water_down{*this, 2}, sand_down{*this, 2}, ice_down{*this, 2}, grind_down{*this, 2};
    Ring rock_down{*this, 2}, rock_south_east{*this, 2}, rock_south_west{*this, 2};
    Ring water_across{*this, 1}, sand_across{*this, 1}, ice_across{*this, 1};
    Ring grind_across{*this, 1}, rock_across{*this, 1};
    Ring air_now{*this, 1}, eroded{*this, 1}, made{*this, 1}, lost{*this, 1}, sea_change{*this, 1};
    explicit IntRings(std::int64_t columns) : RowRings(columns) { allocate(); }
};

struct FloatRings : RowRings<float> {
    Ring force{*this, 4}, warmth{*this, 4}, mean{*this, 4}, pressure{*this, 4};
    Ring current_x{*this, 4}, current_y{*this, 4}, wind_x{*this, 4}, wind_y{*this, 4};
    Ring heat_east{*this, 4}, heat_south{*this, 4}, highs{*this, 2};
    Ring raw_x{*this, 1}, raw_y{*this, 1}, zeros{*this, 1}, mild{*this, 1};
    explicit FloatRings(std::int64_t columns) : RowRings(columns) { allocate(); }
};

}  // namespace cuesta::world

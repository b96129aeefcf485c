// SPDX-License-Identifier: Apache-2.0
// The land that drops run on, and one drop.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/process/droplet/equations.h"
#include "cuesta/random/counter.h"

namespace cuesta {

// Halo columns and the row below hold what stands beyond the edge. Of a land that is cut into
// strips some of its rows: all numbers of rows are those of the land (drop_strips.h).
struct DropMap {
    IntField height;  // halo 1
    bool wraps_x = false, wraps_y = false;
    std::int64_t top = 0;        // the first row that is here
    std::int64_t land_rows = 0;  // of the whole land; 0: all are here

    std::int64_t columns() const { return height.columns(); }
    std::int64_t rows() const { return land_rows > 0 ? land_rows : height.rows(); }
    std::int64_t bottom() const { return top + height.rows(); }
    std::int32_t* row(std::int64_t y) { return height.row(y - top); }
    const std::int32_t* row(std::int64_t y) const { return height.row(y - top); }
    DropMap clone() const { return {height.clone(), wraps_x, wraps_y, top, land_rows}; }
    // Positions reach from 0 to below these.
    std::int64_t width() const { return wraps_x ? columns() : columns() - 1; }
    std::int64_t length() const { return wraps_y ? rows() : rows() - 1; }
    bool empty() const { return width() < 1 || length() < 1; }
    // What stands beyond the ends of a row: the other end, or the same sample again.
    void close_row(std::int64_t y) {
        std::int32_t* line = row(y);
        const std::int64_t n = columns();
        line[-1] = line[wraps_x ? n - 1 : 0];
        line[n] = line[wraps_x ? 0 : n - 1];
        if (y == 0 && wraps_y) std::copy(line - 1, line + n + 1, row(rows()) - 1);
    }
};

struct Drop {
    float x = 0, y = 0, dx = 0, dy = 0, speed2 = 0, water = 0;
    std::int32_t load = 0, age = 0;
};

// The last place of an axis before its end.
inline float last_place(std::int64_t end) {
    return std::nextafter(static_cast<float>(end), 0.0f);
}

// The ground under one place.
struct DropPlace {
    std::int32_t base;  // units, of the corner to the north-west
    drop_law::Cell<float> cell;
    float height() const { return drop_law::height(cell); }  // above the base
};
inline DropPlace place_at(const DropMap& map, float x, float y) {
    const auto cx = static_cast<std::int32_t>(x), cy = static_cast<std::int32_t>(y);
    const std::int32_t* north = map.row(cy) + cx;
    const std::int32_t* south = map.row(cy + 1) + cx;
    return {north[0], drop_law::cell_of(north[0], north[1], south[0], south[1], x, y)};
}

// Where a step leads along an axis of `end` cells, also off the map if it does not wrap, and the
// place `ahead` cells on, at which the climb is measured: that stays on the map.
inline float next_place(float at, float direction, std::int64_t end, bool wraps) {
    const float to = at + direction;
    return wraps ? drop_law::wrapped(to, static_cast<float>(end)) : to;
}
inline float place_ahead(float at, float direction, float ahead, std::int64_t end, bool wraps) {
    const float to = at + direction * ahead, bound = static_cast<float>(end);
    return wraps ? drop_law::wrapped(to, bound) : drop_law::held(to, bound, last_place(end));
}

// A direction for a drop on level ground that has none: from its place and age.
inline drop_law::Pair<float> any_direction(RandomKey key, const Drop& drop, std::uint32_t step) {
    const auto words = random_words(key, static_cast<std::int64_t>(drop.x * 4096),
                                    static_cast<std::int64_t>(drop.y * 4096),
                                    step * 2654435761u + static_cast<std::uint32_t>(drop.age) + 1);
    const auto turn = elementary::sincos_turns(uniform_float(words[0]));
    return {turn.cos, turn.sin};
}

}  // namespace cuesta

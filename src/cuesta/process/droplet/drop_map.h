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
// strips some of its rows: all numbers of rows are those of the land (drop_strips.h). Where that
// wraps from north to south, rows of the other end stand above the first and below the last one.
struct DropMap {
    IntField height;  // halo 1
    bool wraps_x = false, wraps_y = false;
    std::int64_t top = 0;        // the first row that is here
    std::int64_t land_rows = 0;  // of the whole land; 0: all are here

    std::int64_t columns() const { return height.columns(); }
    std::int64_t rows() const { return land_rows > 0 ? land_rows : height.rows(); }
    std::int64_t bottom() const { return top + height.rows(); }
    // Whether this is a strip of a land that wraps from north to south.
    bool around() const { return wraps_y && height.rows() < rows(); }
    // Where a row stands here, of this map and of others of the same rows.
    std::int64_t line(std::int64_t y) const {
        const std::int64_t at = y - top;
        if (!around()) return at;
        return at < 0 ? at + rows() : at >= height.rows() ? at - rows() : at;
    }
    std::int32_t* row(std::int64_t y) { return height.row(line(y)); }
    const std::int32_t* row(std::int64_t y) const { return height.row(line(y)); }
    DropMap clone() const { return {height.clone(), wraps_x, wraps_y, top, land_rows}; }
    // Positions reach from 0 to below these.
    std::int64_t width() const { return wraps_x ? columns() : columns() - 1; }
    std::int64_t length() const { return wraps_y ? rows() : rows() - 1; }
    bool empty() const { return width() < 1 || length() < 1; }
    DropAxis axis_x() const;
    DropAxis axis_y() const;
    // Whether one of them has more than one frame.
    bool framed() const { return std::max(width(), length()) > DropAxis::most_whole; }
    // What stands beyond the ends of a row: the other end, or the same sample again.
    void close_row(std::int64_t y) {
        std::int32_t* line = row(y);
        const std::int64_t n = columns();
        line[-1] = line[wraps_x ? n - 1 : 0];
        line[n] = line[wraps_x ? 0 : n - 1];
        if (y == 0 && wraps_y && !around()) std::copy(line - 1, line + n + 1, row(rows()) - 1);
    }
};

// Places along an axis of `end` cells (DropAxis).
inline float last_place(std::int64_t end) {
    return std::nextafter(static_cast<float>(end), 0.0f);
}
inline DropAxis drop_axis(std::int64_t end, bool wraps) {
    const std::int64_t last =
        end <= DropAxis::most_whole ? 0 : (end / DropAxis::frame - 1) * DropAxis::frame;
    return {static_cast<std::int32_t>(last), static_cast<float>(end - last), last_place(end - last),
            wraps};
}
using DropSpot = drop_law::Spot<float, std::int32_t>;
inline std::int64_t cell_of(const DropSpot& spot) {
    return std::int64_t{spot.frame} + static_cast<std::int64_t>(spot.at);
}
// Of a number of cells below `end`, and at a place below it also after rounding.
inline DropSpot spot_of(const DropAxis& axis, double at, std::int64_t end) {
    const std::int64_t frame = std::min<std::int64_t>(
        static_cast<std::int64_t>(at) / DropAxis::frame * DropAxis::frame, axis.last);
    const std::int64_t most =
        frame == axis.last ? end - frame : std::min<std::int64_t>(end - frame, DropAxis::frame);
    return {std::min(static_cast<float>(at - static_cast<double>(frame)), last_place(most)),
            static_cast<std::int32_t>(frame)};
}

inline DropAxis DropMap::axis_x() const {
    return drop_axis(width(), wraps_x);
}
inline DropAxis DropMap::axis_y() const {
    return drop_axis(length(), wraps_y);
}

struct Drop {
    float x = 0, y = 0, dx = 0, dy = 0, speed2 = 0, water = 0;
    std::int32_t load = 0, age = 0;
    std::int32_t frame_x = 0, frame_y = 0;  // from which x and y count
    DropSpot along() const { return {x, frame_x}; }
    DropSpot down() const { return {y, frame_y}; }
    void put(const DropSpot& to_x, const DropSpot& to_y) {
        x = to_x.at, y = to_y.at, frame_x = to_x.frame, frame_y = to_y.frame;
    }
};

// The ground under one place.
struct DropPlace {
    std::int32_t base;  // units, of the corner to the north-west
    drop_law::Cell<float> cell;
    float height() const { return drop_law::height(cell); }  // above the base
};
inline DropPlace place_at(const DropMap& map, const DropSpot& x, const DropSpot& y) {
    const std::int64_t cx = cell_of(x), cy = cell_of(y);
    const std::int32_t* north = map.row(cy) + cx;
    const std::int32_t* south = map.row(cy + 1) + cx;
    return {north[0], drop_law::cell_of(north[0], north[1], south[0], south[1], x.at, y.at)};
}

// Where a step leads along an axis, also off the map if it does not wrap, and the place `ahead`
// cells on, at which the climb is measured: that stays on the map.
inline DropSpot next_place(const DropAxis& axis, const DropSpot& from, float direction) {
    return drop_law::stepped(axis, DropSpot{from.at + direction, from.frame});
}
inline DropSpot place_ahead(const DropAxis& axis, const DropSpot& from, float direction,
                            float ahead) {
    return drop_law::held(axis, DropSpot{from.at + direction * ahead, from.frame});
}

// A direction for a drop on level ground that has none: from its place and age.
inline drop_law::Pair<float> any_direction(RandomKey key, const Drop& drop, std::uint32_t step) {
    const auto fine = [](const DropSpot& spot) {
        return std::int64_t{spot.frame} * 4096 + static_cast<std::int64_t>(spot.at * 4096);
    };
    const auto words = random_words(key, fine(drop.along()), fine(drop.down()),
                                    step * 2654435761u + static_cast<std::uint32_t>(drop.age) + 1);
    const auto turn = elementary::sincos_turns(uniform_float(words[0]));
    return {turn.cos, turn.sin};
}

}  // namespace cuesta

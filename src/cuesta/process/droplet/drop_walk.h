// SPDX-License-Identifier: Apache-2.0
// One drop and one step of it, in plain scalar form: what the sequential scheme runs, what tests
// check, and what the vector kernel (drop_step.cpp) repeats operation by operation.
//
// Positions are in cells, heights in units of the ground. Corner heights are subtracted as whole
// numbers before they become floats, so that slopes do not lose digits at great heights.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/grid/field.h"
#include "cuesta/process/droplet/drop_rule.h"
#include "cuesta/random/counter.h"

namespace cuesta {

// The land that drops run on. Halo columns and the row below hold what stands beyond the edge.
struct DropMap {
    IntField height;  // halo 1
    bool wraps_x = false, wraps_y = false;

    std::int64_t columns() const { return height.columns(); }
    std::int64_t rows() const { return height.rows(); }
    // Positions reach from 0 to below these.
    std::int64_t width() const { return wraps_x ? columns() : columns() - 1; }
    std::int64_t length() const { return wraps_y ? rows() : rows() - 1; }
    bool empty() const { return width() < 1 || length() < 1; }
    // What stands beyond the ends of a row: the other end, or the same sample again.
    void close_row(std::int64_t y) {
        std::int32_t* line = height.row(y);
        const std::int64_t n = columns();
        line[-1] = line[wraps_x ? n - 1 : 0];
        line[n] = line[wraps_x ? 0 : n - 1];
        if (y == 0 && wraps_y) std::copy(line - 1, line + n + 1, height.row(rows()) - 1);
    }
};

struct Drop {
    float x = 0, y = 0, dx = 0, dy = 0, speed2 = 0, water = 0;
    std::int32_t load = 0, age = 0;
};

// The four corners of the cell at a position, relative to the first.
struct DropCell {
    std::int32_t base;        // units, of the corner (x, y)
    float east, south, both;  // the other corners above it
    float u, v;
};

inline DropCell drop_cell(const DropMap& map, float x, float y) {
    const auto cx = static_cast<std::int32_t>(x), cy = static_cast<std::int32_t>(y);
    const std::int32_t* north = map.height.row(cy) + cx;
    const std::int32_t* south = map.height.row(cy + 1) + cx;
    const std::int32_t base = north[0];
    return {base,
            static_cast<float>(north[1] - base),
            static_cast<float>(south[0] - base),
            static_cast<float>(south[1] - base),
            x - static_cast<float>(cx),
            y - static_cast<float>(cy)};
}

struct DropSlope {
    float x, y;  // units per cell
};
inline DropSlope drop_slope(const DropCell& c) {
    return {c.east * (1 - c.v) + (c.both - c.south) * c.v,
            c.south * (1 - c.u) + (c.both - c.east) * c.u};
}
// Height of the position above its cell's base.
inline float drop_height(const DropCell& c) {
    const float top = c.east * c.u;
    const float bottom = c.south + (c.both - c.south) * c.u;
    return top + (bottom - top) * c.v;
}

// A direction for a drop on level ground that has none: from its place and age.
inline DropSlope any_direction(RandomKey key, const Drop& drop, std::uint32_t step) {
    const auto words = random_words(key, static_cast<std::int64_t>(drop.x * 4096),
                                    static_cast<std::int64_t>(drop.y * 4096),
                                    step * 2654435761u + static_cast<std::uint32_t>(drop.age) + 1);
    const auto turn = elementary::sincos_turns(uniform_float(words[0]));
    return {turn.cos, turn.sin};
}

// A position on a wrapped axis of `end` cells; end itself, to which a tiny step back rounds, is 0.
inline float wrapped_position(float at, float end) {
    const float inside = at < 0 ? at + end : at;
    return inside >= end ? inside - end : inside;
}

// The place `ahead` cells on, at which the fall is measured; on a map that ends, its last place.
inline float place_ahead(float at, float direction, float ahead, float end, bool wraps) {
    const float there = at + direction * ahead;
    if (wraps) return wrapped_position(there, end);
    return there < 0 ? 0.0f : there < end ? there : std::nextafter(end, 0.0f);
}

// What a step over a fall of -dh units does to the load, before anything is moved; `more` is a
// factor on the capacity.
struct DropDeed {
    float amount = 0;  // units of a column, above 0
    bool takes = false;
};
inline DropDeed drop_deed(const DropRule& rule, float dh, float speed2, float water, float load,
                          float more = 1) {
    const float fall = std::max(-dh * rule.falls, rule.least_fall);
    const float c =
        std::min(fall * std::sqrt(speed2) * water * rule.capacity * more, most_load_units);
    const float surplus = load - c;
    if (dh > 0) return {rule.fill_pits ? std::min(load, dh * rule.most_share) : 0.0f, false};
    if (surplus > 0) return {surplus * rule.deposit, false};
    return {std::min(-surplus * rule.erode, -dh * rule.most_share) * rule.softness, true};
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Small lands for tests of drops.
#pragma once

#include <functional>

#include "cuesta/process/droplet/drop_cover.h"
#include "cuesta/process/droplet/drop_launch.h"
#include "cuesta/process/droplet/drop_tally.h"
#include "cuesta/process/droplet/droplets.h"

namespace cuesta::test {

inline constexpr double drop_unit_m = 0x1p-17;

// Metres of a function of the sample; a cell is 1 m wide.
inline DropMap drop_map(std::int64_t columns, std::int64_t rows,
                        const std::function<double(std::int64_t, std::int64_t)>& height_m,
                        bool wraps_x = false, bool wraps_y = false) {
    DropMap map;
    map.height = IntField({columns, rows, 1});
    map.wraps_x = wraps_x, map.wraps_y = wraps_y;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            map.height.at(x, y) = static_cast<std::int32_t>(height_m(x, y) / drop_unit_m);
    for (std::int64_t y = 0; y < rows; ++y) map.close_row(y);
    return map;
}

// Rough hills of about 100 m, the same on either side of a wrapped edge.
inline double drop_hills(std::int64_t x, std::int64_t y, std::int64_t n) {
    const double a = 2 * 3.141592653589793 * static_cast<double>(x) / static_cast<double>(n),
                 b = 2 * 3.141592653589793 * static_cast<double>(y) / static_cast<double>(n);
    const auto words = random_words({11, 5}, x, y, 0);
    return 50 + 20 * std::sin(2 * a + std::cos(b)) + 15 * std::cos(3 * b - std::sin(a)) +
           6 * std::sin(7 * a) * std::cos(5 * b) + 2 * double{uniform_float(words[0])};
}

inline Grid drop_grid(std::int64_t columns, std::int64_t rows, Edges edges = Edges::open) {
    Grid grid;
    grid.columns = columns, grid.rows = rows, grid.edges = edges;
    return grid;
}

// The printed formulas on cells of 1 m, the land being 64 m high.
inline Droplets printed_drops() {
    Droplets op;
    op.reference_step = 1, op.height_unit = 64;
    return op;
}

inline DropRule rule_of(const Droplets& op, const Grid& grid, double unit_m = drop_unit_m) {
    return drop_rule(drop_numbers(op), grid, unit_m);
}

inline DropLaunch drop_launch(const DropMap& map, const DropRule& rule, std::int64_t drops,
                              std::int64_t sweeps) {
    DropLaunch launch;
    launch.key = {3, 9};
    launch.drops = drops, launch.sweeps = sweeps;
    launch.width = map.width(), launch.length = map.length();
    launch.speed2 = rule.speed2, launch.water = rule.water;
    return launch;
}

inline std::int64_t drop_sum(const DropMap& map) {
    std::int64_t sum = 0;
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x) sum += map.height.at(x, y);
    return sum;
}

inline bool same_land(const DropMap& a, const DropMap& b) {
    for (std::int64_t y = 0; y < a.rows(); ++y)
        for (std::int64_t x = 0; x < a.columns(); ++x)
            if (a.height.at(x, y) != b.height.at(x, y)) return false;
    return true;
}

inline DropMap copy_of(const DropMap& map) {
    return {map.height.clone(), map.wraps_x, map.wraps_y};
}

}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
// The whole map as the sea sees it: ground, loose sediment on it, how far cliffs are cut. Inside of
// coast.h.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "cuesta/grid/grid.h"

namespace cuesta::coast {

struct CoastMap {
    Grid grid;
    double unit_m = 1;
    std::int32_t sea = 0;              // level, units; ground at or below it is under water
    std::vector<std::int32_t> ground;  // units
    std::vector<std::int32_t> sand;    // units of sediment on top of the column
    // Share of a cell that a cliff has gone back in it; where it is through, what was left over of
    // the last round, below 0.
    std::vector<float> notch;
    std::vector<float> soft;  // erodibility of the rock where waves meet it
    std::vector<float> hold;  // units per cell: steepest drop the rock on top holds

    std::int64_t columns() const { return grid.columns; }
    std::int64_t rows() const { return grid.rows; }
    std::size_t at(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>(y * grid.columns + x);
    }
    bool is_sea(std::size_t i) const { return ground[i] <= sea; }
    double depth_m(std::size_t i) const { return (static_cast<double>(sea) - ground[i]) * unit_m; }
    // On the map: around a wrapped axis, else the border.
    std::int64_t inside_x(std::int64_t x) const { return inside(x, columns(), grid.wraps_x()); }
    std::int64_t inside_y(std::int64_t y) const { return inside(y, rows(), grid.wraps_y()); }
    static std::int64_t inside(std::int64_t i, std::int64_t n, bool wraps) {
        if (i >= 0 && i < n) return i;
        return wraps ? ((i % n) + n) % n : std::clamp<std::int64_t>(i, 0, n - 1);
    }
    // The neighbour at (x + dx, y + dy); nothing beyond an unwrapped side.
    std::optional<std::size_t> beside(std::int64_t x, std::int64_t y, int dx, int dy) const {
        const std::int64_t to_x = x + dx, to_y = y + dy;
        if (to_x >= 0 && to_x < columns() && to_y >= 0 && to_y < rows()) return at(to_x, to_y);
        const auto in_x = behind(to_x, columns(), grid.wraps_x());
        const auto in_y = behind(to_y, rows(), grid.wraps_y());
        if (!in_x || !in_y) return {};
        return at(*in_x, *in_y);
    }
};

inline constexpr std::array<int, 8> around_x{0, -1, 1, 0, -1, 1, -1, 1};
inline constexpr std::array<int, 8> around_y{-1, 0, 0, 1, -1, -1, 1, 1};  // sides, then corners

}  // namespace cuesta::coast

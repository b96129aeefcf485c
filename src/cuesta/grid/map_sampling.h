// SPDX-License-Identifier: Apache-2.0
// The surface between the samples of a map. Inside of whole_map.cpp and map_window.cpp: Map has
// inside_x, inside_y and row; column(x) tells where in a row the sample of column x is kept.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

namespace cuesta::sampling {

// Catmull-Rom cubics [keys1981, a = -1/2].
inline std::array<double, 4> catmull_rom(double t) {
    const double t2 = t * t, t3 = t2 * t;
    return {(-t + 2 * t2 - t3) / 2, (2 - 5 * t2 + 3 * t3) / 2, (t + 4 * t2 - 3 * t3) / 2,
            (t3 - t2) / 2};
}

template <class Map, class Column>
float bicubic(const Map& map, const Column& column, double x, double y) {
    const double x_low = std::floor(x), y_low = std::floor(y);
    const auto x0 = static_cast<std::int64_t>(x_low), y0 = static_cast<std::int64_t>(y_low);
    const std::array<double, 4> across = catmull_rom(x - x_low), down = catmull_rom(y - y_low);
    std::int64_t at[4];
    for (int i = 0; i < 4; ++i) at[i] = column(map.inside_x(x0 - 1 + i));
    double sum = 0;
    for (int j = 0; j < 4; ++j) {
        const float* line = map.row(map.inside_y(y0 - 1 + j));
        double part = 0;
        for (std::size_t i = 0; i < 4; ++i) part += across[i] * static_cast<double>(line[at[i]]);
        sum += down[static_cast<std::size_t>(j)] * part;
    }
    return static_cast<float>(sum);
}

template <class Map, class Column>
float bilinear(const Map& map, const Column& column, double x, double y) {
    const double x_low = std::floor(x), y_low = std::floor(y), t = x - x_low, u = y - y_low;
    const auto x0 = static_cast<std::int64_t>(x_low), y0 = static_cast<std::int64_t>(y_low);
    const std::int64_t west = column(map.inside_x(x0)), east = column(map.inside_x(x0 + 1));
    const float* north = map.row(map.inside_y(y0));
    const float* south = map.row(map.inside_y(y0 + 1));
    const double above = (1 - t) * north[west] + t * north[east];
    const double below = (1 - t) * south[west] + t * south[east];
    return static_cast<float>((1 - u) * above + u * below);
}

}  // namespace cuesta::sampling

// SPDX-License-Identifier: Apache-2.0
// Slope, aspect and curvature at a sample: the one home of these formulas.
//
//   dh/dx = (h(x+1) - h(x-1)) / (2 spacing)     likewise dh/dy; one-sided next to a border
//   slope = atan |grad h|      aspect = downhill direction      curvature = d2h/dx2 + d2h/dy2
//
// Axes as everywhere: x counts eastwards, y southwards. `h` is anything called as h(x, y) with
// metres; a Field with filled halos or a Raster.
//
// Holds   exact for planes; second order inside, first order at borders. Where an axis has a
//         border on one side it adds nothing to the curvature.
// Limits  an axis of one unwrapped sample has no slope.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// How far the neighbours are: 1, or 0 where a border is in the way.
struct Reach {
    int west = 1, east = 1, north = 1, south = 1;
    bool whole() const { return west + east + north + south == 4; }
};

// For sample (x, y) of a block whose sides are `borders`.
constexpr Reach reach_at(std::int64_t x, std::int64_t y, std::int64_t columns, std::int64_t rows,
                         const Borders& borders) {
    return {borders.west && x == 0 ? 0 : 1, borders.east && x == columns - 1 ? 0 : 1,
            borders.north && y == 0 ? 0 : 1, borders.south && y == rows - 1 ? 0 : 1};
}

struct Gradient {
    double east = 0, south = 0;  // rise per metre
    double steepness() const { return std::sqrt(east * east + south * south); }
};

template <class Height>
Gradient gradient_at(const Height& h, std::int64_t x, std::int64_t y, double spacing_m,
                     const Reach& reach = {}) {
    Gradient g;
    if (const int width = reach.west + reach.east; width > 0)
        g.east =
            (double{h(x + reach.east, y)} - double{h(x - reach.west, y)}) / (width * spacing_m);
    if (const int width = reach.north + reach.south; width > 0)
        g.south =
            (double{h(x, y + reach.south)} - double{h(x, y - reach.north)}) / (width * spacing_m);
    return g;
}

// Degrees from level, 0 to 90.
inline double slope_deg(const Gradient& g) {
    return elementary::atan(g.steepness()) * (180 / std::numbers::pi);
}

// Degrees clockwise from north of the direction that falls most, 0 to below 360; level ground: 0.
inline double aspect_deg(const Gradient& g) {
    if (g.east == 0 && g.south == 0) return 0;
    const double angle = elementary::atan2(-g.east, g.south) * (180 / std::numbers::pi);
    return angle < 0 ? angle + 360 : angle + 0.0;  // + 0.0 turns -0 into 0
}

// 1/m; above zero in hollows.
template <class Height>
double curvature_at(const Height& h, std::int64_t x, std::int64_t y, double spacing_m,
                    const Reach& reach = {}) {
    const double middle = double{h(x, y)};
    double sum = 0;
    if (reach.west != 0 && reach.east != 0)
        sum += (double{h(x + 1, y)} - middle) - (middle - double{h(x - 1, y)});
    if (reach.north != 0 && reach.south != 0)
        sum += (double{h(x, y + 1)} - middle) - (middle - double{h(x, y - 1)});
    return sum / (spacing_m * spacing_m);
}

// A field with filled halos, to be called.
inline auto samples_of(const Field& field) {
    return [&field](std::int64_t x, std::int64_t y) { return field.at(x, y); };
}

// A whole map, to be called one sample beyond the sides that wrap.
inline auto samples_of(const Raster& map) {
    return [&map](std::int64_t x, std::int64_t y) {
        x = x < 0 ? x + map.columns : x >= map.columns ? x - map.columns : x;
        y = y < 0 ? y + map.rows : y >= map.rows ? y - map.rows : y;
        return map.at(x, y);
    };
}

}  // namespace cuesta

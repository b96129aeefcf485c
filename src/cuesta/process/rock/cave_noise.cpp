// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/rock/cave_noise.h"

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

double curve(double t) {
    return t * t * t * (t * (t * 6 - 15) + 10);
}

double between(double a, double b, double t) {
    return a + (b - a) * t;
}

// The twelve edges of a cube, four of them twice.
constexpr int edges[16][3] = {
    {1, 1, 0}, {-1, 1, 0}, {1, -1, 0}, {-1, -1, 0}, {1, 0, 1}, {-1, 0, 1}, {1, 0, -1}, {-1, 0, -1},
    {0, 1, 1}, {0, -1, 1}, {0, 1, -1}, {0, -1, -1}, {1, 1, 0}, {0, -1, 1}, {-1, 1, 0}, {0, -1, -1}};

}  // namespace

CaveNoise::Place CaveNoise::Axis::at(std::int64_t sample, double shift) const {
    const double c = period > 0
                         ? static_cast<double>(sample) * static_cast<double>(period) /
                                   static_cast<double>(samples) +
                               shift
                         : (origin_m + static_cast<double>(sample) * spacing_m) / cell_m + shift;
    const double low = std::floor(c);
    auto cell = static_cast<std::int64_t>(low);
    if (period == 0) return {cell, cell + 1, c - low};
    cell %= period;
    return {cell, (cell + 1) % period, c - low};
}

CaveNoise::CaveNoise(RandomKey key, const Grid& grid, const Shape& shape)
    : key_(key), height_m_(shape.height_m), shift_(shape.shift) {
    const auto period = [&](double extent_m, bool wraps) {
        if (!wraps) return std::int64_t{0};
        const double cells = std::floor(extent_m / shape.cell_m + 0.5);
        return static_cast<std::int64_t>(std::clamp(cells, 1.0, 1e9));
    };
    x_ = {grid.origin_x_m, grid.spacing_m, shape.cell_m, grid.columns,
          period(grid.extent_x_m(), grid.wraps_x())};
    y_ = {grid.origin_y_m, grid.spacing_m, shape.cell_m, grid.rows,
          period(grid.extent_y_m(), grid.wraps_y())};
}

CaveNoise::Line CaveNoise::line(const Place& x, const Place& y, std::int64_t z) const {
    const auto corner = [&](std::int64_t cx, std::int64_t cy, double dx, double dy) {
        const std::uint32_t word = random_words(key_, cx, cy, static_cast<std::uint32_t>(z))[0];
        const int* edge = edges[word >> 28];
        return Line{edge[0] * dx + edge[1] * dy, static_cast<double>(edge[2])};
    };
    const Line a = corner(x.low, y.low, x.t, y.t), b = corner(x.high, y.low, x.t - 1, y.t);
    const Line c = corner(x.low, y.high, x.t, y.t - 1);
    const Line d = corner(x.high, y.high, x.t - 1, y.t - 1);
    const double u = curve(x.t), v = curve(y.t);
    return {between(between(a.value, b.value, u), between(c.value, d.value, u), v),
            between(between(a.slope, b.slope, u), between(c.slope, d.slope, u), v)};
}

void CaveNoise::column(std::int64_t x, std::int64_t y, double first_z_m, double step_z_m,
                       std::vector<double>& out) const {
    const Place px = x_.at(x, shift_), py = y_.at(y, shift_);
    std::int64_t cell = 0;
    Line low, high;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const double c = (first_z_m + static_cast<double>(i) * step_z_m) / height_m_ + shift_;
        const double floor = std::floor(c);
        const auto here = static_cast<std::int64_t>(floor);
        if (i == 0 || here != cell) {
            low = i > 0 && here == cell + 1 ? high : line(px, py, here);
            high = line(px, py, here + 1);
            cell = here;
        }
        const double t = c - floor;
        out[i] = between(low.value + low.slope * t, high.value + high.slope * (t - 1), curve(t));
    }
}

}  // namespace cuesta

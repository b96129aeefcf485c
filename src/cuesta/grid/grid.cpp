// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/grid.h"

#include <algorithm>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

constexpr double pi = 3.14159265358979323846;

}  // namespace

double Grid::latitude_deg(std::int64_t row, double without) const {
    const LatitudeRange range = latitude_range();
    if (projection == Projection::latlon)
        return range.north - (range.north - range.south) * (static_cast<double>(row) + 0.5) /
                                 static_cast<double>(rows);
    if (!latitudes) return without;
    if (rows == 1) return (range.north + range.south) / 2;
    return range.north -
           (range.north - range.south) * static_cast<double>(row) / static_cast<double>(rows - 1);
}

double Grid::row_spacing_m() const {
    if (projection == Projection::flat) return spacing_m;
    const LatitudeRange range = latitude_range();
    return static_cast<double>(columns) * spacing_m * (range.north - range.south) / 360 /
           static_cast<double>(rows);
}

double Grid::cell_area_m2(std::int64_t row) const {
    if (projection == Projection::flat) return cell_area_m2();
    const LatitudeRange range = latitude_range();
    const double band = (range.north - range.south) / static_cast<double>(rows) * pi / 180;
    const double north = range.north * pi / 180 - band * static_cast<double>(row);
    const double radius = static_cast<double>(columns) * spacing_m / (2 * pi);
    // sin a - sin b as a product, which keeps its digits where rows are many.
    return radius * spacing_m * 2 * elementary::cos(north - band / 2) * elementary::sin(band / 2);
}

Grid with_size(const Grid& grid, std::int64_t columns, std::int64_t rows) {
    Grid result = grid;
    result.columns = columns, result.rows = rows;
    const auto steps = [](std::int64_t samples, bool wraps) {
        return static_cast<double>(wraps ? samples : samples - 1);
    };
    const double steps_x = steps(columns, grid.wraps_x()), steps_y = steps(rows, grid.wraps_y());
    const bool along_x = grid.extent_x_m() >= grid.extent_y_m();
    if (along_x && steps_x > 0 && grid.extent_x_m() > 0)
        result.spacing_m = grid.extent_x_m() / steps_x;
    else if (steps_y > 0 && grid.extent_y_m() > 0)
        result.spacing_m = grid.extent_y_m() / steps_y;
    return result;
}

Borders borders_of(const Grid& grid, const Block& block) {
    return {.west = !grid.wraps_x() && block.x0 == 0,
            .east = !grid.wraps_x() && block.x0 + block.columns == grid.columns,
            .north = !grid.wraps_y() && block.y0 == 0,
            .south = !grid.wraps_y() && block.y0 + block.rows == grid.rows};
}

Borders open_borders_of(const Grid& grid, const Block& block) {
    Borders borders = borders_of(grid, block);
    borders.west = borders.west && grid.edges.is_open(Side::west);
    borders.east = borders.east && grid.edges.is_open(Side::east);
    borders.north = borders.north && grid.edges.is_open(Side::north);
    borders.south = borders.south && grid.edges.is_open(Side::south);
    return borders;
}

bool is_reached(const Grid& grid, std::int64_t x, std::int64_t y) {
    const Edges& edges = grid.edges;
    return (x >= 0 || !edges.is_wall(Side::west)) &&
           (x < grid.columns || !edges.is_wall(Side::east)) &&
           (y >= 0 || !edges.is_wall(Side::north)) &&
           (y < grid.rows || !edges.is_wall(Side::south));
}

Side side_beyond(const Grid& grid, std::int64_t x, std::int64_t y) {
    if (!grid.wraps_x() && x < 0) return Side::west;
    if (!grid.wraps_x() && x >= grid.columns) return Side::east;
    return y < 0 ? Side::north : Side::south;
}

Decomposition::Decomposition(const Grid& grid, int across, int down, int least) : grid_(grid) {
    const auto fit = [least](int wanted, std::int64_t samples) {
        const std::int64_t most = std::max<std::int64_t>(1, samples / std::max(least, 1));
        return static_cast<int>(std::clamp<std::int64_t>(wanted, 1, most));
    };
    across_ = fit(across, grid.columns);
    down_ = fit(down, grid.rows);
}

Block Decomposition::block(int rank) const {
    const std::int64_t c = rank % across_, r = rank / across_;
    const std::int64_t x0 = grid_.columns * c / across_, x1 = grid_.columns * (c + 1) / across_;
    const std::int64_t y0 = grid_.rows * r / down_, y1 = grid_.rows * (r + 1) / down_;
    return {x0, y0, x1 - x0, y1 - y0};
}

int Decomposition::owner(std::int64_t x, std::int64_t y) const {
    // The cut positions are floor(n c / across), so the inverse is this quotient.
    const std::int64_t c = ((x + 1) * across_ - 1) / grid_.columns;
    const std::int64_t r = ((y + 1) * down_ - 1) / grid_.rows;
    return static_cast<int>(r * across_ + c);
}

OverPoles over_poles(const Grid& grid, std::int64_t x, std::int64_t y) {
    OverPoles at{x, y, false};
    const auto cross = [&](std::int64_t row) {
        at.x += grid.columns / 2, at.y = row, at.turned = !at.turned;
    };
    while (true) {
        if (at.y < 0 && grid.edges.is_pole(Side::north))
            cross(-1 - at.y);
        else if (at.y >= grid.rows && grid.edges.is_pole(Side::south))
            cross(2 * grid.rows - 1 - at.y);
        else
            return at;
    }
}

std::optional<std::int64_t> behind(std::int64_t i, std::int64_t n, bool wraps) {
    if (i >= 0 && i < n) return i;
    if (!wraps) return std::nullopt;
    const std::int64_t m = i % n;
    return m < 0 ? m + n : m;
}

}  // namespace cuesta

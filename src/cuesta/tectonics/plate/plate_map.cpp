// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_map.h"

#include <algorithm>

#include "cuesta/base/elementary.h"

namespace cuesta::plate {
namespace {

constexpr double pi = 3.14159265358979323846;

int sixteens(double cells) {
    return std::max(16, static_cast<int>(cells / 16 + 0.5) * 16);
}

}  // namespace

Vec place_of(const Sphere&, const Grid& grid, std::int64_t x, std::int64_t y) {
    const double turns = (static_cast<double>(x) + 0.5) / static_cast<double>(grid.columns);
    const double latitude = grid.latitude_deg(y) * (pi / 180);
    const double around = elementary::cos(latitude);
    return {around * elementary::cos_turns(turns - 0.5),
            around * elementary::sin_turns(turns - 0.5), elementary::sin(latitude)};
}

MapPoint point_of(const Sphere&, const Grid& grid, Vec place) {
    const double longitude = elementary::atan2(place.y, place.x) / (2 * pi) + 0.5;
    const double flat = std::sqrt(place.x * place.x + place.y * place.y);
    const double latitude = elementary::atan2(place.z, flat) * (180 / pi);
    const LatitudeRange range = grid.latitude_range();
    const auto rows = static_cast<double>(grid.rows);
    return {longitude * static_cast<double>(grid.columns) - 0.5,
            (range.north - latitude) / (range.north - range.south) * rows - 0.5};
}

Vec place_of(const Torus& geo, const Grid& grid, std::int64_t x, std::int64_t y) {
    return {(static_cast<double>(x) + 0.5) / static_cast<double>(grid.columns) * geo.columns,
            (static_cast<double>(y) + 0.5) / static_cast<double>(grid.rows) * (geo.rows - geo.belt),
            0};
}

MapPoint point_of(const Torus& geo, const Grid& grid, Vec place) {
    const auto wrapped = [](double share) { return share - std::floor(share); };
    double down = wrapped(place.y / geo.rows);
    if (geo.walled()) down *= static_cast<double>(geo.rows) / (geo.rows - geo.belt);
    return {wrapped(place.x / geo.columns) * static_cast<double>(grid.columns) - 0.5,
            down * static_cast<double>(grid.rows) - 0.5};
}

Sphere world_for_sphere(int resolution) {
    return Sphere(sixteens(resolution));
}

TorusSize torus_size(const Grid& grid, int resolution) {
    const auto columns = static_cast<double>(grid.columns), rows = static_cast<double>(grid.rows);
    const double longer = std::max(columns, rows), side = 4.0 * sixteens(resolution);
    // Wide enough for what is folded behind a wall.
    const int belt = grid.wraps_x() && !grid.wraps_y() ? sixteens(resolution / 10.0) : 0;
    return {sixteens(side * columns / longer), sixteens(side * rows / longer) + belt, belt};
}

Torus world_for_torus(const Grid& grid, int resolution) {
    const auto [columns, rows, belt] = torus_size(grid, resolution);
    return Torus(columns, rows, belt);
}

}  // namespace cuesta::plate

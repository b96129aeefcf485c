// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_area.h"

#include "cuesta/base/elementary.h"

namespace cuesta {

std::vector<double> row_areas_m2(const Grid& grid) {
    constexpr double pi = 3.14159265358979323846;
    std::vector<double> areas(static_cast<std::size_t>(grid.rows), grid.cell_area_m2());
    if (!grid.wraps_x()) return areas;
    // R^2 dlon (sin north - sin south), 2 pi R = width of the map.
    const double radius = static_cast<double>(grid.columns) * grid.spacing_m / (2 * pi);
    const double part = radius * grid.spacing_m;        // R^2 dlon
    const auto sine_of_edge = [&](std::int64_t edge) {  // edge 0 is the north pole
        return elementary::sin(pi / 2 -
                               pi * static_cast<double>(edge) / static_cast<double>(grid.rows));
    };
    for (std::int64_t y = 0; y < grid.rows; ++y)
        areas[static_cast<std::size_t>(y)] = part * (sine_of_edge(y) - sine_of_edge(y + 1));
    return areas;
}

}  // namespace cuesta

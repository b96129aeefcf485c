// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/water_edges.h"

#include <algorithm>
#include <cmath>

#include "cuesta/terrain/ledger.h"

namespace cuesta {
namespace {

constexpr double fall_slope = 1e12;  // uniform flow would be faster than critical at any depth

}  // namespace

PipeEdges water_edges(const IntField& bed, double unit_m, const Grid& grid, const Block& block,
                      Outlet outlet, double roughness) {
    PipeEdges edges;
    edges.borders = borders_of(grid, block);
    const std::int64_t columns = bed.columns(), rows = bed.rows();
    // The slope from (x, y), at the border, to the neighbour inside, if the map has one.
    const auto fill = [&](Side side, std::int64_t x, std::int64_t y, std::int64_t along_x,
                          std::int64_t count, std::int64_t dx, std::int64_t dy, bool neighbour) {
        std::vector<float>& list = edges.conveyance[static_cast<std::size_t>(side)];
        list.resize(static_cast<std::size_t>(count + 4));
        for (std::int64_t i = -2; i < count + 2; ++i) {
            const std::int64_t at_x = x + i * along_x, at_y = y + i * (1 - along_x);
            double slope = least_outlet_slope;
            if (outlet == Outlet::fall) {
                slope = fall_slope;
            } else if (neighbour) {
                const double drop = static_cast<double>(bed.at(at_x + dx, at_y + dy)) -
                                    static_cast<double>(bed.at(at_x, at_y));
                slope = std::max(slope, drop * unit_m / grid.spacing_m);
            }
            list[static_cast<std::size_t>(i + 2)] =
                static_cast<float>(std::sqrt(slope) / roughness);
        }
    };
    const Borders b = open_borders_of(grid, block);
    if (b.west) fill(Side::west, 0, 0, 0, rows, 1, 0, grid.columns > 1);
    if (b.east) fill(Side::east, columns - 1, 0, 0, rows, -1, 0, grid.columns > 1);
    if (b.north) fill(Side::north, 0, 0, 1, columns, 0, 1, grid.rows > 1);
    if (b.south) fill(Side::south, 0, rows - 1, 1, columns, 0, -1, grid.rows > 1);
    return edges;
}

}  // namespace cuesta

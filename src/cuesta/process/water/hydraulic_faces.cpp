// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/hydraulic_faces.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/process/water/hydraulic_looks.h"
#include "cuesta/process/water/water_edges.h"

namespace cuesta {

float HydraulicFaces::raw_east(std::int64_t x, std::int64_t y) const {
    const float* q = water_.qx->row(y);
    return water_.faces ? q[x] : 0.5f * (q[x] + q[x + 1]);
}

float HydraulicFaces::raw_south(std::int64_t x, std::int64_t y) const {
    return water_.faces ? water_.qy->at(x, y)
                        : 0.5f * (water_.qy->at(x, y) + water_.qy->at(x, y + 1));
}

float HydraulicFaces::leaving(std::int64_t x, std::int64_t y, Side side) const {
    if (!grid_.edges.is_open(side)) return 0;
    const std::int64_t world_x = block_.x0 + x, world_y = block_.y0 + y;
    const bool west = world_x == 0 && !grid_.wraps_x();
    const bool east = world_x + 1 == grid_.columns && !grid_.wraps_x();
    const bool north = world_y == 0 && !grid_.wraps_y();
    const bool south = world_y + 1 == grid_.rows && !grid_.wraps_y();
    float net = 0;
    if (!west) net += raw_east(x - 1, y);
    if (!east) net -= raw_east(x, y);
    if (!north) net += raw_south(x, y - 1);
    if (!south) net -= raw_south(x, y);
    const Edges& edges = grid_.edges;
    const int open = (west && edges.is_open(Side::west)) + (east && edges.is_open(Side::east)) +
                     (north && edges.is_open(Side::north)) + (south && edges.is_open(Side::south));
    return std::max(net, 0.0f) / static_cast<float>(open);
}

void HydraulicFaces::row(std::int64_t y, float* east, float* south, float* north) const {
    const std::int64_t columns = block_.columns;
    const std::int64_t world_y = block_.y0 + y;
    if (!grid_.wraps_y() && (world_y < 0 || world_y >= grid_.rows)) {
        std::fill(east - 2, east + columns + 1, 0.0f);
        std::fill(south - 1, south + columns + 1, 0.0f);
        return;
    }
    if (water_.faces) {
        std::copy(water_.qx->row(y) - 2, water_.qx->row(y) + columns + 1, east - 2);
        std::copy(water_.qy->row(y) - 1, water_.qy->row(y) + columns + 1, south - 1);
    } else {
        for (std::int64_t x = -2; x <= columns; ++x) east[x] = raw_east(x, y);
        for (std::int64_t x = -1; x <= columns; ++x) south[x] = raw_south(x, y);
    }
    const bool first = world_y == 0 && !grid_.wraps_y();
    const bool last = world_y + 1 == grid_.rows && !grid_.wraps_y();
    // Columns of the map: [west, end).
    const std::int64_t west = grid_.wraps_x() ? -4 : -block_.x0;
    const std::int64_t end = grid_.wraps_x() ? columns + 4 : grid_.columns - block_.x0;
    const bool inside = y >= -1 && y <= block_.rows;  // halos around the cell are there
    const auto out = [&](std::int64_t x, Side side) { return inside ? leaving(x, y, side) : 0.0f; };
    if (last)
        for (std::int64_t x = std::max<std::int64_t>(west, -1); x < std::min(end, columns + 1); ++x)
            south[x] = out(x, Side::south);
    if (first && north != nullptr)
        for (std::int64_t x = std::max<std::int64_t>(west, -1); x < std::min(end, columns + 1); ++x)
            north[x] = -out(x, Side::north);
    sides(y, east);
}

void HydraulicFaces::sides(std::int64_t y, float* east) const {
    if (grid_.wraps_x()) return;
    const std::int64_t columns = block_.columns;
    const std::int64_t west = -block_.x0, end = grid_.columns - block_.x0;
    const bool inside = y >= -1 && y <= block_.rows;
    const auto out = [&](std::int64_t x, Side side) { return inside ? leaving(x, y, side) : 0.0f; };
    for (std::int64_t x = -2; x < std::min(west, columns + 1); ++x)
        east[x] = x + 1 == west ? -out(west, Side::west) : 0.0f;
    for (std::int64_t x = std::max<std::int64_t>(end - 1, -2); x <= columns; ++x)
        east[x] = x + 1 == end && x >= -1 ? out(x, Side::east) : 0.0f;
}

BorderFaces::BorderFaces(const Field& depth, Field& qx, Field& qy, const Grid& grid,
                         const Block& block, bool at_once)
    : qx_(qx), qy_(qy), grid_(grid), block_(block), faces_({&depth, &qx, &qy}, grid, block) {
    const Borders borders = borders_of(grid, block);
    if (borders.east) east_.resize(static_cast<std::size_t>(block.rows));
    if (borders.south) south_.resize(static_cast<std::size_t>(block.columns));
    if (!at_once) return;
    for (std::int64_t y = -2; y <= block.rows; ++y) write(y);
}

void BorderFaces::write(std::int64_t y) {
    const std::int64_t columns = block_.columns, world_y = block_.y0 + y;
    if (y >= 0 && y < block_.rows && !east_.empty())
        east_[static_cast<std::size_t>(y)] = qx_.at(columns - 1, y);
    if (y == block_.rows - 1 && !south_.empty())
        std::copy(qy_.row(y), qy_.row(y) + columns, south_.begin());
    if (grid_.wraps_y() || (world_y > 0 && world_y + 1 < grid_.rows))
        return faces_.sides(y, qx_.row(y));
    // The first and the last row of the map, and rows beyond them.
    const auto pitch = static_cast<std::size_t>(columns + 4);
    std::vector<float> room(3 * pitch);
    float *east = room.data() + 2, *south = east + pitch, *north = south + pitch;
    const bool above = world_y == 0 && y > -2;
    if (above) std::copy(qy_.row(y - 1) - 1, qy_.row(y - 1) + columns + 1, north - 1);
    faces_.row(y, east, south, above ? north : nullptr);
    if (above) std::copy(north - 1, north + columns + 1, qy_.row(y - 1) - 1);
    std::copy(east - 2, east + columns + 1, qx_.row(y) - 2);
    std::copy(south - 1, south + columns + 1, qy_.row(y) - 1);
}

BorderFaces::~BorderFaces() {
    const std::int64_t columns = qx_.columns(), rows = qx_.rows();
    for (std::size_t y = 0; y < east_.size(); ++y)
        qx_.at(columns - 1, static_cast<std::int64_t>(y)) = east_[y];
    std::copy(south_.begin(), south_.end(), qy_.row(rows - 1));
}

HydraulicPace hydraulic_pace(const HydraulicWater& water, const Grid& grid, const Block& block,
                             double least_m, double cfl_speed, PaceKnown known) {
    const HydraulicFaces faces(water, grid, block);
    const Borders borders = borders_of(grid, block);
    const auto least = static_cast<float>(least_m);
    // Below by more than all the rounding of a quotient.
    const auto surely_below = static_cast<float>(cfl_speed * (1 - 0x1p-10));
    return ordered_reduce(
        0, block.rows, rows_per_piece(block.columns), HydraulicPace{},
        [&](std::int64_t lo, std::int64_t hi) {
            const auto pitch = static_cast<std::size_t>(block.columns + 32);
            std::vector<float> rows(3 * pitch);
            float* east = rows.data() + 16;
            float *north = east + pitch, *south = north + pitch;
            HydraulicPace pace;
            const auto see = [&](float deepest, float fastest) {
                pace.deepest_m = std::max(pace.deepest_m, double{deepest});
                pace.fastest = std::max(pace.fastest, double{fastest});
            };
            for (std::int64_t y = lo; y < hi; ++y) {
                const float *depth = water.depth->row(y), *qx = east, *above = north, *own = south;
                if (water.ready) {
                    qx = water.qx->row(y), above = water.qy->row(y - 1), own = water.qy->row(y);
                } else {
                    faces.row(y - 1, east, north, nullptr);
                    faces.row(y, east, south, north);
                }
                const float deepest =
                    known.deepest ? 0.0f : hydraulic::largest_of(block.columns, depth);
                const auto fastest = [&](std::int64_t x, std::int64_t count) {
                    return hydraulic::fastest_row(count, least, depth + x, qx + x, above + x,
                                                  own + x);
                };
                const bool border =
                    (y == 0 && borders.north) || (y + 1 == block.rows && borders.south);
                if (known.cfl_speed && !border) {
                    see(deepest, borders.west ? fastest(0, 1) : 0.0f);
                    see(deepest, borders.east ? fastest(block.columns - 1, 1) : 0.0f);
                    continue;
                }
                const bool exceeds = cfl_speed <= 0 ||
                                     hydraulic::exceeds_speed_row(
                                         block.columns, least, surely_below, depth, qx, above, own);
                see(deepest, exceeds ? fastest(0, block.columns) : 0.0f);
            }
            return pace;
        },
        [](const HydraulicPace& all, const HydraulicPace& part) {
            return HydraulicPace{std::max(all.deepest_m, part.deepest_m),
                                 std::max(all.fastest, part.fastest)};
        });
}

void slope_bed_outwards(IntField& bed, double unit_m, const Grid& grid, const Block& block) {
    const Borders b = open_borders_of(grid, block);
    const std::int64_t columns = bed.columns(), rows = bed.rows();
    const double least = std::max(1.0, least_outlet_slope * grid.spacing_m / unit_m);
    const auto beyond = [&](std::int64_t border, std::int64_t inner) {
        const double drop = std::max(static_cast<double>(inner - border), least);
        return static_cast<std::int32_t>(std::max(static_cast<double>(border) - drop, -0x1p30));
    };
    const std::int64_t in_x = grid.columns > 1 ? 1 : 0, in_y = grid.rows > 1 ? 1 : 0;
    for (std::int64_t y = -1; y <= rows; ++y) {
        if (b.west) bed.at(-1, y) = beyond(bed.at(0, y), bed.at(in_x, y));
        if (b.east)
            bed.at(columns, y) = beyond(bed.at(columns - 1, y), bed.at(columns - 1 - in_x, y));
    }
    // The corners last: from the columns just made.
    for (std::int64_t x = -1; x <= columns; ++x) {
        if (b.north) bed.at(x, -1) = beyond(bed.at(x, 0), bed.at(x, in_y));
        if (b.south) bed.at(x, rows) = beyond(bed.at(x, rows - 1), bed.at(x, rows - 1 - in_y));
    }
}

}  // namespace cuesta

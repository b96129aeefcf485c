// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_rivers.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "cuesta/base/error.h"
#include "cuesta/flow/drainage.h"

namespace cuesta {

double turc_evaporation_mm(double rain_mm, double temperature_c) {
    const double t = std::max(temperature_c, 0.0);
    const double limit = 300 + 25 * t + 0.05 * t * t * t;
    const double share = rain_mm / limit;
    if (!(rain_mm > 0)) return 0;
    return std::min(rain_mm, rain_mm / std::sqrt(0.9 + share * share));
}

WorldRivers route_runoff(const Raster& height, const Grid& grid,
                         const std::vector<std::uint8_t>& land,
                         const std::vector<double>& runoff_m3) {
    WorldRivers rivers;
    double largest = 0;
    for (const float z : height.samples)
        if (std::isfinite(z)) largest = std::max(largest, std::abs(static_cast<double>(z)));
    const double unit_m = std::max(largest, 1.0) / 0x1p28;
    // A world has no edge at its poles: a wall beyond the last row closes it there, and both axes
    // wrap. Water leaves a region over its borders.
    constexpr std::int32_t sea_units = -(1 << 29), wall_units = 1 << 29;
    Grid frame_grid = grid;
    if (grid.wraps_x()) frame_grid.edges = Edges::wrap, frame_grid.rows = grid.rows + 1;
    IntField surface({frame_grid.columns, frame_grid.rows, 1});
    surface.fill(wall_units);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const double z = static_cast<double>(height.at(x, y));
            const bool solid = land[static_cast<std::size_t>(y * grid.columns + x)] != 0;
            surface.at(x, y) = !solid             ? sea_units
                               : std::isfinite(z) ? static_cast<std::int32_t>(z / unit_m)
                                                  : 0;
        }
    flow::Land rule;
    rule.sea_level = sea_units;
    SingleCommunicator comm(frame_grid);
    flow::Drainage drainage;
    drainage.route(surface, frame_grid, whole(frame_grid), comm, rule);
    const auto is_sea = [&](std::int64_t x, std::int64_t y) {
        return surface.at(x, y) <= sea_units;
    };
    // Amounts are whole numbers below 2^60 all together.
    double all = 0;
    for (const double amount : runoff_m3) all += std::max(amount, 0.0);
    const double part = std::max(all / 0x1p52, 1e-3);
    drainage.accumulate_amounts(comm, [&](std::int64_t x, std::int64_t y) -> std::uint64_t {
        if (y >= grid.rows) return 0;
        const double amount = runoff_m3[static_cast<std::size_t>(y * grid.columns + x)];
        return is_sea(x, y) || !(amount > 0) ? 0 : static_cast<std::uint64_t>(amount / part);
    });
    const flow::Frame& frame = drainage.frame();
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const flow::Cell cell = frame.cell(x, y);
            const double through = static_cast<double>(drainage.amounts()[cell]) * part;
            if (is_sea(x, y)) {
                rivers.to_sea_m3_per_yr += through;
                continue;
            }
            const flow::Direction direction = drainage.direction(cell);
            if (direction >= 8) rivers.lost_m3_per_yr += through;
            // The mouth is the last cell of land.
            rivers.largest_m3_per_yr = std::max(rivers.largest_m3_per_yr, through);
        }
    return rivers;
}

}  // namespace cuesta

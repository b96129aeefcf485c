// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/flooded_routing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "cuesta/base/check.h"
#include "cuesta/flow/direction.h"

namespace cuesta::flow {
namespace {

void find_receivers(FloodedRouting& routing, std::span<const std::uint8_t> outlet,
                    std::span<const std::uint8_t> outside, double spacing_x_m, double spacing_y_m) {
    std::array<double, 8> distance_m;
    for (std::size_t k = 0; k < 8; ++k) {
        const double x = static_cast<double>(step_x[k]) * spacing_x_m;
        const double y = static_cast<double>(step_y[k]) * spacing_y_m;
        distance_m[k] = std::sqrt(x * x + y * y);
    }
    const std::size_t cells = routing.surface.size();
    routing.receiver.assign(cells, -1);
    routing.step_m.assign(cells, 0);
    for (std::size_t i = 0; i < cells; ++i) {
        if (!outside.empty() && outside[i] != 0) continue;
        routing.receiver[i] = static_cast<std::int32_t>(i);
        if (outlet[i] != 0) continue;
        // Cells of the border and beside a gap are outlets, so here all eight are there.
        double steepest = 0;
        for (std::size_t k = 0; k < 8; ++k) {
            const auto j = static_cast<std::size_t>(static_cast<std::int64_t>(i) +
                                                    step_y[k] * routing.columns + step_x[k]);
            const double slope = (routing.surface[i] - routing.surface[j]) / distance_m[k];
            if (slope > steepest) {
                steepest = slope;
                routing.receiver[i] = static_cast<std::int32_t>(j);
                routing.step_m[i] = distance_m[k];
            }
        }
        CUESTA_CHECK(steepest > 0, "cell {} has no lower neighbour on the flooded surface", i);
    }
}

void order_and_gather(FloodedRouting& routing) {
    const std::size_t cells = routing.receiver.size();
    std::int64_t present = 0;
    for (const std::int32_t receiver : routing.receiver) present += receiver >= 0 ? 1 : 0;
    const auto order = order_downstream(
        static_cast<std::uint32_t>(cells),
        [&](std::uint32_t cell) { return routing.receiver[cell] >= 0; },
        [&](std::uint32_t cell) {
            return routing.outlet(cell) ? no_cell
                                        : static_cast<std::uint32_t>(routing.receiver[cell]);
        });
    CUESTA_CHECK(static_cast<std::int64_t>(order.size()) == present, "{} of {} cells drain",
                 order.size(), present);
    routing.order.assign(order.begin(), order.end());
    routing.area.assign(cells, 0);
    routing.longest_m.assign(cells, 0);
    for (const std::uint32_t i : order) {
        ++routing.area[i];
        if (routing.outlet(i)) continue;
        const auto r = static_cast<std::size_t>(routing.receiver[i]);
        routing.area[r] += routing.area[i];
        routing.longest_m[r] =
            std::max(routing.longest_m[r], routing.longest_m[i] + routing.step_m[i]);
    }
}

}  // namespace

FloodedRouting route_flooded(std::span<const double> height, std::int64_t columns,
                             std::int64_t rows, double spacing_x_m, double spacing_y_m,
                             FloodOptions options) {
    CUESTA_CHECK(height.size() < std::numeric_limits<std::int32_t>::max(),
                 "{} cells are too many for 32-bit numbers", height.size());
    CUESTA_CHECK(spacing_x_m > 0 && spacing_y_m > 0, "cells of {} x {} m", spacing_x_m,
                 spacing_y_m);
    options.surface = FloodSurface::sloping;
    FloodedRouting routing;
    routing.columns = columns;
    routing.rows = rows;
    routing.surface = priority_flood(height, columns, rows, options);
    find_receivers(routing, flood_outlets(height, columns, rows, options), options.outside,
                   spacing_x_m, spacing_y_m);
    order_and_gather(routing);
    return routing;
}

std::vector<std::int64_t> streams_by_order(const FloodedRouting& routing,
                                           std::span<const std::uint8_t> orders) {
    std::vector<std::int64_t> streams;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (orders[i] == 0) continue;
        if (streams.size() < orders[i]) streams.resize(orders[i], 0);
        const bool ends =
            routing.outlet(i) || orders[static_cast<std::size_t>(routing.receiver[i])] != orders[i];
        if (ends) ++streams[orders[i] - std::size_t{1}];
    }
    return streams;
}

}  // namespace cuesta::flow

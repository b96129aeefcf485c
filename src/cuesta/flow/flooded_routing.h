// SPDX-License-Identifier: Apache-2.0
// Flow over a whole flooded map: receivers, drainage area, longest flow path, stream orders.
//
// Scheme  each cell hands its water to the steepest of its eight neighbours on the surface that
//         priority_flood makes with a tiny gradient; ties go to the smallest index. Outlets (see
//         flood_outlets) hand on nothing. Areas count cells, lengths metres along the path.
// Holds   every cell drains to an outlet; areas of the outlets add up to the cells with a value.
// Limits  open borders, below 2^31 cells, one thread. Simulation uses the faster code of this room;
//         this one serves measures and tests.
// Cost    that of the flood; the rest is linear. 36 bytes a cell.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cuesta/flow/priority_flood.h"

namespace cuesta::flow {

struct FloodedRouting {
    std::int64_t columns = 0, rows = 0;
    std::vector<double> surface;         // sloping
    std::vector<std::int32_t> receiver;  // own index at outlets, -1 outside
    std::vector<double> step_m;          // distance to the receiver, 0 at outlets
    std::vector<std::int32_t> order;     // cells with a value, each before its receiver
    std::vector<std::int32_t> area;      // cells that drain through this one, itself included
    std::vector<double> longest_m;       // longest flow path that ends here

    bool outlet(std::size_t i) const { return receiver[i] == static_cast<std::int32_t>(i); }
};

// `options.surface` is taken as sloping. The two spacings are along rows and along columns.
FloodedRouting route_flooded(std::span<const double> height, std::int64_t columns,
                             std::int64_t rows, double spacing_x_m, double spacing_y_m,
                             FloodOptions options = {});

// Strahler orders of the channels, cells with an area of at least `channel_area` [strahler1957]:
// 1 where they begin, one more where two of the same order meet; 0 off the channels.
std::vector<std::uint8_t> strahler_orders(const FloodedRouting& routing, std::int32_t channel_area);

// How many streams of order 1, 2, ... there are: a stream ends where the order changes or at an
// outlet.
std::vector<std::int64_t> streams_by_order(const FloodedRouting& routing,
                                           std::span<const std::uint8_t> orders);

}  // namespace cuesta::flow

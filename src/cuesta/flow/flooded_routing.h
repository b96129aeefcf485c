// SPDX-License-Identifier: Apache-2.0
// Flow over a whole flooded map: receivers, drainage area, longest flow path; Strahler orders by
// flow/drainage_graph.h.
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

#include "cuesta/flow/drainage_graph.h"
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

    // A graph of flow/drainage_graph.h.
    std::size_t size() const { return receiver.size(); }
    std::uint32_t cells_above(std::uint32_t cell) const {
        return static_cast<std::uint32_t>(area[cell]);
    }
    template <class Visit, class Refresh>
    void downstream(Visit&& visit, Refresh&&) const {
        for (const std::int32_t cell : order) visit(static_cast<std::uint32_t>(cell));
    }
    template <class Give>
    void donors(std::uint32_t cell, Give&& give) const;
};

// `options.surface` is taken as sloping. The two spacings are along rows and along columns.
FloodedRouting route_flooded(std::span<const double> height, std::int64_t columns,
                             std::int64_t rows, double spacing_x_m, double spacing_y_m,
                             FloodOptions options = {});

// How many streams of order 1, 2, ... there are: a stream ends where the order changes or at an
// outlet.
std::vector<std::int64_t> streams_by_order(const FloodedRouting& routing,
                                           std::span<const std::uint8_t> orders);

template <class Give>
void FloodedRouting::donors(std::uint32_t cell, Give&& give) const {
    const std::int64_t x = cell % columns, y = cell / columns;
    for (Direction d = 0; d < 8; ++d) {
        const std::int64_t from_x = x + step_x[d], from_y = y + step_y[d];
        if (from_x < 0 || from_x >= columns || from_y < 0 || from_y >= rows) continue;
        const std::int64_t from = from_y * columns + from_x;
        if (receiver[static_cast<std::size_t>(from)] == static_cast<std::int32_t>(cell))
            give(static_cast<std::uint32_t>(from));
    }
}

}  // namespace cuesta::flow

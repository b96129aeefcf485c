// SPDX-License-Identifier: Apache-2.0
// What all kinds of drainage have in common: every cell has at most one receiver, and no circles.
//
//   graph.downstream(visit, refresh)   visit(cell) for every cell but gaps, after all its donors
//   graph.donors(cell, give)           give(donor) for every cell that drains into this one
//   graph.cells_above(cell)            how many cells drain through it, itself included
//
// Drainage is such a graph, of a block, on several threads: refresh() brings what the caller keeps
// for cells of other blocks up to date. DrainageMap and FloodedRouting are whole maps on one thread
// and never call it. What follows from the graph alone is written here, once:
//
//   Strahler order   1 where a channel begins; where two or more of the largest order meet, one
//                    more                                                          [strahler1957]
#pragma once

#include <concepts>
#include <cstdint>
#include <vector>

#include "cuesta/flow/frame.h"

namespace cuesta::flow {

using MapCell = std::uint32_t;  // of a whole map held in one place
inline constexpr MapCell no_cell = 0xffffffffu;

template <class Graph>
concept DrainageGraph = requires(const Graph& graph, std::uint32_t cell) {
    graph.downstream([](std::uint32_t) {}, [] {});
    graph.donors(cell, [](std::uint32_t) {});
    { graph.cells_above(cell) } -> std::convertible_to<std::uint64_t>;
};
template <class Graph>
concept WholeDrainageGraph = DrainageGraph<Graph> && requires(const Graph& graph) {
    { graph.size() } -> std::convertible_to<std::size_t>;  // cells are numbered from 0
};

// Orders of channels, cells through which at least `least_cells` drain. Elsewhere `order` keeps the
// 0 it holds before.
template <DrainageGraph Graph, class Orders, class Refresh>
void walk_strahler(const Graph& graph, std::uint32_t least_cells, Orders& order,
                   Refresh&& refresh) {
    const auto visit = [&](std::uint32_t cell) {
        if (graph.cells_above(cell) < least_cells) return;
        std::uint8_t largest = 0, times = 0;
        graph.donors(cell, [&](std::uint32_t donor) {
            if (order[donor] > largest) largest = order[donor], times = 0;
            if (order[donor] == largest && largest > 0) ++times;
        });
        order[cell] = static_cast<std::uint8_t>(largest == 0 ? 1 : largest + (times > 1 ? 1 : 0));
    };
    graph.downstream(visit, refresh);
}

// Of a whole map; 0 off the channels. `least_cells` is at least 1.
template <WholeDrainageGraph Graph>
std::vector<std::uint8_t> strahler_orders(const Graph& graph, std::uint32_t least_cells) {
    std::vector<std::uint8_t> order(graph.size(), 0);
    walk_strahler(graph, least_cells, order, [] {});
    return order;
}

// Cells of a whole map in an order in which each comes after its donors: from every source down as
// long as all donors of the next cell have come. receiver(cell) is no_cell where water ends;
// is_land(cell) is false in gaps.
template <class IsLand, class Receiver>
std::vector<std::uint32_t> order_downstream(std::uint32_t cells, IsLand&& is_land,
                                            Receiver&& receiver) {
    std::vector<std::uint8_t> pending(cells, 0);  // donors that have not come
    std::size_t land = 0;
    for (std::uint32_t cell = 0; cell < cells; ++cell) {
        if (!is_land(cell)) continue;
        ++land;
        const std::uint32_t to = receiver(cell);
        if (to != no_cell) ++pending[to];
    }
    std::vector<bool> source(cells);
    for (std::uint32_t cell = 0; cell < cells; ++cell)
        source[cell] = pending[cell] == 0 && is_land(cell);
    std::vector<std::uint32_t> order;
    order.reserve(land);
    for (std::uint32_t start = 0; start < cells; ++start) {
        if (!source[start]) continue;
        for (std::uint32_t cell = start;;) {
            order.push_back(cell);
            cell = receiver(cell);
            if (cell == no_cell || --pending[cell] != 0) break;
        }
    }
    return order;
}

}  // namespace cuesta::flow

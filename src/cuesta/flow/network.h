// SPDX-License-Identifier: Apache-2.0
// Rivers of a map as lines of cells, from source to mouth.
//
// A cell is a river where at least a given number of cells drain through it. Where rivers meet, the
// one with the larger area goes on; the others end there, at a cell of it, so that lines join. A
// river thus runs from its farthest large source to the end of the land.
//
// Heights along a line are those of the water: lakes are crossed at their level, so a line never
// climbs.
//
// Holds   every river cell lies on exactly one river, but for the last cell of a tributary. The
//         same lines in the same order for any threads and blocks, since only whole numbers decide.
// Limits  one thread; below 2^32 cells.
// Cost    O(cells), 14 bytes a cell beside the map. Of a map of which only the rivers are there
//         (DrainageMap::ids) those are all its cells, and finding one takes a search.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/flow/drainage_graph.h"

namespace cuesta::flow {

// Drainage of a map, cell by cell, collected from its blocks: of all cells, or of some that matter.
// A MapCell is the place of a cell in these lists.
struct DrainageMap {
    Grid grid;
    std::vector<Direction> direction;  // rerouted: see flow/drainage.h
    std::vector<std::uint32_t> cells;  // that drain through each one
    std::vector<std::int32_t> water;   // ground, or the level of the lake over it; units
    std::vector<CellId> ids{};         // of the cells that are here, ascending; empty: all are

    CellId id(MapCell cell) const { return ids.empty() ? cell : ids[cell]; }
    // The cell that gets the water of this one; nowhere if it has no receiver here.
    MapCell receiver(MapCell id) const;
    std::size_t size() const { return direction.size(); }
    std::uint32_t cells_above(MapCell id) const { return cells[id]; }
    // Calls visit(id) for every cell but gaps, after all its donors; see flow/drainage_graph.h.
    template <class Visit, class Refresh>
    void downstream(Visit&& visit, Refresh&&) const;
    // Calls give(id) for each neighbour that gives to the cell, in the order of directions.
    template <class Give>
    void donors(MapCell id, Give&& give) const;
    MapCell beside(MapCell id, Direction d) const;  // nowhere beyond the border, or if not here
};

inline constexpr std::uint32_t no_river = 0xffffffffu;

struct River {
    std::vector<MapCell> line;       // downhill; at least two cells
    std::uint32_t joins = no_river;  // the river whose cell its line ends at
    std::uint32_t cells = 0;         // that drain through its own last cell
    std::uint8_t strahler = 0;       // of its own last cell

    // Cells of the line that are its own.
    std::size_t own() const { return joins == no_river ? line.size() : line.size() - 1; }
    bool operator==(const River&) const = default;
};

// By area, the largest first. `least_cells` is at least 1.
std::vector<River> trace_rivers(const DrainageMap& map, std::uint32_t least_cells);

// Along the line, diagonal steps being sqrt(2) cells.
double length_m(const DrainageMap& map, const River& river);

template <class Visit, class Refresh>
void DrainageMap::downstream(Visit&& visit, Refresh&&) const {
    const auto is_land = [&](MapCell id) { return direction[id] != gap; };
    const auto order = order_downstream(static_cast<MapCell>(size()), is_land,
                                        [&](MapCell id) { return receiver(id); });
    for (const MapCell id : order) visit(id);
}

template <class Give>
void DrainageMap::donors(MapCell id, Give&& give) const {
    for (Direction d = 0; d < 8; ++d) {
        const MapCell other = beside(id, d);
        if (other != no_cell && direction[other] == opposite(d)) give(other);
    }
}

}  // namespace cuesta::flow

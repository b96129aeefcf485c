// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/network.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/check.h"

namespace cuesta::flow {
namespace {

class Tracer {
public:
    Tracer(const DrainageMap& map, std::uint32_t least_cells) : map_(map), least_(least_cells) {}

    bool is_river(MapCell id) const {
        return map_.direction[id] != gap && map_.cells[id] >= least_;
    }

    // The donor with the largest area, of equal ones the first; nowhere if there is none. Those
    // off the rivers count if `any`.
    MapCell main_donor(MapCell id, bool any = false) const {
        MapCell best = no_cell;
        map_.donors(id, [&](MapCell donor) {
            if (!any && !is_river(donor)) return;
            if (best == no_cell || map_.cells[donor] > map_.cells[best]) best = donor;
        });
        return best;
    }
    bool is_last(MapCell id) const {
        const MapCell to = map_.receiver(id);
        return to == no_cell || main_donor(to) != id;
    }

    River up_from(MapCell last) const {
        River river;
        river.cells = map_.cells[last];
        for (MapCell id = last; id != no_cell; id = main_donor(id)) river.line.push_back(id);
        std::reverse(river.line.begin(), river.line.end());
        return river;
    }

private:
    const DrainageMap& map_;
    std::uint32_t least_;
};

}  // namespace

MapCell DrainageMap::beside(MapCell cell, Direction d) const {
    const auto columns = grid.columns;
    const auto here = static_cast<std::int64_t>(id(cell));
    const auto x = behind(here % columns + step_x[d], columns, grid.wraps_x());
    const auto y = behind(here / columns + step_y[d], grid.rows, grid.wraps_y());
    if (!x || !y) return no_cell;
    const auto wanted = static_cast<CellId>(*y * columns + *x);
    if (ids.empty()) return static_cast<MapCell>(wanted);
    const auto found = std::lower_bound(ids.begin(), ids.end(), wanted);
    if (found == ids.end() || *found != wanted) return no_cell;
    return static_cast<MapCell>(found - ids.begin());
}

MapCell DrainageMap::receiver(MapCell id) const {
    return has_receiver(direction[id]) ? beside(id, direction[id]) : no_cell;
}

std::vector<River> trace_rivers(const DrainageMap& map, std::uint32_t least_cells) {
    CUESTA_CHECK(least_cells >= 1, "a river needs a cell");
    const std::vector<std::uint8_t> order = strahler_orders(map, least_cells);
    const Tracer tracer(map, least_cells);
    const auto size = static_cast<MapCell>(map.direction.size());
    std::vector<MapCell> ends;
    for (MapCell id = 0; id < size; ++id)
        if (tracer.is_river(id) && tracer.is_last(id)) ends.push_back(id);
    std::stable_sort(ends.begin(), ends.end(),
                     [&](MapCell a, MapCell b) { return map.cells[a] > map.cells[b]; });

    std::vector<River> rivers;
    std::vector<std::uint32_t> river_of(map.direction.size(), no_river);
    for (const MapCell last : ends) {
        River river = tracer.up_from(last);
        const MapCell to = map.receiver(last);
        river.strahler = order[last];
        if (to != no_cell) {
            // What it joins has more area, so it is there already.
            river.joins = river_of[to];
            river.line.push_back(to);
        }
        // A mouth that is its own source begins with what gives most to it.
        if (river.line.size() == 1) {
            const MapCell donor = tracer.main_donor(last, true);
            if (donor == no_cell) continue;
            river.line.insert(river.line.begin(), donor);
        }
        const auto index = static_cast<std::uint32_t>(rivers.size());
        for (std::size_t i = 0; i < river.own(); ++i)
            if (tracer.is_river(river.line[i])) river_of[river.line[i]] = index;
        rivers.push_back(std::move(river));
    }
    return rivers;
}

double length_m(const DrainageMap& map, const River& river) {
    std::int64_t straight = 0, diagonal = 0;
    for (std::size_t i = 0; i + 1 < river.line.size(); ++i)
        ++(is_diagonal(map.direction[river.line[i]]) ? diagonal : straight);
    return map.grid.spacing_m *
           (static_cast<double>(straight) + static_cast<double>(diagonal) * std::numbers::sqrt2);
}

}  // namespace cuesta::flow

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

    bool is_river(CellId id) const { return map_.direction[id] != gap && map_.cells[id] >= least_; }

    // The donor with the largest area, of equal ones the first; nowhere if there is none. Those
    // off the rivers count if `any`.
    CellId main_donor(CellId id, bool any = false) const {
        CellId best = Frame::nowhere;
        map_.donors(id, [&](CellId donor) {
            if (!any && !is_river(donor)) return;
            if (best == Frame::nowhere || map_.cells[donor] > map_.cells[best]) best = donor;
        });
        return best;
    }
    bool is_last(CellId id) const {
        const CellId to = map_.receiver(id);
        return to == Frame::nowhere || main_donor(to) != id;
    }

    River up_from(CellId last) const {
        River river;
        river.cells = map_.cells[last];
        for (CellId id = last; id != Frame::nowhere; id = main_donor(id)) river.line.push_back(id);
        std::reverse(river.line.begin(), river.line.end());
        return river;
    }

private:
    const DrainageMap& map_;
    std::uint32_t least_;
};

}  // namespace

CellId DrainageMap::beside(CellId id, Direction d) const {
    const auto columns = grid.columns;
    const auto x =
        behind(static_cast<std::int64_t>(id) % columns + step_x[d], columns, grid.wraps_x());
    const auto y =
        behind(static_cast<std::int64_t>(id) / columns + step_y[d], grid.rows, grid.wraps_y());
    if (!x || !y) return Frame::nowhere;
    return static_cast<CellId>(*y * columns + *x);
}

CellId DrainageMap::receiver(CellId id) const {
    return has_receiver(direction[id]) ? beside(id, direction[id]) : Frame::nowhere;
}

std::vector<River> trace_rivers(const DrainageMap& map, std::uint32_t least_cells) {
    CUESTA_CHECK(least_cells >= 1, "a river needs a cell");
    const std::vector<std::uint8_t> order = strahler_orders(map, least_cells);
    const Tracer tracer(map, least_cells);
    const auto size = static_cast<CellId>(map.direction.size());
    std::vector<CellId> ends;
    for (CellId id = 0; id < size; ++id)
        if (tracer.is_river(id) && tracer.is_last(id)) ends.push_back(id);
    std::stable_sort(ends.begin(), ends.end(),
                     [&](CellId a, CellId b) { return map.cells[a] > map.cells[b]; });

    std::vector<River> rivers;
    std::vector<std::uint32_t> river_of(map.direction.size(), no_river);
    for (const CellId last : ends) {
        River river = tracer.up_from(last);
        const CellId to = map.receiver(last);
        river.strahler = order[last];
        if (to != Frame::nowhere) {
            // What it joins has more area, so it is there already.
            river.joins = river_of[to];
            river.line.push_back(to);
        }
        // A mouth that is its own source begins with what gives most to it.
        if (river.line.size() == 1) {
            const CellId donor = tracer.main_donor(last, true);
            if (donor == Frame::nowhere) continue;
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

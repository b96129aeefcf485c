// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_end.h"

#include <cmath>

namespace cuesta {

namespace {

// 0 on the axis, below 0 before it, above 0 behind it.
int off(const DropAxis& axis, const DropSpot& spot) {
    return !drop_law::beyond(axis, spot) ? 0 : spot.at < 0 ? -1 : 1;
}

}  // namespace

Side side_left(const DropMap& map, const DropSpot& x, const DropSpot& y) {
    const int along = off(map.axis_x(), x);
    return along < 0                  ? Side::west
           : along > 0                ? Side::east
           : off(map.axis_y(), y) < 0 ? Side::north
                                      : Side::south;
}

bool meets_wall(const DropMap& map, const DropRule& rule, const DropSpot& x, const DropSpot& y) {
    const int along = off(map.axis_x(), x), down = off(map.axis_y(), y);
    return (along < 0 && rule.closed[0]) || (along > 0 && rule.closed[1]) ||
           (down < 0 && rule.closed[2]) || (down > 0 && rule.closed[3]);
}

void count_end(DropTally& tally, std::int32_t fate) {
    if ((fate & DropFate::ended) == 0) return;
    ++((fate & DropFate::stuck) != 0 ? tally.in_pits
       : (fate & DropFate::dry) != 0 ? tally.dry
                                     : tally.at_path_end);
}

void end_drop(const DropMap& map, const DropRule& rule, const DropCover& cover, const Drop& drop,
              std::int32_t fate, const DropWindow& window, const DropLoads* loads,
              DropTally& tally) {
    const bool has_left = (fate & DropFate::left) != 0;
    count_end(tally, fate);
    if (has_left && !meets_wall(map, rule, drop.along(), drop.down())) {
        const Side side = side_left(map, drop.along(), drop.down());
        tally.lost[static_cast<std::size_t>(side)] += drop.load;
        ++tally.left;
        tally.add_gone(loads);
        return;
    }
    if (has_left) ++tally.at_border;
    if (rule.residual == DropResidual::discard) {
        tally.discarded += drop.load;
        tally.add_gone(loads);
        return;
    }
    // One that ran into a closed border stands beyond it: back by its last step.
    const auto back = [&](std::int64_t end, const DropSpot& spot, float by) {
        return has_left ? place_ahead(drop_axis(end, false), spot, -by, 1) : spot;
    };
    const DropSpot px = back(map.width(), drop.along(), drop.dx),
                   py = back(map.length(), drop.down(), drop.dy);
    const std::int64_t x = cell_of(px), y = cell_of(py);
    const auto part = [](float at) { return at - std::trunc(at); };
    const auto share = drop_law::on_corners(drop.load, part(px.at), part(py.at));
    // Spread by the brush: as if the opposite were eroded, where all ground is equally soft.
    const bool spread = rule.residual == DropResidual::spread;
    const bool inverse = spread && window.spread == nullptr;
    std::int32_t* plane = inverse ? window.eroded : spread ? window.spread : window.deposited;
    const std::int32_t sign = inverse ? -1 : 1;
    std::int32_t* north = plane + window.line(y) * window.stride + x;
    std::int32_t* south = plane + ((window.line(y) + 1) & window.mask) * window.stride + x;
    north[0] += sign * share.nw, north[1] += sign * share.ne;
    south[0] += sign * share.sw, south[1] += sign * share.se;
    if (loads == nullptr) return;
    auto& to = spread ? cover.kinds->residue : cover.kinds->deposited;
    for (std::size_t m = 0; m < static_cast<std::size_t>(cover.kinds->count); ++m)
        deposit_kind(to[m], x, map.line(y), share, drop.load, (*loads)[m]);
}

}  // namespace cuesta

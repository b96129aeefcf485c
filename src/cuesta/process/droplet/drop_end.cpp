// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_end.h"

#include <algorithm>

namespace cuesta {

Side side_left(const DropMap& map, float x, float y) {
    return x < 0                                  ? Side::west
           : x >= static_cast<float>(map.width()) ? Side::east
           : y < 0                                ? Side::north
                                                  : Side::south;
}

bool meets_wall(const DropMap& map, const DropRule& rule, float x, float y) {
    return (x < 0 && rule.closed[0]) || (x >= static_cast<float>(map.width()) && rule.closed[1]) ||
           (y < 0 && rule.closed[2]) || (y >= static_cast<float>(map.length()) && rule.closed[3]);
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
    if (has_left && !meets_wall(map, rule, drop.x, drop.y)) {
        tally.lost[static_cast<std::size_t>(side_left(map, drop.x, drop.y))] += drop.load;
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
    const float px =
        has_left ? std::clamp(drop.x - drop.dx, 0.0f, last_place(map.width())) : drop.x;
    const float py =
        has_left ? std::clamp(drop.y - drop.dy, 0.0f, last_place(map.length())) : drop.y;
    const auto x = static_cast<std::int64_t>(px), y = static_cast<std::int64_t>(py);
    const auto share =
        drop_law::on_corners(drop.load, px - static_cast<float>(x), py - static_cast<float>(y));
    const std::int64_t row = y + window.shift;
    // Spread by the brush: as if the opposite were eroded, where all ground is equally soft.
    const bool spread = rule.residual == DropResidual::spread;
    const bool inverse = spread && window.spread == nullptr;
    std::int32_t* plane = inverse ? window.eroded : spread ? window.spread : window.deposited;
    const std::int32_t sign = inverse ? -1 : 1;
    std::int32_t* north = plane + (row & window.mask) * window.stride + x;
    std::int32_t* south = plane + ((row + 1) & window.mask) * window.stride + x;
    north[0] += sign * share.nw, north[1] += sign * share.ne;
    south[0] += sign * share.sw, south[1] += sign * share.se;
    if (loads == nullptr) return;
    auto& to = spread ? cover.kinds->residue : cover.kinds->deposited;
    for (std::size_t m = 0; m < static_cast<std::size_t>(cover.kinds->count); ++m)
        deposit_kind(to[m], x, y - map.top, share, drop.load, (*loads)[m]);
}

}  // namespace cuesta

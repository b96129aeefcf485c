// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cuesta/base/error.h"
#include "cuesta/process/droplet/drop_sequence.h"
#include "cuesta/process/droplet/drop_storm.h"
#include "cuesta/terrain/layer_stack.h"

namespace cuesta {

DropTrace trace_drop(const Droplets& op, const Grid& grid, const Raster& map, double x_m,
                     double y_m) {
    if (!(x_m >= 0 && y_m >= 0 && x_m <= grid.extent_x_m() && y_m <= grid.extent_y_m()))
        throw Error(fmt::format("x {:g}, y {:g} m lies outside the map of {:g} x {:g} m", x_m, y_m,
                                grid.extent_x_m(), grid.extent_y_m()));
    float low = INFINITY, high = -INFINITY;
    for (const float v : map.samples)
        if (std::isfinite(v)) low = std::min(low, v), high = std::max(high, v);
    if (!(low <= high)) throw Error("the map has no heights");
    const double unit_m =
        LayerStack::unit_for(std::max(std::abs(double{low}), std::abs(double{high})));
    IntField whole({grid.columns, grid.rows, 0});
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const float v = std::isfinite(map.at(x, y)) ? map.at(x, y) : low;
            whole.at(x, y) = static_cast<std::int32_t>(std::floor(double{v} / unit_m + 0.5));
        }
    const DropNumbers numbers = drop_numbers(op);
    DropRule rule = drop_rule(numbers, grid, unit_m);
    if (!op.hardness.is_field()) rule.softness = static_cast<float>(1 - op.hardness.number);
    const DropRing ring = drop_ring(numbers, rule, grid);
    DropMap land = make_land(whole, grid, ring);
    if (land.empty()) throw Error("the map is too small for drops");
    DropCover cover;
    cover.floor = floor_units(op.floor, unit_m);
    cover.ceiling = static_cast<std::int32_t>(std::floor(double{high} / unit_m + 0.5));
    Drop drop;
    drop.put(
        spot_of(land.axis_x(), x_m / grid.spacing_m + static_cast<double>(ring.west), land.width()),
        spot_of(land.axis_y(), y_m / grid.spacing_m + static_cast<double>(ring.north),
                land.length()));
    drop.speed2 = rule.speed2, drop.water = rule.water;
    DropTrace trace;
    const double area_m2 = grid.spacing_m * grid.spacing_m;
    DropTally tally;
    run_drop(land, rule, cover, {1, 1}, 0, drop, tally, [&](const Drop& now) {
        const DropPlace place = place_at(land, now.along(), now.down());
        const auto at_m = [&](const DropSpot& spot, std::int64_t beyond) {
            return (double{spot.at} + static_cast<double>(spot.frame - beyond)) * grid.spacing_m;
        };
        trace.states.push_back({at_m(now.along(), ring.west), at_m(now.down(), ring.north),
                                (place.base + double{place.height()}) * unit_m, double{now.dx},
                                double{now.dy}, std::sqrt(double{now.speed2}), double{now.water},
                                now.load * unit_m * area_m2});
    });
    trace.end = tally.left > 0        ? "edge"
                : tally.at_border > 0 ? "border"
                : tally.in_pits > 0   ? "pit"
                : tally.dry > 0       ? "water"
                                      : "path";
    return trace;
}

}  // namespace cuesta

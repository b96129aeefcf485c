// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/eruptions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/process/impact/event_draw.h"
#include "cuesta/process/volcano/volcanism.h"

namespace cuesta {
namespace {

constexpr std::int64_t most_eruptions = 100;
constexpr double most_mean_m = 100;  // of all lava of an eruption, over the map
constexpr std::uint32_t number_of = 0, vent_of = 1, site_of = 2, size_of = 3, look_of = 4,
                        turn_of = 5;
constexpr double radian = std::numbers::pi / 180;

double shorter_side_m(const Grid& grid) {
    return std::max(grid.spacing_m, std::min(grid.extent_x_m(), grid.extent_y_m()));
}

// In the middle of the site's law, before it is spread.
std::array<double, 2> vent(const Volcanism& op, const StepContext& step, const EventDraw& draw,
                           std::int64_t number) {
    const Grid& grid = step.grid;
    double x = op.x * grid.extent_x_m(), y = op.y * grid.extent_y_m();
    if (op.vents == Volcanism::Vents::hot_spot) {
        const auto way = elementary::sincos(op.drift_direction * radian);
        const double gone = op.drift * op.time_step * static_cast<double>(step.step);
        x -= gone * way.sin, y += gone * way.cos;
    }
    if (op.vents == Volcanism::Vents::line) {
        const auto way = elementary::sincos(op.strike * radian);
        const auto which = std::min<std::int64_t>(
            op.count - 1, static_cast<std::int64_t>(draw.uniform(number, vent_of) *
                                                    static_cast<double>(op.count)));
        // Vents stay at their places from step to step.
        const EventDraw fixed(step.random, 0x7fffffff);
        const double at = (static_cast<double>(which) + fixed.uniform(which, vent_of)) /
                              static_cast<double>(op.count) -
                          0.5;
        const double length =
            op.length * std::max({grid.spacing_m, grid.extent_x_m(), grid.extent_y_m()});
        const double along = at * length, aside = op.bend * length * (0.25 - at * at);
        x += along * way.sin + aside * way.cos, y += -along * way.cos + aside * way.sin;
    }
    return {x, y};
}

// Onto the map over wrapped edges; whether it is on it.
bool on_map(double& at_m, std::int64_t size, bool wraps, double spacing_m) {
    const double end = static_cast<double>(wraps ? size : size - 1) * spacing_m;
    if (!wraps) return at_m >= -0.5 * spacing_m && at_m <= end + 0.5 * spacing_m;
    at_m -= std::floor(at_m / end) * end;
    return true;
}

}  // namespace

double usual_volume_m3(const Volcanism& op, const Grid& grid) {
    const double side = shorter_side_m(grid);
    return op.volume > 0 ? op.volume : 1e-5 * side * side * side;
}

EruptionList draw_eruptions(const Volcanism& op, const StepContext& step) {
    const Grid& grid = step.grid;
    const EventDraw draw(step.random, step.step);
    const double mean = std::min(op.rate * op.time_step, 1e6);
    const auto done = static_cast<double>(step.step);
    std::int64_t count = op.timing == Volcanism::Timing::even
                             ? static_cast<std::int64_t>(std::floor(mean * (done + 1) + 1e-9)) -
                                   static_cast<std::int64_t>(std::floor(mean * done + 1e-9))
                             : draw.poisson(mean, number_of);
    EruptionList list;
    list.left_out = std::max<std::int64_t>(0, count - most_eruptions);
    count = std::min(count, most_eruptions);
    const double most_m3 = most_mean_m * static_cast<double>(grid.cells()) * grid.cell_area_m2();
    for (std::int64_t i = 0; i < count; ++i) {
        const auto [x, y] = vent(op, step, draw, i);
        const double away = op.spread * shorter_side_m(grid);
        Eruption one;
        const auto site = draw.pair(i, site_of);
        const double r = away * std::sqrt(-2 * elementary::log(1 - site[0]));
        const auto turn = elementary::sincos(2 * std::numbers::pi * site[1]);
        one.x_m = x + r * turn.cos, one.y_m = y + r * turn.sin;
        const double decades = op.volume_spread * draw.normal(i, size_of);
        one.volume_m3 = std::min(
            most_m3, usual_volume_m3(op, grid) * elementary::exp(2.302585092994046 * decades));
        one.turn_rad = (op.strike + 20 * draw.normal(i, turn_of)) * radian;
        one.seed = draw.seed(i, look_of);
        const bool there = on_map(one.x_m, grid.columns, grid.wraps_x(), grid.spacing_m) &&
                           on_map(one.y_m, grid.rows, grid.wraps_y(), grid.spacing_m);
        if (there)
            list.eruptions.push_back(one);
        else
            ++list.off_map;
    }
    return list;
}

}  // namespace cuesta

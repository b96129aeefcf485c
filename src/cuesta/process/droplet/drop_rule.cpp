// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_rule.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/base/elementary.h"

namespace cuesta {
namespace {

constexpr double map_steps = 512;    // reference steps along a map whose own is not given
constexpr double height_steps = 32;  // and of its height unit
constexpr double radius_steps = 4, path_steps = 64, printed_capacity = 8;  // of the thesis
constexpr double most_per_cell = 1000;
constexpr double no_floor_m = -100'000;
constexpr double most_ahead_cells = 32;
// A cell passes its neighbours in one sweep by at most this share of the height unit per reference
// step; a quarter of the least capacity of the well-known form of the algorithm.
constexpr double clearance_share = 0.0025;

// What k steps that each take the share p of the rest take together; p itself if k is 1.
double share_of(double p, double k) {
    if (k == 1 || p <= 0) return p;
    if (p >= 1) return 1;
    return 1 - elementary::exp(k * elementary::log(1 - p));
}

}  // namespace

std::int32_t floor_units(double floor_m, double unit_m) {
    if (floor_m <= no_floor_m) return std::numeric_limits<std::int32_t>::min();
    // Not below by a part of a unit.
    return static_cast<std::int32_t>(std::clamp(std::ceil(floor_m / unit_m), -0x1p30, 0x1p30));
}

DropRule drop_rule(const DropNumbers& given, const Grid& grid, double unit_m) {
    const double d = grid.spacing_m;
    const double side = std::max({grid.extent_x_m(), grid.extent_y_m(), d});
    const double s = given.reference_step_m > 0 ? given.reference_step_m : side / map_steps;
    const double H = given.height_unit_m > 0 ? given.height_unit_m : height_steps * s;
    const double k = d / s;
    DropRule rule;
    rule.reference_m = s, rule.height_m = H;
    const double keep =
        k == 1 ? given.inertia : given.inertia / (given.inertia + k * (1 - given.inertia));
    rule.keep = static_cast<float>(keep);
    rule.pull = static_cast<float>((1 - keep) * (unit_m / H) / k);
    rule.falls = static_cast<float>(1 / k);
    // Half the map at the most: a place ahead is brought back over a wrapped edge once.
    const double half_map =
        std::max(1.0, 0.5 * static_cast<double>(std::min(grid.columns, grid.rows)));
    rule.ahead = static_cast<float>(std::clamp(1 / k, 1.0, std::min(most_ahead_cells, half_map)));
    rule.least_fall = static_cast<float>(given.min_slope * H / unit_m);
    // One drop for all that fall on a large cell, if their number is left to us or is a density.
    const double bundle = given.count == 0 ? std::max(1.0, k * k) : 1;
    const double columns = bundle / (k * k);
    rule.capacity = static_cast<float>(printed_capacity * given.capacity * columns);
    rule.most_share = static_cast<float>(columns);
    rule.deposit = static_cast<float>(share_of(given.deposition, k));
    rule.erode = static_cast<float>(share_of(given.erosion, k));
    const double dries = share_of(given.evaporation, k);
    rule.wet = static_cast<float>(1 - dries);
    rule.gravity = static_cast<float>(given.gravity * unit_m / H);
    rule.speed2 = static_cast<float>(given.speed * given.speed);
    rule.water = static_cast<float>(given.water);
    rule.min_water = static_cast<float>(given.min_water);
    double life = std::ceil((given.path_m > 0 ? given.path_m : path_steps * s) / d - 1e-9);
    // A drop that dries up before counts no further.
    if (dries >= 1)
        life = 1;
    else if (dries > 0 && given.min_water > 0 && given.water > given.min_water)
        life = std::min(
            life, 2 + elementary::log(given.min_water / given.water) / elementary::log(1 - dries));
    rule.life = static_cast<std::int32_t>(std::clamp(life, 1.0, static_cast<double>(longest_life)));
    const double radius = (given.radius_m > 0 ? given.radius_m : radius_steps * s) / d;
    rule.radius = static_cast<float>(std::clamp(radius, 1.0, most_radius_cells));
    rule.deposit_radius =
        s > d * (1 + 1e-9) ? static_cast<float>(std::min(s / d, most_radius_cells)) : 0;
    rule.clearance = static_cast<std::int32_t>(
        std::clamp(clearance_share * H * std::min(k, 1.0) / unit_m, 1.0, 0x1p28));
    rule.residual = given.residual;
    rule.fill = given.fill_pits ? 1.0f : 0.0f;
    for (std::size_t side = 0; side < rule.closed.size(); ++side)
        rule.closed[side] = grid.edges.is_wall(static_cast<Side>(side));
    rule.in_flight = std::max<std::int64_t>(
        1, static_cast<std::int64_t>(given.in_flight * std::min(1.0, k * k) * 0x1p20));
    rule.drops_per_cell = k * k / bundle;
    rule.per_km2 = d * d * 1e-6 / bundle;
    return rule;
}

DropDemand drop_demand(const DropNumbers& given, const DropRule& rule, const Grid& grid,
                       double density_per_km2) {
    DropDemand demand;
    const auto cells = static_cast<double>(grid.cells());
    const bool automatic = !given.density_field && given.density_per_km2 == 0;
    demand.per_cell = given.count > 0 ? static_cast<double>(given.count) / cells
                      : automatic     ? rule.drops_per_cell
                                      : density_per_km2 * rule.per_km2;
    if (demand.per_cell > most_per_cell) {
        demand.limited = static_cast<std::int64_t>((demand.per_cell - most_per_cell) * cells);
        demand.per_cell = most_per_cell;
    }
    return demand;
}

}  // namespace cuesta

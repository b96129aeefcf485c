// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_slip.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/base/elementary.h"
#include "cuesta/process/impact/lump_noise.h"

namespace cuesta {
namespace {

constexpr double gravity = 9.81;        // m/s2
constexpr double water_density = 1000;  // kg/m3
constexpr double tan_scarp = 2.1445;    // 65 degrees
constexpr std::size_t least_cells = 6;  // of a slide

double tangent(double rad) {
    const auto a = elementary::sincos(rad);
    return a.sin / a.cos;
}

struct Gradient {
    double x = 0, y = 0, z_m = 0;
    bool known = false;
};

// Of the plane that fits the ground within a radius of the foot.
Gradient fit(const SurfaceWindow& window, const SlipPlace& place, double radius_m) {
    const auto cells = std::max<std::int64_t>(
        1, static_cast<std::int64_t>(std::floor(radius_m / place.spacing_m + 0.5)));
    double n = 0, sx = 0, sy = 0, sz = 0, xx = 0, xy = 0, yy = 0, xz = 0, yz = 0;
    for (std::int64_t j = -cells; j <= cells; ++j)
        for (std::int64_t i = -cells; i <= cells; ++i) {
            if (i * i + j * j > cells * cells) continue;
            if (!window.contains(place.x + i, place.y + j)) continue;
            const std::int32_t units = window.at(place.x + i, place.y + j);
            if (units == SurfaceWindow::outside) continue;
            const auto x = static_cast<double>(i), y = static_cast<double>(j);
            const double z = units * place.unit_m;
            n += 1, sx += x, sy += y, sz += z;
            xx += x * x, xy += x * y, yy += y * y, xz += x * z, yz += y * z;
        }
    if (n < 5) return {};
    xx -= sx * sx / n, xy -= sx * sy / n, yy -= sy * sy / n;
    xz -= sx * sz / n, yz -= sy * sz / n;
    const double det = xx * yy - xy * xy;
    if (!(det > 1e-9 * (xx + yy) * (xx + yy))) return {};
    return {(xz * yy - yz * xy) / det / place.spacing_m,
            (yz * xx - xz * xy) / det / place.spacing_m, sz / n, true};
}

}  // namespace

double SlopeStrength::tan_friction() const {
    return std::max(0.0, 1 - wetness * water_density / density) * tangent(friction_rad);
}

double SlopeStrength::critical_height_m(double slope_rad) const {
    const double friction = elementary::atan(tan_friction());
    if (slope_rad <= friction) return std::numeric_limits<double>::infinity();
    const double versine = 1 - elementary::cos(slope_rad - friction);
    return 4 * cohesion_pa / (density * gravity) * elementary::sin(slope_rad) *
           elementary::cos(friction) / std::max(versine, 1e-12);
}

Slip find_slip(const SurfaceWindow& window, const SlipPlace& place, const SlopeStrength& strength) {
    Slip slip;
    const std::int32_t foot = window.at(place.x, place.y);
    if (foot == SurfaceWindow::outside) return slip;
    const double s = place.spacing_m, unit = place.unit_m;
    const Gradient gradient = fit(window, place, std::max(1.5 * s, 0.75 * place.height_m));
    if (!gradient.known) return slip;
    const double steep = std::sqrt(gradient.x * gradient.x + gradient.y * gradient.y);
    slip.slope_rad = elementary::atan(steep);
    slip.critical_m = strength.critical_height_m(slip.slope_rad);
    if (!(steep > 0) || !std::isfinite(slip.critical_m)) return slip;
    slip.up_x = gradient.x / steep, slip.up_y = gradient.y / steep;

    // How high the slope is above its foot, as far as a slide of the height wanted reaches.
    const double length_m = place.height_m / steep;
    const double foot_m = foot * unit;
    for (double along = s; along <= 1.3 * length_m; along += s) {
        const auto x = place.x + static_cast<std::int64_t>(std::floor(along / s * slip.up_x + 0.5));
        const auto y = place.y + static_cast<std::int64_t>(std::floor(along / s * slip.up_y + 0.5));
        if (!window.contains(x, y) || window.at(x, y) == SurfaceWindow::outside) break;
        slip.height_m = std::max(slip.height_m, window.at(x, y) * unit - foot_m);
    }
    slip.height_m = std::min(slip.height_m, place.height_m);
    if (slip.height_m < place.factor * slip.critical_m || slip.height_m <= 0) return slip;

    // The spoon.
    const double friction = elementary::atan(strength.tan_friction());
    const double rise = tangent((slip.slope_rad + friction) / 2);
    const double crown_m = 0.85 * slip.height_m / steep;
    const double wide = 0.6 + 0.25 * double{lump_value(1, 7, place.seed)};
    const double half_m = std::max(2 * s, wide * slip.height_m / steep);
    const auto thickness = [&](std::int64_t x, std::int64_t y) -> double {
        const std::int32_t units = window.at(x, y);
        if (units == SurfaceWindow::outside) return 0;
        const double dx = static_cast<double>(x - place.x) * s;
        const double dy = static_cast<double>(y - place.y) * s;
        const double bend = double{lumps(static_cast<float>(dx / half_m * 1.7),
                                         static_cast<float>(dy / half_m * 1.7), place.seed, 4)};
        const double up = dx * slip.up_x + dy * slip.up_y;
        const double aside = (dx * slip.up_y - dy * slip.up_x) / half_m;
        if (up < -0.5 * s) return 0;
        const double crown = crown_m * (1 + 0.25 * bend);
        const double steeper = std::max(0.0, up - crown) * (tan_scarp - rise);
        // Bent up at the sides until it leaves the ground there.
        const double side =
            slip.height_m * (0.3 * aside * aside + 0.4 * aside * aside * aside * aside);
        const double surface = foot_m + rise * up + steeper + side + 0.04 * slip.height_m * bend;
        return units * unit - surface;
    };
    // Connected ground above it, from the foot on.
    std::vector<std::uint8_t> seen(window.units.size(), 0);
    std::vector<std::pair<std::int64_t, std::int64_t>> front;
    const auto reach = [&](std::int64_t x, std::int64_t y) {
        if (!window.contains(x, y) || seen[window.index(x, y)] != 0) return;
        seen[window.index(x, y)] = 1;
        if (thickness(x, y) > 0) front.emplace_back(x, y);
    };
    for (std::int64_t j = -2; j <= 2; ++j)
        for (std::int64_t i = -2; i <= 2; ++i) reach(place.x + i, place.y + j);
    std::vector<std::size_t> cells;
    while (!front.empty()) {
        const auto [x, y] = front.back();
        front.pop_back();
        cells.push_back(window.index(x, y));
        reach(x + 1, y), reach(x - 1, y), reach(x, y + 1), reach(x, y - 1);
    }
    if (cells.size() < least_cells) return slip;
    std::sort(cells.begin(), cells.end());
    slip.crown = foot;
    for (const std::size_t cell : cells) {
        const auto x = static_cast<std::int64_t>(cell) % window.columns;
        const auto y = static_cast<std::int64_t>(cell) / window.columns;
        const auto units = static_cast<std::int32_t>(std::min(thickness(x, y) / unit, 0x1p28));
        if (units <= 0) continue;
        slip.cells.push_back(cell), slip.units.push_back(units);
        slip.volume += units;
        slip.crown = std::max<std::int64_t>(slip.crown, window.units[cell]);
    }
    return slip;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_wind.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/world/transport_lines.h"

namespace cuesta {
namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double degree = pi / 180;
constexpr double meridional_share = 0.27;  // V / U
constexpr double polar_share = 0.42;       // of U, the east wind of the poles
constexpr double turns_from = 61, turns_to = 69;
constexpr double spin = 7.292e-5, friction = 1.2e-5;  // 1/s
constexpr double pressure_m2_s2_k = 50;               // a / rho: 0.6 hPa/K
constexpr double smooth_m = 350e3, left_out = 0.6;
constexpr double most_monsoon = 9;  // m/s
constexpr double follows = 0.6;     // share of the thermal equator's way that bands go with it
constexpr double by_sun = 0.22;     // and of the sun's, six weeks late

double bell(double x, double width) {
    return elementary::exp(-(x * x) / (width * width));
}
double smooth_step(double x) {
    const double t = std::clamp(x, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

// Bands far from the equator move less than the rains do.
double shift_at(double latitude, double shift) {
    return shift * (0.35 + 0.65 * bell(latitude / degree, 40));
}

// Ascent of the mean circulation: at the thermal equator, in the storm tracks; descent between.
double ascent_at(double latitude_deg) {
    const double a = std::abs(latitude_deg);
    return 1.03 + 0.30 * bell(latitude_deg, 14) - 0.12 * bell(a - 23, 9) + 0.90 * bell(a - 48, 15);
}

}  // namespace

Wind wind_band(double wind_m_s, double latitude, double shift) {
    const double p = latitude - shift_at(latitude, shift), a = std::abs(p) / degree;
    const double tropic = -elementary::cos(3 * std::min(std::abs(p), 60 * degree));
    const double polar = smooth_step((a - turns_from) / (turns_to - turns_from));
    const double fade = smooth_step((90 - a) / 12);  // no wind at the pole itself
    const double east = (tropic * (1 - polar) - polar_share * polar) * fade;
    const double north = -meridional_share * elementary::sin(6 * p) * fade;
    return {wind_m_s * east, -wind_m_s * north};
}

std::vector<double> thermal_equator(const ClimateGrid& grid, const ClimatePlane& temperature,
                                    double without) {
    std::vector<double> found(static_cast<std::size_t>(grid.columns), without);
    // Only a map that reaches well into both hemispheres shows where it is.
    if (grid.latitude.front() < 30 * degree || grid.latitude.back() > -30 * degree) return found;
    parallel_for(0, grid.columns, 16, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t x = lo; x < hi; ++x) {
            double weight = 0, sum = 0;
            for (std::int64_t y = 0; y < grid.rows; ++y) {
                const double latitude = grid.latitude[static_cast<std::size_t>(y)];
                if (std::abs(latitude) > 35 * degree) continue;
                const double warm = std::max(0.0, temperature[grid.at(x, y)] - 15);
                const double w = warm * warm * warm * warm;
                weight += w, sum += w * latitude;
            }
            found[static_cast<std::size_t>(x)] = weight > 0 ? sum / weight : without;
        }
    });
    // Along the row over a ninth of it to both sides.
    const std::int64_t n = grid.columns, reach = std::max<std::int64_t>(1, n / 14);
    std::vector<double> even(found.size());
    for (int pass = 0; pass < 2; ++pass) {
        for (std::int64_t x = 0; x < n; ++x) {
            double sum = 0;
            for (std::int64_t i = -reach; i <= reach; ++i) {
                const std::int64_t from = grid.wraps_x ? ((x + i) % n + n) % n
                                                       : std::clamp<std::int64_t>(x + i, 0, n - 1);
                sum += found[static_cast<std::size_t>(from)];
            }
            even[static_cast<std::size_t>(x)] = sum / static_cast<double>(2 * reach + 1);
        }
        found.swap(even);
    }
    return found;
}

void mean_bands(const ClimateRule& rule, const ClimateGrid& grid, ClimatePlane& east,
                ClimatePlane& south) {
    const auto cells = static_cast<std::size_t>(grid.cells());
    east.assign(cells, 0), south.assign(cells, 0);
    if (rule.sun == ClimateSun::locked) return;
    for (std::int64_t y = 0; y < grid.rows; ++y) {
        const Wind wind = wind_band(rule.wind_m_s, grid.latitude[static_cast<std::size_t>(y)], 0);
        for (std::int64_t x = 0; x < grid.columns; ++x)
            east[grid.at(x, y)] = wind.east, south[grid.at(x, y)] = wind.south;
    }
}

namespace {

// Air that flows in below the sun: along the ground towards the middle of the map.
void locked_winds(const ClimateRule& rule, const ClimateGrid& grid, WindYear& year) {
    const ClimatePlane sun = locked_sun(grid);
    const std::int64_t nx = grid.columns, ny = grid.rows;
    for (std::int64_t y = 0; y < ny; ++y)
        for (std::int64_t x = 0; x < nx; ++x) {
            const std::size_t i = grid.at(x, y);
            const std::int64_t e = grid.wraps_x ? (x + 1) % nx : std::min(x + 1, nx - 1);
            const std::int64_t w =
                grid.wraps_x ? (x + nx - 1) % nx : std::max<std::int64_t>(x - 1, 0);
            const std::int64_t n = std::max<std::int64_t>(y - 1, 0), s = std::min(y + 1, ny - 1);
            const double dx = grid.dx_m[static_cast<std::size_t>(y)];
            // The gradient of the cosine is the sine of the distance, towards the point.
            const double to_x = (sun[grid.at(e, y)] - sun[grid.at(w, y)]) / (2 * dx);
            const double to_y = (sun[grid.at(x, s)] - sun[grid.at(x, n)]) /
                                (grid.dy_m * static_cast<double>(std::max<std::int64_t>(s - n, 1)));
            const double size = std::sqrt(to_x * to_x + to_y * to_y);
            const double sine = std::sqrt(std::max(0.0, 1 - sun[i] * sun[i]));
            const double fade = smooth_step(
                (90 - std::abs(grid.latitude[static_cast<std::size_t>(y)]) / degree) / 30);
            const double speed = size > 0 ? 0.6 * fade * rule.wind_m_s * sine / size : 0;
            for (int m = 0; m < months; ++m) {
                const auto k = static_cast<std::size_t>(m);
                year.east[k][i] = speed * to_x, year.south[k][i] = speed * to_y;
                year.ascent[k][i] = 0.8 + 0.7 * std::max(0.0, sun[i]) * std::max(0.0, sun[i]);
            }
        }
}

}  // namespace

WindYear winds(const ClimateRule& rule, const ClimateGrid& grid, const ClimateLand& land,
               const ClimateYear& temperature) {
    const auto cells = static_cast<std::size_t>(grid.cells());
    WindYear year;
    for (int m = 0; m < months; ++m)
        for (ClimateYear* one : {&year.east, &year.south, &year.ascent})
            (*one)[static_cast<std::size_t>(m)].assign(cells, 0);
    if (rule.sun == ClimateSun::locked) {
        locked_winds(rule, grid, year);
        return year;
    }
    const std::int64_t nx = grid.columns, ny = grid.rows;
    ClimatePlane warm(cells), to_east(cells), to_south(cells);
    const ClimatePlane still(cells, 0);
    // How much warmer a place is than the sea of its row; of the year's mean a part is left out.
    const auto add_warmth = [&](const ClimatePlane& month, double share) {
        for (std::int64_t y = 0; y < ny; ++y) {
            double mean = 0, weight = 0;
            for (std::int64_t x = 0; x < nx; ++x) {
                const double sea = 1.02 - land.share[grid.at(x, y)];
                mean += sea * month[grid.at(x, y)], weight += sea;
            }
            for (std::int64_t x = 0; x < nx; ++x)
                warm[grid.at(x, y)] += share * (month[grid.at(x, y)] - mean / weight);
        }
    };
    for (const ClimatePlane& month : temperature) add_warmth(month, -left_out / months);
    const ClimatePlane usual = warm;
    for (int m = 0; m < months; ++m) {
        const auto k = static_cast<std::size_t>(m);
        // Where the map does not show it: after the sun by six weeks.
        const double sun =
            -rule.tilt_deg * degree * elementary::cos_turns((m + 0.5) / months - 0.09);
        std::vector<double> equator = thermal_equator(grid, temperature[k], 0.4 * sun);
        for (double& latitude : equator) latitude = follows * latitude + by_sun * sun;
        // Warm and cold places, smoothed as air does.
        warm = usual;
        add_warmth(temperature[k], 1);
        const double reach = smooth_m * smooth_m;
        const Transport smooth{grid,    still,   nullptr, reach, nullptr,
                               nullptr, nullptr, nullptr, 1,     true};
        transport_rows(smooth, warm);
        transport_columns(smooth, warm);
        for (std::int64_t y = 0; y < ny; ++y) {
            const double latitude = grid.latitude[static_cast<std::size_t>(y)];
            const double f = 2 * spin * elementary::sin(latitude);
            const double per = rule.monsoon * pressure_m2_s2_k / (friction * friction + f * f);
            const double fade = smooth_step((78 - std::abs(latitude) / degree) / 22);
            const double dx = grid.dx_m[static_cast<std::size_t>(y)];
            const std::int64_t n = std::max<std::int64_t>(y - 1, 0), s = std::min(y + 1, ny - 1);
            for (std::int64_t x = 0; x < nx; ++x) {
                const std::int64_t e = grid.wraps_x ? (x + 1) % nx : std::min(x + 1, nx - 1);
                const std::int64_t w =
                    grid.wraps_x ? (x + nx - 1) % nx : std::max<std::int64_t>(x - 1, 0);
                const double gx =
                    nx > 2 ? (warm[grid.at(e, y)] - warm[grid.at(w, y)]) / (2 * dx) : 0;
                const double gn = s > n ? (warm[grid.at(x, n)] - warm[grid.at(x, s)]) /
                                              (grid.dy_m * static_cast<double>(s - n))
                                        : 0;
                // Pushed towards warm: (gx, gn), then balanced.
                double east = per * (friction * gx + f * gn) * fade;
                double north = per * (friction * gn - f * gx) * fade;
                const double size = std::sqrt(east * east + north * north);
                const double held = most_monsoon / (most_monsoon + size);
                const std::size_t i = grid.at(x, y);
                to_east[i] = east * held, to_south[i] = -north * held;
                const Wind band =
                    wind_band(rule.wind_m_s, latitude, equator[static_cast<std::size_t>(x)]);
                year.east[k][i] = band.east + to_east[i];
                year.south[k][i] = band.south + to_south[i];
            }
        }
        for (std::int64_t y = 0; y < ny; ++y) {
            const double latitude = grid.latitude[static_cast<std::size_t>(y)];
            const std::int64_t n = std::max<std::int64_t>(y - 1, 0), s = std::min(y + 1, ny - 1);
            for (std::int64_t x = 0; x < nx; ++x) {
                const std::int64_t e = grid.wraps_x ? (x + 1) % nx : std::min(x + 1, nx - 1);
                const std::int64_t w =
                    grid.wraps_x ? (x + nx - 1) % nx : std::max<std::int64_t>(x - 1, 0);
                const double spread = (to_east[grid.at(e, y)] - to_east[grid.at(w, y)]) /
                                          (2 * grid.dx_m[static_cast<std::size_t>(y)]) +
                                      (s > n ? (to_south[grid.at(x, s)] - to_south[grid.at(x, n)]) /
                                                   (grid.dy_m * static_cast<double>(s - n))
                                             : 0);
                const double itcz = equator[static_cast<std::size_t>(x)];
                const double p = (latitude - shift_at(latitude, itcz)) / degree;
                const double tropic = bell(latitude / degree, 45);
                year.ascent[k][grid.at(x, y)] = std::clamp(
                    ascent_at(p) - tropic * std::clamp(spread / 4e-6, -0.5, 0.5) * 0.5, 0.4, 2.5);
            }
        }
    }
    return year;
}

}  // namespace cuesta

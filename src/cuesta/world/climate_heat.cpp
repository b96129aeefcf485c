// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_heat.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/world/ocean_currents.h"
#include "cuesta/world/transport_lines.h"

namespace cuesta {
namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double degree = pi / 180;
constexpr double year_s = 365.25 * 86400;
constexpr double sun_w_m2 = 1361;
constexpr double coalbedo = 0.55;    // share of the season's sunlight that heats
constexpr double loss_w_m2_k = 2.1;  // B
constexpr double land_capacity = 0.16 * loss_w_m2_k * year_s;  // J/m2/K
constexpr double sea_capacity = 2.6 * loss_w_m2_k * year_s;
constexpr double spread_w_k = 0.40 * 6.371e6 * 6.371e6;  // D: 0.4 W/m2/K on an Earth
constexpr double air_capacity = 1e7, air_share = 0.25;   // of the wind that carries heat
constexpr double local_share = 0.3, local_loss = 7;      // what a place does by itself
constexpr int spin_up = 3, steps_a_month = 2;
constexpr double earth_m = 4.0e7;

// How far eddies reach on a map that is smaller than the world.
double small_map(const ClimateGrid& grid) {
    const double part = std::min(1.0, grid.extent_m() / 1e7);
    return part * elementary::cbrt(part);
}

// The season of a place alone at the middle of a month: amplitude and lag of C dT/dt + B T = S'.
struct Season {
    std::array<double, months> sun{};  // W/m2, mean 0
    double first = 0, second = 0;      // cosine and sine of the year in it
};

Season season_of(const ClimateRule& rule, double latitude) {
    Season season;
    double mean = 0;
    for (int m = 0; m < months; ++m)
        mean += season.sun[static_cast<std::size_t>(m)] =
            coalbedo * sunlight(latitude, rule.tilt_deg, m);
    mean /= months;
    for (int m = 0; m < months; ++m) {
        double& value = season.sun[static_cast<std::size_t>(m)];
        value = rule.sun == ClimateSun::locked ? 0 : value - mean;
        const auto wave = elementary::sincos_turns((m + 0.5) / months);
        season.first += value * wave.cos * 2 / months;
        season.second += value * wave.sin * 2 / months;
    }
    return season;
}

double alone(const Season& season, double capacity, double loss, double turns) {
    const double w = 2 * pi / year_s * capacity, size = w * w + loss * loss;
    const double cosine = (season.first * loss - season.second * w) / size;
    const double sine = (season.second * loss + season.first * w) / size;
    const auto wave = elementary::sincos_turns(turns);
    return cosine * wave.cos + sine * wave.sin;
}

double capacity_of(double land) {
    return land * land_capacity + (1 - land) * sea_capacity;
}

// The land's own part of the year's mean: summer's and winter's snow and sun do not cancel.
double land_anomaly(double latitude) {
    const double s = elementary::sin(latitude);
    return 2.0 - 7.5 * s * s;
}

void remove_row_means(const ClimateGrid& grid, ClimatePlane& plane) {
    for (std::int64_t y = 0; y < grid.rows; ++y) {
        double sum = 0;
        for (std::int64_t x = 0; x < grid.columns; ++x) sum += plane[grid.at(x, y)];
        for (std::int64_t x = 0; x < grid.columns; ++x)
            plane[grid.at(x, y)] -= sum / static_cast<double>(grid.columns);
    }
}

// Land whose summers hardly melt its snow sends the sunlight back: it is colder still, in summer
// most of all.
void cool_by_snow(const ClimateRule& rule, const ClimatePlane& land, ClimateYear& year) {
    constexpr double none_c = 9, all_c = 4;  // of the warmest month, at sea level
    constexpr double mean_drop_c = 6, season_share = 0.5;
    for (std::size_t i = 0; i < land.size(); ++i) {
        double mean = 0, warmest = year[0][i];
        for (const ClimatePlane& month : year)
            mean += month[i] / months, warmest = std::max(warmest, month[i]);
        const double white = rule.snow_cooling * std::clamp(land[i], 0.0, 1.0) *
                             std::clamp((none_c - warmest) / (none_c - all_c), 0.0, 1.0);
        for (ClimatePlane& month : year)
            month[i] = mean - mean_drop_c * white +
                       (month[i] - mean) * (1 - season_share * std::min(white, 1.0));
    }
}

}  // namespace

double mean_temperature(const ClimateRule& rule, double latitude) {
    const double s = elementary::sin(latitude), beyond = std::abs(latitude) / degree - 65;
    // A warmer world warms most at its poles.
    const double warming = rule.warming_c * (0.6 + 1.2 * s * s);
    return rule.equator_c - rule.pole_drop_c * s * s -
           0.5 * std::max(0.0, beyond) * rule.pole_drop_c / 33 + warming;
}

double sunlight(double latitude, double tilt_deg, int month) {
    // The shortest day of the north is 11 days before the year's end.
    const double turns = (month + 0.5) / months + 11.0 / 365;
    const double sine = -elementary::sin(tilt_deg * degree) * elementary::cos_turns(turns);
    const double cosine = std::sqrt(std::max(1e-12, 1 - sine * sine));
    const auto place = elementary::sincos(std::clamp(latitude, -89.99 * degree, 89.99 * degree));
    // Half the length of the day, as an angle.
    const double rise = std::clamp(-place.sin * sine / (place.cos * cosine), -1.0, 1.0);
    const double half = elementary::atan2(std::sqrt(1 - rise * rise), rise);
    return sun_w_m2 / pi *
           std::max(0.0, half * place.sin * sine + place.cos * cosine * std::sqrt(1 - rise * rise));
}

ClimatePlane locked_sun(const ClimateGrid& grid) {
    ClimatePlane cosine(static_cast<std::size_t>(grid.cells()));
    for (std::int64_t y = 0; y < grid.rows; ++y) {
        const double latitude = grid.latitude[static_cast<std::size_t>(y)];
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const double turns =
                grid.sphere || grid.wraps_x
                    ? (static_cast<double>(x) + 0.5) / static_cast<double>(grid.columns) - 0.5
                    : ((static_cast<double>(x) + 0.5) - static_cast<double>(grid.columns) / 2) *
                          grid.dx_m[static_cast<std::size_t>(y)] / earth_m;
            cosine[grid.at(x, y)] = elementary::cos(latitude) * elementary::cos_turns(turns);
        }
    }
    return cosine;
}

ClimateYear sea_level_temperature(const ClimateRule& rule, const ClimateGrid& grid,
                                  const ClimateLand& land, const ClimatePlane& wind_x,
                                  const ClimatePlane& wind_y) {
    const auto cells = static_cast<std::size_t>(grid.cells());
    ClimateYear year;
    for (ClimatePlane& month : year) month.assign(cells, 0);
    std::vector<Season> seasons;
    for (const double latitude : grid.latitude) seasons.push_back(season_of(rule, latitude));

    ClimatePlane capacity(cells), loss(cells, loss_w_m2_k / 2), gain(cells), heat_x(cells),
        heat_y(cells), now(cells), base(cells);
    const ClimatePlane sun = rule.sun == ClimateSun::locked ? locked_sun(grid) : ClimatePlane{};
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const std::size_t i = grid.at(x, y);
            capacity[i] = capacity_of(land.share[i]);
            heat_x[i] = air_capacity * air_share * wind_x[i];
            heat_y[i] = air_capacity * air_share * wind_y[i];
            const double latitude = grid.latitude[static_cast<std::size_t>(y)];
            now[i] = alone(seasons[static_cast<std::size_t>(y)], capacity[i], 2 * loss_w_m2_k, 0);
            if (sun.empty()) {
                base[i] = mean_temperature(rule, latitude);
            } else {
                // Day: by the height of the sun; night: what the air brings over from it.
                const double day = std::max(0.0, sun[i]), night = std::max(0.0, -sun[i]);
                base[i] = rule.equator_c + 8 + rule.warming_c -
                          rule.pole_drop_c * (1.15 * (1 - day) + 0.35 * night);
            }
        }

    const double wide = small_map(grid);
    const double dt = year_s / months / steps_a_month;
    std::vector<double> beyond(static_cast<std::size_t>(grid.rows), 0);
    for (int step = 0; step < spin_up * months * steps_a_month && sun.empty(); ++step) {
        const int month = step / steps_a_month % months, before = (month + months - 1) % months;
        const int after = (month + 1) % months;
        const bool early = step % steps_a_month == 0;
        const double turns = (month + (early ? 0.5 : 1.0)) / months;
        for (std::int64_t y = 0; y < grid.rows; ++y) {
            const Season& season = seasons[static_cast<std::size_t>(y)];
            // Sunlight between the middles of months, on the straight line.
            const double light =
                0.75 * season.sun[static_cast<std::size_t>(month)] +
                0.25 * season.sun[static_cast<std::size_t>(early ? before : after)];
            for (std::int64_t x = 0; x < grid.columns; ++x) gain[grid.at(x, y)] = light / 2;
            beyond[static_cast<std::size_t>(y)] =
                alone(season, capacity_of(rule.surroundings), 2 * loss_w_m2_k, turns);
        }
        const Transport rows{grid,    heat_x, nullptr, spread_w_k * wide, &capacity, &loss, &gain,
                             &beyond, dt,     true};
        transport_rows(rows, now);
        const Transport columns{
            grid, heat_y, nullptr, spread_w_k * wide, &capacity, &loss, &gain, &beyond, dt, true};
        transport_columns(columns, now);
        if (step >= (spin_up - 1) * months * steps_a_month)
            for (std::size_t i = 0; i < cells; ++i)
                year[static_cast<std::size_t>(month)][i] += now[i] / steps_a_month;
    }

    // The place alone, of land smoothed over a few hundred kilometres.
    ClimatePlane near = land.share;
    const ClimatePlane still(cells, 0);
    const double reach = 120e3 * 120e3;
    const Transport smooth{grid,    still,   nullptr, reach, nullptr,
                           nullptr, nullptr, nullptr, 1,     true};
    transport_rows(smooth, near);
    transport_columns(smooth, near);

    ClimatePlane yearly = current_anomaly(rule, grid, land, wind_x, base);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x)
            yearly[grid.at(x, y)] +=
                near[grid.at(x, y)] * land_anomaly(grid.latitude[static_cast<std::size_t>(y)]);
    if (sun.empty() && grid.wraps_x) remove_row_means(grid, yearly);
    for (int m = 0; m < months; ++m)
        for (std::int64_t y = 0; y < grid.rows; ++y) {
            const Season& season = seasons[static_cast<std::size_t>(y)];
            for (std::int64_t x = 0; x < grid.columns; ++x) {
                const std::size_t i = grid.at(x, y);
                double& value = year[static_cast<std::size_t>(m)][i];
                const double local =
                    alone(season, capacity_of(near[i]), local_loss, (m + 0.5) / months);
                value = base[i] + yearly[i] + (1 - local_share) * value + local_share * local;
            }
        }
    cool_by_snow(rule, near, year);
    return year;
}

}  // namespace cuesta

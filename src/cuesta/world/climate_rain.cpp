// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_rain.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/world/transport_lines.h"

namespace cuesta {
namespace {

constexpr double day_s = 86400;
constexpr double step_s = 2 * day_s;
constexpr int steps_a_month = 15;
constexpr int lead_in = 8;  // the month from which the air is brought into balance
constexpr double month_days = 365.25 / months;
constexpr double evaporation_per_day = 0.24;
constexpr double land_share = 0.60;  // of what a wet land gives, beside the sea
constexpr double rain_days = 4.6;    // t
constexpr double excess_s = 0.25 * day_s;
constexpr double mixing_m2_s = 3.0e6;
constexpr double efficiency = 0.2;       // of what is lifted the share that becomes cloud
constexpr double cooled = 0.35;          // of the lapse rate, for the column over high ground
constexpr double layer_m = 2500;         // Hw
constexpr double taken_back = 12;        // how fast sinking air takes cloud back
constexpr double foehn_s = 3000;         // how much it clears the sky
constexpr double rain_memory_days = 40;  // of the soil

double small_map(const ClimateGrid& grid) {
    const double part = std::min(1.0, grid.extent_m() / 1e7);
    return part * elementary::cbrt(part);
}

struct Month {
    ClimatePlane saturation, lift;  // mm, 1/s: above 0 where the ground lifts the air
};

}  // namespace

double column_saturation(double temperature_c) {
    return 65 * elementary::exp(0.065 * (std::clamp(temperature_c, -80.0, 60.0) - 27));
}

namespace {

class Air {
public:
    Air(const ClimateRule& rule, const ClimateGrid& grid, const ClimateLand& land)
        : rule_(rule),
          grid_(grid),
          land_(land),
          cells_(static_cast<std::size_t>(grid.cells())),
          mixing_(mixing_m2_s * small_map(grid)),
          loss_(cells_),
          gain_(cells_),
          uplift_(cells_),
          cloud_(cells_),
          back_(cells_, 0),
          potential_(cells_),
          soil_rain_(cells_, 2.0),
          beyond_(static_cast<std::size_t>(grid.rows)) {}

    void begin_month(const ClimatePlane& temperature, const ClimatePlane& east,
                     const ClimatePlane& south) {
        east_ = &east, south_ = &south;
        month_.saturation.resize(cells_), month_.lift.resize(cells_);
        const std::int64_t nx = grid_.columns, ny = grid_.rows;
        parallel_for(0, ny, rows_per_piece(nx, 8192), [&](std::int64_t lo, std::int64_t hi) {
            for (std::int64_t y = lo; y < hi; ++y) {
                const auto row = static_cast<std::size_t>(y);
                double mean = 0;
                for (std::int64_t x = 0; x < nx; ++x) {
                    const std::size_t i = grid_.at(x, y);
                    month_.saturation[i] = column_saturation(
                        temperature[i] - cooled * rule_.lapse_c_per_km * land_.height_m[i] / 1000);
                    mean += column_saturation(temperature[i]);
                    const bool west_end = x == 0 && !grid_.wraps_x;
                    const bool east_end = x + 1 == nx && !grid_.wraps_x;
                    const double w = land_.height_m[grid_.at(west_end ? x : (x + nx - 1) % nx, y)];
                    const double e = land_.height_m[grid_.at(east_end ? x : (x + 1) % nx, y)];
                    const std::int64_t up = y > 0 ? y - 1 : grid_.wraps_y ? ny - 1 : 0;
                    const std::int64_t down = y + 1 < ny ? y + 1 : grid_.wraps_y ? 0 : ny - 1;
                    const double n = land_.height_m[grid_.at(x, up)];
                    const double s = land_.height_m[grid_.at(x, down)];
                    const double rise = east[i] * (e - w) / (2 * grid_.dx_m[row]) +
                                        south[i] * (s - n) / (2 * grid_.dy_m);
                    month_.lift[i] = rise / layer_m;
                }
                beyond_[row] = rule_.inflow_humidity * mean / static_cast<double>(nx);
            }
        });
    }

    void fill(ClimatePlane& water) const {
        water.resize(cells_);
        for (std::size_t i = 0; i < cells_; ++i) water[i] = 0.7 * month_.saturation[i];
    }

    // One step; adds to the sums, if there are any.
    void step(ClimatePlane& water, const ClimatePlane& ascent, ClimatePlane* rain,
              ClimatePlane* evaporated, ClimatePlane* open_water) {
        const std::int64_t nx = grid_.columns;
        const std::int64_t grain = rows_per_piece(nx, 8192);
        const double give = rule_.evaporation * evaporation_per_day / day_s;
        parallel_for(0, grid_.rows, grain, [&](std::int64_t lo, std::int64_t hi) {
            for (std::size_t i = grid_.at(0, lo); i < grid_.at(0, hi); ++i) {
                const double saturation = month_.saturation[i];
                const double humid = water[i] / saturation;
                const double clear = 1 + foehn_s * std::max(0.0, -month_.lift[i]);
                const double o = ascent[i] * humid / clear;
                // What a wet ground would give in mm/day, and what the soil has.
                const double wants =
                    std::max(0.0, give * day_s * land_share * (saturation - water[i]));
                const double has =
                    soil_rain_[i] / std::sqrt(soil_rain_[i] * soil_rain_[i] + wants * wants + 1e-9);
                const double wet = (1 - land_.share[i]) + land_.share[i] * land_share * has;
                potential_[i] = give * wet;
                const double lifted = efficiency * std::max(0.0, month_.lift[i]) *
                                      std::clamp((humid - 0.4) / 0.4, 0.0, 1.0);
                uplift_[i] = lifted;
                double loss = o * o * o / (rain_days * day_s);
                gain_[i] = potential_[i] * saturation + back_[i];
                if (humid > 1) {
                    loss += 1 / excess_s;
                    gain_[i] += saturation / excess_s;
                }
                loss_[i] = potential_[i] + loss + lifted;
            }
        });
        const Transport rows{grid_,  *east_, nullptr,  mixing_, nullptr,
                             &loss_, &gain_, &beyond_, step_s,  false};
        transport_rows(rows, water);
        parallel_for(0, grid_.rows, grain, [&](std::int64_t lo, std::int64_t hi) {
            for (std::size_t i = grid_.at(0, lo); i < grid_.at(0, hi); ++i) {
                const double evaporation =
                    potential_[i] * (month_.saturation[i] - water[i]) * step_s;
                const double condensed = loss_[i] * water[i] * step_s - gain_[i] * step_s +
                                         back_[i] * step_s + evaporation;
                const double lifted = uplift_[i] * water[i] * step_s;
                cloud_[i] = lifted;
                rest_[i] = condensed - lifted;
                if (evaporated != nullptr) (*evaporated)[i] += evaporation;
                if (open_water != nullptr)
                    (*open_water)[i] +=
                        std::max(0.0, give * (month_.saturation[i] - water[i]) * step_s);
            }
        });
        drift();
        const double keep = elementary::exp(-2 / rain_memory_days);
        parallel_for(0, grid_.rows, grain, [&](std::int64_t lo, std::int64_t hi) {
            for (std::size_t i = grid_.at(0, lo); i < grid_.at(0, hi); ++i) {
                const double fallen = rest_[i] + cloud_[i];
                if (rain != nullptr) (*rain)[i] += fallen;
                soil_rain_[i] = keep * soil_rain_[i] + (1 - keep) * std::max(0.0, fallen) / 2;
            }
        });
        const Transport columns{grid_,   *south_, nullptr,  mixing_, nullptr,
                                nullptr, nullptr, &beyond_, step_s,  false};
        transport_columns(columns, water);
    }

private:
    // Carries what has condensed on slopes on with the wind; some goes back into the air.
    void drift() {
        back_.assign(cells_, 0);
        for (int stage = 0; stage < 2; ++stage) {
            drift_rows();
            drift_columns();
        }
        for (double& value : back_) value /= step_s;
    }
    // Of a cell's cloud the share a / (1 + a + e) goes to the next, e / (1 + a + e) back.
    void drift_rows() {
        const std::int64_t nx = grid_.columns;
        parallel_for(0, grid_.rows, 8, [&](std::int64_t lo, std::int64_t hi) {
            std::vector<double> moved(static_cast<std::size_t>(nx));
            for (std::int64_t y = lo; y < hi; ++y) {
                const double per = rule_.fallout_s / grid_.dx_m[static_cast<std::size_t>(y)];
                for (const bool eastward : {true, false}) {
                    double carried = 0;
                    // Twice round a ring: the first round finds what comes over its end.
                    for (int round = grid_.wraps_x ? 0 : 1; round < 2; ++round)
                        for (std::int64_t k = 0; k < nx; ++k) {
                            const std::int64_t x = eastward ? k : nx - 1 - k;
                            const std::size_t i = grid_.at(x, y);
                            const double u = (*east_)[i];
                            const bool mine = eastward ? u > 0 : u <= 0;
                            // Cloud of the other wind stands where it is until its own sweep.
                            const double here = carried + (mine ? cloud_[i] : 0);
                            const double a = mine ? std::abs(u) * per : 0;
                            const double e = mine ? sinking(i) : 0;
                            const double stays = here / (1 + a + e);
                            if (round == 1) {
                                moved[static_cast<std::size_t>(x)] = stays;
                                if (mine) back_[i] += stays * e;
                            }
                            carried = stays * a;
                        }
                    for (std::int64_t x = 0; x < nx; ++x) {
                        const std::size_t i = grid_.at(x, y);
                        const bool mine = eastward ? (*east_)[i] > 0 : (*east_)[i] <= 0;
                        cloud_[i] = (mine ? 0 : cloud_[i]) + moved[static_cast<std::size_t>(x)];
                    }
                }
            }
        });
    }
    void drift_columns() {
        const std::int64_t ny = grid_.rows;
        const double per = rule_.fallout_s / grid_.dy_m;
        parallel_for(0, grid_.columns, 16, [&](std::int64_t lo, std::int64_t hi) {
            std::vector<double> moved(static_cast<std::size_t>(ny));
            for (std::int64_t x = lo; x < hi; ++x)
                for (const bool southward : {true, false}) {
                    double carried = 0;
                    for (std::int64_t k = 0; k < ny; ++k) {
                        const std::int64_t y = southward ? k : ny - 1 - k;
                        const std::size_t i = grid_.at(x, y);
                        const double v = (*south_)[i];
                        const bool mine = southward ? v > 0 : v <= 0;
                        const std::int64_t next = southward ? y + 1 : y - 1;
                        const bool end = next < 0 || next >= ny;
                        const double here = carried + (mine ? cloud_[i] : 0);
                        const double a = mine && !(end && (grid_.sphere || grid_.wraps_y))
                                             ? std::abs(v) * per
                                             : 0;
                        const double stays = here / (1 + a);
                        moved[static_cast<std::size_t>(y)] = stays;
                        // The next row's cells may be smaller.
                        carried = end ? 0
                                      : stays * a * grid_.area_m2[static_cast<std::size_t>(y)] /
                                            grid_.area_m2[static_cast<std::size_t>(next)];
                    }
                    for (std::int64_t y = 0; y < ny; ++y) {
                        const std::size_t i = grid_.at(x, y);
                        const bool mine = southward ? (*south_)[i] > 0 : (*south_)[i] <= 0;
                        cloud_[i] = (mine ? 0 : cloud_[i]) + moved[static_cast<std::size_t>(y)];
                    }
                }
        });
    }
    // How fast sinking air takes cloud back, against the time the cloud has.
    double sinking(std::size_t i) const {
        return taken_back * rule_.fallout_s * std::max(0.0, -month_.lift[i]);
    }

    const ClimateRule& rule_;
    const ClimateGrid& grid_;
    const ClimateLand& land_;
    std::size_t cells_;
    double mixing_;
    ClimatePlane loss_, gain_, uplift_, cloud_, back_, potential_, soil_rain_;
    ClimatePlane rest_ = ClimatePlane(cells_);
    std::vector<double> beyond_;
    Month month_;
    const ClimatePlane *east_ = nullptr, *south_ = nullptr;
};

}  // namespace

RainYear rain_of_year(const ClimateRule& rule, const ClimateGrid& grid, const ClimateLand& land,
                      const ClimateYear& temperature, const WindYear& wind) {
    const auto cells = static_cast<std::size_t>(grid.cells());
    RainYear year;
    ClimatePlane water, begun;
    Air air(rule, grid, land);
    for (int spin = -1; spin < rule.years; ++spin) {
        const bool counts = spin + 1 == rule.years;
        for (int m = spin < 0 ? lead_in : 0; m < months; ++m) {
            const auto k = static_cast<std::size_t>(m);
            air.begin_month(temperature[k], wind.east[k], wind.south[k]);
            if (water.empty()) air.fill(water);
            if (counts && m == 0) begun = water;
            ClimatePlane& rain = year.rain[k];
            ClimatePlane& evaporation = year.evaporation[k];
            ClimatePlane& open_water = year.open_water[k];
            rain.assign(cells, 0), evaporation.assign(cells, 0), open_water.assign(cells, 0);
            year.humidity[k].assign(cells, 0);
            for (int step = 0; step < steps_a_month; ++step) {
                air.step(water, wind.ascent[k], counts ? &rain : nullptr,
                         counts ? &evaporation : nullptr, counts ? &open_water : nullptr);
            }
            for (std::size_t i = 0; i < cells; ++i) {
                const double holds = column_saturation(
                    temperature[k][i] - cooled * rule.lapse_c_per_km * land.height_m[i] / 1000);
                year.humidity[k][i] = std::min(1.0, water[i] / holds);
                rain[i] *= month_days / (2 * steps_a_month);
                evaporation[i] *= month_days / (2 * steps_a_month);
                open_water[i] *= month_days / (2 * steps_a_month);
            }
        }
    }
    double area = 0, stored = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const double a = grid.area_m2[static_cast<std::size_t>(y)];
            area += a;
            stored += a * (water[grid.at(x, y)] - begun[grid.at(x, y)]);
        }
    year.stored_mm = stored / area;
    return year;
}

}  // namespace cuesta

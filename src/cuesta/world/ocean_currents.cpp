// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/ocean_currents.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/world/transport_lines.h"

namespace cuesta {
namespace {

constexpr double spin = 7.292e-5, radius_m = 6.371e6;
constexpr double stress = 1.3 * 1.5e-3;     // of air, times the drag of the sea: N s2/m4
constexpr double layer_kg_m2 = 1025 * 400;  // the water that moves
constexpr double sea_above = 0.5;           // share of sea from which a cell is open water
constexpr int rounds = 60;
constexpr double memory_s = 300 * 86400.0;  // how long water keeps a strange temperature
constexpr double mixing_m2_s = 2e4;
constexpr double most_speed = 1.5;

}  // namespace

Currents wind_driven_currents(const ClimateGrid& grid, const ClimateLand& land,
                              const ClimatePlane& wind_x) {
    const auto cells = static_cast<std::size_t>(grid.cells());
    Currents sea{ClimatePlane(cells), ClimatePlane(cells), ClimatePlane(cells)};
    const std::int64_t nx = grid.columns, ny = grid.rows;
    const auto open = [&](std::int64_t x, std::int64_t y) {
        return y > 0 && y + 1 < ny && land.share[grid.at(x, y)] < 1 - sea_above;
    };
    const auto side = [&](std::int64_t x) {
        return grid.wraps_x ? (x + nx) % nx : std::clamp<std::int64_t>(x, 0, nx - 1);
    };
    if (nx < 4 || ny < 4) return sea;
    // Friction so strong that a western current is about a cell and a half wide.
    const double widest = *std::max_element(grid.dx_m.begin(), grid.dx_m.end());
    for (int round = 0; round < rounds; ++round)
        for (int parity = 0; parity < 2; ++parity)
            parallel_for(0, (ny + 1 - parity) / 2, 4, [&](std::int64_t lo, std::int64_t hi) {
                std::vector<double> above(static_cast<std::size_t>(nx)), right(above.size());
                for (std::int64_t half = lo; half < hi; ++half) {
                    const std::int64_t y = 2 * half + parity;
                    if (y == 0 || y + 1 >= ny) continue;
                    const auto row = static_cast<std::size_t>(y);
                    const double dx = grid.dx_m[row], dy = grid.dy_m;
                    const double beta =
                        2 * spin / radius_m * std::max(0.5, elementary::cos(grid.latitude[row]));
                    const double r = 1.5 * beta * std::max(widest, 1e5);
                    const double ax = r / (dx * dx), ay = r / (dy * dy), adv = beta / dx;
                    // From the east: water knows what the wind did there.
                    for (std::int64_t k = 0; k < nx; ++k) {
                        const auto x = static_cast<std::size_t>(k);
                        if (!open(k, y)) {
                            above[x] = right[x] = 0;
                            continue;
                        }
                        const double n = sea.stream[grid.at(k, y - 1)],
                                     s = sea.stream[grid.at(k, y + 1)];
                        const auto tau = [&](std::int64_t j) {
                            const double u = wind_x[grid.at(k, j)];
                            return stress * std::abs(u) * u;
                        };
                        // Curl of an eastward stress: minus its change to the north.
                        const double curl = (tau(y + 1) - tau(y - 1)) / (2 * dy) / layer_kg_m2;
                        const double low = ax, high = ax + adv;
                        double value = ay * (n + s) - curl;
                        double middle = 2 * ax + adv + 2 * ay;
                        const double west_known =
                            k == 0 ? sea.stream[grid.at(side(-1), y)] * low : 0;
                        const double east_known =
                            k + 1 == nx ? sea.stream[grid.at(side(nx), y)] * high : 0;
                        value += west_known + east_known;
                        if (k > 0) {
                            middle -= low * above[x - 1];
                            value += low * right[x - 1];
                        }
                        above[x] = k + 1 < nx ? high / middle : 0;
                        right[x] = value / middle;
                    }
                    for (std::int64_t k = nx - 1; k >= 0; --k) {
                        const auto x = static_cast<std::size_t>(k);
                        double value = right[x];
                        if (k + 1 < nx) value += above[x] * sea.stream[grid.at(k + 1, y)];
                        sea.stream[grid.at(k, y)] = open(k, y) ? value : 0;
                    }
                }
            });
    for (std::int64_t y = 1; y + 1 < ny; ++y)
        for (std::int64_t x = 0; x < nx; ++x) {
            if (!open(x, y)) continue;
            const double south_of = sea.stream[grid.at(x, y + 1)],
                         north_of = sea.stream[grid.at(x, y - 1)];
            const double dx = grid.dx_m[static_cast<std::size_t>(y)];
            const double east = -(north_of - south_of) / (2 * grid.dy_m);
            const double north =
                (sea.stream[grid.at(side(x + 1), y)] - sea.stream[grid.at(side(x - 1), y)]) /
                (2 * dx);
            sea.east[grid.at(x, y)] = std::clamp(east, -most_speed, most_speed);
            sea.south[grid.at(x, y)] = -std::clamp(north, -most_speed, most_speed);
        }
    return sea;
}

ClimatePlane current_anomaly(const ClimateRule& rule, const ClimateGrid& grid,
                             const ClimateLand& land, const ClimatePlane& wind_x,
                             const ClimatePlane& base) {
    const auto cells = static_cast<std::size_t>(grid.cells());
    ClimatePlane anomaly(cells, 0);
    if (!(rule.currents > 0) || rule.sun == ClimateSun::locked || grid.rows < 4) return anomaly;
    Currents sea = wind_driven_currents(grid, land, wind_x);
    ClimatePlane gain(cells, 0), loss(cells, 1 / memory_s / 2), mixing(cells, mixing_m2_s);
    for (std::int64_t y = 1; y + 1 < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            const std::size_t i = grid.at(x, y);
            sea.east[i] *= rule.currents, sea.south[i] *= rule.currents;
            const double warmer_south =
                (base[grid.at(x, y + 1)] - base[grid.at(x, y - 1)]) / (2 * grid.dy_m);
            gain[i] = -sea.south[i] * warmer_south / 2;
        }
    // Over land the air of the sea goes on for a while.
    for (std::size_t i = 0; i < cells; ++i)
        if (land.share[i] >= 1 - sea_above) {
            loss[i] = 1 / (20 * 86400.0) / 2;
            mixing[i] = 2e5;
        }
    const Transport rows{grid,  sea.east, &mixing,      0,   nullptr, &loss,
                         &gain, nullptr,  60 * 86400.0, true};
    const Transport columns{grid,  sea.south, &mixing,      0,   nullptr, &loss,
                            &gain, nullptr,   60 * 86400.0, true};
    for (int step = 0; step < 12; ++step) {
        transport_rows(rows, anomaly);
        transport_columns(columns, anomaly);
    }
    for (double& value : anomaly) value = std::clamp(value, -8.0, 8.0);
    return anomaly;
}

}  // namespace cuesta

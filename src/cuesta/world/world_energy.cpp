// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_energy.h"

#include <cmath>
#include <numbers>

#include "cuesta/base/elementary.h"
#include "cuesta/terrain/field_names.h"
#include "cuesta/world/climate_heat.h"
#include "cuesta/world/latitude.h"

namespace cuesta {
namespace {

constexpr double tilt_deg = 23.44;
constexpr double ice_least_m = 1, ice_colder_c = -10;
constexpr double emitted_at_0_w = 203.3, emitted_per_c_w = 2.09;

}  // namespace

double absorbed_share(double latitude_rad, bool ice) {
    const double x = elementary::sin(latitude_rad);
    return ice ? 0.38 : 0.697 - 0.0779 * (3 * x * x - 1) / 2;
}

WorldEnergy energy_of(const WorldMaps& maps, const std::vector<double>& row_areas_m2) {
    const Raster& temperature = *maps.find(field::temperature);
    const Raster* ice = maps.find(field::ice);
    const std::int64_t columns = temperature.columns, rows = temperature.rows;
    std::vector<double> net(static_cast<std::size_t>(rows)), latitude(net.size());
    WorldEnergy energy;
    double area = 0;
    for (std::int64_t y = 0; y < rows; ++y) {
        const auto row = static_cast<std::size_t>(y);
        latitude[row] = latitude_deg(y, rows);
        const double at = latitude[row] * std::numbers::pi / 180;
        double sun = 0;
        for (int month = 0; month < months; ++month) sun += sunlight(at, tilt_deg, month) / months;
        for (std::int64_t x = 0; x < columns; ++x) {
            const auto i = static_cast<std::size_t>(y * columns + x);
            const double t = static_cast<double>(temperature.samples[i]);
            const bool frozen =
                t < ice_colder_c ||
                (ice != nullptr && static_cast<double>(ice->samples[i]) > ice_least_m);
            const double in = sun * absorbed_share(at, frozen);
            const double out = emitted_at_0_w + emitted_per_c_w * t;
            energy.sunlight_w += sun * row_areas_m2[row];
            energy.absorbed_w += in * row_areas_m2[row];
            energy.emitted_w += out * row_areas_m2[row];
            net[row] += (in - out) * row_areas_m2[row];
            area += row_areas_m2[row];
        }
    }
    energy.sunlight_w /= area, energy.absorbed_w /= area, energy.emitted_w /= area;
    // Above 0 what goes north over the southern edge of a row, which is all that is missing there.
    double carried = 0;
    for (std::size_t y = 0; y + 1 < net.size(); ++y) {
        carried -= net[y] - energy.gain_w() * row_areas_m2[y] * static_cast<double>(columns);
        const double edge = (latitude[y] + latitude[y + 1]) / 2, pw = carried * 1e-15;
        if (edge > 0 && pw > energy.north_pw) energy.north_pw = pw, energy.north_deg = edge;
        if (edge < 0 && -pw > energy.south_pw) energy.south_pw = -pw, energy.south_deg = edge;
    }
    return energy;
}

}  // namespace cuesta

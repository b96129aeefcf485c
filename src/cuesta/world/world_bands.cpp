// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_bands.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "cuesta/terrain/field_names.h"
#include "cuesta/world/latitude.h"

namespace cuesta {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
constexpr double crest_m = 1000;

// 0-10, 10-20, ... 80-90 degrees, mean of north and south.
constexpr std::array<double, 9> earth_temperatures{26.3, 25.4, 22.2,  16.4, 9.4,
                                                   2.6,  -6.0, -20.9, -29.6};
constexpr std::array<double, 9> earth_rains{1700, 1150, 820, 880, 980, 900, 500, 210, 120};

std::size_t belt_of(double latitude_deg) {
    return static_cast<std::size_t>(std::clamp(std::abs(latitude_deg) / 10, 0.0, 8.0));
}

// A mean with weights; NaN of nothing.
struct Mean {
    double sum = 0, weight = 0;
    void add(double value, double by) {
        if (std::isfinite(value)) sum += value * by, weight += by;
    }
    double value() const { return weight > 0 ? sum / weight : nothing; }
};

}  // namespace

double earth_temperature_c(double latitude_deg) {
    return earth_temperatures[belt_of(latitude_deg)];
}

double earth_rain_mm(double latitude_deg) {
    return earth_rains[belt_of(latitude_deg)];
}

int earth_wind_sign(double latitude_deg) {
    const double a = std::abs(latitude_deg);
    return a <= 25 || (a >= 65 && a <= 85) ? -1 : a >= 35 && a <= 55 ? 1 : 0;
}

std::vector<WorldBand> bands_of(const WorldMaps& maps, const std::vector<double>& row_areas) {
    std::vector<WorldBand> bands;
    if (!maps.grid.wraps_x()) return bands;
    const Raster& height = *maps.find(field::height);
    const Raster* temperature = maps.find(field::temperature);
    const Raster* rain = maps.find(field::precipitation);
    for (int north = 90; north > -90; north -= 10) {
        WorldBand band;
        band.south_deg = north - 10, band.north_deg = north;
        band.earth_temperature_c = earth_temperature_c(north - 5);
        band.earth_rain_mm = earth_rain_mm(north - 5);
        Mean warmth, wetness, land;
        for (std::int64_t y = 0; y < height.rows; ++y) {
            const double latitude = latitude_deg(y, height.rows);
            if (latitude < band.south_deg || latitude >= band.north_deg) continue;
            const double area = row_areas[static_cast<std::size_t>(y)];
            for (std::int64_t x = 0; x < height.columns; ++x) {
                land.add(maps.is_land(static_cast<std::size_t>(y * height.columns + x)) ? 1 : 0,
                         area);
                if (temperature != nullptr)
                    warmth.add(static_cast<double>(temperature->at(x, y)), area);
                if (rain != nullptr) wetness.add(static_cast<double>(rain->at(x, y)), area);
            }
        }
        band.temperature_c = warmth.value(), band.rain_mm = wetness.value();
        band.land_share = land.value();
        bands.push_back(band);
    }
    return bands;
}

std::vector<WindBand> winds_of(const WorldMaps& maps) {
    std::vector<WindBand> winds;
    const Raster* wind = maps.find(field::wind_x);
    if (!maps.grid.wraps_x() || wind == nullptr) return winds;
    for (int north = 90; north > -90; north -= 5) {
        WindBand band;
        band.south_deg = north - 5, band.north_deg = north;
        band.earth_sign = earth_wind_sign(north - 2.5);
        Mean mean;
        for (std::int64_t y = 0; y < wind->rows; ++y) {
            const double latitude = latitude_deg(y, wind->rows);
            if (latitude < band.south_deg || latitude >= band.north_deg) continue;
            for (std::int64_t x = 0; x < wind->columns; ++x)
                mean.add(static_cast<double>(wind->at(x, y)), 1);
        }
        band.wind_m_s = mean.value();
        winds.push_back(band);
    }
    return winds;
}

double rain_shadow_ratio(const WorldMaps& maps, double reach_m) {
    const Raster& height = *maps.find(field::height);
    const Raster* rain = maps.find(field::precipitation);
    const Raster* wind = maps.find(field::wind_x);
    if (rain == nullptr || wind == nullptr) return nothing;
    const std::int64_t columns = height.columns;
    const std::int64_t reach = std::clamp<std::int64_t>(
        static_cast<std::int64_t>(reach_m / maps.grid.spacing_m + 0.5), 1, columns / 4);
    if (columns < 8) return nothing;
    double windward = 0, lee = 0;
    for (std::int64_t y = 0; y < height.rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            if (!maps.grid.wraps_x() && (x < reach || x + reach >= columns)) continue;
            const auto column = [&](std::int64_t k) { return (x + k + columns) % columns; };
            const auto at = [&](const Raster& map, std::int64_t k) {
                return static_cast<double>(map.at(column(k), y));
            };
            const double top = at(height, 0);
            if (!(top >= maps.sea_level_m + crest_m)) continue;
            double lowest_west = top, lowest_east = top;
            bool crest = true;
            for (std::int64_t k = 1; k <= reach && crest; ++k) {
                crest = at(height, -k) <= top && at(height, k) < top;
                lowest_west = std::min(lowest_west, std::max(at(height, -k), maps.sea_level_m));
                lowest_east = std::min(lowest_east, std::max(at(height, k), maps.sea_level_m));
            }
            if (!crest || top - lowest_west < crest_m || top - lowest_east < crest_m) continue;
            const bool westerly = at(*wind, 0) > 0;
            for (std::int64_t k = 1; k <= reach; ++k) {
                windward += at(*rain, westerly ? -k : k);
                lee += at(*rain, westerly ? k : -k);
            }
        }
    return lee > 0 ? windward / lee : nothing;
}

}  // namespace cuesta

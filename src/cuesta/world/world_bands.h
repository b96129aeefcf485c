// SPDX-License-Identifier: Apache-2.0
// Belts of latitude of a world beside those of the Earth. Inside of world_report.h.
#pragma once

#include <vector>

#include "cuesta/world/world_maps.h"

namespace cuesta {

// A belt of latitudes; NaN where nothing is known.
struct WorldBand {
    double south_deg = 0, north_deg = 0;
    double temperature_c = 0, earth_temperature_c = 0;
    double rain_mm = 0, earth_rain_mm = 0;
    double land_share = 0;
};
// A belt whose winds are judged: 0 where the Earth's wind has no clear direction.
struct WindBand {
    double south_deg = 0, north_deg = 0;
    double wind_m_s = 0;  // to the east, mean
    int earth_sign = 0;
    bool right() const { return earth_sign == 0 || wind_m_s * earth_sign > 0; }
};

// Earth's mean temperature at the ground and rain of a year in the ten-degree belt around a
// latitude, mean of both hemispheres [warren1979; adler2003].
double earth_temperature_c(double latitude_deg);
double earth_rain_mm(double latitude_deg);
// Which way its wind at the ground blows: -1 to the west (trades to 25 degrees, polar easterlies
// from 65 to 85), 1 to the east (35 to 55), 0 between.
int earth_wind_sign(double latitude_deg);

// Ten-degree belts, and five-degree belts of wind; empty unless the map is a whole world (winds: or
// there is no wind_x). A belt without a row has NaN.
std::vector<WorldBand> bands_of(const WorldMaps& maps, const std::vector<double>& row_areas);
std::vector<WindBand> winds_of(const WorldMaps& maps);

// Rain on the windward over rain on the lee sides of crests across the wind: highest ground within
// `reach_m` along a row that stands 1,000 m above the lowest on both sides. NaN without a crest.
double rain_shadow_ratio(const WorldMaps& maps, double reach_m = 300e3);

}  // namespace cuesta

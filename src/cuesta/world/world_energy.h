// SPDX-License-Identifier: Apache-2.0
// The budget of energy that belongs to a world's temperature: sunlight taken in, heat given off,
// and what air and sea must carry towards the poles for the two to fit. Inside of world_report.h.
//
//   absorbed = S(latitude) a        a = 0.697 - 0.0779 P2(sin(latitude)), 0.38 under ice
//   emitted  = 203.3 + 2.09 T  W/m2                                                  [north1981]
//   carried over a latitude = sum of (absorbed - emitted - what the world gains) north of it
//
// Ice is where the map `ice` holds more than 1 m, or where the year is colder than -10 C: sea ice
// and lasting snow.
//
// Limits  a diagnosis: temperature is given, so sunlight and heat need not be equal; the difference
//         is told. The sun is the Earth's, the tilt 23.44 degrees. Clouds are those of the Earth.
#pragma once

#include <vector>

#include "cuesta/world/world_maps.h"

namespace cuesta {

struct WorldEnergy {
    double sunlight_w = 0, absorbed_w = 0, emitted_w = 0;  // W/m2, means over the world
    double north_pw = 0, south_pw = 0;    // most that is carried towards each pole, 1e15 W
    double north_deg = 0, south_deg = 0;  // where; south below 0
    double gain_w() const { return absorbed_w - emitted_w; }
    double albedo() const { return 1 - absorbed_w / sunlight_w; }
};

// Share of the sunlight that is taken in.
double absorbed_share(double latitude_rad, bool ice);

// Of a whole world whose temperature is known everywhere.
WorldEnergy energy_of(const WorldMaps& maps, const std::vector<double>& row_areas_m2);

}  // namespace cuesta

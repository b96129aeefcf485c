// SPDX-License-Identifier: Apache-2.0
// Wind near the ground, month by month: the bands of the general circulation, which follow the
// thermal equator, and what warm and cold land adds.
//
//   u = -U cos(3 p), beyond 60 degrees turning to the east wind of the poles
//   v = -V sin(6 p) to the north                      p latitude less the shift of the bands
//   r u' - f v' = -px / rho,  r v' + f u' = -py / rho           p' = -a (T - Tsea)
//
// The second line is air that friction and the turning of the world hold in balance with a pressure
// that is low where it is warm [lindzen1987]: in summer it flows in over land, in winter out. Tsea
// is the mean over the sea of the row.
// The thermal equator of a month is found for each meridian from the temperature, smoothed along
// the row, so that the rains go far poleward over warm land.
//
// With a locked sun air flows along the ground from the night to the point under the sun.
#pragma once

#include "cuesta/world/climate_heat.h"

namespace cuesta {

// Bands at a latitude, shifted by `shift` radians. To the east and to the south, m/s.
struct Wind {
    double east, south;
};
Wind wind_band(double wind_m_s, double latitude, double shift);

struct WindYear {
    ClimateYear east, south;  // m/s
    ClimateYear ascent;       // how readily water falls out of the air, 1 at rest
};
// The year's mean bands alone, for what carries heat.
void mean_bands(const ClimateRule& rule, const ClimateGrid& grid, ClimatePlane& east,
                ClimatePlane& south);
WindYear winds(const ClimateRule& rule, const ClimateGrid& grid, const ClimateLand& land,
               const ClimateYear& temperature);

// Latitude of the thermal equator on each meridian, radians.
std::vector<double> thermal_equator(const ClimateGrid& grid, const ClimatePlane& temperature,
                                    double without);

}  // namespace cuesta

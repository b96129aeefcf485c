// SPDX-License-Identifier: Apache-2.0
// Temperature at sea level through the year.
//
//   T(x, y, month) = T0(latitude) + Ta(x, y) + Ts(x, y, month)
//
//   T0   27.5 - 33 sin^2(latitude), from ship records; beyond 65 degrees 0.5 K less for each degree
//   Ts   the season: C dTs/dt = S'(latitude, t) - B Ts - c v grad Ts + div(D grad Ts)   [north1983]
//        S' is the sunlight of the month less that of the year, C small on land and large at sea.
//        Near the ground land and sea differ more than the air above them does: a third of the
//        answer is that of the place alone.
//   Ta   what currents and the land's own coldness or warmth do to the year's mean, 0 in the mean
//        of each row where there is a whole ring of it.
//
// Scheme  transport_lines.h, along rows and columns in turn, two steps a month for `spin_up` years
//         from the answer of each cell by itself.
//         Land whose warmest month stays below 9 C at sea level has snow through more and more of
//         the year, below 4 C all of it: such land is 6 K colder and its seasons are halved.
// Limits  that is all of the feedback of snow and ice, none at sea; no vertical structure; T0 is
//         given, not solved.
#pragma once

#include <array>

#include "cuesta/world/climate_grid.h"
#include "cuesta/world/climate_rule.h"

namespace cuesta {

using ClimateYear = std::array<ClimatePlane, months>;

// T0 in degrees C. `sine` is that of the latitude, or for a locked sun the cosine of the distance
// from the point under it.
double mean_temperature(const ClimateRule& rule, double latitude);
// Mean sunlight of a month (0 January), W/m2.
double sunlight(double latitude, double tilt_deg, int month);
// Cosine of the angle between each cell and the point under a locked sun, the map's middle.
ClimatePlane locked_sun(const ClimateGrid& grid);

// Monthly temperature at sea level. `wind` carries heat: the year's mean bands, to the east.
ClimateYear sea_level_temperature(const ClimateRule& rule, const ClimateGrid& grid,
                                  const ClimateLand& land, const ClimatePlane& wind_x,
                                  const ClimatePlane& wind_y);

}  // namespace cuesta

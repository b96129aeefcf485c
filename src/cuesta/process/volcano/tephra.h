// SPDX-License-Identifier: Apache-2.0
// What an eruption throws into the air: ash that the wind carries, and a cone of scoria around the
// vent. Inside of volcanism.h.
//
//   ash   t = V (1 - e^2)^(3/2) / (2 pi L^2) exp(-(r - e w) / L)
//         r distance from the vent, w of it downwind: lines of equal thickness are ellipses with
//         the vent in a focus, thickness falls off exponentially                      [pyle1989]
//   e     = U / (U + 10 m/s), U the wind's speed
//   cone  t = V k exp(-r / L) (1 - exp(-(r / a)^2)), a crater of radius a in its middle
//
// Holds   the integral of either law over the plane is V.
#pragma once

namespace cuesta {

struct AshFall {
    double volume_m3 = 0, length_m = 1;
    double eccentricity = 0;
    double wind_x = 1, wind_y = 0;  // unit vector downwind, east and south
    double thickness_m(double dx_m, double dy_m) const;
    // Where it is thinner than `least_m`, at the farthest.
    double reach_m(double least_m) const;
};

double eccentricity_of(double wind_m_per_s);

struct ScoriaCone {
    double volume_m3 = 0, length_m = 1, crater_m = 0.5;
    double thickness_m(double r_m) const;
    double reach_m(double least_m) const;
};

// A cone of that volume whose flanks begin near the angle of repose.
ScoriaCone scoria_cone(double volume_m3);

}  // namespace cuesta

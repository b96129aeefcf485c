// SPDX-License-Identifier: Apache-2.0
// Currents that the wind drives round the ocean basins, and the warmth they carry.
//
//   r laplace(psi) + beta dpsi/dx = curl(tau) / (rho H)     psi = 0 on coasts   [stommel1948]
//
// Water turns in gyres, narrow and fast along western shores: poleward there in the subtropics,
// equatorward along eastern ones. The sea temperature it brings is that of
//   v grad(T0 + Ta) = -Ta / t + K laplace(Ta)
// which warms western and cools eastern shores of the subtropics.
//
// Scheme  lines along rows solved at once, even and odd rows in turn, `rounds` times.
// Limits  no overturning, no salt, no upwelling but what the gyres make; coasts of the coarse map;
//         beta of the row, at least that of 60 degrees.
#pragma once

#include "cuesta/world/climate_grid.h"
#include "cuesta/world/climate_rule.h"

namespace cuesta {

struct Currents {
    ClimatePlane stream;  // m2/s: what flows between a cell and the coast, over the layer's depth
    ClimatePlane east, south;  // m/s
};
Currents wind_driven_currents(const ClimateGrid& grid, const ClimateLand& land,
                              const ClimatePlane& wind_x);

// How much warmer than `base` the air over land and sea is through currents, K.
ClimatePlane current_anomaly(const ClimateRule& rule, const ClimateGrid& grid,
                             const ClimateLand& land, const ClimatePlane& wind_x,
                             const ClimatePlane& base);

}  // namespace cuesta

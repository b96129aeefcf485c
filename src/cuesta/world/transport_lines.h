// SPDX-License-Identifier: Apache-2.0
// One implicit step of something that wind carries and eddies mix, along all rows or all columns.
//
//   (w' - w) / dt + div(v w') - div(K grad w') + loss w' = gain
//
// Scheme  fluxes through faces, taken from the upwind cell, all at the new time: one tridiagonal
//         system for each line (Thomas), for lines closed to a ring the same with one correction.
// Holds   any step is stable and keeps w >= 0 if gain >= 0; what leaves a cell enters its
//         neighbour, so sums weighted by area change by gain, loss and what crosses open ends
//         alone; lines are independent, so the same bits for any threads.
// Cost    about 15 ns per cell and direction.
#pragma once

#include "cuesta/world/climate_grid.h"

namespace cuesta {

struct Transport {
    const ClimateGrid& grid;
    const ClimatePlane& velocity;  // m/s, to the east along rows, to the south along columns
    const ClimatePlane* mixing;    // m2/s of each cell; null: `even_mixing`
    double even_mixing;
    const ClimatePlane* capacity;       // weight of the time term; null: 1
    const ClimatePlane* loss;           // 1/s; null: none
    const ClimatePlane* gain;           // per s; null: none
    const std::vector<double>* beyond;  // of each row: what comes in over open ends; null: nothing
    double dt_s;
    // false: amounts, which gather where air flows together. true: a property of the air, such as
    // its temperature, which that leaves alone: dw/dt + v grad w instead of div(v w).
    bool property = false;
};

void transport_rows(const Transport& t, ClimatePlane& w);
void transport_columns(const Transport& t, ClimatePlane& w);

}  // namespace cuesta

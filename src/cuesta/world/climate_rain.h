// SPDX-License-Identifier: Apache-2.0
// The water in the air through the year: evaporation, wind, rain.
//
//   dW/dt + div(v W) = div(K grad W) + E - C + R        W column water, mm
//   E = kE b (Ws - W)          sea b = 1; land what is left of the rain of weeks [budyko1974]
//   Ws = 65 exp(0.065 (T - 27))            T of the ground at its height: high air holds little
//   C = W ((o rh)^3 / t + up) + excess over Ws          o ascent of the circulation
//   up = max(0, w / Hw) clamp((rh - 0.4) / 0.4)         w = v grad h: air lifted by the ground
//
// What condenses on slopes drifts with the wind through two delays, cloud and rain, before it is
// on the ground; air that sinks behind a ridge takes some of it back (R).
//
// Scheme  implicit along rows and columns in turn (transport_lines.h) in steps of two days;
//         what condenses is counted with the new W, so that rain = evaporation - change, exactly.
// Holds   positive, no stability limit, closed budget on closed maps; lines are independent.
// Cost    180 steps a year, about 90 ns per coarse cell and step.
#pragma once

#include "cuesta/world/climate_wind.h"

namespace cuesta {

struct RainYear {
    ClimateYear rain;         // mm in the month
    ClimateYear evaporation;  // mm in the month
    ClimateYear open_water;   // mm in the month that a lake there would give to the air
    ClimateYear humidity;     // share of what the air can hold
    double stored_mm = 0;     // change of the air's water over the year, mean over the area
};

// Saturation of the air's column, mm.
double column_saturation(double temperature_c);

RainYear rain_of_year(const ClimateRule& rule, const ClimateGrid& grid, const ClimateLand& land,
                      const ClimateYear& temperature, const WindYear& wind);

}  // namespace cuesta

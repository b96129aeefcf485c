// SPDX-License-Identifier: Apache-2.0
// The climate of a coarse map: a year of temperature, wind and rain from land, sea and latitude.
//
// Holds   a function of the land and the rule alone: the same bits for any threads. A world that
//         turns the other way is the mirror image.
#pragma once

#include "cuesta/world/climate_rain.h"

namespace cuesta {

struct ClimateResult {
    ClimateYear temperature;  // C at sea level
    WindYear wind;
    RainYear water;
};

ClimateResult solve_climate(const ClimateRule& rule, const ClimateGrid& grid,
                            const ClimateLand& land, ClimateSpin spin = ClimateSpin::eastward);

}  // namespace cuesta

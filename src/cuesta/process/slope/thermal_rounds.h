// SPDX-License-Identifier: Apache-2.0
// How a step of thermal is divided into rounds: as many as keep every cell between its neighbours.
// Inside of thermal.h.
#pragma once

#include <cstdint>

namespace cuesta {

struct ThermalRounds {
    std::int64_t count = 1;
    double fraction = 0.125;    // of the excess that moves in each of them
    std::int64_t left_out = 0;  // beyond the most of one step
};

// A step of `rate` meant for cells of `meant_m` (0: these), on cells of `spacing_m`: ground spreads
// as rate x meant_m^2 does.
ThermalRounds thermal_rounds(double rate, double meant_m, double spacing_m, bool eight);

}  // namespace cuesta

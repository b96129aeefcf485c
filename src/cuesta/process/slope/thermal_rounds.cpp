// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/thermal_rounds.h"

#include <algorithm>
#include <cmath>

namespace cuesta {

ThermalRounds thermal_rounds(double rate, double meant_m, double spacing_m, bool eight) {
    constexpr double most_rounds = 4096;  // of one step: cells 64 times finer than meant
    const double ratio = meant_m > 0 ? meant_m / spacing_m : 1;
    const double whole = rate * ratio * ratio, most = eight ? 0.125 : 0.25;
    const double wanted = std::max(1.0, std::ceil(whole / most * (1 - 1e-12)));
    ThermalRounds rounds;
    rounds.count = static_cast<std::int64_t>(std::min(wanted, most_rounds));
    rounds.left_out = static_cast<std::int64_t>(std::min(wanted, 1e15)) - rounds.count;
    rounds.fraction = whole / wanted;
    return rounds;
}

}  // namespace cuesta

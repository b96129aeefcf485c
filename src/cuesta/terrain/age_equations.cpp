// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/age_equations.h"

#include <algorithm>

namespace cuesta {

std::int32_t mixed_deposited_step(std::int64_t thickness_a, std::int32_t deposited_step_a,
                                  std::int64_t thickness_b, std::int32_t deposited_step_b) {
    thickness_a = std::max<std::int64_t>(thickness_a, 0);
    const std::int64_t all = thickness_a + thickness_b;
    if (all <= 0) return std::max(deposited_step_a, deposited_step_b);
    // The broken part is the share of thicknesses that round up.
    const std::int64_t later = (std::int64_t{deposited_step_b} - deposited_step_a) * thickness_b;
    std::int64_t steps = later / all, rest = later % all;
    if (rest < 0) rest += all, --steps;
    const auto mixed = static_cast<std::uint64_t>(thickness_a * 31 + thickness_b);
    const double scattered = static_cast<double>((mixed * 0x9e3779b97f4a7c15u) >> 11) * 0x1p-53;
    if (static_cast<double>(rest) > scattered * static_cast<double>(all)) ++steps;
    return static_cast<std::int32_t>(deposited_step_a + steps);
}

}  // namespace cuesta

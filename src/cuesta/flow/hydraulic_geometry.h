// SPDX-License-Identifier: Apache-2.0
// How wide, deep and fast a river of a given discharge is.
//
//   width = 2.7 Q^0.5      depth = 0.3 Q^0.4      speed = Q / (width depth) = 1.23 Q^0.1
//
// The exponents are those that rivers of the American plains and ranges show downstream
// [leopold1953]; they add up to 1, as the three must. The factors, in metres and seconds, are round
// numbers for gravel rivers that fill their banks; real ones scatter by a factor of two.
#pragma once

#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta::flow {

// Discharge in m3/s, not negative; metres and metres per second.
inline double river_width_m(double discharge_m3_per_s) {
    return 2.7 * std::sqrt(discharge_m3_per_s);
}
inline double river_depth_m(double discharge_m3_per_s) {
    return 0.3 * elementary::pow(discharge_m3_per_s, 0.4);
}
inline double river_speed_m_per_s(double discharge_m3_per_s) {
    return elementary::pow(discharge_m3_per_s, 0.1) / (2.7 * 0.3);
}

}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
// A history that a recipe gives as pairs of time and value, straight lines between them. Steps take
// its mean over their own time, so that long and short steps agree.
#pragma once

#include <algorithm>

#include "cuesta/operator/param.h"

namespace cuesta {

// Integral from its first time to t; before and after it the ends go on.
template <std::size_t N>
double integral_of_pairs(const Numbers<N>& points, double t) {
    const std::size_t pairs = points.count / 2;
    const auto time = [&](std::size_t i) { return points.values[2 * i]; };
    const auto value = [&](std::size_t i) { return points.values[2 * i + 1]; };
    if (t <= time(0)) return (t - time(0)) * value(0);
    double sum = 0;
    for (std::size_t i = 0; i + 1 < pairs; ++i) {
        const double span = time(i + 1) - time(i);
        if (span <= 0) continue;
        const double part = std::min(t - time(i), span);
        const double end = value(i) + (value(i + 1) - value(i)) * (part / span);
        sum += part * (value(i) + end) / 2;
        if (t <= time(i + 1)) return sum;
    }
    return sum + (t - time(pairs - 1)) * value(pairs - 1);
}

// Mean value over `years` from `from_yr` on; there is at least one pair.
template <std::size_t N>
double mean_of_pairs(const Numbers<N>& points, double from_yr, double years) {
    return (integral_of_pairs(points, from_yr + years) - integral_of_pairs(points, from_yr)) /
           years;
}

}  // namespace cuesta

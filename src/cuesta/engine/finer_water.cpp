// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/finer_water.h"

#include <algorithm>
#include <cmath>

namespace cuesta {

float FinerWater::depth(CoarsePlace place, float ground_m) const {
    const double x0 = std::floor(place.x), y0 = std::floor(place.y);
    const double u = place.x - x0, v = place.y - y0;
    double level = 0, wet = 0, lowest_dry = HUGE_VAL;
    bool nearest_is_wet = false;
    for (int j = 0; j < 2; ++j)
        for (int i = 0; i < 2; ++i) {
            const std::int64_t x =
                coarse_sample(static_cast<std::int64_t>(x0) + i, height_.columns, wraps_x_);
            const std::int64_t y =
                coarse_sample(static_cast<std::int64_t>(y0) + j, height_.rows, wraps_y_);
            const double share = (i == 0 ? 1 - u : u) * (j == 0 ? 1 - v : v);
            const double ground = height_.at(x, y), water = water_.at(x, y);
            if (!(water > 0)) {
                if (share > 0) lowest_dry = std::min(lowest_dry, ground);
                continue;
            }
            level += share * (ground + water), wet += share;
            nearest_is_wet = nearest_is_wet || ((i == 0) == (u < 0.5) && (j == 0) == (v < 0.5));
        }
    if (!(wet > 0)) return 0;
    level /= wet;
    if (lowest_dry < level && !nearest_is_wet) return 0;
    return static_cast<float>(std::max(0.0, level - double{ground_m}));
}

}  // namespace cuesta

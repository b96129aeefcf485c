// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/finer_map.h"

#include <algorithm>
#include <cmath>

namespace cuesta {
namespace {

double limited_slope(double before, double after) {
    if (!(before * after > 0)) return 0;
    const double most = 3 * std::min(std::abs(before), std::abs(after));
    return std::clamp((before + after) / 2, -most, most);
}

}  // namespace

double limited_cubic(double a, double b, double c, double d, double t) {
    const double rise = c - b;
    const double m0 = limited_slope(b - a, rise), m1 = limited_slope(rise, d - c);
    return b + t * (m0 + t * (3 * rise - 2 * m0 - m1 + t * (m0 + m1 - 2 * rise)));
}

double FinerMap::sample(std::int64_t x, std::int64_t y) const {
    const auto inside = [](std::int64_t i, std::int64_t n, bool wraps) {
        return wraps ? (i % n + n) % n : i;
    };
    x = inside(x, map_.columns, wraps_x_), y = inside(y, map_.rows, wraps_y_);
    const auto straight_on = [](std::int64_t i, std::int64_t n) {
        return i < 0 ? -i : i >= n ? 2 * (n - 1) - i : i;  // the sample as far inside
    };
    const std::int64_t back_x =
        std::clamp<std::int64_t>(straight_on(x, map_.columns), 0, map_.columns - 1);
    const std::int64_t back_y =
        std::clamp<std::int64_t>(straight_on(y, map_.rows), 0, map_.rows - 1);
    if (back_x == x && back_y == y) return map_.at(x, y);
    const std::int64_t end_x = std::clamp<std::int64_t>(x, 0, map_.columns - 1);
    const std::int64_t end_y = std::clamp<std::int64_t>(y, 0, map_.rows - 1);
    return 2 * double{map_.at(end_x, end_y)} - double{map_.at(back_x, back_y)};
}

double FinerMap::along_x(const Spot& across, std::int64_t y) const {
    const std::int64_t x = across.sample;
    if (across.part == 0) return sample(x, y);
    return limited_cubic(sample(x - 1, y), sample(x, y), sample(x + 1, y), sample(x + 2, y),
                         across.part);
}

double FinerMap::at_spot(const Spot& across, const Spot& down) const {
    const auto row = [&](std::int64_t j) { return along_x(across, j); };
    if (down.part == 0) return row(down.sample);
    return limited_cubic(row(down.sample - 1), row(down.sample), row(down.sample + 1),
                         row(down.sample + 2), down.part);
}

double FinerMap::at(std::int64_t x, std::int64_t y) const {
    const auto spot = [&](std::int64_t fine) {
        const std::int64_t sample = fine >= 0 ? fine / ratio_ : -((-fine + ratio_ - 1) / ratio_);
        const std::int64_t part = fine - sample * ratio_;
        return Spot{sample, static_cast<double>(part) / static_cast<double>(ratio_)};
    };
    return at_spot(spot(x), spot(y));
}

double FinerMap::between(double x, double y) const {
    const auto spot = [](double place) {
        const double sample = std::floor(place);
        return Spot{static_cast<std::int64_t>(sample), place - sample};
    };
    return at_spot(spot(x), spot(y));
}

}  // namespace cuesta

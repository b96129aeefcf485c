// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/wind/wind_regime.h"

#include <algorithm>
#include <cmath>

#include "cuesta/base/elementary.h"

namespace cuesta::aeolian {
namespace {

constexpr double golden = 0.6180339887498949;
constexpr double few_substeps = 8;  // of a turn

double fraction(double value) {
    return value - std::floor(value);
}

}  // namespace

Direction direction_of(double degrees) {
    const auto [sin, cos] = elementary::sincos_turns(degrees / 360);
    return {sin, -cos};
}

WindRegime::WindRegime(double single, std::span<const double> pairs, double season_yr)
    : season_yr_(season_yr) {
    double sum = 0;
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) sum += pairs[i + 1];
    double until = 0;
    if (sum > 0)
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            until += pairs[i + 1] / sum;
            if (pairs[i + 1] > 0) winds_.push_back({direction_of(pairs[i]), until});
        }
    if (winds_.empty()) winds_.push_back({direction_of(single), 1});
    winds_.back().until = 1;
}

Direction WindRegime::at(std::int64_t number, double time_yr, double length_yr) const {
    if (winds_.size() == 1) return winds_[0].direction;
    const double turn_yr = season_yr_ / static_cast<double>(winds_.size());
    const double moment = length_yr * few_substeps <= turn_yr
                              ? fraction((time_yr + 0.5 * length_yr) / season_yr_)
                              : fraction((static_cast<double>(number) + 0.5) * golden);
    std::size_t i = 0;
    while (i + 1 < winds_.size() && moment >= winds_[i].until) ++i;
    return winds_[i].direction;
}

Shift shift_of(const Direction& direction, std::int64_t number) {
    const double x = std::abs(direction.x), y = std::abs(direction.y);
    const bool along_x = x >= y;
    const double across = along_x ? y / x : x / y;
    const auto n = static_cast<double>(number);
    const int step = static_cast<int>(std::floor((n + 1) * across) - std::floor(n * across));
    const int sign_x = direction.x < 0 ? -1 : 1, sign_y = direction.y < 0 ? -1 : 1;
    return along_x ? Shift{sign_x, sign_y * step, true} : Shift{sign_x * step, sign_y, false};
}

}  // namespace cuesta::aeolian

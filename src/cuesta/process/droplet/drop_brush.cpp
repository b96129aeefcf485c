// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_brush.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace cuesta {

DropBrush::DropBrush(float radius)
    : reach_(std::max(0, static_cast<int>(std::ceil(radius)) - 1)),
      weights_(static_cast<std::size_t>((reach_ + 1) * (reach_ + 1))) {
    double sum = 0;
    const auto cone = [&](int i, int j) {
        return std::max(0.0, double{radius} - std::sqrt(static_cast<double>(i * i + j * j)));
    };
    for (int j = -reach_; j <= reach_; ++j)
        for (int i = -reach_; i <= reach_; ++i) sum += cone(i, j);
    for (int j = 0; j <= reach_; ++j)
        for (int i = 0; i <= reach_; ++i)
            weights_[static_cast<std::size_t>(j * (reach_ + 1) + i)] =
                sum > 0 ? static_cast<float>(cone(i, j) / sum) : 1;
}

float DropBrush::share_on_map(std::int64_t west, std::int64_t east, std::int64_t north,
                              std::int64_t south) const {
    const auto side = [&](std::int64_t n) {
        return static_cast<int>(std::min<std::int64_t>(n, reach_));
    };
    double sum = 0;
    for (int j = -side(north); j <= side(south); ++j)
        for (int i = -side(west); i <= side(east); ++i)
            sum += double{weight(std::abs(i), std::abs(j))};
    return static_cast<float>(1 / sum);
}

}  // namespace cuesta

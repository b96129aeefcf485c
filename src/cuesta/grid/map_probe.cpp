// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/map_probe.h"

#include <cmath>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/ask.h"

namespace cuesta {

std::vector<float> MapProbe::bilinear(std::span<const Place> places) const {
    if (comm_.size() == 1) {
        std::vector<float> values(places.size());
        parallel_for(0, std::ssize(places), 4096, [&](std::int64_t lo, std::int64_t hi) {
            for (auto i = static_cast<std::size_t>(lo); i < static_cast<std::size_t>(hi); ++i)
                values[i] = window_.bilinear(places[i].x, places[i].y);
        });
        return values;
    }
    return ask<float>(
        comm_, places,
        [&](const Place& at) {
            return comm_.cut().owner(window_.inside_x(static_cast<std::int64_t>(std::floor(at.x))),
                                     window_.inside_y(static_cast<std::int64_t>(std::floor(at.y))));
        },
        [&](const Place& at) { return window_.bilinear(at.x, at.y); });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Which eruptions a step has: where, how large, how violent. Inside of volcanism.h.
//
// A list from counters alone, the same on every block. A hot spot stays where it is while the plate
// carries the map over it: on the map it wanders against the drift, and leaves a chain of volcanoes
// of rising age.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/operator/context.h"

namespace cuesta {

struct Volcanism;

struct Eruption {
    double x_m = 0, y_m = 0;  // metres east and south of sample (0, 0)
    double volume_m3 = 0;     // lava and ash
    double turn_rad = 0;      // of the fissure, clockwise from north
    std::uint32_t seed = 0;
};

struct EruptionList {
    std::vector<Eruption> eruptions;
    std::int64_t off_map = 0, left_out = 0;
};

EruptionList draw_eruptions(const Volcanism& op, const StepContext& step);

// Volume in the middle of the law: that given, or one that suits the map.
double usual_volume_m3(const Volcanism& op, const Grid& grid);

}  // namespace cuesta

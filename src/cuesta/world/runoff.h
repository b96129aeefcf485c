// SPDX-License-Identifier: Apache-2.0
// Runoff: water seeks its level, as in a cellular world.
//
//   q = clamp((surface of the neighbour - own surface) / 8, -water / 4, neighbour's water / 4)
//   current = damping x mean of the currents around + half of what crosses both faces
//                                                        [gerteis2017, 3.3; W-9, W-10]
//
// Holds   water exactly; a lake at rest stays at rest; nothing leaves a cell that it does not hold.
// Limits  steps count in cells, not in seconds: water runs one cell a step at the most. An eighth
// of
//         the water of a border cell leaves over an open side. For seconds and metres a second take
//         `water_flow`.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Runoff {
    using Joint = world::WorldStep;
    double damping = 0.98;
    double infiltration = 0;

    static constexpr std::string_view name = "runoff";
    static constexpr std::string_view summary =
        "Water runs to lower ground, cell by cell, and lakes become level.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::takes_water),
                                         hold(Holds::keeps_water_level, 0.02)};
    static constexpr int temporaries = 3;
    static constexpr double traffic_bytes = 36;
    static constexpr auto params();
    static FieldUse fields();
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Runoff::params() {
    return std::tuple{
        param(&Runoff::damping, {.name = "damping",
                                 .unit = "1",
                                 .doc = "Share of a current that is left after a step.",
                                 .min = 0.9,
                                 .max = 1,
                                 .source = {"p_flowDamp"}}),
        param(&Runoff::infiltration, {.name = "infiltration",
                                      .unit = "m",
                                      .doc = "Water that soaks into the ground in a step.",
                                      .min = 0,
                                      .max = 0.1,
                                      .source = {"p_infil", 1000}}),
    };
}

inline FieldUse Runoff::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::current_x),
                       std::string(field::current_y)},
            .halo = 2};
}

}  // namespace cuesta

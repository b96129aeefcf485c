// SPDX-License-Identifier: Apache-2.0
// Springs: water comes out of the ground at points, over circles, or where a field says.
//
//   each point of `positions` gives `discharge` x factor, shared evenly by the cells whose middle
//   lies within `radius`, by the nearest cell if there is none
//   with `area`, the cells share one discharge in proportion to that field
//   factor   straight lines through the points (time, factor) of `hydrograph`
//
// Holds   what comes is booked and, over time, exactly the discharge (water_store.h). Flowing water
//         takes it up over the whole step, however long that is.
// Limits  a circle reaches over edges that wrap; beyond others its part is left out and the rest
//         gives all the water. Cells of `area` below zero or not finite give none, counted as
//         `limited_rates`. The time is steps of the stage so far x time_step.
// Cost    one pass over the water.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Spring {
    Numbers<32> positions{0.5, 0.5};
    double discharge = 1;
    double radius = 0;
    Name area;
    Numbers<32> hydrograph;
    double time_step = 1;

    static constexpr std::string_view name = "spring";
    static constexpr std::string_view summary = "Water comes out of the ground.";
    static constexpr std::array<std::string_view, 1> cites{"muench2011"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::makes_water)};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 12;
    static constexpr auto params();
    static FieldUse fields();
    std::string problem() const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
    // By how much the discharge is multiplied at this time.
    double factor(double time_s) const;
};

constexpr auto Spring::params() {
    return std::tuple{
        param(&Spring::positions,
              {.name = "positions",
               .unit = "1",
               .doc = "Pairs of x from west to east and y from north to south, as shares of the "
                      "extent.",
               .min = 0,
               .max = 1}),
        param(&Spring::discharge, {.name = "discharge",
                                   .unit = "m3/s",
                                   .doc = "Water that each spring gives, the area as a whole.",
                                   .min = 0,
                                   .max = 1e6}),
        param(&Spring::radius, {.name = "radius",
                                .unit = "m",
                                .doc = "Size of the springs; 0: one cell.",
                                .min = 0,
                                .max = 1e5}),
        field_name(&Spring::area,
                   {.name = "area",
                    .doc = "A field that says where and how strongly water comes, instead of "
                           "positions."}),
        param(&Spring::hydrograph,
              {.name = "hydrograph",
               .unit = "1",
               .doc = "Pairs of time in seconds and factor on the discharge, times ascending.",
               .min = 0,
               .max = 1e6}),
        param(&Spring::time_step, {.name = "time_step",
                                   .unit = "s",
                                   .doc = "Time of one step, which a simulate has in common.",
                                   .min = 1e-3,
                                   .max = 3600,
                                   .scale = Scale::log}),
    };
}

inline FieldUse Spring::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::water_fresh)},
            .halo = 0};
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Groundwater: water soaks in, seeps to where its table is lower, and comes out as springs.
//
//   soaks in  at most infiltration in a step, as far as the ground has room: porosity x depth
//   head      ground - depth + held / porosity; where the ground is full, the water on it
//   seeps     flow x porosity x difference of heads / 8, at most a quarter of what the giver holds
//   spring    what the ground cannot hold becomes water on it
//                                 [gerteis2017, 3.3.3 names it missing; the form is Cuesta's own]
//
// Holds   water on and in the ground exactly; a level lake on full ground stays level.
// Limits  one layer of ground as deep everywhere, whatever it is made of; steps count in cells.
//         Sides that do not wrap are walls for it. `infiltration` of `runoff` is water that is
//         gone, this is water that comes back.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Groundwater {
    using Joint = world::WorldStep;
    double infiltration = 0.01;
    double porosity = 0.2;
    double depth = 50;
    double flow = 0.3;

    static constexpr std::string_view name = "groundwater";
    static constexpr std::string_view summary =
        "Water soaks into the ground, seeps downhill in it and comes out as springs.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::conserves_water)};
    static constexpr int temporaries = 3;
    static constexpr double traffic_bytes = 48;
    static constexpr auto params();
    static FieldUse fields();
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Groundwater::params() {
    return std::tuple{
        param(&Groundwater::infiltration, {.name = "infiltration",
                                           .unit = "m",
                                           .doc = "Water that soaks in in a step at the most.",
                                           .min = 0,
                                           .max = 0.1,
                                           .source = {"p_infil", 1000}}),
        param(&Groundwater::porosity, {.name = "porosity",
                                       .unit = "1",
                                       .doc = "Share of the ground that water can fill.",
                                       .min = 0.01,
                                       .max = 0.6}),
        param(&Groundwater::depth, {.name = "depth",
                                    .unit = "m",
                                    .doc = "How deep the ground is that holds water.",
                                    .min = 1,
                                    .max = 1000,
                                    .scale = Scale::log}),
        param(&Groundwater::flow, {.name = "flow",
                                   .unit = "1",
                                   .doc = "How much of a difference of the water table evens out.",
                                   .min = 0,
                                   .max = 1}),
    };
}

inline FieldUse Groundwater::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::groundwater)},
            .halo = 2};
}

}  // namespace cuesta

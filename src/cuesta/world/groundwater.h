// SPDX-License-Identifier: Apache-2.0
// Groundwater: water soaks in, seeps to where its table is lower, and comes out as springs.
//
//   soaks in  at most infiltration in a step, as far as the ground has room: porosity x depth
//   head      ground - depth + held / porosity; where the ground is full, the water on it
//   seeps     flow x porosity x difference of heads / 8, at most a quarter of what the donor holds
//   spring    what the ground cannot hold becomes water on it
//                                 [gerteis2017, 3.3.3 names it missing; the form is Cuesta's own]
//
// That is `model` = steps, whose steps count in cells. `darcy` is the same in metres and seconds:
// conductivity, thickness and specific yield of a layer on tight rock (world/aquifer.h); it writes
// `water_table`, which plants and karst read, and `spring_flow`.
//
// Holds   water on and in the ground exactly; a level lake on full ground stays level.
// Limits  one layer of ground; with `steps` as deep everywhere, whatever it is made of. Sides that
//         do not wrap are walls for it. `infiltration` of `runoff` is water that is gone, this is
//         water that comes back.
#pragma once

#include "cuesta/terrain/life_fields.h"
#include "cuesta/world/world_step.h"

namespace cuesta {

struct Groundwater {
    using Joint = world::WorldStep;
    enum class Model { steps, darcy };
    Model model = Model::steps;
    double infiltration = 0.01;
    double porosity = 0.2;
    double depth = 50;
    double flow = 0.3;
    FieldOr conductivity = 1e-5;
    FieldOr thickness = 50.0;
    bool by_material = false;
    double time_step = 86400;

    static constexpr std::string_view name = "groundwater";
    static constexpr std::string_view summary =
        "Water soaks into the ground, seeps downhill in it and comes out as springs.";
    static constexpr std::array<std::string_view, 2> cites{"gerteis2017", "bear1972"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::conserves_water)};
    static constexpr int temporaries = 3;
    static constexpr double traffic_bytes = 48;
    static constexpr auto params();
    static FieldUse fields();
    double copies(std::size_t) const { return model == Model::darcy ? 8 : 0; }
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Groundwater::Model) {
    return std::array<std::string_view, 2>{"steps", "darcy"};
}

constexpr auto Groundwater::params() {
    return std::tuple{
        choice(&Groundwater::model,
               {.name = "model",
                .doc = "steps: infiltration, porosity, depth and flow, per step and cell; darcy: "
                       "conductivity, thickness, porosity as specific yield, and time_step."}),
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
        param(&Groundwater::conductivity,
              {.name = "conductivity",
               .unit = "m/s",
               .doc = "With darcy: hydraulic conductivity of the ground; a number or a field.",
               .min = 0,
               .max = 1}),
        param(&Groundwater::thickness,
              {.name = "thickness",
               .unit = "m",
               .doc = "With darcy: how far below the ground tight rock lies; a number or a field.",
               .min = 0.01,
               .max = 2000,
               .scale = Scale::log}),
        toggle(&Groundwater::by_material,
               {.name = "by_material",
                .doc = "With darcy: conductivity is that of the layers, by their permeability, and "
                       "the parameter, over 1e-5 m/s, a factor on it."}),
        param(&Groundwater::time_step, {.name = "time_step",
                                        .unit = "s",
                                        .doc = "With darcy: time of one step.",
                                        .min = 1,
                                        .max = 1e9,
                                        .scale = Scale::log}),
    };
}

inline FieldUse Groundwater::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::groundwater),
                       std::string(field::water_table), std::string(field::spring_flow)},
            .halo = 2};
}

}  // namespace cuesta

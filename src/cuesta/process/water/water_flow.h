// SPDX-License-Identifier: Apache-2.0
// Water on the ground: rivers, lakes, floods. Moves what rain, springs and hands have put there.
//
//   pipe      what drives water through the face between two cells is the difference of their
//             levels; it has inertia and the friction of Manning (inertial_equations.h, and for
//             eight neighbours pipe_eight.h)
//                                                          [obrien1995, bates2010, dealmeida2012]
//   shallow   the full shallow-water equations: bores, dam breaks, water faster than its waves
//             (shallow_kernel.h)                                        [toro2001, audusse2004]
//
// Time    one step of the simulation is `time_step` seconds; the operator makes as many parts of it
//         as stability asks, looking at the deepest water before each: dt <= 0.6 spacing /
//         sqrt(g deepest), with eight neighbours 0.7, in the full equations 0.45 spacing / (speed +
//         wave speed). What springs and drops have brought is taken back and let in over the parts.
// Edges   closed: a wall. open: water leaves, none comes in. wrap: it comes back on the other side.
// Holds   the volume of water exactly (water_store.h), depths at or above 0; a level lake over any
//         bed stays level to the bit up to 32 m of depth; identical bits for any threads and
//         blocks.
// Limits  water shallower than `min_depth` stays where it is. In pipes water is not faster than its
//         waves, sqrt(g h), and dam breaks come out wrong: they need the full equations. A part of
//         a step that ends in numbers that are not finite is taken back and halved, `halved_parts`
//         counts that; after eight times the run fails and names cell, field and step. Pipes that
//         have made one part need no way back: discharges are bounded by the depth from then on.
// Cost    28 bytes a cell and part, in place but for the first part of a stage, and 4 for a look at
//         the depths where others than rain have written to them; eight neighbours 44 and five
//         temporary fields.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/process/water/water_edges.h"
#include "cuesta/process/water/water_model.h"
#include "cuesta/process/water/water_step.h"

namespace cuesta {

struct WaterFlow {
    using Joint = WaterStep;
    using Model = WaterModel;
    enum class Neighbours { four, eight };

    Model model = Model::pipe;
    Neighbours neighbours = Neighbours::four;
    double time_step = 1;
    double roughness = 0.05;
    double damping = 0.01;
    double min_depth = 1e-4;
    double gravity = 9.81;
    Outlet outlet = Outlet::slope;
    double averaging = 60;
    std::int64_t maps_every = 10;

    static constexpr std::string_view name = "water_flow";
    static constexpr std::string_view summary =
        "Water runs over the ground, gathers in rivers and lakes, and leaves over open edges.";
    static constexpr std::array<std::string_view, 5> cites{
        "obrien1995", "bates2010", "dealmeida2012", "toro2001", "audusse2004"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::conserves_water),
                                         hold(Holds::keeps_water_level, 1e-3)};
    static constexpr int temporaries = 5;
    static constexpr double traffic_bytes = 28;
    static constexpr auto params();
    static FieldUse fields();
    void join(WaterStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(WaterFlow::Neighbours) {
    return std::array<std::string_view, 2>{"four", "eight"};
}

constexpr auto WaterFlow::params() {
    return std::tuple{
        choice(&WaterFlow::model,
               {.name = "model",
                .doc = "The fast model of pipes between cells, or the full equations of shallow "
                       "water for floods and dam breaks, not for films of rain on coarse slopes.",
                .of_state = true}),
        choice(&WaterFlow::neighbours,
               {.name = "neighbours",
                .doc = "Whether pipes lead to four neighbours or to eight; the full equations have "
                       "no pipes.",
                .was = "directions"}),
        param(&WaterFlow::time_step, {.name = "time_step",
                                      .unit = "s",
                                      .doc = "Time of one step; give rain and springs the same.",
                                      .min = 1e-3,
                                      .max = 3600,
                                      .scale = Scale::log}),
        param(&WaterFlow::roughness,
              {.name = "roughness",
               .unit = "1",
               .doc = "Roughness of the ground after Manning, in s/m^(1/3): 0.03 a smooth bed, 0.1 "
                      "bushes.",
               .min = 0.001,
               .max = 1,
               .scale = Scale::log}),
        param(&WaterFlow::damping,
              {.name = "damping",
               .unit = "1/s",
               .doc = "Share of its motion that water loses by itself; calms lakes.",
               .min = 0,
               .max = 10}),
        param(&WaterFlow::min_depth, {.name = "min_depth",
                                      .unit = "m",
                                      .doc = "Water shallower than this stays where it is.",
                                      .min = 1e-5,
                                      .max = 0.1,
                                      .scale = Scale::log}),
        param(&WaterFlow::gravity,
              {.name = "gravity", .unit = "m/s2", .doc = "Gravity.", .min = 0.1, .max = 100}),
        choice(&WaterFlow::outlet,
               {.name = "outlet",
                .doc = "Behind an open edge the ground goes on with its slope, or falls off."}),
        param(&WaterFlow::averaging,
              {.name = "averaging",
               .unit = "s",
               .doc = "Time over which discharge and wetness are means; 0: those of the step.",
               .min = 0,
               .max = 1e6}),
        param(&WaterFlow::maps_every,
              {.name = "maps_every",
               .unit = "1",
               .doc = "Steps from one writing of velocity and discharge to the next; the first "
                      "step writes them too.",
               .min = 1,
               .max = 1000000}),
    };
}

inline FieldUse WaterFlow::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::water_fresh),
                       std::string(field::water_qx), std::string(field::water_qy),
                       std::string(field::water_qse), std::string(field::water_qsw),
                       std::string(field::velocity_x), std::string(field::velocity_y),
                       std::string(field::discharge), "wetness"},
            .halo = 3};
}

}  // namespace cuesta

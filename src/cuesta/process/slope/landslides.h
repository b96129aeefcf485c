// SPDX-License-Identifier: Apache-2.0
// Landslides: slopes too high for their strength fail deep down, run out and leave scarp and
// hummocks.
//
//   trigger   places by chance (storms, earthquakes), each with a height of slope, N(> H) ~ H^-1.5;
//             or a given place
//   failure   the slope above the place is steeper than its friction and higher than its cohesion
//             carries: the foot of a slip surface (landslide_slip.h)                  [culmann1866]
//   runout    as far as the energy line of its volume reaches (landslide_runout.h)
//                                                                       [heim1932, scheidegger1973]
//
// Cohesion and density are the means of the materials in the upper part of the column, cohesion as
// the share `strength` of that of the material: a rock mass is jointed.
//
// Scheme  one slide after the other, each on a window of the surface that all blocks share. What
//         fails is taken layer by layer; the deposit is the mixture of it, every material to the
//         unit, divided along the cells of the deposit.
// Edges   open: parcels that run over the border leave, booked there. Else nothing leaves.
// Holds   every material exactly; the same slides on any blocks and threads.
// Limits  slides of fewer than six cells are left out. At most 500 triggers in a step
//         (`left_out_triggers`). Deposits keep their materials: rock stays rock. Water and caves
//         under the slip surface are not asked.
// Cost    O(cells of the window), for slopes that fail some 10 microseconds per failed cell.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Landslides {
    enum class Place { random, given };

    Place place = Place::random;
    double x = 0.5;
    double y = 0.5;
    double count = 20;
    double rate = 0;
    double height_max = 0;
    double height_min = 0;
    double friction = 30;
    double strength = 0.02;
    FieldOr wetness = 0.3;
    double reach = 1;
    double time_step = 1000;

    static constexpr std::string_view name = "landslides";
    static constexpr std::string_view summary =
        "Slopes too high for their strength fail on a deep surface and run out into the valley.";
    static constexpr std::array<std::string_view, 4> cites{"culmann1866", "heim1932",
                                                           "scheidegger1973", "campforts2020"};
    static constexpr std::array promises{hold(Holds::conserves_materials),
                                         hold(Holds::leaves_water)};
    static constexpr double grid_copies = 4;    // a window, marks of it, what is laid
    static constexpr double traffic_bytes = 4;  // the surface, read to find the lowest ground
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 3; }
    std::string problem() const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Landslides::Place) {
    return std::array<std::string_view, 2>{"random", "given"};
}

constexpr auto Landslides::params() {
    return std::tuple{
        choice(&Landslides::place,
               {.name = "place",
                .doc = "Triggers anywhere on the map, or at x, y; a given slope of the largest "
                       "height fails however strong it is, if it is steeper than its friction."}),
        param(&Landslides::x, {.name = "x",
                               .unit = "1",
                               .doc = "Foot of a slide at a given place, as a share of the extent "
                                      "from the west.",
                               .min = 0,
                               .max = 1}),
        param(&Landslides::y,
              {.name = "y", .unit = "1", .doc = "The same from the north.", .min = 0, .max = 1}),
        param(&Landslides::count,
              {.name = "count",
               .unit = "1",
               .doc = "Triggers in a step, in the mean; few of them meet a slope that fails. At a "
                      "given place exactly so many.",
               .min = 0,
               .max = 500}),
        param(&Landslides::rate, {.name = "rate",
                                  .unit = "1/km2/yr",
                                  .doc = "Triggers on an area in a time; 0: count says how many.",
                                  .min = 0,
                                  .max = 10}),
        param(&Landslides::height_max,
              {.name = "height_max",
               .unit = "m",
               .doc = "Height of the highest slope that fails at once; 0: a tenth of the shorter "
                      "side.",
               .min = 0,
               .max = 1e4}),
        param(&Landslides::height_min, {.name = "height_min",
                                        .unit = "m",
                                        .doc = "The same of the lowest; 0: a tenth of the highest.",
                                        .min = 0,
                                        .max = 1e4}),
        param(&Landslides::friction, {.name = "friction",
                                      .unit = "deg",
                                      .doc = "Angle of internal friction: gentler slopes hold.",
                                      .min = 5,
                                      .max = 60}),
        param(&Landslides::strength,
              {.name = "strength",
               .unit = "1",
               .doc = "Cohesion of the rock mass as a share of the tensile strength of its "
                      "materials.",
               .min = 0,
               .max = 1}),
        param(&Landslides::wetness,
              {.name = "wetness",
               .unit = "1",
               .doc = "Share of the slope that is saturated with water, which takes friction away; "
                      "a number, or a field.",
               .min = 0,
               .max = 1}),
        param(&Landslides::reach,
              {.name = "reach",
               .unit = "1",
               .doc = "Factor on the length of the runout that follows from the volume.",
               .min = 0.2,
               .max = 5}),
        param(&Landslides::time_step, {.name = "time_step",
                                       .unit = "yr",
                                       .doc = "Time that one step stands for.",
                                       .min = 0.001,
                                       .max = 1e9,
                                       .scale = Scale::log}),
    };
}

inline FieldUse Landslides::fields() {
    return {
        .reads = {}, .writes = {std::string(field::height), std::string(field::layers)}, .halo = 0};
}

}  // namespace cuesta

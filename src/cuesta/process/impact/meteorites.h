// SPDX-License-Identifier: Apache-2.0
// Meteorites: impacts dig craters and throw what they dig around them.
//
//   place   drawn evenly over the map, or given (an event of a recipe)
//   number  Poisson with mean `count`, or rate x area x time_step
//   size    N(> D) ~ D^-exponent between diameter_min and diameter_max
//   shape   a bowl of depth 0.2 D; above the transition a level floor, terraces and a peak or a
//           ring of peaks, ever shallower (impact_shape.h). Ejecta thin out as r^-3.
//
// A crater lies on the plane that fits the ground within its rim, so it follows a slope. Its rim is
// bent by waves and lumps, its ejecta lie in rays; no two are alike.
//
// Scheme  one impact after the other. What stands above the bowl is dug, layer by layer, each
//         material counted; each is laid as ejecta in whole units, the floor of its share of the
//         cell, and what is left of the roundings (below a unit per cell) on the crater's middle.
//         The material dug from least depth lies lowest in the ejecta: layers upside down.
// Edges   a crater that a border cuts lays what it digs on the map: what it would throw over the
//         border comes back from the part beyond it. Over wrapped edges it goes on.
// Holds   every material to the unit; the impactor is not counted, it goes up in vapour. The same
//         craters on any blocks and threads, and at any spacing but for roundings.
// Limits  craters narrower than four samples are left out (`unresolved_impacts`). Where the map has
//         too little ground outside the rim to hold what is dug, less is dug (`limited_craters`).
//         Ejecta keep their material: rock stays rock. A peak is ground that is not dug, no rock
//         comes up from below. 2,000 impacts in a step; `left_out_impacts` counts others.
// Cost    O(cells within the reach of an impact), about 100 ns each.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Meteorites {
    enum class Place { random, given };

    Place place = Place::random;
    double x = 0.5;
    double y = 0.5;
    double count = 2;
    double rate = 0;
    double diameter_max = 0;
    double diameter_min = 0;
    double exponent = 2;
    double gravity = 9.81;
    double depth = 1;
    double irregularity = 1;
    double reach = 5;
    double time_step = 10000;

    static constexpr std::string_view name = "meteorites";
    static constexpr std::string_view summary =
        "Impacts dig craters and lay what they dig around them: by rate and size law, or at a "
        "place.";
    static constexpr std::array<std::string_view, 3> cites{"pike1977", "mcgetchin1973",
                                                           "melosh1989"};
    static constexpr std::array promises{hold(Holds::conserves_materials),
                                         hold(Holds::leaves_water)};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 48;  // of a cell within reach: columns and weights
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 4; }
    std::string problem() const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Meteorites::Place) {
    return std::array<std::string_view, 2>{"random", "given"};
}

constexpr auto Meteorites::params() {
    return std::tuple{
        choice(&Meteorites::place,
               {.name = "place", .doc = "Impacts anywhere on the map, or at x, y."}),
        param(&Meteorites::x, {.name = "x",
                               .unit = "1",
                               .doc = "Given place, as a share of the extent from the west.",
                               .min = 0,
                               .max = 1}),
        param(&Meteorites::y,
              {.name = "y", .unit = "1", .doc = "The same from the north.", .min = 0, .max = 1}),
        param(&Meteorites::count,
              {.name = "count",
               .unit = "1",
               .doc = "Impacts in a step, in the mean; at a given place exactly so many.",
               .min = 0,
               .max = 2000}),
        param(&Meteorites::rate,
              {.name = "rate",
               .unit = "1/km2/Myr",
               .doc = "Craters of at least diameter_min on an area in a time; 0: count says how "
                      "many.",
               .min = 0,
               .max = 1e6}),
        param(&Meteorites::diameter_max,
              {.name = "diameter_max",
               .unit = "m",
               .doc = "Rim to rim, of the largest crater and of one at a given place; 0: a sixth "
                      "of the shorter side.",
               .min = 0,
               .max = 1e5}),
        param(&Meteorites::diameter_min,
              {.name = "diameter_min",
               .unit = "m",
               .doc = "The same of the smallest; 0: a twentieth of the largest.",
               .min = 0,
               .max = 1e5}),
        param(&Meteorites::exponent,
              {.name = "exponent",
               .unit = "1",
               .doc = "Size law: the number of craters above a diameter falls as this power of it.",
               .min = 0.5,
               .max = 5}),
        param(&Meteorites::gravity,
              {.name = "gravity",
               .unit = "m/s2",
               .doc = "Craters wider than 3.2 km x 9.81 / gravity have a floor, terraces and a "
                      "peak.",
               .min = 0.5,
               .max = 30,
               .scale = Scale::log}),
        param(&Meteorites::depth, {.name = "depth",
                                   .unit = "1",
                                   .doc = "Factor on the depth and so on the rim.",
                                   .min = 0.1,
                                   .max = 1.5}),
        param(&Meteorites::irregularity,
              {.name = "irregularity",
               .unit = "1",
               .doc = "How far rims wander and ejecta gather in rays; 0 is a perfect circle.",
               .min = 0,
               .max = 2}),
        param(&Meteorites::reach, {.name = "reach",
                                   .unit = "1",
                                   .doc = "Where ejecta end, in radii.",
                                   .min = 2,
                                   .max = 10}),
        param(&Meteorites::time_step, {.name = "time_step",
                                       .unit = "yr",
                                       .doc = "Time that one step stands for.",
                                       .min = 0.001,
                                       .max = 1e9,
                                       .scale = Scale::log}),
    };
}

inline FieldUse Meteorites::fields() {
    return {
        .reads = {}, .writes = {std::string(field::height), std::string(field::layers)}, .halo = 0};
}

}  // namespace cuesta

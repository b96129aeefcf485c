// SPDX-License-Identifier: Apache-2.0
// Volcanism: eruptions build shields, cones and flows of basalt, strew ash, and leave calderas.
//
//   vents     at a place, along a line or an arc, or over a hot spot that the plate drifts over
//             (eruptions.h); each eruption from a site near its vent
//   number    Poisson with mean rate x time_step, or evenly
//   lava      a Bingham fluid that flows downhill, cools, stiffens and freezes (lava_flow.h): thin
//             rims set first, so it builds levees, tongues and lobes and goes around relief
//   tephra    ash by the wind, a cone of scoria with its crater around the vent (tephra.h)
//   caldera   where an eruption is larger than `chamber`, its roof sinks to one level: layers as
//             they lie, the bed gets thinner
//
// An eruption begins and ends within a step, days against years: no lava is molten between steps.
// Frozen lava is a layer of basalt that is deposited now; on basalt it joins it, ages mixed.
//
// Holds   lava, to the unit: what came up is laid or left over an open border, all booked. Ash is
//         booked as it lands; what falls beyond the map never came. Same bits for any threads and
//         blocks.
// Limits  an eruption is at most 100 m over the whole map. 100 eruptions in a step
//         (`left_out_eruptions`). Ash thinner than 2 mm is not laid. Lava that would relax faster
//         than a cell per substep does not (`limited_lava`).
// Cost    cells with lava x substeps x 30 ns; 100 to 1500 substeps.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Volcanism {
    enum class Vents { place, line, hot_spot };
    enum class Timing { random, even };

    Vents vents = Vents::place;
    double x = 0.5;
    double y = 0.5;
    double spread = 0.02;
    double strike = 0;
    double length = 0.6;
    double bend = 0;
    std::int64_t count = 6;
    double drift = 0.05;
    double drift_direction = 300;
    double rate = 0.001;
    Timing timing = Timing::random;
    double volume = 0;
    double volume_spread = 0.3;
    double effusion = 0;
    double fissure = 0;
    double viscosity = 3000;
    double yield = 500;
    double temperature = 1130;
    double solidus = 950;
    double crust = 0.02;
    double ash = 0.1;
    double cone = 0.4;
    double ash_length = 0;
    double wind = 8;
    double wind_from = 270;
    bool world_wind = true;
    double chamber = 0;
    double caldera = 0;
    double collapse = 0.8;
    double sea_level = -12000;
    double time_step = 1000;

    static constexpr std::string_view name = "volcanism";
    static constexpr std::string_view summary =
        "Eruptions build shields, cones and lava flows of basalt, strew ash and leave calderas.";
    static constexpr std::array<std::string_view, 4> cites{"huppert1982", "miyamoto1997",
                                                           "pyle1989", "pieri1986"};
    static constexpr std::array promises{hold(Holds::makes_ground), hold(Holds::takes_ground),
                                         hold(Holds::leaves_water)};
    static constexpr int temporaries = 1;
    static constexpr double grid_copies = 11;    // lava, its bed and heat, what each face lets pass
    static constexpr double traffic_bytes = 24;  // the surface read, lava and frozen set to 0
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 6; }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Volcanism::Vents) {
    return std::array<std::string_view, 3>{"place", "line", "hot_spot"};
}
constexpr auto choice_words(Volcanism::Timing) {
    return std::array<std::string_view, 2>{"random", "even"};
}

constexpr auto Volcanism::params() {
    return std::tuple{
        choice(&Volcanism::vents,
               {.name = "vents",
                .doc = "Vents at x, y (place), along a line through it (an arc or a rift), or "
                       "over a hot_spot that is there at first."}),
        param(&Volcanism::x, {.name = "x",
                              .unit = "1",
                              .doc = "The vent or the middle of the line, as a share of the extent "
                                     "from the west.",
                              .min = -1,
                              .max = 2}),
        param(&Volcanism::y,
              {.name = "y", .unit = "1", .doc = "The same from the north.", .min = -1, .max = 2}),
        param(&Volcanism::spread,
              {.name = "spread",
               .unit = "1",
               .doc = "How far from its vent an eruption breaks out, as a share of the shorter "
                      "side.",
               .min = 0,
               .max = 1}),
        param(&Volcanism::strike, {.name = "strike",
                                   .unit = "deg",
                                   .doc = "Direction of the line and of fissures, clockwise from "
                                          "north.",
                                   .min = 0,
                                   .max = 360}),
        param(&Volcanism::length, {.name = "length",
                                   .unit = "1",
                                   .doc = "Length of the line as a share of the longer side.",
                                   .min = 0,
                                   .max = 10}),
        param(&Volcanism::bend, {.name = "bend",
                                 .unit = "1",
                                 .doc = "How far the line is bent to an arc, as a share of its "
                                        "length; below 0 to the left.",
                                 .min = -2,
                                 .max = 2}),
        param(
            &Volcanism::count,
            {.name = "count", .unit = "1", .doc = "Vents along the line.", .min = 1, .max = 1000}),
        param(&Volcanism::drift, {.name = "drift",
                                  .unit = "m/yr",
                                  .doc = "Speed of the plate over a hot spot.",
                                  .min = 0,
                                  .max = 1}),
        param(
            &Volcanism::drift_direction,
            {.name = "drift_direction",
             .unit = "deg",
             .doc = "Where the plate drifts to, clockwise from north: the old volcanoes lie there.",
             .min = 0,
             .max = 360}),
        param(&Volcanism::rate, {.name = "rate",
                                 .unit = "1/yr",
                                 .doc = "Eruptions in a year, in the mean.",
                                 .min = 0,
                                 .max = 1}),
        choice(&Volcanism::timing,
               {.name = "timing",
                .doc = "Whether eruptions come by chance or evenly; an event of one eruption has a "
                       "rate of 1 / time_step, evenly."}),
        param(&Volcanism::volume,
              {.name = "volume",
               .unit = "m3",
               .doc = "Lava and ash of a usual eruption; 0: a hundred-thousandth of the cube of "
                      "the shorter side.",
               .min = 0,
               .max = 1e13}),
        param(&Volcanism::volume_spread,
              {.name = "volume_spread",
               .unit = "1",
               .doc = "How unlike eruptions are: standard deviation in powers of ten.",
               .min = 0,
               .max = 2}),
        param(&Volcanism::effusion,
              {.name = "effusion",
               .unit = "m3/s",
               .doc = "Lava that comes up in a second; 0: three days for 0.01 km3, as the cube "
                      "root of the volume. Fast flows go far before they freeze.",
               .min = 0,
               .max = 1e6}),
        param(&Volcanism::fissure, {.name = "fissure",
                                    .unit = "m",
                                    .doc = "Length of the fissure that opens; 0 is a vent.",
                                    .min = 0,
                                    .max = 1e5}),
        param(
            &Volcanism::viscosity,
            {.name = "viscosity",
             .unit = "1",
             .doc = "Of fresh lava, in Pa s: basalt 1e2 to 1e4, andesite 1e6, rhyolite beyond 1e8.",
             .min = 10,
             .max = 1e10,
             .scale = Scale::log}),
        param(
            &Volcanism::yield,
            {.name = "yield",
             .unit = "Pa",
             .doc = "Stress below which fresh lava does not move: thickness and slope at which it "
                    "stops.",
             .min = 0,
             .max = 1e6}),
        param(
            &Volcanism::temperature,
            {.name = "temperature", .unit = "C", .doc = "Of fresh lava.", .min = 700, .max = 1500}),
        param(&Volcanism::solidus, {.name = "solidus",
                                    .unit = "C",
                                    .doc = "Temperature at which it has set.",
                                    .min = 500,
                                    .max = 1500}),
        param(&Volcanism::crust, {.name = "crust",
                                  .unit = "1",
                                  .doc = "Share of its surface that glows between crust and cools "
                                         "it; 0: no cooling.",
                                  .min = 0,
                                  .max = 1}),
        param(&Volcanism::ash, {.name = "ash",
                                .unit = "1",
                                .doc = "Share of the volume that is thrown into the air.",
                                .min = 0,
                                .max = 1}),
        param(&Volcanism::cone, {.name = "cone",
                                 .unit = "1",
                                 .doc = "Share of that which falls around the vent and builds a "
                                        "cone; the wind takes the rest.",
                                 .min = 0,
                                 .max = 1}),
        param(&Volcanism::ash_length,
              {.name = "ash_length",
               .unit = "m",
               .doc = "Distance over which ash gets thinner by 63 percent without wind; 0: five "
                      "times the cube root of its volume.",
               .min = 0,
               .max = 1e6}),
        param(&Volcanism::wind, {.name = "wind",
                                 .unit = "m/s",
                                 .doc = "Speed of the wind that carries ash.",
                                 .min = 0,
                                 .max = 100}),
        param(&Volcanism::wind_from, {.name = "wind_from",
                                      .unit = "deg",
                                      .doc = "Where it comes from, clockwise from north.",
                                      .min = 0,
                                      .max = 360}),
        toggle(&Volcanism::world_wind,
               {.name = "world_wind",
                .doc = "Where the map has wind of its own (wind_x, wind_y), that at the vent is "
                       "taken."}),
        param(
            &Volcanism::chamber,
            {.name = "chamber",
             .unit = "m3",
             .doc = "An eruption of at least this volume empties the chamber, and its roof sinks; "
                    "0: never.",
             .min = 0,
             .max = 1e13}),
        param(&Volcanism::caldera, {.name = "caldera",
                                    .unit = "m",
                                    .doc = "Radius of a caldera; 0: three times as wide as deep, "
                                           "about.",
                                    .min = 0,
                                    .max = 1e5}),
        param(&Volcanism::collapse,
              {.name = "collapse",
               .unit = "1",
               .doc = "Volume by which the roof sinks, as a share of what was erupted.",
               .min = 0,
               .max = 2}),
        param(&Volcanism::sea_level,
              {.name = "sea_level",
               .unit = "m",
               .doc = "Lava on ground below it, or under water, is pillow lava: stiffer, and cold "
                      "sooner.",
               .min = -12000,
               .max = 12000}),
        param(&Volcanism::time_step, {.name = "time_step",
                                      .unit = "yr",
                                      .doc = "Time that one step stands for.",
                                      .min = 0.001,
                                      .max = 1e9,
                                      .scale = Scale::log}),
    };
}

inline FieldUse Volcanism::fields() {
    return {
        .reads = {}, .writes = {std::string(field::height), std::string(field::layers)}, .halo = 2};
}

}  // namespace cuesta

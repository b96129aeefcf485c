// SPDX-License-Identifier: Apache-2.0
// Glaciers: snow that lasts becomes ice, ice flows, grinds out valleys and leaves moraines.
//
//   dH/dt = b - div q        q = -|grad s|^2 H^4 (G H + C) grad s             ice_equations.h
//   b = min(gradient (s - ela), max_balance), or a field of the world (`ice_balance`)
//   dz/dt = -(abrasion u^2 + plucking u fall) drag (1 - hardness) / 0.05       of granite: 1
//
// Time    a step is `time_step` years. Ice is the same for long, so it flows for one of
//         `acceleration` years only, and what it wears and carries in that year counts for all of
//         them. Substeps are 0.12 spacing^2 / D long; when a step would need more than `substeps`
//         of them the acceleration is larger than asked.
// Ice     the field `ice` is water, as everywhere: 917 kg/m3 of it are ice. Snow is water come in,
//         melt is water gone out, or with melt_to_water goes to the field `water`. Firn takes
//         decades, a step centuries: what lasts is ice at once.
// Till    ground rock is carried in `glacial.load` and laid down where ice melts (ice_bed.h).
// Sea     ice that floats in water deeper than calving_depth breaks off and is gone.
// Edges   ice and till leave over open sides; walls hold them; wrapped sides are neighbours.
//
// Holds   water to the quantum of 0.5 mm, every material to the unit; the same bits for any threads
//         and blocks.
// Limits  `raised_acceleration` counts steps whose acceleration was larger than asked.
//         No stresses along the ice, no thermal regime, no drumlins or eskers; the U of a valley
//         comes from an empirical factor. Ice above 8 km of water is taken away (`capped_ice`).
//         `limited_cells`: wear ended at 2 m or a twentieth of the ice in a batch of 32 substeps.
//         `left_out_ice`: years left out, as a step reached twice `substeps`. On latlon maps cells
//         are squares.
//         Fields outside the range of `ela` or `balance` are taken at its end (`limited_line`).
// Cost    O(cells with ice) per substep, one halo cell; substeps per year grow as 1 / spacing^2.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Glacial {
    enum class Balance { line, given };

    Balance mass_balance = Balance::line;
    FieldOr ela = 1800;
    double gradient = 0.007;
    double max_balance = 1.5;
    FieldOr balance = 0.5;
    Numbers<64> history = {};
    double softness = 1;
    double sliding = 1;
    double fastest = 2000;
    double abrasion = 5e-5;
    double plucking = 1e-4;
    double drag_length = 1000;
    double outwash = 0.95;
    double sea_level = -1e6;
    double calving_depth = 20;
    bool melt_to_water = false;
    double acceleration = 50;
    std::int32_t substeps = 1000;
    double time_step = 1000;

    static constexpr std::string_view name = "glacial";
    static constexpr std::string_view summary =
        "Glaciers grow, flow and melt; they grind out U-shaped valleys and leave moraines.";
    static constexpr std::array<std::string_view, 5> cites{
        "hutter1983", "mahaffy1976", "oerlemans1989", "harbor1992", "macgregor2000"};
    static constexpr std::array promises{turns_only_into("till"), hold(Holds::takes_ground),
                                         hold(Holds::sets_water)};
    static constexpr int temporaries = 15;
    static constexpr double traffic_bytes =
        16;  // of a substep: ice both ways with the line fetched to write it, and the bed
    static constexpr auto params();
    static FieldUse fields();
    std::string problem() const;
    int layers() const { return abrasion > 0 || plucking > 0 ? 2 : 0; }
    // How much higher the line lies, so many years after the first step.
    double line_shift(double at_yr) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Glacial::Balance) {
    return std::array<std::string_view, 2>{"line", "given"};
}

constexpr auto Glacial::params() {
    return std::tuple{
        choice(&Glacial::mass_balance,
               {.name = "mass_balance",
                .doc = "What snow and melt follow: the height above the equilibrium line (line), "
                       "or `balance`, which the world's climate may give (given)."}),
        param(&Glacial::ela, {.name = "ela",
                              .unit = "m",
                              .doc = "Equilibrium line altitude: above it more snow falls in a "
                                     "year than melts; a number, or a field.",
                              .min = -3000,
                              .max = 9000}),
        param(&Glacial::gradient,
              {.name = "gradient",
               .unit = "1/yr",
               .doc = "How much the balance of a year, as water, grows with each metre of height.",
               .min = 0,
               .max = 0.1}),
        param(&Glacial::max_balance, {.name = "max_balance",
                                      .unit = "m/yr",
                                      .doc = "Most that a year leaves of its snow, as water.",
                                      .min = 0.01,
                                      .max = 20,
                                      .scale = Scale::log}),
        param(&Glacial::balance,
              {.name = "balance",
               .unit = "m/yr",
               .doc = "Balance of a year at the ground, as water, with mass_balance given; a "
                      "number, or a field such as ice_balance; thick ice stands higher and gets "
                      "more by `gradient`.",
               .min = -50,
               .max = 20}),
        param(&Glacial::history,
              {.name = "history",
               .unit = "1",
               .doc = "Pairs of a time in years since the first step and by how many metres the "
                      "line lies higher then, such as 0, 0, 10000, -800, 60000, 0; straight "
                      "between them, the first holds before, the last after them.",
               .min = -1e4,
               .max = 1e9}),
        param(&Glacial::softness,
              {.name = "softness",
               .unit = "1",
               .doc = "How easily ice deforms: 1 is ice at its melting point (2.4e-24 per Pa3 and "
                      "second), 0.1 about that of -15 C.",
               .min = 0,
               .max = 20}),
        param(&Glacial::sliding,
              {.name = "sliding",
               .unit = "1",
               .doc = "How easily ice slides over its bed: 1 is 3e-15 m/yr per Pa3; without it "
                      "nothing is worn.",
               .min = 0,
               .max = 50}),
        param(&Glacial::fastest, {.name = "fastest",
                                  .unit = "m/yr",
                                  .doc = "No ice flows faster; steep falls of thick ice end here.",
                                  .min = 10,
                                  .max = 1e5,
                                  .scale = Scale::log}),
        param(&Glacial::abrasion,
              {.name = "abrasion",
               .unit = "yr/m",
               .doc = "Granite that ice grinds off in a year, by the square of its sliding speed.",
               .min = 0,
               .max = 1e-3}),
        param(&Glacial::plucking,
              {.name = "plucking",
               .unit = "1",
               .doc = "Granite that ice plucks off in a year, by its sliding speed and the fall "
                      "of the bed along it: headwalls and steps wear back.",
               .min = 0,
               .max = 0.01}),
        param(&Glacial::drag_length,
              {.name = "drag_length",
               .unit = "m",
               .doc = "Width over which the sides of a valley hold the ice back in its narrow "
                      "bottom, so that the sides wear more and a V becomes a U; 0 does without.",
               .min = 0,
               .max = 20000}),
        param(&Glacial::outwash, {.name = "outwash",
                                  .unit = "1",
                                  .doc = "Share of the rock ground off that water carries off "
                                         "the map; ice carries the rest to its moraines.",
                                  .min = 0,
                                  .max = 1}),
        param(&Glacial::sea_level, {.name = "sea_level",
                                    .unit = "m",
                                    .doc = "Height of the sea that ice may float and break off in.",
                                    .min = -1e6,
                                    .max = 1e6}),
        param(&Glacial::calving_depth,
              {.name = "calving_depth",
               .unit = "m",
               .doc = "Ice that floats in sea deeper than this breaks off and is gone.",
               .min = 0,
               .max = 2000}),
        toggle(&Glacial::melt_to_water,
               {.name = "melt_to_water",
                .doc = "Ice that melts becomes water on the ground; else it runs off the map."}),
        param(&Glacial::acceleration, {.name = "acceleration",
                                       .unit = "1",
                                       .doc = "Years of wear for each year in which the ice flows.",
                                       .min = 1,
                                       .max = 1e4,
                                       .scale = Scale::log}),
        param(&Glacial::substeps,
              {.name = "substeps",
               .unit = "1",
               .doc = "Substeps of flowing ice that a step may take; where it would need more the "
                      "acceleration is larger.",
               .min = 1,
               .max = 1000000,
               .scale = Scale::log}),
        param(&Glacial::time_step, {.name = "time_step",
                                    .unit = "yr",
                                    .doc = "Time that one step stands for.",
                                    .min = 1e-3,
                                    .max = 1e9,
                                    .scale = Scale::log}),
    };
}

inline FieldUse Glacial::fields() {
    return {
        .reads = {},
        .writes = {std::string(field::height), std::string(field::layers), std::string(field::ice),
                   std::string(field::water), "glacial.load", std::string(field::ice_speed)},
        .halo = 4};
}

}  // namespace cuesta

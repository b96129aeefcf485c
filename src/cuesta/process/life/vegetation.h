// SPDX-License-Identifier: Apache-2.0
// Plants: what grows where, how it spreads and burns, and how densely it covers the ground.
//
//   capacity   of conifers, broadleaf trees, trees of river banks, shrubs and grass, by warmth,
//              water, light, slope and soil (plant_equations.h)
//   growth     dc/dt = r c (1 - c / K), exact for any step; above its capacity a cover thins out
//   spread     seeds reach `spread` x time_step from where a kind grows; `colonists` bring it from
//              beyond
//   fire       begins by chance (`fire`), runs through what is dry and dense, with the wind and
//              uphill, and leaves a tenth of trees and shrubs
//   biomass    towards production (Miami model) x the time that its kinds keep it
//
// A land without plants is given what the climate lets grow (`start` = grown), or colonists alone
// (bare). Then every step is `time_step` years.
//
// Climate  fields temperature and precipitation (and temperature_01 .. 12) if the land has them and
//          `climate` is fields; else the numbers, falling by `lapse_rate` with height.
// Water    place of the slope in its valley (river_banks.h), fields water, ice and groundwater's
//          water_table if they are there. Soil: loose layers on top, and `soil` besides, thinning
//          to none at 45 degrees.
// Writes   trees.conifer, trees.broadleaf, trees.riverside, shrub, grass: shares of the ground,
//          together at most 1: masks to scatter plants by; plant_cover, their sum, which every
//          erosion reads (terrain/plant_hold.h); biomass in kg/m2.
// Holds    the same bits for any threads and blocks, fire included; ground and water stay.
// Limits   no ages, no single trees. A cell burns once in a step. Where temperature or rain is no
//          number nothing grows (`without_climate`).
// Cost     0.7 us a cell and core, most of it drainage; seeds and fire only where they are needed.
#pragma once

#include "cuesta/operator/map_limits.h"
#include "cuesta/operator/operator.h"
#include "cuesta/terrain/life_fields.h"

namespace cuesta {

struct Vegetation {
    enum class Climate { fields, constant };
    enum class Start { grown, bare };

    Climate climate = Climate::fields;
    double temperature = 14;
    double season = 9;
    double lapse_rate = 6.5;
    double precipitation = 900;
    double tree_line = 6.4;
    double water_effect = 0.5;
    double river_area = 2e5;
    double soil = 0.5;
    Start start = Start::grown;
    double growth = 1;
    double spread = 10;
    double colonists = 0.01;
    double fire = 0;
    double fire_size = 600;
    double sea_level = -1e6;
    double time_step = 10;

    static constexpr std::string_view name = "vegetation";
    static constexpr std::string_view summary =
        "Plants grow by climate, water, slope and soil, spread, burn and hold the soil.";
    static constexpr std::array<std::string_view, 7> cites{
        "paulsen2014", "holdridge1967", "lieth1975",  "mccune2002",
        "nobre2011",   "beven1979",     "gyssels2005"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::leaves_water)};
    static constexpr int temporaries = 9;
    static constexpr double grid_copies = 12;
    static constexpr double traffic_bytes = 180;
    static constexpr bool routes_water = true;
    static constexpr auto params();
    static FieldUse fields();
    std::int64_t most_cells(const Grid&) const { return spread_cells; }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Vegetation::Climate) {
    return std::array<std::string_view, 2>{"fields", "constant"};
}

constexpr auto choice_words(Vegetation::Start) {
    return std::array<std::string_view, 2>{"grown", "bare"};
}

constexpr auto Vegetation::params() {
    return std::tuple{
        choice(&Vegetation::climate,
               {.name = "climate",
                .doc = "fields: temperature and precipitation of the land where it has them; "
                       "constant: the numbers, whatever fields there are."}),
        param(&Vegetation::temperature, {.name = "temperature",
                                         .unit = "C",
                                         .doc = "Year's mean at height 0, if no field says it.",
                                         .min = -100,
                                         .max = 80}),
        param(&Vegetation::season, {.name = "season",
                                    .unit = "K",
                                    .doc = "How much warmer the warmest month is than the year, if "
                                           "there are no fields of months.",
                                    .min = 0,
                                    .max = 60}),
        param(&Vegetation::lapse_rate, {.name = "lapse_rate",
                                        .unit = "K/km",
                                        .doc = "How much colder it is higher up.",
                                        .min = 0.1,
                                        .max = 12}),
        param(&Vegetation::precipitation,
              {.name = "precipitation",
               .unit = "1",
               .doc = "Rain and snow of a year in mm, if no field says it.",
               .min = 0,
               .max = 20000}),
        param(&Vegetation::tree_line, {.name = "tree_line",
                                       .unit = "C",
                                       .doc = "Mean of the growing season at which trees end.",
                                       .min = 0,
                                       .max = 20}),
        param(&Vegetation::water_effect,
              {.name = "water_effect",
               .unit = "1",
               .doc = "How much more water hollows have than ridges; 0: rain alone counts.",
               .min = 0,
               .max = 2}),
        param(&Vegetation::river_area, {.name = "river_area",
                                        .unit = "m2",
                                        .doc = "Area above at which a river begins that feeds "
                                               "the forest along it.",
                                        .min = 1,
                                        .max = 1e12,
                                        .scale = Scale::log}),
        param(&Vegetation::soil, {.name = "soil",
                                  .unit = "m",
                                  .doc = "Soil on level ground besides loose layers, thinning to "
                                         "none on slopes of 45 degrees.",
                                  .min = 0,
                                  .max = 10}),
        choice(&Vegetation::start,
               {.name = "start",
                .doc = "What a land without plants begins with: all that the climate lets grow, or "
                       "nothing."}),
        param(&Vegetation::growth, {.name = "growth",
                                    .unit = "1",
                                    .doc = "Factor on how fast plants grow.",
                                    .min = 0,
                                    .max = 100}),
        param(&Vegetation::spread, {.name = "spread",
                                    .unit = "m/yr",
                                    .doc = "How fast seeds carry a kind of plant on.",
                                    .min = 0,
                                    .max = 1000}),
        param(&Vegetation::colonists,
              {.name = "colonists",
               .unit = "1",
               .doc = "Places in a km2 and year that seeds from beyond the map reach.",
               .min = 0,
               .max = 1000}),
        param(&Vegetation::fire, {.name = "fire",
                                  .unit = "1",
                                  .doc = "Fires that begin in a km2 and year; 0: none.",
                                  .min = 0,
                                  .max = 100}),
        param(&Vegetation::fire_size,
              {.name = "fire_size",
               .unit = "m",
               .doc = "How far a fire runs on average through dry dense forest.",
               .min = 1,
               .max = 1e5,
               .scale = Scale::log}),
        param(&Vegetation::sea_level, {.name = "sea_level",
                                       .unit = "m",
                                       .doc = "Ground at or below it is sea.",
                                       .min = -1e6,
                                       .max = 1e6}),
        param(&Vegetation::time_step, {.name = "time_step",
                                       .unit = "yr",
                                       .doc = "Time that one step stands for.",
                                       .min = 1e-3,
                                       .max = 1e9,
                                       .scale = Scale::log}),
    };
}

inline FieldUse Vegetation::fields() {
    return {.reads = {},
            .writes = {std::string(field::plant_cover), std::string(field::biomass),
                       std::string(field::trees_conifer), std::string(field::trees_broadleaf),
                       std::string(field::trees_riverside), std::string(field::shrub),
                       std::string(field::grass)},
            .halo = 1};
}

}  // namespace cuesta

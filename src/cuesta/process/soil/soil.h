// SPDX-License-Identifier: Apache-2.0
// Soil: rock turns into regolith, the slower the deeper it lies under it, and its grains grow finer
// with time.
//
//   production   of bare granite `production`, of other rocks by their erodibility times as fast,
//                by exp(-cover / depth); under plants faster (soil_equations.h)
//   steady       where E is taken away each year the cover comes to depth log(P / E)
//   texture      of new soil that of its rock; then sand becomes silt and silt clay
//
// The cover is the loose layers on top of the columns: what `hillslope` with soil_only moves,
// `vegetation` roots in and `infiltration` seeps into. Rock becomes regolith mass for mass
// (process/slope/bedrock_weathering.h); the ledger books it.
//
// Writes   soil_depth (m), soil_sand, soil_silt and soil_clay (shares), soil_texture (classes).
// Holds    every material to the unit; exact in time, so that any step gives the same soil where
//          nothing moves it. The same bits for any threads and blocks.
// Limits   what others lay down takes the texture of the soil it falls on. One rock layer at a
//          time. With `hump` a step is made in eight parts.
// Cost     two passes over the columns, 0.4 us a cell and core.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/terrain/life_fields.h"

namespace cuesta {

struct Soil {
    FieldOr production = 1e-4;
    double depth = 0.5;
    double hump = 0;
    double plants = 1;
    double weathering_time = 3e5;
    MaterialName regolith = "regolith";
    double time_step = 20000;

    static constexpr std::string_view name = "soil";
    static constexpr std::string_view summary =
        "Rock turns into soil, slower under a thicker cover; its grains grow finer with time.";
    static constexpr std::array<std::string_view, 3> cites{"heimsath1997", "ahnert1977",
                                                           "usda2017"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water)};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 110;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 2; }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Soil::params() {
    return std::tuple{
        param(&Soil::production, {.name = "production",
                                  .unit = "m/yr",
                                  .doc = "Bare granite that turns into soil in a year; a number or "
                                         "a field.",
                                  .min = 0,
                                  .max = 0.1}),
        param(&Soil::depth, {.name = "depth",
                             .unit = "m",
                             .doc = "Cover of this thickness slows production to 1/e.",
                             .min = 0.01,
                             .max = 100,
                             .scale = Scale::log}),
        param(&Soil::hump, {.name = "hump",
                            .unit = "1",
                            .doc = "How much less bare rock weathers than the law says, being dry; "
                                   "0: production falls with depth alone.",
                            .min = 0,
                            .max = 1}),
        param(&Soil::plants, {.name = "plants",
                              .unit = "1",
                              .doc = "How much faster rock weathers under full plant cover: 1 "
                                     "doubles it.",
                              .min = 0,
                              .max = 10}),
        param(&Soil::weathering_time, {.name = "weathering_time",
                                       .unit = "yr",
                                       .doc = "Time in which all but 1/e of the sand that is no "
                                              "quartz becomes silt.",
                                       .min = 1,
                                       .max = 1e9,
                                       .scale = Scale::log}),
        material(&Soil::regolith, {.name = "regolith", .doc = "What rock turns into."}),
        param(&Soil::time_step, {.name = "time_step",
                                 .unit = "yr",
                                 .doc = "Time that one step stands for.",
                                 .min = 1e-3,
                                 .max = 1e9,
                                 .scale = Scale::log}),
    };
}

inline FieldUse Soil::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers),
                       std::string(field::soil_depth), std::string(field::soil_sand),
                       std::string(field::soil_silt), std::string(field::soil_clay),
                       std::string(field::soil_texture), "soil.rest", "soil.owed"},
            .halo = 0};
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Rivers cut into the ground in proportion to the water and the slope they have.
//
//   dz/dt = - K A^m S^n + G Qs / A            A area above, weighted by rain; S slope downstream
//                                             Qs sediment that comes from above
//
// Scheme  drainage first (flow/drainage.h: depressions drain over their lowest saddles), then
//         implicit and upstream [braun2013]: each cell is solved against the new height of the cell
//         it gives to. Any step is stable and no river ends below the one it joins. Where it cuts
//         through a layer the step is divided between that and what lies below. With `deposition`
//         (G) the balance of sediment is solved along each river at once: linear for n = 1
//         [hergarten2020], four rounds otherwise; G = 0 is rivers that carry everything off, G in
//         the thousands rivers that only carry what they can.
// Depressions  (`hollows`) as lakes they keep their floor until their outlet is worn down; with
//         deposition they fill from their inlets with what arrives: deltas (process/river/delta.h)
//         that spread around the mouths of rivers, with `deltas` off fills along their ways.
//         Breached, the way over the
//         lowest saddle is cut so that every river falls all the way, once: a fractal becomes land
//         that drains.
// Edges   samples of open edges (or the lowest of them, with borders = "land"), and ground at or
//         below `sea_level`, keep their height: the base level of all rivers. What arrives there
//         has left the map, or fills the sea to its level.
//
// Inlets  (flow/inflow.h) of a part of a larger land keep their height and bring the water of what
//         lies above them, with the rain of the inlet, and with deposition its sediment.
// Plants  the field `plant_cover` lowers K (terrain/plant_hold.h).
// Holds   the same bits for any threads and blocks; the ledger is exact, sediment moves in whole
//         units. Steady slopes (U/K)^(1/n) A^(-m/n) to 1e-10.
// Limits  one river per cell, no width. Rain of a field counts in steps of 6e-8 m/yr; one of the
//         same value everywhere gives the bits of that number. On latlon maps areas are the true
//         ones, slopes those of square cells. Fields outside the range of `rain` or `erodibility`
//         are taken at its end (`limited_rain`, `limited_erodibility`).
// Cost    O(cells) per step; 22 bytes of working memory per cell, with deposition 66.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class Hollows { lakes, breach };

constexpr auto choice_words(Hollows) {
    return std::array<std::string_view, 2>{"lakes", "breach"};
}

enum class RiverBorders { base, land };

constexpr auto choice_words(RiverBorders) {
    return std::array<std::string_view, 2>{"base", "land"};
}

struct StreamPower {
    FieldOr erodibility = 1e-5;
    double area_exponent = 0.45;
    double slope_exponent = 1;
    FieldOr rain = 1.0;
    double channel_area = 1e4;
    double deposition = 0;
    MaterialName sediment = "regolith";
    Hollows hollows = Hollows::lakes;
    RiverBorders borders = RiverBorders::base;
    bool deltas = true;
    double delta_front = 5;
    double sea_level = -1e6;
    double time_step = 20000;

    static constexpr std::string_view name = "stream_power";
    static constexpr std::string_view summary =
        "Rivers carve valleys: wear by the water that comes down and the slope.";
    static constexpr std::array<std::string_view, 4> cites{"braun2013", "cordonnier2019",
                                                           "wolinsky2010", "hergarten2020"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water)};
    static constexpr double grid_copies = 6;
    static constexpr double traffic_bytes = 100;
    static constexpr bool routes_water = true;
    static constexpr bool erodes = true;
    static constexpr auto params();
    static FieldUse fields();
    bool carries_load() const { return deposition > 0; }
    double river_load(Scratch& scratch, const Terrain& terrain, std::int64_t x,
                      std::int64_t y) const;
    int layers() const { return deposition > 0 ? 2 : 0; }
    // Deposition has planes of its own (RiverWork); deltas number standing water (water_bodies.h).
    // Measured at 1536 x 1536: 388 MiB resident.
    double copies(std::size_t) const {
        return grid_copies + (deposition > 0 ? deltas ? 19 : 12 : 0);
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
    // Rain that adds up to more than a river can count on a map so large.
    static std::string value_problem(std::string_view param, double number, const Grid& grid);
};

constexpr auto StreamPower::params() {
    return std::tuple{
        param(&StreamPower::erodibility,
              {.name = "erodibility",
               .unit = "1",
               .doc = "K of granite, in m^(1 - 2m) per year; other materials wear by their "
                      "erodibility times as fast.",
               .min = 0,
               .max = 1,
               .scale = Scale::log}),
        param(&StreamPower::area_exponent, {.name = "area_exponent",
                                            .unit = "1",
                                            .doc = "m: how much more a larger river cuts.",
                                            .min = 0,
                                            .max = 2}),
        param(&StreamPower::slope_exponent, {.name = "slope_exponent",
                                             .unit = "1",
                                             .doc = "n: how much more a steeper river cuts.",
                                             .min = 0.2,
                                             .max = 5}),
        param(&StreamPower::rain, {.name = "rain",
                                   .unit = "m/yr",
                                   .doc = "Rain that feeds the rivers; K belongs to 1 m/yr.",
                                   .min = 0,
                                   .max = 100}),
        param(
            &StreamPower::channel_area,
            {.name = "channel_area",
             .unit = "m2",
             .doc =
                 "Area above at which channels begin. Where less lies above, slopes wear as below "
                 "this area, whatever the spacing: so a preview predicts the final land, if its "
                 "cells are no larger. 0 counts cells as they are, and finer grids wear less.",
             .min = 0,
             .max = 1e9}),
        param(&StreamPower::deposition,
              {.name = "deposition",
               .unit = "1",
               .doc = "G: how readily rivers drop what they carry. 0 carries all off, 1 is usual "
                      "for mountains, 1000 and more carries no more than the river can.",
               .min = 0,
               .max = 1e6}),
        material(&StreamPower::sediment,
                 {.name = "sediment",
                  .doc = "What worn rock becomes and is laid down as, if there is deposition."}),
        choice(&StreamPower::hollows,
               {.name = "hollows",
                .doc = "lakes: water fills them and their rims are worn down in time; breach: "
                       "rivers cut through their rims at once."}),
        choice(&StreamPower::borders,
               {.name = "borders",
                .doc = "Open edges: base: every sample there keeps its height and takes water; "
                       "land: rivers run along them and leave at their lowest places."}),
        toggle(&StreamPower::deltas,
               {.name = "deltas",
                .doc = "With deposition: what rivers bring into a lake or the sea spreads around "
                       "their mouths and becomes land; off, it fills their ways to the level of "
                       "the water."}),
        param(&StreamPower::delta_front, {.name = "delta_front",
                                          .unit = "deg",
                                          .doc = "Slope of the front of a delta under water.",
                                          .min = 0.1,
                                          .max = 45}),
        param(&StreamPower::sea_level, {.name = "sea_level",
                                        .unit = "m",
                                        .doc = "Ground at or below it is sea and keeps its height.",
                                        .min = -1e6,
                                        .max = 1e6}),
        param(&StreamPower::time_step, {.name = "time_step",
                                        .unit = "yr",
                                        .doc = "Time that one step stands for.",
                                        .min = 1e-3,
                                        .max = 1e9,
                                        .scale = Scale::log}),
    };
}

inline FieldUse StreamPower::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers), "stream_power.rest"},
            .halo = 1};
}

}  // namespace cuesta

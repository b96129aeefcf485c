// SPDX-License-Identifier: Apache-2.0
// Blown sand: the wind lifts it where it speeds up, lays it down where it slows down and behind
// crests, and what becomes too steep slides. Dunes follow from the wind and the sand alone.
//
//   wind      f = clamp(1 + B s + 2 c, 0, 1.7) over flat ground, s being the slope along the wind
//             as air feels it over the response length, c the height over four neighbours in cells;
//             none in a wedge behind crests; too steep to climb from 31 deg on, at 50 deg nothing
//             gets up
//   flux      Q = 2.78 rho / (rho_sand g) (u*^2 - t*^2) (u* + t*), u* = 0.044 u     [kawamura1951]
//   exchange  dq/dx = (Q - q) / saturation length                                   [sauermann2001]
//   shelter   ends where a line falls at the shelter angle from the crest
//   slide     what is steeper than the angle of repose, along the steepest way
//   abrasion  rock lost = abrasion (1 - hardness) x sand that flew over it; the finest is dust
//             that settles downwind as silt (dust.h)
//
// Scheme  a store of sand in the air goes one cell a substep, at any angle (wind_regime.h,
//         aeolian_sweep.h); it is what passes a cell in a substep, so that dunes see the flux of a
//         steady wind while they creep far slower. Slopes and shelter travel along with it. Then
//         four passes of slides. As many substeps as keep the flux below a hundredth of a cell's
//         square each: then slip faces stay within a degree of the angle of repose.
// Holds   sand on the ground + in the air (the ledger's `suspended`) to the unit; what is abraded
//         by mass; what crosses open sides is booked there. The same bits for any threads and
//         blocks.
// Edges   open: sand leaves with the wind, and comes in with `inflow` of the saturated flux;
//         slides do not cross. closed: nothing crosses.
// Limits  lengths below 2.5 cells are taken as that: the grid holds no smaller dunes
//         (`coarse_lengths`). At most 400 substeps in a step; the rest of its time is left out
//         (`windless_hours`). Only the uppermost sand is blown; other loose ground is abraded.
// Wind    one for the whole map, several by turns, or that of the world (fields wind_x, wind_y).
// Fields  water, wetness, plant_cover, snow and ice hold sand where the land has them.
// Cost    84 bytes a cell and substep.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Aeolian {
    double wind = 90;
    Numbers<32> winds = {};
    double season = 1;
    bool world_wind = false;
    double speed = 10;
    double threshold = 6;
    double blowing = 0.1;
    double inflow = 0.3;
    double saturation_length = 6;
    double speedup = 3;
    double shelter_angle = 15;
    double spread = 0.02;
    double repose = 33;
    double abrasion = 1e-5;
    double dust = 0;
    double dust_length = 3000;
    double plant_limit = 0.3;
    double time_step = 0.01;

    static constexpr std::string_view name = "aeolian";
    static constexpr std::string_view summary =
        "Wind blows sand into dunes that wander, and grinds rock with it.";
    static constexpr std::array<std::string_view, 5> cites{"kawamura1951", "sauermann2001",
                                                           "kroy2002", "rubin1987", "bagnold1941"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water)};
    static constexpr int temporaries = 14;
    static constexpr double traffic_bytes = 84;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return dust > 0 ? 3 : 1; }
    std::string problem() const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Aeolian::params() {
    return std::tuple{
        param(&Aeolian::wind, {.name = "wind",
                               .unit = "deg",
                               .doc = "Where the wind blows to, clockwise from north.",
                               .min = 0,
                               .max = 360}),
        param(&Aeolian::winds,
              {.name = "winds",
               .unit = "1",
               .doc = "Pairs of a direction in degrees and its share of the season, for winds that "
                      "take turns; shares above 0 stand in for wind.",
               .min = 0,
               .max = 360}),
        param(&Aeolian::season, {.name = "season",
                                 .unit = "yr",
                                 .doc = "Time in which all winds have had their turn.",
                                 .min = 1e-3,
                                 .max = 1e4,
                                 .scale = Scale::log}),
        toggle(&Aeolian::world_wind,
               {.name = "world_wind",
                .doc = "Takes the wind from the fields wind_x and wind_y where the land has them; "
                       "sand moves in gusts of twice that, up to speed."}),
        param(&Aeolian::speed, {.name = "speed",
                                .unit = "m/s",
                                .doc = "Speed of the wind 10 m above flat ground while it blows.",
                                .min = 0,
                                .max = 60}),
        param(&Aeolian::threshold, {.name = "threshold",
                                    .unit = "m/s",
                                    .doc = "Speed from which on sand is lifted.",
                                    .min = 1,
                                    .max = 30}),
        param(&Aeolian::blowing, {.name = "blowing",
                                  .unit = "1",
                                  .doc = "Share of the time in which the wind blows like that.",
                                  .min = 0,
                                  .max = 1}),
        param(&Aeolian::inflow,
              {.name = "inflow",
               .unit = "1",
               .doc = "Sand that comes in over open sides with the wind, as a share of what it can "
                      "carry over flat ground.",
               .min = 0,
               .max = 1}),
        param(&Aeolian::saturation_length,
              {.name = "saturation_length",
               .unit = "m",
               .doc = "Way on which the wind takes up its load, and on which it answers to the "
                      "slope; the smallest dunes are about 12 times as long.",
               .min = 0.1,
               .max = 1000,
               .scale = Scale::log}),
        param(&Aeolian::speedup,
              {.name = "speedup",
               .unit = "1",
               .doc = "How much faster the wind is on a slope of 1 that faces it, as a multiple.",
               .min = 0,
               .max = 10}),
        param(&Aeolian::shelter_angle,
              {.name = "shelter_angle",
               .unit = "deg",
               .doc = "Angle at which the still air behind a crest comes down to the ground.",
               .min = 3,
               .max = 60}),
        param(&Aeolian::spread,
              {.name = "spread",
               .unit = "1",
               .doc =
                   "How far sand strays sideways: on a way x by the root of 2 spread x x times the "
                   "saturation length.",
               .min = 0,
               .max = 0.2}),
        param(&Aeolian::repose, {.name = "repose",
                                 .unit = "deg",
                                 .doc = "Steepest slope at which blown sand rests.",
                                 .min = 5,
                                 .max = 60}),
        param(&Aeolian::abrasion,
              {.name = "abrasion",
               .unit = "1/m",
               .doc = "Rock without hardness that is lost, in metres, for each m2 of sand that "
                      "flies over it per width; it becomes sand.",
               .min = 0,
               .max = 0.01}),
        param(&Aeolian::dust,
              {.name = "dust",
               .unit = "1",
               .doc = "Share of abraded rock that flies off as dust and settles far downwind as "
                      "silt, the loess; above 0 the wind whirls up silt, too.",
               .min = 0,
               .max = 1}),
        param(&Aeolian::dust_length, {.name = "dust_length",
                                      .unit = "m",
                                      .doc = "Way on which dust falls out of the air.",
                                      .min = 10,
                                      .max = 1e6,
                                      .scale = Scale::log}),
        param(&Aeolian::plant_limit,
              {.name = "plant_limit",
               .unit = "1",
               .doc = "Share of the ground under plants from which on no sand moves.",
               .min = 0.01,
               .max = 1}),
        param(&Aeolian::time_step, {.name = "time_step",
                                    .unit = "yr",
                                    .doc = "Time that one step stands for.",
                                    .min = 1e-6,
                                    .max = 100,
                                    .scale = Scale::log}),
    };
}

inline FieldUse Aeolian::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers), "aeolian.load",
                       "aeolian.slope", "aeolian.shelter", "aeolian.dust"},
            .halo = 3};
}

}  // namespace cuesta

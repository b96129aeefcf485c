// SPDX-License-Identifier: Apache-2.0
// The coast: waves cut cliffs and platforms, and make beaches of what comes off.
//
//   dR/dt = retreat x erodibility x H^(5/2)     cliffs go back, what stands above falls  (cliffs.h)
//   dz/dt = -downwear x erodibility x H^(5/2) exp(-depth/H)              platforms sink  (cliffs.h)
//   h = profile x y^(2/3)                        beaches, to the depth of closure 4 H     (beach.h)
//   Q = drift x H^(5/2) sin(2 angle)             sediment that a shore passes on          (beach.h)
//
// H is the height of the waves at a place: by the wind, from where and how often, and by how far it
// blows over open water (waves.h). `history` moves the level of the sea: pairs of time and metres
// above `sea_level`, straight lines between them; a step takes their mean over its own time.
//
// Scheme  rounds, so that no cliff goes back more than a cell in one; in each the waves are
//         found anew, rock is cut and becomes sediment by mass, `coarse` of it stays at the foot
//         of the cliff, the fine rest settles in water below closure, wherever on the map that is
//         (where there is none, all of it stays at the shore). Then the beaches move, in substeps.
// Edges   open: beyond them lies the open sea, and as much drifts over them as in the border cell,
//         booked by side. closed: nothing crosses, no wave comes from there. Wrapped edges are
//         neighbours.
// Layers  rock is cut through its layers; a cave that loses its roof is open. Sediment is what lies
//         on top as the material `sediment`, or the bed if that is of it.
// Holds   every material to the unit; the same bits for any threads and blocks.
// Blocks  each has its own part and a margin of six samples (coast_map.h), and lines of the map in
//         turn where waves and distances run from line to line (map_strips.h); about 140 bytes per
//         sample of the block, while it works.
// Limits  16 rounds and 64 substeps in each: `slowed_cliffs` and `slowed_drift` say that a shorter
//         time_step would have moved more. No tides, no refraction. Blocks wait for each other
//         where lines are handed on: more of them make the waves no faster than two would.
// Cost    per round 16 sweeps of the map for the waves; substeps go over the shore alone.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Coast {
    double sea_level = 0;
    Numbers<64> history = {};
    double wind_speed = 10;
    double wind_from = 240;
    double wind_spread = 60;
    double fetch = 1e5;
    double retreat = 0.005;
    double downwear = 1e-4;
    double damping = 200;
    double coarse = 0.4;
    double drift = 1000;
    double profile = 0.12;
    double berm = 1.5;
    MaterialName sediment = "sand";
    double time_step = 100;

    static constexpr std::string_view name = "coast";
    static constexpr std::string_view summary =
        "Waves cut cliffs and platforms, build beaches and drift them along the shore to spits.";
    static constexpr std::array<std::string_view, 7> cites{
        "adams2002", "ashton2001",   "dean1991",     "hasselmann1973",
        "komar1971", "sunamura1992", "trenhaile2000"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water)};
    static constexpr double grid_copies = 36;
    // 16 sweeps of 40 bytes, what is gathered, and 64 substeps on the fifth that is shore.
    static constexpr double traffic_bytes = 2800;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 2; }
    std::string problem() const;
    // Mean level over `years` from `from_yr` on, metres.
    double level(double from_yr, double years) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Coast::params() {
    return std::tuple{
        param(&Coast::sea_level, {.name = "sea_level",
                                  .unit = "m",
                                  .doc = "Ground at or below it is sea.",
                                  .min = -1e6,
                                  .max = 1e6}),
        param(&Coast::history,
              {.name = "history",
               .unit = "1",
               .doc = "Pairs of a time in years since the first step and the metres that the sea "
                      "stands above sea_level then, such as 0, -120, 10000, 0; the first holds "
                      "before, the last after them.",
               .min = -1e4,
               .max = 1e9}),
        param(&Coast::wind_speed,
              {.name = "wind_speed",
               .unit = "m/s",
               .doc = "Speed of the winds that raise the waves that do the work.",
               .min = 0,
               .max = 60}),
        param(&Coast::wind_from,
              {.name = "wind_from",
               .unit = "deg",
               .doc = "Where they come from most, clockwise from north; 270 is the west.",
               .min = 0,
               .max = 360}),
        param(&Coast::wind_spread,
              {.name = "wind_spread",
               .unit = "deg",
               .doc = "How far they turn from it: standard deviation; 180 is from everywhere "
                      "about as often.",
               .min = 5,
               .max = 180}),
        param(&Coast::fetch,
              {.name = "fetch",
               .unit = "m",
               .doc = "Open water beyond open edges, and the most that counts anywhere.",
               .min = 0,
               .max = 1e7}),
        param(&Coast::retreat,
              {.name = "retreat",
               .unit = "m/yr",
               .doc = "Speed of a granite cliff under waves of 1 m; other rock goes back by its "
                      "erodibility, higher waves by H^(5/2).",
               .min = 0,
               .max = 1}),
        param(&Coast::downwear,
              {.name = "downwear",
               .unit = "m/yr",
               .doc = "Speed at which a platform sinks at the surface under the same waves.",
               .min = 0,
               .max = 0.1}),
        param(&Coast::damping,
              {.name = "damping",
               .unit = "m",
               .doc = "Way over a shallow platform on which waves lose their force to 1/e.",
               .min = 1,
               .max = 1e6,
               .scale = Scale::log}),
        param(&Coast::coarse,
              {.name = "coarse",
               .unit = "1",
               .doc = "Share of what comes off that makes beaches; the rest settles in deep water.",
               .min = 0,
               .max = 1}),
        param(&Coast::drift,
              {.name = "drift",
               .unit = "m3",
               .doc = "Sediment a year along a shore that waves of 1 m meet at 45 degrees.",
               .min = 0,
               .max = 1e7}),
        param(&Coast::profile,
              {.name = "profile",
               .unit = "1",
               .doc = "Steepness A of beaches, m^(1/3): 0.05 mud, 0.1 fine sand, 0.2 coarse sand, "
                      "0.4 shingle.",
               .min = 0.01,
               .max = 1}),
        param(&Coast::berm, {.name = "berm",
                             .unit = "m",
                             .doc = "Height to which waves build beaches above the sea.",
                             .min = 0.1,
                             .max = 20}),
        material(
            &Coast::sediment,
            {.name = "sediment", .doc = "What rock becomes, and what drifts and makes beaches."}),
        param(&Coast::time_step, {.name = "time_step",
                                  .unit = "yr",
                                  .doc = "Time that one step stands for.",
                                  .min = 1e-3,
                                  .max = 1e6,
                                  .scale = Scale::log}),
    };
}

inline FieldUse Coast::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers), "coast.notch",
                       std::string(field::wave_height)},
            .halo = 1};
}

}  // namespace cuesta

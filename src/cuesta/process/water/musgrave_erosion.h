// SPDX-License-Identifier: Apache-2.0
// Erosion by parcels of water at the samples of a map: the model of 1989, for comparison.
//
// Every sample v has height a, water w and sediment s. To lower neighbours u, of which the water's
// surface is lower by d_u, it passes, with L the mean surface of them and itself,
//   W = min(w, ((a + w) - L) / 2)       dw_u = W d_u / sum d       c_u = capacity dw_u
//   of its share s d_u / sum d of the sediment c_u, where that is more than c_u; the rest settles
//   in part (`deposition`) and stays in part; else all of the share, and softness (c_u - share) is
//   worn off and goes along. Without a lower neighbour `deposition` of the sediment settles.
//                                                                                   [musgrave1989]
//
// Scheme  that of the paper moves the whole difference and goes from neighbour to neighbour, so
//         that two levels swap for ever and the order of samples decides; here half the difference
//         to the mean goes to all lower neighbours at once. A sample is worn at most a quarter of
//         the way down to its lowest neighbour, and filled at most up to its highest.
// Rain    every `rain_interval` steps: `rain` and `rain_gain` x height above `rain_base`.
// Edges   over open edges water leaves as over the edge of a table.
// Holds   water and solids exactly, in whole quanta and units; heights stay between the lowest and
//         the highest there were (closed edges). The same bits for any threads and blocks.
// Limits  steps have no length of time, and slopes no length of way: shapes depend on the spacing.
// Cost    two passes of eight neighbours, five temporary fields.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct MusgraveErosion {
    double capacity = 1;
    double softness = 0.3;
    double deposition = 0.1;
    bool by_material = false;
    double rain = 0;
    double rain_gain = 1e-3;
    double rain_base = 0;
    int rain_interval = 65;
    MaterialName sediment = "regolith";

    // Kc of the paper's figure for a capacity of 1.
    static constexpr double sediment_per_water = 5;

    static constexpr std::string_view name = "musgrave_erosion";
    static constexpr std::string_view summary =
        "Water parcels wash sediment from sample to sample: the erosion of Musgrave, Kolb and "
        "Mace.";
    static constexpr std::array<std::string_view, 1> cites{"musgrave1989"};
    static constexpr int temporaries = 5;
    static constexpr double traffic_bytes = 80;
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::makes_water)};
    static constexpr bool erodes = true;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 2; }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto MusgraveErosion::params() {
    return std::tuple{
        param(&MusgraveErosion::capacity,
              {.name = "capacity",
               .unit = "1",
               .doc = "Factor on how much sediment water can carry; 1 is five times its volume.",
               .min = 0,
               .max = 1000}),
        param(&MusgraveErosion::softness, {.name = "softness",
                                           .unit = "1",
                                           .doc = "Share of what water can carry more that it "
                                                  "wears off the ground.",
                                           .min = 0,
                                           .max = 1}),
        param(&MusgraveErosion::deposition,
              {.name = "deposition",
               .unit = "1",
               .doc = "Share of what water cannot carry that settles in a step.",
               .min = 0,
               .max = 1,
               .was = "settling"}),
        toggle(&MusgraveErosion::by_material,
               {.name = "by_material",
                .doc = "Multiplies the softness by the solubility of the material on top."}),
        param(&MusgraveErosion::rain,
              {.name = "rain", .unit = "m", .doc = "Depth of each rain.", .min = 0, .max = 100}),
        param(&MusgraveErosion::rain_gain,
              {.name = "rain_gain",
               .unit = "1",
               .doc = "Depth of each rain per metre of height above rain_base.",
               .min = 0,
               .max = 1}),
        param(&MusgraveErosion::rain_base,
              {.name = "rain_base",
               .unit = "m",
               .doc = "Height at and below which rain_gain brings no rain.",
               .min = -1e4,
               .max = 1e4}),
        param(&MusgraveErosion::rain_interval, {.name = "rain_interval",
                                                .unit = "1",
                                                .doc = "Steps from rain to rain.",
                                                .min = 1,
                                                .max = 1000000}),
        material(&MusgraveErosion::sediment,
                 {.name = "sediment", .doc = "What worn ground becomes and is laid down as."}),
    };
}

inline FieldUse MusgraveErosion::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers),
                       std::string(field::water), std::string(field::sediment),
                       std::string(field::wear), std::string(field::deposit)},
            .halo = 1};
}

}  // namespace cuesta

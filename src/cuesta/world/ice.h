// SPDX-License-Identifier: Apache-2.0
// Ice: sheets at the poles, glaciers in the mountains, melt water for the rivers.
//
//   growth  rate x (freezing - T), at most half the water of the cell
//   melt    rate x (T - freezing), melt_share of it becomes water
//   flow    flow / 2 x difference of the surface x ice of the higher cell, at most a quarter of it
//   glacial glacial_erosion x what flows x ice: rock of the donor becomes sand of the taker
//                                                              [gerteis2017, 3.8; W-8, W-27..30]
//
// Holds   water + ice exactly for melt_share 1; what other shares make or lose is booked.
// Limits  steps count in cells. Without a field `temperature` the air has 15 degrees and nothing
//         freezes. Ice in kilometres and years comes with `glacial`.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Ice {
    using Joint = world::WorldStep;
    double freezing = 0;
    double rate = 0.24;
    double flow = 0.01;
    double melt_share = 1;
    double glacial_erosion = 0;
    double thickest = 1000;

    static constexpr std::string_view name = "ice";
    static constexpr std::string_view summary =
        "Water freezes where it is cold, ice flows to lower ground and melts where it is warm.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::sets_water)};
    static constexpr int temporaries = 4;
    static constexpr double traffic_bytes = 28;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return glacial_erosion > 0 ? 1 : 0; }
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Ice::params() {
    return std::tuple{
        param(&Ice::freezing, {.name = "freezing",
                               .unit = "C",
                               .doc = "Temperature below which water freezes.",
                               .min = -7.5,
                               .max = 42.5,
                               .source = {"p_freezeTemp", 25, 17.5}}),
        param(&Ice::rate,
              {.name = "rate",
               .unit = "m/K",
               .doc = "Ice that grows or melts in a step for each degree below or above freezing.",
               .min = 0,
               .max = 40,
               .source = {"p_iceRate", 40}}),
        param(&Ice::flow, {.name = "flow",
                           .unit = "1",
                           .doc = "How fast ice flows to lower ground.",
                           .min = 0,
                           .max = 1,
                           .source = {"p_icemove"}}),
        param(&Ice::melt_share, {.name = "melt_share",
                                 .unit = "1",
                                 .doc = "Share of the ice that melts that becomes water.",
                                 .min = 0,
                                 .max = 2,
                                 .source = {"p_melt"}}),
        param(&Ice::glacial_erosion, {.name = "glacial_erosion",
                                      .unit = "1",
                                      .doc = "How much rock moving ice grinds to sand.",
                                      .min = 0,
                                      .max = 1,
                                      .source = {"p_glacialErosion"}}),
        param(&Ice::thickest, {.name = "thickest",
                               .unit = "m",
                               .doc = "Ice above this melts.",
                               .min = 1,
                               .max = 4000}),
    };
}

inline FieldUse Ice::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::ice),
                       std::string(field::height), std::string(field::layers)},
            .halo = 2};
}

}  // namespace cuesta

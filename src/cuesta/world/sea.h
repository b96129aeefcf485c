// SPDX-License-Identifier: Apache-2.0
// The sea: cells of low ground that hang together hold water up to one level, whatever rain,
// rivers, ice and the air do; the difference comes from a reservoir that has no end and is booked.
//
//   water = sea_level - ground          in cells of the sea, 0 where the ground has grown above it
//
// With `water_depth` the level is the highest at which sea, ice and snow hold no more than that.
// The sea is found anew every `refresh` steps (world/sea_mask.h). [gerteis2017, 3.3; W-5, W-32]
//
// Holds   every change of water in the ledger: `in` what the sea brings, `out` what it takes.
// Limits  the level is the same everywhere; its tides and waves are not there.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Sea {
    using Joint = world::WorldStep;
    enum class Inland { own, document };

    double sea_level = 0;
    Inland inland = Inland::own;
    double smallest_sea = 0.01;
    std::int64_t refresh = 100;
    double water_depth = 0;

    static constexpr std::string_view name = "sea";
    static constexpr std::string_view summary =
        "The sea: low ground that hangs together is filled up to its level.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::sets_water)};
    static constexpr int temporaries = 6;
    static constexpr double traffic_bytes = 16;
    static constexpr auto params();
    static FieldUse fields();
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Sea::Inland) {
    return std::array<std::string_view, 2>{"own", "document"};
}

constexpr auto Sea::params() {
    return std::tuple{
        param(&Sea::sea_level, {.name = "sea_level",
                                .unit = "m",
                                .doc = "Height of the water of the sea.",
                                .min = -12000,
                                .max = 12000,
                                .source = {"p_sealevel", 1000}}),
        choice(&Sea::inland, {.name = "inland",
                              .doc = "Low ground that the sea cannot reach: stays dry or keeps a "
                                     "lake of its own, or is filled as in the document."}),
        param(&Sea::smallest_sea, {.name = "smallest_sea",
                                   .unit = "1",
                                   .doc = "Share of the map from which on connected low ground is "
                                          "sea; the largest always is.",
                                   .min = 0,
                                   .max = 1}),
        param(&Sea::refresh, {.name = "refresh",
                              .unit = "1",
                              .doc = "Steps after which it is found anew what belongs to the sea.",
                              .min = 1,
                              .max = 1000000,
                              .scale = Scale::log}),
        param(&Sea::water_depth,
              {.name = "water_depth",
               .unit = "m",
               .doc = "Water of the sea and of ice and snow together, as a depth over the whole "
                      "map: the level follows from it and falls as ice grows. 0: `sea_level`.",
               .min = 0,
               .max = 12000}),
    };
}

inline FieldUse Sea::fields() {
    return {.reads = {}, .writes = {std::string(field::water), std::string(field::sea)}, .halo = 2};
}

}  // namespace cuesta

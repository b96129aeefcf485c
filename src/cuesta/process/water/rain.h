// SPDX-License-Identifier: Apache-2.0
// Rain: water falls on the ground, evenly or in drops, more of it high up, all the time or in
// storms.
//
//   amount = rate x time_step x max(0, 1 + altitude_gain (height - reference_height))
//   drops    a cell is hit with chance drop_share, and then by amount / drop_share, or by
//            drop_depth where that is given, times the same factor of height
//   storms   every `interval` it rains for `duration`; a step gets the part of it that is wet
//
// Holds   the mean over time is the rate, however small a step is (water_store.h); what falls is
//         booked; drops depend on seed, place and step alone, so on neither threads nor blocks.
//         Flowing water takes drops up over the whole step, however long that is.
// Limits  storms count the time as steps of the stage so far x time_step.
// Cost    one pass over the water; two where the amount differs from cell to cell.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Rain {
    enum class Pattern { even, drops };

    FieldOr rate = 20.0;
    double time_step = 1;
    Pattern pattern = Pattern::even;
    double drop_share = 0.01;
    double drop_depth = 0;
    double altitude_gain = 0;
    double reference_height = 0;
    double interval = 0;
    double duration = 3600;

    static constexpr std::string_view name = "rain";
    static constexpr std::string_view summary = "Rain falls on the ground.";
    static constexpr std::array<std::string_view, 1> cites{"muench2011"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::makes_water)};
    static constexpr int temporaries = 0;
    static constexpr double traffic_bytes = 8;
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
    // Seconds of [begin, end) in which it rains.
    double wet_seconds(double begin_s, double end_s) const;
};

constexpr auto choice_words(Rain::Pattern) {
    return std::array<std::string_view, 2>{"even", "drops"};
}

constexpr auto Rain::params() {
    return std::tuple{
        param(&Rain::rate, {.name = "rate",
                            .unit = "mm/h",
                            .doc = "How much rain falls; a number, or a field in mm/h.",
                            .min = 0,
                            .max = 10000}),
        param(&Rain::time_step, {.name = "time_step",
                                 .unit = "s",
                                 .doc = "Time of one step, which a simulate has in common.",
                                 .min = 1e-3,
                                 .max = 3600,
                                 .scale = Scale::log}),
        choice(&Rain::pattern, {.name = "pattern",
                                .doc = "Whether every cell gets its rain in every step, or a few "
                                       "cells picked by chance."}),
        param(&Rain::drop_share, {.name = "drop_share",
                                  .unit = "1",
                                  .doc = "Share of the cells hit by a drop in one step.",
                                  .min = 1e-8,
                                  .max = 1,
                                  .scale = Scale::log}),
        param(&Rain::drop_depth,
              {.name = "drop_depth",
               .unit = "m",
               .doc = "Water that a drop brings to its cell; 0: as much as the rate asks for.",
               .min = 0,
               .max = 100}),
        param(&Rain::altitude_gain, {.name = "altitude_gain",
                                     .unit = "1/km",
                                     .doc = "How much more rain falls per height above "
                                            "reference_height, as a share of the rate.",
                                     .min = -10,
                                     .max = 10}),
        param(&Rain::reference_height, {.name = "reference_height",
                                        .unit = "m",
                                        .doc = "Height at which the rate holds.",
                                        .min = -12000,
                                        .max = 12000}),
        param(&Rain::interval, {.name = "interval",
                                .unit = "s",
                                .doc = "From the start of a storm to that of the next; 0: it rains "
                                       "all the time.",
                                .min = 0,
                                .max = 1e9}),
        param(&Rain::duration, {.name = "duration",
                                .unit = "s",
                                .doc = "How long a storm lasts.",
                                .min = 0,
                                .max = 1e9}),
    };
}

inline FieldUse Rain::fields() {
    return {.reads = {},
            .writes = {std::string(field::water), std::string(field::water_fresh)},
            .halo = 0};
}

}  // namespace cuesta

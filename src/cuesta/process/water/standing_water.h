// SPDX-License-Identifier: Apache-2.0
// Still water softens the rock below it into sediment, and levels that: lake floors become flat,
// and sediment is left when the water has gone.
//
//   still     deeper than 1 mm, discharge per width below `flow_limit`, slower than `speed_limit`,
//             all for `calm_time`
//   softens   rate x solubility of the rock on top, until the sediment is `soak_depth` thick or as
//             deep as the water; as much water is soaked up by the sediment
//                                       [muench2011, ch. 2.3.2, eq. 2.33 with its cases put right]
//   levels    sediment moves to lower still neighbours, `levelling` (m2/s) x slope, at most an
//             eighth of the difference and a quarter of the sediment
//
// Scheme  all cells from the old state at once; whole units, rock turned into sediment by mass.
// Holds   solids and water exactly; the same bits for any threads and blocks.
// Limits  a river is never still, even where its depth does not change. Sediment hardens by
//         rock_cycle.
// Cost    two passes over ground and water.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct StandingWater {
    double soak_depth = 0.1;
    double rate = 1e-4;
    double levelling = 1e-3;
    double flow_limit = 0.1;
    double speed_limit = 0.01;
    double calm_time = 10;
    MaterialName sediment = "regolith";
    double time_step = 1;

    static constexpr std::string_view name = "standing_water";
    static constexpr std::string_view summary =
        "Still water softens the rock of lake floors into sediment and levels it.";
    static constexpr std::array<std::string_view, 1> cites{"muench2011"};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 60;
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::takes_water),
                                         hold(Holds::stays_under_water_level, 0.001),
                                         hold(Holds::changes_only_wet)};
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 2; }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto StandingWater::params() {
    return std::tuple{
        param(&StandingWater::soak_depth, {.name = "soak_depth",
                                           .unit = "m",
                                           .doc = "Most sediment that still water makes.",
                                           .min = 0,
                                           .max = 100}),
        param(&StandingWater::rate,
              {.name = "rate",
               .unit = "m/s",
               .doc = "How fast rock of solubility 1 softens; others by their solubility.",
               .min = 0,
               .max = 10}),
        param(&StandingWater::levelling,
              {.name = "levelling",
               .unit = "m2/s",
               .doc = "How fast sediment spreads on the floor of a lake.",
               .min = 0,
               .max = 1000}),
        param(&StandingWater::flow_limit,
              {.name = "flow_limit",
               .unit = "1",
               .doc = "Discharge per width, in m2/s, from which on water is not still.",
               .min = 0,
               .max = 100}),
        param(&StandingWater::speed_limit, {.name = "speed_limit",
                                            .unit = "m/s",
                                            .doc = "Speed from which on water is not still.",
                                            .min = 0,
                                            .max = 10}),
        param(&StandingWater::calm_time, {.name = "calm_time",
                                          .unit = "s",
                                          .doc = "How long water has to be calm before it works.",
                                          .min = 0,
                                          .max = 1e6}),
        material(&StandingWater::sediment,
                 {.name = "sediment", .doc = "What the rock softens into.", .was = "mud"}),
        param(&StandingWater::time_step,
              {.name = "time_step",
               .unit = "s",
               .doc = "Time of one step, which a simulate has in common.",
               .min = 1e-3,
               .max = 3600,
               .scale = Scale::log}),
    };
}

inline FieldUse StandingWater::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers),
                       std::string(field::water), "standing_water.calm", "standing_water.rest"},
            .halo = 1};
}

}  // namespace cuesta

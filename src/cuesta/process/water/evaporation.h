// SPDX-License-Identifier: Apache-2.0
// Evaporation: water leaves into the air, a layer of it per time, or a share of what is there.
//
//   loss = rate x time_step + water (1 - exp(-share x time_step))      at most all the water
//                                                            [muench2011, eq. 2.32; ferreira2022]
//
// Holds   the mean over time is right however small a step is (water_store.h); what leaves is
//         booked.
// Limits  the temperature of the air does not count. Rates below zero or not finite take nothing.
// Cost    two passes over the water.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Evaporation {
    FieldOr rate = 0.2;
    double share = 0;
    double time_step = 1;

    static constexpr std::string_view name = "evaporation";
    static constexpr std::string_view summary = "Water evaporates.";
    static constexpr std::array<std::string_view, 2> cites{"muench2011", "ferreira2022"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::takes_water)};
    static constexpr int temporaries = 0;
    static constexpr double traffic_bytes = 12;
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Evaporation::params() {
    return std::tuple{
        param(&Evaporation::rate,
              {.name = "rate",
               .unit = "mm/h",
               .doc = "Depth of water that evaporates; a number, or a field in mm/h.",
               .min = 0,
               .max = 10000}),
        param(&Evaporation::share, {.name = "share",
                                    .unit = "1/s",
                                    .doc = "Share of the water that evaporates per time.",
                                    .min = 0,
                                    .max = 10}),
        param(&Evaporation::time_step, {.name = "time_step",
                                        .unit = "s",
                                        .doc = "Time of one step, which a simulate has in common.",
                                        .min = 1e-3,
                                        .max = 3600,
                                        .scale = Scale::log}),
    };
}

inline FieldUse Evaporation::fields() {
    return {.reads = {}, .writes = {std::string(field::water)}, .halo = 0};
}

}  // namespace cuesta

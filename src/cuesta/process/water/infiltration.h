// SPDX-License-Identifier: Apache-2.0
// Infiltration: water seeps into the ground, as fast as the material on top lets it.
//
//   loss = factor x permeability of the uppermost layer x time_step         at most all the water
//
// Permeability (m/s) is a property of the materials: sand 1e-4, regolith 1e-5, granite 1e-10; a
// recipe may set it. It is the speed of seepage into wet ground under its own weight, the late
// value of Green and Ampt [greenampt1911].
//
// Holds   the mean over time is right however small a step is (water_store.h); what seeps away is
//         booked as gone.
// Limits  the ground never fills up, and gives no water back.
// Cost    two passes over the water, and one over the materials on top.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Infiltration {
    FieldOr factor = 1.0;
    double time_step = 1;

    static constexpr std::string_view name = "infiltration";
    static constexpr std::string_view summary = "Water seeps into the ground.";
    static constexpr std::array<std::string_view, 1> cites{"greenampt1911"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::takes_water)};
    static constexpr int temporaries = 0;
    static constexpr double traffic_bytes = 13;
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Infiltration::params() {
    return std::tuple{
        param(&Infiltration::factor,
              {.name = "factor",
               .unit = "1",
               .doc = "Multiplies the permeability of the material on top; a number or a field.",
               .min = 0,
               .max = 1000}),
        param(&Infiltration::time_step, {.name = "time_step",
                                         .unit = "s",
                                         .doc = "Time of one step, which a simulate has in common.",
                                         .min = 1e-3,
                                         .max = 3600,
                                         .scale = Scale::log}),
    };
}

inline FieldUse Infiltration::fields() {
    return {.reads = {}, .writes = {std::string(field::water)}, .halo = 0};
}

}  // namespace cuesta

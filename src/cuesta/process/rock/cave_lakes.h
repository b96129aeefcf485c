// SPDX-License-Identifier: Apache-2.0
// Underground lakes: water in the lowest cave of each column finds its level.
//
// `cave_water` is the depth of water in the lowest cavity, at most the height of its air. In a step
//   1. water that no longer fits (the cave has fallen in, opened or filled) rises to `water`, the
//      water on the surface;
//   2. `inflow` seeps in as far as there is room; `full_caves` counts columns that took less;
//   3. neighbours whose cavities overlap exchange water: a share `rate` of the difference of their
//      levels, no more than stands above both floors, a quarter of the water that is there and a
//      quarter of the room beyond;
//   4. where a neighbour's surface lies below the roof the cave is open to the slope: water above
//      that surface and the floor drains to `water` there.
//
// Scheme  whole quanta of 8 units of the ground (61 micrometres), all pairs from the old levels; a
//         smaller inflow is carried in `cave_lakes.rest`.
// Holds   cave_water + water is constant but for the inflow, exactly as long as neither is deeper
//         than 1024 m; identical bits for any threads and blocks.
// Limits  a lake deeper than 1024 m holds no more. Siphons: a full cavity pushes with the level of
//         its roof only. Nothing crosses the borders of the map.
// Cost    O(cells) per step, one halo cell, three temporary planes.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct CaveLakes {
    FieldOr inflow = 0.01;
    double rate = 0.2;

    static constexpr std::string_view name = "cave_lakes";
    static constexpr std::string_view summary =
        "Water seeps into caves and gathers there in underground lakes.";
    static constexpr std::array<std::string_view, 1> cites{"benes2001"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::makes_water)};
    static constexpr int temporaries = 3;
    static constexpr double traffic_bytes = 60;
    static constexpr auto params();
    static FieldUse fields();
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto CaveLakes::params() {
    return std::tuple{
        param(&CaveLakes::inflow,
              {.name = "inflow",
               .unit = "m",
               .doc = "Water that seeps into the lowest cave of a column in one step.",
               .min = 0,
               .max = 1000}),
        // Beyond a quarter four neighbours together would overshoot.
        param(&CaveLakes::rate,
              {.name = "rate",
               .unit = "1",
               .doc = "Share of the difference of levels that flows to one neighbour in one step.",
               .min = 0,
               .max = 0.25}),
    };
}

inline FieldUse CaveLakes::fields() {
    return {
        .reads = {},
        .writes = {std::string(field::water), std::string(field::cave_water), "cave_lakes.rest"},
        .halo = 1};
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Rivers as the rain feeds them: how much water runs through every place, and how wide and deep the
// river is that carries it.
//
//   discharge = sum of runoff x area over all that drains there          rain less what evaporates
//
// Water runs down to the sea, to the border, through hollows over their lowest saddles
// (flow/drainage.h). With `balance` lakes on the way lose water to the air, as in fill_lakes.h: the
// river behind a lake has less, and into a closed lake it ends.
//
// Writes  discharge everywhere, what arrives at sea and border included; river_width and
//         river_depth (flow/hydraulic_geometry.h) where at least `least_discharge` runs.
// Holds   runoff = what arrives at sea and borders + what lakes lose, in whole parts of
//         2 thousandths of a millimetre a year (process/river/lake_rates.h), before it is written
//         in m3/s. The same bits for any threads and blocks. Ground and water stay as they are.
// Inlets  (flow/inflow.h) bring the runoff of the land above them, as much by area as at the inlet;
//         not with `balance`.
// Limits  the mean of a year. Runoff outside 0 to 100 m/yr is taken at the
//         end of that range (`limited_runoff`). Directions are those of square cells, on latlon
//         maps too; areas are the true ones.
// Cost    one drainage step; with `balance` 34 passes over the map more.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct RiverFlow {
    FieldOr runoff = 0.3;
    bool balance = false;
    FieldOr rain = 0.0;
    FieldOr evaporation = 1.0;
    double least_discharge = 1;
    double sea_level = -1e6;

    static constexpr std::string_view name = "river_flow";
    static constexpr std::string_view summary =
        "Runs the rain down to the sea: discharge, width and depth of rivers.";
    static constexpr std::array<std::string_view, 3> cites{"cordonnier2019", "leopold1953",
                                                           "barnes2021"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::leaves_water)};
    static constexpr double grid_copies = 12;
    static constexpr bool routes_water = true;
    static constexpr auto params();
    static FieldUse fields();
    std::string region_problem() const {
        return balance ? "balance = true does not know the rivers that enter a region" : "";
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto RiverFlow::params() {
    return std::tuple{
        param(&RiverFlow::runoff, {.name = "runoff",
                                   .unit = "m/yr",
                                   .doc = "Water that each place gives to its river: rain less "
                                          "what evaporates there.",
                                   .min = 0,
                                   .max = 100}),
        toggle(
            &RiverFlow::balance,
            {.name = "balance",
             .doc = "Lakes lose water to the air, and end the river where they lose all of it."}),
        param(&RiverFlow::rain, {.name = "rain",
                                 .unit = "m/yr",
                                 .doc = "With `balance`: rain on the surface of lakes.",
                                 .min = 0,
                                 .max = 100}),
        param(&RiverFlow::evaporation,
              {.name = "evaporation",
               .unit = "m/yr",
               .doc = "With `balance`: what the surface of a lake loses to the air.",
               .min = 0,
               .max = 100}),
        param(&RiverFlow::least_discharge,
              {.name = "least_discharge",
               .unit = "m3/s",
               .doc = "From here on a river is said to have a width and a depth.",
               .min = 0,
               .max = 1e6}),
        param(&RiverFlow::sea_level, {.name = "sea_level",
                                      .unit = "m",
                                      .doc = "Ground at or below it is sea, where rivers end.",
                                      .min = -1e6,
                                      .max = 1e6}),
    };
}

inline FieldUse RiverFlow::fields() {
    return {.reads = {},
            .writes = {std::string(field::discharge), std::string(field::river_width),
                       std::string(field::river_depth)},
            .halo = 1};
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Water in the depressions of the land: lakes as far as the runoff fills them.
//
// Each cell gives `runoff` metres of water, which run down to the depression it drains to.
// Depressions fill, spill over their lowest saddle into the next and merge with it [barnes2021]
// (flow/fill_spill_merge.h). With little runoff high lakes stay half empty and have no outlet; with
// `full` every depression is filled to its rim, whatever falls.
//
// With `balance` lakes stand where they have come to after many years: what runs into them in a
// year is what they lose to the air (flow/lake_balance.h). Runoff, rain and evaporation are those
// of a year. Where the land is dry lakes stay below their rim and have no outlet, or hollows stay
// dry; on latlon maps cells count by their true area.
//
// The depth is put into `water`, in place of what was there, and booked in the account of water.
// Where the water goes from here is `water_flow`'s work; lakes that stand level it leaves alone.
//
// Holds   runoff = lakes + what has left the map, in whole units of the ground; the same bits for
//         any threads and blocks; surfaces of lakes are level to a unit of water. In balance the
//         runoff of a year = what lakes lose in it + what has left the map, in whole parts of
//         2 thousandths of a millimetre (process/river/lake_rates.h).
// Limits  nothing seeps away, and without `balance` nothing dries up. Runoff above 1,000 m counts
//         as 1,000 m, in balance amounts above 100 m/yr as 100 m/yr. A map without outlet that
//         gains more than all of it can lose is under water up to its highest ground
//         (`unbalanced`).
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct FillLakes {
    FieldOr runoff = 1.0;
    bool full = false;
    bool balance = false;
    FieldOr rain = 0.0;
    FieldOr evaporation = 1.0;
    double sea_level = -1e6;

    static constexpr std::string_view name = "fill_lakes";
    static constexpr std::string_view summary =
        "Fills hollows with lakes, as far as the water goes that runs into them.";
    static constexpr std::array<std::string_view, 2> cites{"barnes2021", "cordonnier2019"};
    static constexpr std::array promises{hold(Holds::leaves_ground), hold(Holds::sets_water)};
    static constexpr bool once = true;
    static constexpr double grid_copies = 10;
    static constexpr bool routes_water = true;
    static constexpr auto params();
    static FieldUse fields();
    std::string region_problem() const {
        return balance ? "balance = true does not know the rivers that enter a region" : "";
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
    std::string problem() const;
};

constexpr auto FillLakes::params() {
    return std::tuple{
        param(&FillLakes::runoff, {.name = "runoff",
                                   .unit = "m",
                                   .doc = "Water that each place gives to the hollow it drains "
                                          "to; with `balance` in a year.",
                                   .min = 0,
                                   .max = 1000}),
        toggle(&FillLakes::full, {.name = "full", .doc = "Fill every hollow to its rim."}),
        toggle(&FillLakes::balance,
               {.name = "balance",
                .doc = "Lakes stand where what runs into them in a year is what they lose to the "
                       "air, instead of holding the runoff."}),
        param(&FillLakes::rain, {.name = "rain",
                                 .unit = "m/yr",
                                 .doc = "With `balance`: rain on the surface of lakes.",
                                 .min = 0,
                                 .max = 100}),
        param(&FillLakes::evaporation,
              {.name = "evaporation",
               .unit = "m/yr",
               .doc = "With `balance`: what the surface of a lake loses to the air.",
               .min = 0,
               .max = 100}),
        param(&FillLakes::sea_level, {.name = "sea_level",
                                      .unit = "m",
                                      .doc = "Ground at or below it is sea, where water ends.",
                                      .min = -1e6,
                                      .max = 1e6}),
    };
}

inline FieldUse FillLakes::fields() {
    return {.reads = {}, .writes = {std::string(field::water)}, .halo = 1};
}

}  // namespace cuesta

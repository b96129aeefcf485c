// SPDX-License-Identifier: Apache-2.0
// Karst: water dissolves limestone and marble, and caves grow.
//
//   floor    the rock under a cave that holds water (`cave_water`) is lowered by rate x solubility
//   roof     that above a cave full of water is eaten away from below, at the same speed
//   walls    rock beside the water of a neighbour retreats by rate x solubility for each wet side;
//            after as much as a cell is wide the column opens over the height of that water
//   surface  limestone or marble on top is lowered by surface_rate x solubility: rain
//
// Caves below the field `water_table` (groundwater, model = darcy) count as full up to it.
//
// What dissolves is booked as gone. Changes below a unit of the ground are carried in fields of
// their own.
//
// Holds   identical bits for any threads and blocks; ground without such rock is not touched.
// Limits  walls open a whole column at a time, the rock at half the depth of the water decides.
//         Columns with six cavities get no new one; `left_out_cavities` counts those.
// Cost    O(cells) per step, one halo cell, two temporary planes.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Karst {
    FieldOr rate = 0.001;
    FieldOr surface_rate = 0.0;

    static constexpr std::string_view name = "karst";
    static constexpr std::string_view summary =
        "Water in caves and on the ground dissolves limestone and marble.";
    static constexpr std::array<std::string_view, 1> cites{"benes2001"};
    static constexpr std::array promises{hold(Holds::takes_ground), hold(Holds::leaves_water),
                                         hold(Holds::never_raises_maximum)};
    static constexpr int temporaries = 2;
    static constexpr double traffic_bytes = 60;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 2; }  // a wall that opens
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Karst::params() {
    return std::tuple{
        param(&Karst::rate,
              {.name = "rate",
               .unit = "m",
               .doc = "Rock of solubility 1 that standing cave water dissolves in one step.",
               .min = 0,
               .max = 100}),
        param(&Karst::surface_rate,
              {.name = "surface_rate",
               .unit = "m",
               .doc = "Rock of solubility 1 on top that rain dissolves in one step.",
               .min = 0,
               .max = 100}),
    };
}

inline FieldUse Karst::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers), "karst.floor",
                       "karst.roof", "karst.wall", "karst.surface"},
            .halo = 1};
}

}  // namespace cuesta

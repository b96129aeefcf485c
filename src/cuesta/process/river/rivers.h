// SPDX-License-Identifier: Apache-2.0
// Carves rivers into whatever land is there: a whole procedure behind three knobs.
//
// The land is first seen coarsely, 64 samples along its longer side, then twice as finely again and
// again until its own grid. On each grid depressions are cut open, rivers wear their beds and drop
// sediment where they slow down (the balance of stream_power), slopes creep; then only the *change*
// is carried to the next grid, so what is finer stays. Coarse grids make the main valleys, fine
// ones the tributaries, and each works half as long as the one before.
//
//   age       how long rivers have been at work: 0.2 fresh gullies, 1 valleys, 5 worn lowland
//   strength  how hard they cut compared with how fast slopes give way
//   detail    how small the smallest valleys are: 1 is three thousandths of the map
//
// Wear and creep are measured in lengths of the map, so the same recipe gives the same land on 512
// and on 4096 samples, and a map of 5 km the same valleys as one of 50.
//
// Writes  discharge, river_width and river_depth where a channel runs, 0 elsewhere.
// Holds   every cell falls all the way to the border or the sea; the same bits for any threads and
//         blocks; what is worn is booked per material, what is laid down is `sediment`.
// Limits  the uppermost material of each column decides how hard it is, also where the cut goes
//         deeper. Rain feeds rivers when they are done; it does not steer the carving. Rain outside
//         0 to 100 m/yr is taken at the end of that range (`limited_rain`). Land at open borders
//         is cut where a river leaves.
// Cost    about ten drainage steps on the full grid.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Rivers {
    double age = 1;
    double strength = 1;
    double detail = 1;
    FieldOr rain = 1.0;
    double sea_level = -1e6;
    MaterialName sediment = "regolith";

    static constexpr std::string_view name = "rivers";
    static constexpr std::string_view summary =
        "Carves a whole network of rivers and valleys into the land that is there.";
    static constexpr std::array<std::string_view, 3> cites{"braun2013", "hergarten2020",
                                                           "leopold1953"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water)};
    static constexpr bool once = true;
    static constexpr double grid_copies = 18;
    static constexpr bool routes_water = true;
    static constexpr bool erodes = true;
    static constexpr auto params();
    static FieldUse fields();
    std::string region_problem() const {
        return "works on whole lands and cannot be part of a refinement";
    }
    int layers() const { return 2; }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Rivers::params() {
    return std::tuple{
        param(&Rivers::age,
              {.name = "age",
               .unit = "1",
               .doc = "How long the rivers have been at work: 0.2 young, 1 mature, 5 old.",
               .min = 0,
               .max = 100}),
        param(&Rivers::strength,
              {.name = "strength",
               .unit = "1",
               .doc = "How deep they cut compared with how fast slopes give way.",
               .min = 0,
               .max = 100}),
        param(&Rivers::detail,
              {.name = "detail",
               .unit = "1",
               .doc = "How fine the network of small valleys is: 2 has valleys half the size.",
               .min = 0.1,
               .max = 20}),
        param(&Rivers::rain, {.name = "rain",
                              .unit = "m/yr",
                              .doc = "Rain less evaporation, which feeds discharge, width and "
                                     "depth.",
                              .min = 0,
                              .max = 100}),
        param(&Rivers::sea_level, {.name = "sea_level",
                                   .unit = "m",
                                   .doc = "Ground at or below it is sea, where rivers end.",
                                   .min = -1e6,
                                   .max = 1e6}),
        material(&Rivers::sediment,
                 {.name = "sediment", .doc = "What rivers lay down in their valleys."}),
    };
}

inline FieldUse Rivers::fields() {
    return {.reads = {std::string(field::height)},
            .writes = {std::string(field::height), std::string(field::layers),
                       std::string(field::discharge), std::string(field::river_width),
                       std::string(field::river_depth)},
            .halo = 1};
}

}  // namespace cuesta

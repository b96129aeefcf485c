// SPDX-License-Identifier: Apache-2.0
// Sand: shallow, fast water turns rock into sand, takes it along and lays it down where it is slow;
// sand spreads from high to low; rock that is not too steep and not under water becomes smooth.
//
//   made     erosion x current / (sand + water)              more sand or deeper water: less
//   by water carry x current / water of the sand of a cell, at most half along each axis
//   by slope spread / 8 x difference in height, at most a quarter of the sand
//   smooth   smoothing / 9 x difference of rock, between neighbours that differ by more than
//            smooth_above and less than smooth_below           [gerteis2017, 3.2-3.4; W-2,
// W-11..14]
//
// Holds   rock + sand exactly; sand by slope never raises the highest ground.
// Limits  steps count in cells. Where layers end, a step takes at most a part of the uppermost, and
//         only rock of the same kind is smoothed together. Over open sides sand leaves with water.
#pragma once

#include "cuesta/world/world_step.h"

namespace cuesta {

struct Sand {
    using Joint = world::WorldStep;
    MaterialName material = "sand";
    double erosion = 0.04;
    double carry = 0.0015;
    double spread = 0.3;
    double smoothing = 0.1;
    double smooth_above = 300;
    double smooth_below = 3000;
    double floor = -12000;

    static constexpr std::string_view name = "sand";
    static constexpr std::string_view summary =
        "Flowing water turns rock into sand; water and slopes move it.";
    static constexpr std::array<std::string_view, 1> cites{"gerteis2017"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water)};
    static constexpr int temporaries = 4;
    static constexpr double traffic_bytes = 32;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 1; }
    void join(world::WorldStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto Sand::params() {
    return std::tuple{
        cuesta::material(&Sand::material, {.name = "material", .doc = "What rock turns into."}),
        param(&Sand::erosion, {.name = "erosion",
                               .unit = "m",
                               .doc = "Rock that turns into sand in a step where a current is as "
                                      "strong as sand and water are thick.",
                               .min = 0,
                               .max = 1,
                               .source = {"p_watererosion", 1000}}),
        param(&Sand::carry, {.name = "carry",
                             .unit = "1",
                             .doc = "Share of the sand that goes along where a current is as "
                                    "strong as the water is deep.",
                             .min = 0,
                             .max = 0.1,
                             .source = {"p_watermove"}}),
        param(&Sand::spread, {.name = "spread",
                              .unit = "1",
                              .doc = "How much of a difference in height sand evens out.",
                              .min = 0,
                              .max = 1,
                              .source = {"p_sandmove"}}),
        param(&Sand::smoothing, {.name = "smoothing",
                                 .unit = "1",
                                 .doc = "How much of a difference of rock between neighbours is "
                                        "evened out; 1 is the mean of nine cells.",
                                 .min = 0,
                                 .max = 1,
                                 .source = {"p_thermfactor"}}),
        param(&Sand::smooth_above, {.name = "smooth_above",
                                    .unit = "m",
                                    .doc = "Differences of rock up to this stay.",
                                    .min = 0,
                                    .max = 10000,
                                    .source = {"p_mintherm", 1000}}),
        param(&Sand::smooth_below, {.name = "smooth_below",
                                    .unit = "m",
                                    .doc = "Differences of rock from this on stay.",
                                    .min = 0,
                                    .max = 10000,
                                    .source = {"p_maxtherm", 1000}}),
        param(&Sand::floor, {.name = "floor",
                             .unit = "m",
                             .doc = "Height below which water wears off no rock.",
                             .min = -12000,
                             .max = 12000}),
    };
}

inline FieldUse Sand::fields() {
    return {
        .reads = {}, .writes = {std::string(field::height), std::string(field::layers)}, .halo = 2};
}

}  // namespace cuesta

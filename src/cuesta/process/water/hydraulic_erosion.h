// SPDX-License-Identifier: Apache-2.0
// Running water wears the ground, carries what it has worn off, and lays it down where it calms.
// Follows water_flow in a simulation and works with the depth and discharge that it leaves.
//
//   capacity   C = min(Kc |q| S, c_max h)      metres of sediment in the water of a cell; q is
//              discharge per width, S the sine of the slope of the water's surface, h the depth
//   exchange   ds/dt = k (C - s)               k by the material on top where the ground is worn
//              off, `entrainment` x its solubility; `deposition` where sediment is laid down
//   carried    with the water: what leaves a cell is the share of its water that leaves; or looked
//              up where the water was (sediment_carry.h)
//   banks      with `bank`, walls beside running water are worn too (hydraulic_banks.h)
//                                            [muench2011, obrien1995]
//
// That capacity grows with discharge lets channels win over sheets of water, and that it is bounded
// by depth keeps films from digging. The exchange is exact for constant C, so any rate is stable.
// Limits of one part of a step: the bed changes by at most `depth_limit` of the depth of water, is
// worn at most half way down to the lowest of eight neighbours and filled half way up to the
// highest; water below 1 mm drops its load, up to 1 cm at once (hydraulic_kernel.h).
//
// Time    `time_step` is that of water_flow. It is made in up to 16 parts, so that no sediment
//         passes a whole cell in one; the water stands as it is meanwhile, and the bed changes in
//         all of them together by at most `depth_limit`. `acceleration` makes M times as much
//         ground move per time.
// Plants  the field `plant_cover` lowers what water takes up (terrain/plant_hold.h), banks aside.
// Loads   one: what is worn off becomes `sediment` by mass. own: every material keeps a load of its
//         own and is laid down as itself (sediment_classes.h).
// Holds   solids exactly, whole units against whole quanta (sediment_store.h); what is in the water
//         is in the account `suspended`. The same bits for any threads and blocks.
// Limits  `limited_cells` counts cells and parts in which a limit of wear acted. In steps in which
//         water passes more than 16 cells sediment lags behind it, counted as `lagging_steps`.
// Cost    up to 71 bytes a cell and part, in place, less where nothing is worn off or laid down,
//         and up to 16 for looks at water and load that others have written to, or that is fast;
//         with the other choices several times that.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/process/water/water_model.h"
#include "cuesta/process/water/water_step.h"

namespace cuesta {

struct HydraulicErosion {
    using Joint = WaterStep;
    using Model = WaterModel;
    enum class Transport { conservative, semi_lagrangian };
    enum class Loads { one, own };

    double capacity = 1;
    double entrainment = 0.3;
    double deposition = 0.3;
    double min_slope = 0.001;
    double max_concentration = 0.6;
    double depth_limit = 0.5;
    double acceleration = 1;
    double bank = 0;
    Transport transport = Transport::conservative;
    Loads loads = Loads::one;
    MaterialName sediment = "regolith";
    Model model = Model::pipe;
    double time_step = 1;

    // Kc for a capacity of 1, s/m: a spring cuts a channel into noise [muench2011, ch. 5.3].
    static constexpr double capacity_s_per_m = 1.5;
    static constexpr double film_m = 1e-3;

    static constexpr std::string_view name = "hydraulic_erosion";
    static constexpr std::string_view summary =
        "Running water wears the ground, carries sediment and lays it down.";
    static constexpr std::array<std::string_view, 2> cites{"muench2011", "obrien1995"};
    static constexpr int temporaries = 7;
    static constexpr double traffic_bytes = 71;
    // In water the bed rises within its depth; dry cells drop 1 cm in each of up to 16 parts.
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water),
                                         hold(Holds::stays_under_water_level, 0.161)};
    static constexpr bool erodes = true;
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return loads == Loads::own ? 8 : 2; }
    std::string problem() const;
    void join(WaterStep& step) const;
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(HydraulicErosion::Transport) {
    return std::array<std::string_view, 2>{"conservative", "semi_lagrangian"};
}

constexpr auto choice_words(HydraulicErosion::Loads) {
    return std::array<std::string_view, 2>{"one", "own"};
}

constexpr auto HydraulicErosion::params() {
    return std::tuple{
        param(&HydraulicErosion::capacity, {.name = "capacity",
                                            .unit = "1",
                                            .doc = "Factor on how much sediment water can carry.",
                                            .min = 0,
                                            .max = 1000}),
        param(&HydraulicErosion::entrainment,
              {.name = "entrainment",
               .unit = "1/s",
               .doc = "How fast water takes up what it can carry, from ground of solubility 1; "
                      "other materials by their solubility times as fast.",
               .min = 0,
               .max = 100}),
        param(&HydraulicErosion::deposition,
              {.name = "deposition",
               .unit = "1/s",
               .doc = "How fast water lays down what it cannot carry.",
               .min = 0,
               .max = 100}),
        param(&HydraulicErosion::min_slope,
              {.name = "min_slope",
               .unit = "1",
               .doc = "Slope that counts on level water, so that it carries something.",
               .min = 0,
               .max = 1}),
        param(&HydraulicErosion::max_concentration,
              {.name = "max_concentration",
               .unit = "1",
               .doc = "Most sediment in the water, as a share of its depth; 0.3 keeps rivers from "
                      "cutting far below their spring.",
               .min = 0,
               .max = 1}),
        param(&HydraulicErosion::depth_limit,
              {.name = "depth_limit",
               .unit = "1",
               .doc = "Share of the depth of water by which the bed can change at once.",
               .min = 0,
               .max = 1}),
        param(&HydraulicErosion::acceleration,
              {.name = "acceleration",
               .unit = "1",
               .doc = "How many times as much ground moves as in the time of the water.",
               .min = 0,
               .max = 1000}),
        param(&HydraulicErosion::bank,
              {.name = "bank",
               .unit = "1",
               .doc = "How strongly running water wears its banks from the side; 0.05 widens "
                      "valleys, 0 leaves them to thermal.",
               .min = 0,
               .max = 10}),
        choice(&HydraulicErosion::transport,
               {.name = "transport",
                .doc = "Sediment goes with the water from cell to cell, or is looked up where the "
                       "water was, which blurs less and needs more time."}),
        choice(&HydraulicErosion::loads,
               {.name = "loads",
                .doc = "One load for all that is worn off, or an own one for every material, which "
                       "is then laid down as itself."}),
        material(&HydraulicErosion::sediment,
                 {.name = "sediment",
                  .doc = "What worn ground becomes and is laid down as, if there is one load."}),
        choice(&HydraulicErosion::model,
               {.name = "model", .doc = "The model of water_flow.", .of_state = true}),
        param(&HydraulicErosion::time_step,
              {.name = "time_step",
               .unit = "s",
               .doc = "Time of one step, which a simulate has in common.",
               .min = 1e-3,
               .max = 3600,
               .scale = Scale::log}),
    };
}

inline FieldUse HydraulicErosion::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers),
                       std::string(field::sediment), std::string(field::wear),
                       std::string(field::deposit)},
            .halo = 2};
}

}  // namespace cuesta

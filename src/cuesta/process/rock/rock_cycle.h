// SPDX-License-Identifier: Apache-2.0
// The rock cycle: what lies undisturbed long enough turns into the next, harder rock.
//
//   regolith -> sand -> sandstone -> limestone -> slate -> marble -> granite  [muench2011, 3.1.2]
//             4      16           64           256      1024      4096    steps: span x factor^k
//
// Every layer of a column ages, buried ones too; air never does. What is laid on a layer of its own
// kind makes it younger, age x t / (t + d). A layer turns once per call at the most; its next age
// counts from the moment it was due, so calling every second step gives what every step does. Like
// layers that touch afterwards are one.
//
//   compaction  mass   t_new = t rho / rho_new: 64 m of sandstone are 57.85 m of limestone
//               half   t_new = t / 2, the literal rule; the lost mass is booked as gone
//   mode        ages        as above
//               pressure    a layer under load p = g sum(rho s) waits 1 / (1 + p / pressure) as
//                           long, and not at all below least_load: what lies open stays what it is
//               join_below  loose rock on solid rock becomes rock of that kind, after span x
//                           factor^(6 hardness of the rock below) steps            [stava2008]
//               continuous  no type changes: for every hardening_span steps of its age the
//                           uppermost layer wears less by the share `hardening` and stands steeper
//                           by it, up to 75 degrees and down to 0.01; written as the fields
//                           rock_talus, rock_solubility and rock_hardness   [muench2011, 6]
//   melt_depth  rock whose upper side lies deeper melts; what freezes again is granite
//
// Loose rock on top does not age under water: its age counts from when it fell dry.
//
// Holds   mass: start + in = end + out in kilograms within 4e-12 m of rock and change
//         (mass_balance.h); identical bits for any threads, blocks and checkpoints.
// Limits  the bed has no lower end: it turns like a layer whose foot is at height 0, and keeps its
//         thickness where that is 0 or less; `bed = false` leaves it alone. Literal resets
//         (reset_on_any_change) see changes of the uppermost layer between two calls.
// Cost    ages: 5 bytes per cell and step while nothing is due; a tile's buried layers are looked
//         at when one of them has changed or is due. Other modes look at every layer in every step.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct RockCycle {
    enum class Mode { ages, pressure, join_below, continuous };
    enum class Compaction { mass, half };

    std::int64_t span = 4;
    double factor = 4;
    Mode mode = Mode::ages;
    Compaction compaction = Compaction::mass;
    double pressure = 1e6;
    double least_load = 1e5;
    double melt_depth = 0;
    bool bed = true;
    bool reset_on_any_change = false;
    std::int64_t hardening_span = 100;
    double hardening = 0.1;

    static constexpr std::string_view name = "rock_cycle";
    static constexpr std::string_view summary =
        "Rock that lies undisturbed hardens from regolith over sandstone to granite.";
    static constexpr std::array<std::string_view, 2> cites{"muench2011", "stava2008"};
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water)};
    static constexpr double traffic_bytes = 5;  // age and material of the uppermost layer
    static constexpr auto params();
    static FieldUse fields();
    int layers() const { return 1; }  // turns layers, adds none
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(RockCycle::Mode) {
    return std::array<std::string_view, 4>{"ages", "pressure", "join_below", "continuous"};
}
constexpr auto choice_words(RockCycle::Compaction) {
    return std::array<std::string_view, 2>{"mass", "half"};
}

constexpr auto RockCycle::params() {
    return std::tuple{
        param(&RockCycle::span, {.name = "span",
                                 .unit = "1",
                                 .doc = "Steps until regolith is sand, the first of the changes.",
                                 .min = 1,
                                 .max = 1'000'000,
                                 .scale = Scale::log}),
        param(&RockCycle::factor,
              {.name = "factor",
               .unit = "1",
               .doc = "How many times longer each change takes than the one before.",
               .min = 1,
               .max = 16}),
        choice(&RockCycle::mode,
               {.name = "mode",
                .doc = "What decides: the age of a layer alone, its age and the load on it, or the "
                       "rock that loose material lies on. Continuous: no rock turns, it hardens "
                       "bit by bit."}),
        choice(&RockCycle::compaction,
               {.name = "compaction",
                .doc = "Whether a layer keeps its mass when it turns, or half of its thickness."}),
        param(&RockCycle::pressure, {.name = "pressure",
                                     .unit = "Pa",
                                     .doc = "Load that halves the waiting time, in mode pressure.",
                                     .min = 1e3,
                                     .max = 1e9,
                                     .scale = Scale::log}),
        param(&RockCycle::least_load, {.name = "least_load",
                                       .unit = "Pa",
                                       .doc = "Load below which nothing turns, in mode pressure.",
                                       .min = 0,
                                       .max = 1e9}),
        param(
            &RockCycle::melt_depth,
            {.name = "melt_depth",
             .unit = "m",
             .doc = "Depth of a layer's upper side below which it melts and freezes as granite; 0 "
                    "melts nothing.",
             .min = 0,
             .max = 1e5}),
        toggle(&RockCycle::bed, {.name = "bed",
                                 .doc = "Whether the lowest layer ages too, as if it began at "
                                        "height 0."}),
        toggle(&RockCycle::reset_on_any_change,
               {.name = "reset_on_any_change",
                .doc = "Whether any change of the uppermost layer makes its age begin again."}),
        param(&RockCycle::hardening_span,
              {.name = "hardening_span",
               .unit = "1",
               .doc = "Steps of rest after which rock hardens, in mode continuous.",
               .min = 1,
               .max = 1'000'000,
               .scale = Scale::log}),
        param(&RockCycle::hardening,
              {.name = "hardening",
               .unit = "1",
               .doc = "Share by which it then wears less and stands steeper, in mode continuous.",
               .min = 0.01,
               .max = 0.5}),
    };
}

inline FieldUse RockCycle::fields() {
    return {.reads = {},
            .writes = {std::string(field::height), std::string(field::layers), "rock_cycle.seen",
                       std::string(field::rock_talus), std::string(field::rock_solubility),
                       std::string(field::rock_hardness)},
            .halo = 0};
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Drops of rain run down the ground, take from it, carry, and lay down what they cannot carry.
//
//   direction  d' = inertia d - (1 - inertia) grad h, normalised; steps of one cell          (5.1)
//   capacity   c  = max(fall, min_slope) speed water 8 `capacity`                            (5.4)
//   load       above c: deposits `deposition` of the surplus, on the four corners around it  (5.5)
//              below c: erodes `erosion` of what is missing, at most the fall, with a brush of
//              `radius` around it                                                       (5.6, 5.9)
//   uphill     deposits at most the climb: fills the depression                              (5.3)
//   then       speed^2 += fall gravity, water *= 1 - evaporation                        (5.7, 5.8)
//                                                                                     [beyer2015]
//
// Scale   all numbers are those of the thesis, in which a cell is 1 wide and the land 1 high: here
//         lengths count in `reference_step`s, heights in `height_unit`s, and a step of one cell is
//         spacing / reference_step of a step. What a drop does per step becomes what it does per
//         length, and what it carries is a volume, so that other resolutions make the same valleys
//         (drop_rule.h). With reference_step = spacing the formulas are the printed ones.
// Scheme  parallel: all drops in flight make one step, then the map is changed (drop_sweeps.h).
//         sequential: one drop after the other, brush at its exact position (drop_sequence.h).
// Border  the land is continued by a ring, in which drops that leave end their way, and which is
//         cut off again: at the rim of a map depressions would never fill and become valleys. What
//         went over to the ring is booked by side. Closed edges: drops end at the border.
// Layers  `hardness` decides how much of what a drop could take comes off; what is cut off is laid
//         down as itself or as `sediment` (drop_ground.h).
// Streams with `momentum` or `entrainment` drops leave streams that lead later ones
//         (drop_stream.h).
// Holds   mass exactly, every material. The same bits for any threads and blocks. Nothing is laid
//         above the highest ground that was, nothing is worn below `floor`, also by the blur. All
//         drops of a step end in it: nothing is kept between steps but the maps.
// Counts  `drops` and how they ended: `drops_left` the map, `drops_in_pits` without speed,
//         `drops_dry`, `drops_at_path_end`, `drops_at_border` of a closed map; `drop_steps` in all.
// Blocks  have strips of rows, with a sweep in each (drop_pipeline.h). Drops one after the other
//         run on the first block, which then has the map.
// Limits  a drop takes or lays down at most 2^24 units at once (`limited_drops`). Places are float
//         cells: 1/512 of one at 32,768 columns.
// Cost    one drop and cell of the way 10 to 30 ns; a sweep of the map for every step in flight.
#pragma once

#include "cuesta/operator/map_limits.h"
#include "cuesta/operator/operator.h"
#include "cuesta/process/droplet/drop_rule.h"

namespace cuesta {

struct Droplets {
    using Residual = DropResidual;
    using Ring = DropRingKind;
    enum class Scheme { parallel, sequential };
    enum class Loads { own, one };

    FieldOr density = 0.0;
    std::int64_t count = 0;
    double inertia = 0.3;
    double capacity = 1;
    double deposition = 0.2;
    double erosion = 0.7;
    double evaporation = 0.02;
    double radius = 0;
    double min_slope = 0.01;
    double path = 0;
    double gravity = 10;
    double speed = 1;
    double water = 1;
    double min_water = 1e-3;
    double reference_step = 0;
    double height_unit = 0;
    Residual residual = Residual::spread;
    bool fill_pits = true;
    double floor = -100'000;
    FieldOr hardness = 0.0;
    Loads loads = Loads::own;
    MaterialName sediment = "regolith";
    double blur = 0;
    int blur_passes = 1;
    Ring ring = Ring::mirror;
    double padding = 0;
    Scheme scheme = Scheme::parallel;
    double in_flight = 0.25;
    double momentum = 0;
    double entrainment = 0;
    double memory = 0.9;

    // What passed a cell lately, 1 being the mean of the map; made if streams lead drops.
    static constexpr std::string_view stream_discharge = "drop_streams";

    static constexpr std::string_view name = "droplets";
    static constexpr std::string_view summary =
        "Drops of rain run downhill, cut ravines and lay down fans.";
    static constexpr std::array<std::string_view, 2> cites{"beyer2015", "mcdonald2023"};
    // The map with its ring, the change, and 32 bytes for every drop in flight.
    static constexpr double grid_copies = 6;
    static constexpr double traffic_bytes = 12;
    // With one load what is worn off becomes `sediment`, which is any material.
    static constexpr std::array promises{hold(Holds::turns_materials), hold(Holds::leaves_water),
                                         hold(Holds::never_raises_maximum),
                                         hold(Holds::keeps_floor, "floor")};
    static constexpr bool erodes = true;
    static constexpr auto params();
    static FieldUse fields();
    // In one block a map that wraps from north to south is one band. Drops one after the other run
    // on one block.
    std::int64_t most_in_one_block(const Grid& grid) const {
        return grid.wraps_y() ? addressed_cells : 0;
    }
    bool on_one_block(const Grid&) const { return scheme == Scheme::sequential; }
    // One load makes sediment of rock; each on its own a bed of every kind that there is, up to 8,
    // and none on ground of one material (recipe/memory.cpp).
    int layers() const { return loads == Loads::one ? 4 : -8; }
    // Four maps for the load of each material that may be laid down; 22 of how much water passed,
    // which way and what it does, where drops lead each other (measured: tests/e2e/memory_test.py).
    double copies(std::size_t laid) const {
        return grid_copies + 4 * static_cast<double>(laid) +
               (momentum > 0 || entrainment > 0 ? 22 : 0);
    }
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

// The plain numbers of the operator, for its kernels.
DropNumbers drop_numbers(const Droplets& op);

constexpr auto choice_words(Droplets::Residual) {
    return std::array<std::string_view, 3>{"spread", "bilinear", "discard"};
}
constexpr auto choice_words(Droplets::Ring) {
    return std::array<std::string_view, 3>{"mirror", "extrapolate", "none"};
}
constexpr auto choice_words(Droplets::Scheme) {
    return std::array<std::string_view, 2>{"parallel", "sequential"};
}
constexpr auto choice_words(Droplets::Loads) {
    return std::array<std::string_view, 2>{"own", "one"};
}

constexpr auto Droplets::params() {
    return std::tuple{
        param(&Droplets::density,
              {.name = "density",
               .unit = "1/km2",
               .doc = "Drops per area in one step; a field lets it rain more here than there. 0: "
                      "one on every square of the reference step.",
               .min = 0,
               .max = 1e9}),
        param(&Droplets::count, {.name = "count",
                                 .unit = "1",
                                 .doc = "Drops on the whole map in one step; 0: by `density`.",
                                 .min = 0,
                                 .max = 10'000'000'000}),
        param(&Droplets::inertia,
              {.name = "inertia",
               .unit = "1",
               .doc = "How much of its direction a drop keeps: 0 follows the slope and cuts many "
                      "ravines, 1 goes straight on.",
               .min = 0,
               .max = 1}),
        param(&Droplets::capacity,
              {.name = "capacity",
               .unit = "1",
               .doc = "A factor on what a drop can carry, 1 being the 8 of the thesis; more makes "
                      "rugged land.",
               .min = 1e-3,
               .max = 125,
               .scale = Scale::log}),
        param(&Droplets::deposition,
              {.name = "deposition",
               .unit = "1",
               .doc = "Share of what a drop cannot carry that it lays down in a step.",
               .min = 0,
               .max = 1}),
        param(&Droplets::erosion,
              {.name = "erosion",
               .unit = "1",
               .doc = "Share of what a drop could carry yet that it takes in a step.",
               .min = 0,
               .max = 1}),
        param(&Droplets::evaporation, {.name = "evaporation",
                                       .unit = "1",
                                       .doc = "Share of its water that a drop loses in a step.",
                                       .min = 0,
                                       .max = 1}),
        param(&Droplets::radius,
              {.name = "radius",
               .unit = "m",
               .doc = "How far around it a drop takes off ground; 0: 4 reference steps. At most 64 "
                      "cells.",
               .min = 0,
               .max = 1e5}),
        param(&Droplets::min_slope,
              {.name = "min_slope",
               .unit = "1",
               .doc = "Fall that counts at least for what a drop can carry, height units per "
                      "reference step.",
               .min = 0,
               .max = 1}),
        param(&Droplets::path, {.name = "path",
                                .unit = "m",
                                .doc = "Longest way of a drop; 0: 64 reference steps.",
                                .min = 0,
                                .max = 1e6}),
        param(&Droplets::gravity, {.name = "gravity",
                                   .unit = "1",
                                   .doc = "How much faster drops get as they fall.",
                                   .min = 0,
                                   .max = 1000}),
        param(&Droplets::speed,
              {.name = "speed", .unit = "1", .doc = "Speed of a new drop.", .min = 0, .max = 100}),
        param(&Droplets::water,
              {.name = "water", .unit = "1", .doc = "Water of a new drop.", .min = 0, .max = 100}),
        param(&Droplets::min_water, {.name = "min_water",
                                     .unit = "1",
                                     .doc = "A drop with less water than this ends.",
                                     .min = 0,
                                     .max = 1}),
        param(&Droplets::reference_step,
              {.name = "reference_step",
               .unit = "m",
               .doc = "Length that counts as one step in all numbers per step; 0: the longer side "
                      "of the map / 512. Give the spacing for the formulas as printed.",
               .min = 0,
               .max = 1e5}),
        param(&Droplets::height_unit,
              {.name = "height_unit",
               .unit = "m",
               .doc = "Height that counts as 1, about the relief of the land; 0: 32 reference "
                      "steps.",
               .min = 0,
               .max = 1e6}),
        choice(&Droplets::residual,
               {.name = "residual",
                .doc = "What a drop still carries at its end is spread by the brush, laid on the "
                       "four corners around it, or lost."}),
        toggle(
            &Droplets::fill_pits,
            {.name = "fill_pits", .doc = "Drops that run uphill lay down as much as they climb."}),
        param(&Droplets::floor,
              {.name = "floor",
               .unit = "m",
               .doc = "Ground is not worn below this height; -100 km: no such floor.",
               .min = -100'000,
               .max = 100'000}),
        param(&Droplets::hardness,
              {.name = "hardness",
               .unit = "1",
               .doc = "Share of what drops would take that the ground withholds: a number or a "
                      "field; hardness is that of each material.",
               .min = 0,
               .max = 1}),
        choice(&Droplets::loads,
               {.name = "loads",
                .doc = "What is worn off is laid down as what it was, or as one `sediment`."}),
        material(&Droplets::sediment,
                 {.name = "sediment", .doc = "What worn ground is laid down as, if loads is one."}),
        param(&Droplets::blur,
              {.name = "blur",
               .unit = "1",
               .doc = "How much of the change of a step is blurred: 0 none of it, 1 all.",
               .min = 0,
               .max = 1}),
        param(&Droplets::blur_passes, {.name = "blur_passes",
                                       .unit = "1",
                                       .doc = "How often the change is blurred over 3 x 3 samples.",
                                       .min = 1,
                                       .max = 8}),
        choice(&Droplets::ring,
               {.name = "ring",
                .doc = "Land beyond the border in which drops end: the land's mirror image, its "
                       "slopes going on, or none."}),
        param(&Droplets::padding,
              {.name = "padding",
               .unit = "m",
               .doc = "Width of that ring, at most `path` and the map; 0: half of `path`.",
               .min = 0,
               .max = 1e6}),
        choice(&Droplets::scheme,
               {.name = "scheme",
                .doc = "All drops in flight at once on all threads and blocks, or one after the "
                       "other on one block."}),
        param(&Droplets::in_flight,
              {.name = "in_flight",
               .unit = "1",
               .doc = "Drops that run at the same time, per square of the reference step; fewer "
                      "come nearer to one after the other.",
               .min = 1e-4,
               .max = 0.5,
               .scale = Scale::log}),
        param(&Droplets::momentum,
              {.name = "momentum",
               .unit = "1",
               .doc = "How strongly streams turn drops their own way, beside their inertia: rivers "
                      "that wind; 0: drops know nothing of each other.",
               .min = 0,
               .max = 10}),
        param(&Droplets::entrainment,
              {.name = "entrainment",
               .unit = "1",
               .doc = "How much more drops carry in a stream, as a multiple.",
               .min = 0,
               .max = 100}),
        param(&Droplets::memory,
              {.name = "memory",
               .unit = "1",
               .doc = "Share of the streams that is kept over 16 sweeps of drops.",
               .min = 0,
               .max = 1}),
    };
}

inline FieldUse Droplets::fields() {
    return {
        .reads = {},
        .writes = {std::string(field::height), std::string(field::layers), std::string(field::wear),
                   std::string(field::deposit), std::string(stream_discharge)},
        .halo = 0,
        .knows = {std::string(field::hardness)}};
}

}  // namespace cuesta

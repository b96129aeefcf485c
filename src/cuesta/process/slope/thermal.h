// SPDX-License-Identifier: Apache-2.0
// Thermal erosion: what stands steeper than its talus angle slides to the lower neighbour.
//
//   for every pair of neighbours, upper u, lower l, distance w, with an excess
//       e = h_u - h_l - w tan a_u > 0
//       musgrave   m = c e                                                      [musgrave1989]
//       olsen      m = c max(e) e / sum(e), maximum and sum over the lower neighbours [olsen2004]
//       benes      the same with the excess over the lowest neighbour for max(e)    [benes2001]
//       h_u -= m    h_l += m
//
// Scheme  all pairs from the old heights at once, four or eight neighbours; diagonal pairs have
//         w = spacing x sqrt 2 and half the excess, so that heaps are as wide along diagonals as
//         along the axes. The angle is that of the material that moves. m is cut to whole units
//         of the ground (terrain/layer_stack.h). Layered ground: thermal_layers.h, bedrock
//         that weathers into regolith: bedrock_weathering.h.
// Rounds  a step of rate c on cells of w metres spreads ground as c w^2 does: at half the spacing
//         four times as many steps are needed. `rate_spacing` says which spacing c and the steps
//         are meant for; on another grid a step moves c (rate_spacing / w)^2, in as many rounds as
//         the neighbours allow (1/8 each with eight, 1/4 with four), so a preview and the final
//         land slide as far.
// Holds   mass exactly, of every material; highest and lowest never grow; a ground at rest is not
//         touched; identical bits for any thread count and block layout.
// Limits  an excess below 8 units (0.06 mm) does not move, along diagonals below 16. Angles of a
//         field outside 0..89 degrees are taken at the nearer end, `limited_angles` counts those
//         cells. Nothing crosses open and closed edges. A step takes at most 4096 rounds;
//         `left_out_rounds` counts those beyond.
// Cost    O(cells) per step, one halo cell. One material and a number for the angle: in place; an
//         angle field or layers take one temporary field, models that divide two.
#pragma once

#include "cuesta/operator/operator.h"
#include "cuesta/process/slope/thermal_layers.h"
#include "cuesta/process/slope/thermal_rounds.h"

namespace cuesta {

struct Thermal {
    enum class Neighbours { eight, four };
    enum class Until { steps, rest };
    using Model = ThermalRule::Model;

    FieldOr angle = "talus";
    double rate = 0.125;
    double rate_spacing = 0;
    Neighbours neighbours = Neighbours::eight;
    Model model = Model::musgrave;
    LayerRule layer_rule = LayerRule::pressure;
    bool undercut = false;
    double mixing = 1;
    FieldOr weathering_rate = 0.0;
    double weathering_depth = 0.5;
    Until until = Until::steps;
    double rest_below = 0;

    static constexpr std::string_view name = "thermal";
    static constexpr std::string_view summary =
        "Loose rock slides from slopes steeper than the talus angle and gathers at their foot.";
    static constexpr std::array<std::string_view, 5> cites{"musgrave1989", "olsen2004", "benes2001",
                                                           "muench2011", "heimsath1997"};
    // Weathered rock swells to its mass of regolith, by less than it was.
    static constexpr std::array promises{turns_only_into("regolith"), hold(Holds::leaves_water),
                                         hold(Holds::rises_at_most, "weathering_rate", 0.001)};
    static constexpr int temporaries = 2;
    static constexpr double traffic_bytes = 8;  // the surface, read and written in place
    static constexpr bool erodes = true;
    static constexpr auto params();
    static FieldUse fields();
    std::string problem() const;
    ThermalRounds rounds(double spacing_m) const;  // of a step on such cells
    StepReport apply(Terrain& terrain, const StepContext& step) const;
};

constexpr auto choice_words(Thermal::Neighbours) {
    return std::array<std::string_view, 2>{"eight", "four"};
}
constexpr auto choice_words(Thermal::Until) {
    return std::array<std::string_view, 2>{"steps", "rest"};
}
constexpr auto choice_words(ThermalRule::Model) {
    return std::array<std::string_view, 3>{"musgrave", "olsen", "benes"};
}
constexpr auto choice_words(LayerRule) {
    return std::array<std::string_view, 3>{"pressure", "always_trickle", "never"};
}

constexpr auto Thermal::params() {
    return std::tuple{
        param(&Thermal::angle,
              {.name = "angle",
               .unit = "deg",
               .doc = "Steepest slope at rest; a number, or a field; talus is the angle of the "
                      "material that moves.",
               .min = 0,
               .max = 89}),
        // Beyond 1/8 eight neighbours together could lift a pit above its rim, beyond 1/4 four.
        param(&Thermal::rate,
              {.name = "rate",
               .unit = "1",
               .doc = "Share of the excess height that slides in one step; above 0.125 eight "
                      "neighbours take it in two rounds.",
               .min = 0.001,
               .max = 0.25,
               .scale = Scale::log}),
        param(&Thermal::rate_spacing,
              {.name = "rate_spacing",
               .unit = "m",
               .doc = "Spacing that rate and steps are meant for: on finer and coarser grids a "
                      "step slides as far in metres. Not given: the spacing the recipe states, so "
                      "that --size changes the samples alone. 0: a step is one of this grid, and "
                      "reaches less far the finer it is.",
               .min = 0,
               .max = 1e6}),
        choice(&Thermal::neighbours,
               {.name = "neighbours",
                .doc = "Whether rock slides to eight neighbours or only along the axes."}),
        choice(&Thermal::model,
               {.name = "model",
                .doc = "Which excess counts: that of each neighbour (musgrave), or one for the "
                       "cell, divided among its neighbours (olsen: the largest; benes: that over "
                       "the lowest)."}),
        choice(&Thermal::layer_rule,
               {.name = "layer_rule",
                .doc = "Solid rock on loose material that stands too steep: by pressure it stays, "
                       "sinks as the loose runs out or slides along; or always runs out; or "
                       "never."}),
        toggle(&Thermal::undercut,
               {.name = "undercut",
                .doc = "Whether rock hangs over the gap when the loose material below it runs out, "
                       "instead of sinking; `cave_collapse` brings it down."}),
        param(&Thermal::mixing,
              {.name = "mixing",
               .unit = "m",
               .doc = "Down to this depth arriving debris is stirred into a loose layer of its own "
                      "kind; what is solid stays below what arrives.",
               .min = 0,
               .max = 10}),
        param(&Thermal::weathering_rate,
              {.name = "weathering_rate",
               .unit = "m",
               .doc = "Bedrock weathering: bare rock that temperature swings turn into regolith in "
                      "one step, times 1 - hardness.",
               .min = 0,
               .max = 1,
               .was = "loosening"}),
        param(&Thermal::weathering_depth,
              {.name = "weathering_depth",
               .unit = "m",
               .doc = "Decay depth of bedrock weathering: loose cover of this thickness slows it "
                      "to 37 percent.",
               .min = 0.01,
               .max = 10000,
               .scale = Scale::log,
               .was = "swing_depth"}),
        choice(&Thermal::until,
               {.name = "until",
                .doc = "Whether it runs all its steps, or ends before when the ground rests."}),
        param(&Thermal::rest_below,
              {.name = "rest_below",
               .unit = "m",
               .doc = "The ground rests when less than this slides in a step, as a mean over all "
                      "cells; 0: when nothing can move.",
               .min = 0,
               .max = 1}),
    };
}

inline FieldUse Thermal::fields() {
    return {.reads = {},
            .writes = {std::string(field::height)},
            .halo = 1,
            .knows = {std::string(field::talus)}};
}

}  // namespace cuesta

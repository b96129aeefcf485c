// SPDX-License-Identifier: Apache-2.0
// A stroke by hand: raises, lowers, smooths, flattens or paints along a line.
//
//   raise, lower  out = in +- amount w
//   smooth        out = in + strength w (mean - in), mean over a Gaussian of a quarter of `radius`
//   flatten       out = in + strength w (level - in)
//   paint         the same towards `value`: for fields such as rain, hardness or uplift
//
//   w = 1 within `core` of the radius, (1 - s^2)^2 from there to 0 at the radius; the distance is
//   that from the nearest point of the line through `path`.
//
// On layered ground what rises is of the stage's `material`, without one of what is on top.
//
// Edges   a stroke reaches over edges that wrap; its line goes the way its points say.
// Holds   samples beyond the radius keep their bits; one stroke has the same weight however many
//         points it has; the same bits for any threads and blocks.
// Limits  128 points; smooth with a radius below 0.4 of the spacing changes nothing.
// Cost    samples near the line x its segments; smooth also one Gaussian mean of the map.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class BrushMode { raise, lower, smooth, flatten, paint };
constexpr auto choice_words(BrushMode) {
    return std::array<std::string_view, 5>{"raise", "lower", "smooth", "flatten", "paint"};
}

struct Brush {
    BrushMode mode = BrushMode::raise;
    Numbers<256> path{0.5, 0.5};
    double radius = 500;
    double core = 0;
    double amount = 50;
    double strength = 1;
    double level = 0;
    double value = 1;

    static constexpr std::string_view name = "brush";
    static constexpr std::string_view summary =
        "A stroke by hand that raises, lowers, smooths, flattens or paints.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr double grid_copies = 1;
    static constexpr auto params();
    static FieldUse fields() { return {}; }
    std::string problem() const;
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
    // w of the header at this distance from the line.
    double weight(double distance_m) const;
};

constexpr auto Brush::params() {
    return std::tuple{
        choice(&Brush::mode, {.name = "mode", .doc = "What the stroke does."}),
        param(&Brush::path,
              {.name = "path",
               .unit = "1",
               .doc = "Points of the stroke: pairs of x from west to east and y from north to "
                      "south, as shares of the extent.",
               .min = -1,
               .max = 2}),
        param(&Brush::radius, {.name = "radius",
                               .unit = "m",
                               .doc = "How far the stroke reaches from its line.",
                               .min = 0.01,
                               .max = 1e6,
                               .scale = Scale::log}),
        param(&Brush::core, {.name = "core",
                             .unit = "1",
                             .doc = "Share of the radius that feels the full stroke.",
                             .min = 0,
                             .max = 1}),
        param(&Brush::amount, {.name = "amount",
                               .unit = "m",
                               .doc = "By how much it raises or lowers.",
                               .min = 0,
                               .max = 1e4}),
        param(&Brush::strength, {.name = "strength",
                                 .unit = "1",
                                 .doc = "How much of the way smooth, flatten and paint go.",
                                 .min = 0,
                                 .max = 1}),
        param(&Brush::level, {.name = "level",
                              .unit = "m",
                              .doc = "Height that flatten goes to.",
                              .min = -2e4,
                              .max = 2e4}),
        param(&Brush::value, {.name = "value",
                              .unit = "1",
                              .doc = "What paint goes to, in the unit of the field.",
                              .min = -1e6,
                              .max = 1e6}),
    };
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// A mask from the shape of a surface: 1 where a measure lies between two values, 0 elsewhere, with
// soft shoulders. Stages combine masks with `blend`: multiply (and), max (or), subtract (but not).
//
//   height, height_share   metres; 0 to 1 between the lowest and highest sample of the map
//   slope, aspect          degrees; aspect clockwise from north, low above high passes north
//   curvature              1/m, above zero in hollows
//   convexity              metres above the mean height around, the mean taken over a Gaussian of
//                          `scale`: above zero on ridges, below in valleys [weiss2001]
//
//   mask = 1 - s(d / shoulder),  s(t) = t^2 (3 - 2 t),  d = how far the measure is out of the range
//
// Slope, aspect and curvature are those of the surface smoothed by `scale` (formulas of
// grid/stencil.h); convexity without a scale takes one of three samples.
//
// Holds   between 0 and 1, exactly 1 inside and exactly 0 beyond the shoulders.
// Limits  level ground has no aspect and gets 0. A range upside down (low above high, except
//         aspect) selects nothing inside and is counted as "range_upside_down", a flat map with
//         height_share as "flat_surface".
// Cost    one pass; with a scale that of blur.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class SelectBy { height, height_share, slope, aspect, curvature, convexity };
constexpr auto choice_words(SelectBy) {
    return std::array<std::string_view, 6>{"height", "height_share", "slope",
                                           "aspect", "curvature",    "convexity"};
}

struct Select {
    SelectBy by = SelectBy::slope;
    double low = 30;
    double high = 90;
    double shoulder = 5;
    double scale = 0;
    bool invert = false;

    static constexpr std::string_view name = "select";
    static constexpr std::string_view summary =
        "A mask from 0 to 1 by height, slope, aspect, curvature or convexity.";
    static constexpr std::array<std::string_view, 1> cites{"weiss2001"};
    static constexpr int temporaries = 1;
    static constexpr double grid_copies = 1;
    static constexpr auto params() {
        return std::tuple{
            choice(&Select::by, {.name = "by", .doc = "What is measured at each sample."}),
            param(&Select::low,
                  {.name = "low",
                   .unit = "1",
                   .doc = "Where the range begins, in the unit of the measure: m, share, degrees, "
                          "1/m.",
                   .min = -1e6,
                   .max = 1e6}),
            param(&Select::high, {.name = "high",
                                  .unit = "1",
                                  .doc = "Where the range ends, in the unit of the measure.",
                                  .min = -1e6,
                                  .max = 1e6}),
            param(&Select::shoulder,
                  {.name = "shoulder",
                   .unit = "1",
                   .doc = "Over how much the mask falls from 1 to 0 outside the range, in the unit "
                          "of the measure.",
                   .min = 0,
                   .max = 1e6}),
            param(&Select::scale,
                  {.name = "scale",
                   .unit = "m",
                   .doc = "Radius of the smoothing before slope, aspect or curvature are measured, "
                          "and of the mean that convexity compares with.",
                   .min = 0,
                   .max = 1e6}),
            toggle(&Select::invert, {.name = "invert", .doc = "Turns the mask into 1 - mask."}),
        };
    }
    static FieldUse fields() { return {{}, {}, 1}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step) const;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Blocks with steep sides: one alone, or a field of them side by side. Clean test objects for
// erosion.                                                                       [ferreira2022]
//
//   box        height everywhere within the footprint
//   cylinder   height within the circle that touches the footprint's sides
//   pyramid    height (1 - largest of |u|, |v|), u and v from -1 to 1 across the footprint
//
// A field is a square of across x across footprints without gaps, each with a height of its own
// between height_min and height. A sample belongs to a footprint if it lies on it or on its western
// or northern side.
//
// Edges   on wrapped axes the footprint goes through the seam; on open ones it is cut off.
// Cost    O(cells).
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

enum class MonolithShape { box, cylinder, pyramid };
constexpr auto choice_words(MonolithShape) {
    return std::array<std::string_view, 3>{"box", "cylinder", "pyramid"};
}

struct Monoliths {
    int across = 1;
    MonolithShape shape = MonolithShape::box;
    double width = 0.25;
    double height = 300;
    double height_min = 50;
    double base = 0;
    double x = 0.5;
    double y = 0.5;

    static constexpr std::string_view name = "monoliths";
    static constexpr std::string_view summary =
        "A block with steep sides, or a field of them side by side.";
    static constexpr std::array<std::string_view, 1> cites{"ferreira2022"};
    static constexpr double traffic_bytes = 8;  // written once
    static constexpr auto params() {
        return std::tuple{
            param(&Monoliths::across, {.name = "across",
                                       .unit = "1",
                                       .doc = "Blocks side by side in each direction; 1 is a "
                                              "single one.",
                                       .min = 1,
                                       .max = 1000}),
            choice(&Monoliths::shape, {.name = "shape", .doc = "What each block is."}),
            param(&Monoliths::width, {.name = "width",
                                      .unit = "1",
                                      .doc = "Side of the whole field as a share of the map's "
                                             "shorter side.",
                                      .min = 0,
                                      .max = 1}),
            param(&Monoliths::height, {.name = "height",
                                       .unit = "m",
                                       .doc = "Height of a single block, and of the highest ones "
                                              "of a field.",
                                       .min = -1e5,
                                       .max = 1e5}),
            param(&Monoliths::height_min, {.name = "height_min",
                                           .unit = "m",
                                           .doc = "Height of the lowest blocks of a field.",
                                           .min = -1e5,
                                           .max = 1e5}),
            param(&Monoliths::base, {.name = "base",
                                     .unit = "m",
                                     .doc = "Height of the ground.",
                                     .min = -1e5,
                                     .max = 1e5}),
            param(&Monoliths::x, {.name = "x",
                                  .unit = "1",
                                  .doc = "Middle, as a share of the extent from the west.",
                                  .min = 0,
                                  .max = 1}),
            param(&Monoliths::y, {.name = "y",
                                  .unit = "1",
                                  .doc = "Middle, as a share of the extent from the north.",
                                  .min = 0,
                                  .max = 1}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Terraces: level treads with steep risers between them, along lines of equal height.
//
//   out = L_k + (L_k+1 - L_k) s(t),   t = (in - L_k) / (L_k+1 - L_k)
//   s(t) = t^p / (t^p + (1 - t)^p),   p = 1 / (1 - sharpness)
//
// The treads lie at the levels L_k = base + step (k + variation (u_k - 1/2)), u_k from 0 to 1 drawn
// for each level; the risers stand halfway between two levels.
//
// Holds   never turns uphill into downhill; sharpness 0 and all levels themselves leave the surface
//         as it is; with `count` the lowest and the highest sample stay. Levels follow from height
//         alone, so a part of a map has the terraces of the whole (with `step`).
// Limits  with `count` the step follows from the range of the whole map; a flat map has none, stays
//         and counts "flat_surface". Levels closer than a float can tell apart merge.
// Cost    one pass, two powers per sample.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Terrace {
    double step = 100;
    int count = 0;
    double sharpness = 0.8;
    double variation = 0;
    double base = 0;

    static constexpr std::string_view name = "terrace";
    static constexpr std::string_view summary = "Cuts a surface into level treads and risers.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Terrace::step, {.name = "step",
                                   .unit = "m",
                                   .doc = "Height from one tread to the next, if count is 0.",
                                   .min = 0.01,
                                   .max = 1e4,
                                   .scale = Scale::log}),
            param(&Terrace::count,
                  {.name = "count",
                   .unit = "1",
                   .doc = "Number of steps between the lowest and the highest sample of the map; "
                          "0 takes step and base instead.",
                   .min = 0,
                   .max = 10000}),
            param(&Terrace::sharpness,
                  {.name = "sharpness",
                   .unit = "1",
                   .doc = "0 leaves the slope as it is, 1 makes level treads and upright risers.",
                   .min = 0,
                   .max = 1}),
            param(&Terrace::variation,
                  {.name = "variation",
                   .unit = "1",
                   .doc = "How unequal the steps are: the most a level is moved, as a share of a "
                          "step.",
                   .min = 0,
                   .max = 1}),
            param(&Terrace::base, {.name = "base",
                                   .unit = "m",
                                   .doc = "Height of one of the treads, if count is 0.",
                                   .min = -1e6,
                                   .max = 1e6}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext& step_context) const;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Impact craters: one at a place, or a field of many sizes.
//
//   d < 1   h = -depth + (depth + rim) d^2, not below the flat floor, and a peak in the middle
//   d >= 1  h = rim d^-p, faded out from d = 2 to 4                               [mcgetchin1973]
//   d = distance / R(angle), R = radius (1 + waves of 2, 3 and 5 around the rim)
//
// What is dug is heaped: p follows from the volume of the bowl (crater_shape.h), 1.9 for the
// defaults, and `rim` gives way where no p between 1 and 6 does it ("rim_changed"). Noise of
// `roughness` moves the rim in and out, heaps up the ejecta and strews the floor; what it and the
// samples then leave open is put on what lies above the ground, if all craters lie on the map or
// there is only one, of which the map holds its part. Craters of a few samples stay as they are
// ("volume_left_open"). A field cut off by an open edge is balanced crater by crater, and on
// average where they lie upon each other. Without `balance` p is 3 and the ejecta fade out from the
// rim to d = 4: they hold half of what is dug.
//
// Depth and rim are shares of the diameter: 0.2 and 0.036 for small fresh craters [pike1977]. In a
// field the number of craters larger than r falls as r^-2. A crater wipes out what lies in its bowl
// and under its near ejecta (to d = 2); later ones lie upon earlier ones.
//
// Holds   same bits for any threads and blocks; places are drawn in shares of the extent.
// Edges   wrapped: craters go through the seam; open: cut off.
// Cost    O(cells covered) and eight octaves of noise in one temporary field.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Crater {
    int count = 1;
    double radius = 0;
    double radius_min = 0;
    double depth = 0.2;
    double rim = 0.036;
    double flat_floor = 0.15;
    double peak = 0;
    double irregularity = 0.05;
    double roughness = 0.4;
    double x = 0.5;
    double y = 0.5;
    double base = 0;
    bool balance = true;

    static constexpr std::string_view name = "crater";
    static constexpr std::string_view summary =
        "An impact crater with rim and ejecta, or a field of them.";
    static constexpr std::array<std::string_view, 2> cites{"mcgetchin1973", "pike1977"};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 20;  // written once and noise, craters in the cache
    static constexpr auto params() {
        return std::tuple{
            param(&Crater::count, {.name = "count",
                                   .unit = "1",
                                   .doc = "Number of craters; 1 stands at x, y, more lie anywhere.",
                                   .min = 1,
                                   .max = 100000,
                                   .scale = Scale::log}),
            param(&Crater::radius, {.name = "radius",
                                    .unit = "m",
                                    .doc = "Radius of the rim, of the largest crater in a field; 0 "
                                           "takes an eighth of the shorter side.",
                                    .min = 0,
                                    .max = 1e6}),
            param(&Crater::radius_min, {.name = "radius_min",
                                        .unit = "m",
                                        .doc = "Smallest radius of a field; 0 takes a twentieth of "
                                               "the largest.",
                                        .min = 0,
                                        .max = 1e6}),
            param(&Crater::depth, {.name = "depth",
                                   .unit = "1",
                                   .doc = "Depth of the bowl below the ground, as a share of the "
                                          "diameter.",
                                   .min = 0,
                                   .max = 1}),
            param(&Crater::rim, {.name = "rim",
                                 .unit = "1",
                                 .doc = "Height of the rim above the ground, as a share of the "
                                        "diameter.",
                                 .min = 0,
                                 .max = 0.5}),
            param(&Crater::flat_floor, {.name = "flat_floor",
                                        .unit = "1",
                                        .doc = "How much of the depth is filled up to a flat "
                                               "floor; 0 leaves the bowl.",
                                        .min = 0,
                                        .max = 1}),
            param(&Crater::peak, {.name = "peak",
                                  .unit = "1",
                                  .doc = "Height of the peak in the middle, as a share of the "
                                         "depth.",
                                  .min = 0,
                                  .max = 1}),
            param(&Crater::irregularity, {.name = "irregularity",
                                          .unit = "1",
                                          .doc = "How far the rim departs from a circle, as a "
                                                 "share of the radius.",
                                          .min = 0,
                                          .max = 0.5}),
            param(&Crater::roughness,
                  {.name = "roughness",
                   .unit = "1",
                   .doc = "How rough rim, ejecta and floor are; 0 is the smooth formula.",
                   .min = 0,
                   .max = 1}),
            param(&Crater::x, {.name = "x",
                               .unit = "1",
                               .doc = "Place of a single crater, as a share of the extent from the "
                                      "west.",
                               .min = 0,
                               .max = 1}),
            param(&Crater::y, {.name = "y",
                               .unit = "1",
                               .doc = "Place of a single crater, as a share of the extent from the "
                                      "north.",
                               .min = 0,
                               .max = 1}),
            param(&Crater::base, {.name = "base",
                                  .unit = "m",
                                  .doc = "Height of the ground around.",
                                  .min = -1e5,
                                  .max = 1e5}),
            toggle(&Crater::balance,
                   {.name = "balance",
                    .doc = "Ejecta and rim hold what was dug; without it they hold about half."}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// A volcano: concave flanks, a crater at the top, gullies down the sides.
//
//   flank(u) = (exp(-k u) - exp(-k)) / (1 - exp(-k)),   u = distance / radius, k = steepness
//   h = height flank(u), ending level at u = 1; inside the crater u < c:
//   h = height flank(c) - crater_depth (1 - (u / c)^2)
//
// The foot is drawn out and in by noise, the crater's rim winds and is uneven (`irregularity`);
// gullies run down what comes of it (landform/gullies.h) and begin below the rim.
//
// Holds   same bits for any threads and blocks. Edges: wrapped ones are gone through.
// Cost    seven octaves of noise, six of gullies, one temporary field.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Volcano {
    double height = 1800;
    double radius = 0;
    double steepness = 2.6;
    double crater_width = 0.12;
    double crater_depth = 180;
    double gullies = 0.14;
    double irregularity = 0.2;
    double x = 0.5;
    double y = 0.5;
    double base = 0;

    static constexpr std::string_view name = "volcano";
    static constexpr std::string_view summary =
        "A volcanic cone with concave flanks, crater and gullies.";
    static constexpr std::array<std::string_view, 1> cites{"lagae2009"};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 48;  // two fields written and read twice
    static constexpr auto params() {
        return std::tuple{
            param(&Volcano::height, {.name = "height",
                                     .unit = "m",
                                     .doc = "Height at which the flanks would meet.",
                                     .min = 0,
                                     .max = 1e5}),
            param(&Volcano::radius, {.name = "radius",
                                     .unit = "m",
                                     .doc = "Radius of the foot; 0 takes 0.45 of the shorter side.",
                                     .min = 0,
                                     .max = 1e6}),
            param(&Volcano::steepness, {.name = "steepness",
                                        .unit = "1",
                                        .doc = "How much steeper the top is than the foot; near 0 "
                                               "is a straight cone.",
                                        .min = 0.01,
                                        .max = 10}),
            param(&Volcano::crater_width, {.name = "crater_width",
                                           .unit = "1",
                                           .doc = "Width of the crater as a share of the foot's.",
                                           .min = 0,
                                           .max = 0.9}),
            param(&Volcano::crater_depth, {.name = "crater_depth",
                                           .unit = "m",
                                           .doc = "Depth of the crater below its rim.",
                                           .min = 0,
                                           .max = 1e5}),
            param(&Volcano::gullies,
                  {.name = "gullies",
                   .unit = "1",
                   .doc = "Depth of the gullies, about as a share of the flank's height; 0 leaves "
                          "smooth flanks.",
                   .min = 0,
                   .max = 0.5}),
            param(&Volcano::irregularity,
                  {.name = "irregularity",
                   .unit = "1",
                   .doc = "How far foot and rim depart from circles; 0 is a perfect cone.",
                   .min = 0,
                   .max = 0.5}),
            param(&Volcano::x, {.name = "x",
                                .unit = "1",
                                .doc = "Place of the top, as a share of the extent from the west.",
                                .min = 0,
                                .max = 1}),
            param(&Volcano::y, {.name = "y",
                                .unit = "1",
                                .doc = "Place of the top, as a share of the extent from the north.",
                                .min = 0,
                                .max = 1}),
            param(&Volcano::base, {.name = "base",
                                   .unit = "m",
                                   .doc = "Height of the ground around.",
                                   .min = -1e5,
                                   .max = 1e5}),
        };
    }
    static FieldUse fields() { return {.reads = {}, .writes = {}, .halo = 1}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

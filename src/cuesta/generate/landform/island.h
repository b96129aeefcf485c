// SPDX-License-Identifier: Apache-2.0
// An island: land that rises from a ragged coast to ridges inland, and a shelf that falls to the
// sea floor.
//
//   v = 1 - (distance / radius)^2 + coast noise;  v > 0 is land
//   form = v (0.25 + 0.75 v) (0.35 + 0.65 ridges), v / 4 in place of the first product under water
//   land   form with gullies, low ground uneven by noise; its highest sample is `relief`
//   sea    down to -depth
//
// Heights count from sea level, which is `base`. Ridges are two layers of folded noise as in a
// ridged multifractal [musgrave1994], rounded; valleys come from landform/gullies.h.
//
// Edges   wrapped: distances are taken the short way round, and the sea floor is level where two
//         ways are equally short (for sizes up to about 0.7).
// Holds   same bits for any threads and blocks.
// Limits  a given wavelength below two samples is left out ("octaves_above_nyquist");
//         a map without land (a single sample of sea, size 0) is counted as "no_land".
// Cost    ten octaves of noise, six of gullies, one temporary field.
#pragma once

#include "cuesta/operator/operator.h"

namespace cuesta {

struct Island {
    double relief = 1500;
    double depth = 300;
    double base = 0;
    double size = 0.7;
    double coast = 0.5;
    double wavelength = 0;
    double x = 0.5;
    double y = 0.5;

    static constexpr std::string_view name = "island";
    static constexpr std::string_view summary =
        "A mountainous island with a ragged coast and a sea floor around it.";
    static constexpr std::array<std::string_view, 2> cites{"musgrave1994", "lagae2009"};
    static constexpr int temporaries = 1;
    static constexpr double traffic_bytes = 32;  // two fields written and read, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Island::relief, {.name = "relief",
                                    .unit = "m",
                                    .doc = "Height of the highest land above the sea.",
                                    .min = 0,
                                    .max = 1e5}),
            param(&Island::depth, {.name = "depth",
                                   .unit = "m",
                                   .doc = "Depth of the sea floor below the sea.",
                                   .min = 0,
                                   .max = 1e5}),
            param(&Island::base, {.name = "base",
                                  .unit = "m",
                                  .doc = "Height of the sea level.",
                                  .min = -1e5,
                                  .max = 1e5}),
            param(&Island::size,
                  {.name = "size",
                   .unit = "1",
                   .doc = "Width of the island as a share of the map's shorter side.",
                   .min = 0.01,
                   .max = 2}),
            param(&Island::coast, {.name = "coast",
                                   .unit = "1",
                                   .doc = "How ragged the coast is.",
                                   .min = 0,
                                   .max = 2}),
            param(&Island::wavelength,
                  {.name = "wavelength",
                   .unit = "m",
                   .doc = "Distance between main ridges; 0 takes a third of the island's width.",
                   .min = 0,
                   .max = 1e7}),
            param(&Island::x, {.name = "x",
                               .unit = "1",
                               .doc = "Middle, as a share of the extent from the west.",
                               .min = 0,
                               .max = 1}),
            param(&Island::y, {.name = "y",
                               .unit = "1",
                               .doc = "Middle, as a share of the extent from the north.",
                               .min = 0,
                               .max = 1}),
        };
    }
    static FieldUse fields() { return {.reads = {}, .writes = {}, .halo = 1}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Swiss turbulence: ridges whose finer layers are pushed along the slopes of the coarser ones,
// which draws valleys together as running water does.
//
//   n_i, grad n_i at lacunarity^i (p + warp wavelength D)                        [decarpentier2012]
//   v += a (1 - |n_i|), D -= a n_i grad n_i, then a = a lacunarity^-H clamp(v, 0, 1)
//
// Scheme  gradient noise with its exact gradient (per cell), each sample hashing its four corners:
//         displaced samples follow no lattice row. Displacements are added in double.
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
// Limits  no erosion: valleys end where the noise does. Octaves with cells below four samples are
//         left out (report: "octaves_above_nyquist"), as folding halves the features.
// Cost    O(cells x octaves), some ten times that of `ridged`.
#pragma once

#include "cuesta/generate/noise/scaling.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Swiss {
    double hurst = 0.8;
    double warp = 0.08;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "swiss";
    static constexpr std::string_view summary =
        "Alpine ridges with slopes that look eroded: finer layers follow the coarser ones "
        "downhill.";
    static constexpr std::array<std::string_view, 2> cites{"decarpentier2012", "perlin2002"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Swiss::hurst, {.name = "hurst",
                                  .unit = "1",
                                  .doc = "Smoothness: 0 is a scree of spikes, 1 rolling hills.",
                                  .min = 0,
                                  .max = 1}),
            param(&Swiss::warp,
                  {.name = "warp",
                   .unit = "1",
                   .doc = "How far finer layers are pushed along the slopes; 0 is plain ridges.",
                   .min = 0,
                   .max = 1}),
            param(&Swiss::relief, {.name = "relief",
                                   .unit = "m",
                                   .doc = "Height between the lowest and the highest sample.",
                                   .min = 0,
                                   .max = 1e5}),
            param(&Swiss::base, {.name = "base",
                                 .unit = "m",
                                 .doc = "Height of the lowest sample.",
                                 .min = -1e5,
                                 .max = 1e5}),
            choice(&Swiss::scaling, {.name = "scaling", .doc = scaling_doc}),
            param(&Swiss::wavelength, {.name = "wavelength",
                                       .unit = "m",
                                       .doc = "Size of the largest features.",
                                       .min = 1e-2,
                                       .max = 1e7,
                                       .scale = Scale::log}),
            param(&Swiss::octaves, {.name = "octaves",
                                    .unit = "1",
                                    .doc = "How many layers of ever finer detail; those finer than "
                                           "two samples are left out and counted.",
                                    .min = 1,
                                    .max = 24}),
            param(&Swiss::lacunarity, {.name = "lacunarity",
                                       .unit = "1",
                                       .doc = "How much finer each layer is than the one before.",
                                       .min = 1.3,
                                       .max = 4}),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

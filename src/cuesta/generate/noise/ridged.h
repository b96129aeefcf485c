// SPDX-License-Identifier: Apache-2.0
// Ridged multifractal: noise folded at zero into crests, with more detail the higher it stands.
//
//   s = (offset - |n_0|)^2, v = s; then s = (offset - |n_i|)^2 min(1, gain s), v += w_i s
//   w_i = lacunarity^(-i H)                                                         [musgrave1994]
//
// Scheme  fractal_noise.h
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Ridged {
    NoiseBasis basis = NoiseBasis::perlin;
    FieldOr hurst = 1;
    double offset = 1;
    double gain = 2;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "ridged";
    static constexpr std::string_view summary =
        "Sharp crests and smooth valleys: octaves of noise folded upwards into ridges.";
    static constexpr std::array<std::string_view, 1> cites{"musgrave1994"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(&Ridged::basis, {.name = "basis", .doc = "The noise each layer is made of."}),
            param(&Ridged::hurst,
                  {.name = "hurst",
                   .unit = "1",
                   .doc = "Smoothness: 0 is a scree of spikes, 1 rolling hills. A field "
                          "makes it differ from place to place.",
                   .min = 0,
                   .max = 1}),
            param(&Ridged::offset, {.name = "offset",
                                    .unit = "1",
                                    .doc = "Height of a crest line before squaring; below 1 the "
                                           "highest noise folds back into pits.",
                                    .min = 0,
                                    .max = 2}),
            param(&Ridged::gain,
                  {.name = "gain",
                   .unit = "1",
                   .doc = "How strongly detail keeps to the ridges of the layer before.",
                   .min = 0,
                   .max = 8}),
            param(&Ridged::relief, {.name = "relief",
                                    .unit = "m",
                                    .doc = "Height between the lowest and the highest sample.",
                                    .min = 0,
                                    .max = 1e5}),
            param(&Ridged::base, {.name = "base",
                                  .unit = "m",
                                  .doc = "Height of the lowest sample.",
                                  .min = -1e5,
                                  .max = 1e5}),
            choice(&Ridged::scaling, {.name = "scaling", .doc = scaling_doc}),
            param(&Ridged::wavelength, {.name = "wavelength",
                                        .unit = "m",
                                        .doc = "Size of the largest features.",
                                        .min = 1e-2,
                                        .max = 1e7,
                                        .scale = Scale::log}),
            param(&Ridged::octaves, {.name = "octaves",
                                     .unit = "1",
                                     .doc = "How many layers of ever finer detail; those finer "
                                            "than two samples are left out and counted.",
                                     .min = 1,
                                     .max = 24}),
            param(&Ridged::lacunarity, {.name = "lacunarity",
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

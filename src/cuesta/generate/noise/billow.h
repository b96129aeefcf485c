// SPDX-License-Identifier: Apache-2.0
// Billow: noise folded at zero, so hollows become creases between cushions.
//
//   v = sum over i of lacunarity^(-i H) (2 |n_i| - 1)                               [musgrave1989]
//
// Scheme  fractal_noise.h
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Billow {
    NoiseBasis basis = NoiseBasis::simplex;
    double hurst = 0.9;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "billow";
    static constexpr std::string_view summary =
        "Rounded, cushion-like hills with creases between: octaves of folded noise.";
    static constexpr std::array<std::string_view, 1> cites{"musgrave1989"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(&Billow::basis, {.name = "basis", .doc = "The noise each layer is made of."}),
            param(&Billow::hurst, {.name = "hurst",
                                   .unit = "1",
                                   .doc = "Smoothness: 0 is a scree of spikes, 1 rolling hills.",
                                   .min = 0,
                                   .max = 1}),
            param(&Billow::relief, {.name = "relief",
                                    .unit = "m",
                                    .doc = "Height between the lowest and the highest sample.",
                                    .min = 0,
                                    .max = 1e5}),
            param(&Billow::base, {.name = "base",
                                  .unit = "m",
                                  .doc = "Height of the lowest sample.",
                                  .min = -1e5,
                                  .max = 1e5}),
            choice(&Billow::scaling, {.name = "scaling", .doc = scaling_doc}),
            param(&Billow::wavelength, {.name = "wavelength",
                                        .unit = "m",
                                        .doc = "Size of the largest features.",
                                        .min = 1e-2,
                                        .max = 1e7,
                                        .scale = Scale::log}),
            param(&Billow::octaves, {.name = "octaves",
                                     .unit = "1",
                                     .doc = "How many layers of ever finer detail; those finer "
                                            "than two samples are left out and counted.",
                                     .min = 1,
                                     .max = 24}),
            param(&Billow::lacunarity, {.name = "lacunarity",
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

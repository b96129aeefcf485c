// SPDX-License-Identifier: Apache-2.0
// Heterogeneous terrain: detail in proportion to height.
//
//   v = offset + n_0; then v += (n_i + offset) w_i v, w_i = lacunarity^(-i H)        [musgrave1989]
//
// Scheme  fractal_noise.h
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct HeteroTerrain {
    NoiseBasis basis = NoiseBasis::perlin;
    FieldOr hurst = 0.9;
    double offset = 0.7;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "hetero_terrain";
    static constexpr std::string_view summary =
        "Smooth lowlands that roughen with height into mountains.";
    static constexpr std::array<std::string_view, 2> cites{"musgrave1989", "musgrave1994"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(&HeteroTerrain::basis,
                   {.name = "basis", .doc = "The noise each layer is made of."}),
            param(&HeteroTerrain::hurst,
                  {.name = "hurst",
                   .unit = "1",
                   .doc = "Smoothness: 0 is a scree of spikes, 1 rolling hills. A field "
                          "makes it differ from place to place.",
                   .min = 0,
                   .max = 1}),
            param(&HeteroTerrain::offset,
                  {.name = "offset",
                   .unit = "1",
                   .doc =
                       "Added to the noise before it scales the land; more makes lowlands rougher.",
                   .min = 0,
                   .max = 2}),
            param(&HeteroTerrain::relief,
                  {.name = "relief",
                   .unit = "m",
                   .doc = "Height between the lowest and the highest sample.",
                   .min = 0,
                   .max = 1e5}),
            param(&HeteroTerrain::base, {.name = "base",
                                         .unit = "m",
                                         .doc = "Height of the lowest sample.",
                                         .min = -1e5,
                                         .max = 1e5}),
            choice(&HeteroTerrain::scaling, {.name = "scaling", .doc = scaling_doc}),
            param(&HeteroTerrain::wavelength, {.name = "wavelength",
                                               .unit = "m",
                                               .doc = "Size of the largest features.",
                                               .min = 1e-2,
                                               .max = 1e7,
                                               .scale = Scale::log}),
            param(&HeteroTerrain::octaves,
                  {.name = "octaves",
                   .unit = "1",
                   .doc = "How many layers of ever finer detail; those finer than two samples are "
                          "left out and counted.",
                   .min = 1,
                   .max = 24}),
            param(&HeteroTerrain::lacunarity,
                  {.name = "lacunarity",
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

// SPDX-License-Identifier: Apache-2.0
// Hybrid multifractal: each octave weighted by the ones before it, so valleys at all heights stay
// smooth.
//
//   v = g = offset + n_0; then g = min(g, 1), s = (n_i + offset) w_i, v += g s, g = g s
//   w_i = lacunarity^(-i H)                                                         [musgrave1994]
//
// Scheme  fractal_noise.h
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct HybridMultifractal {
    NoiseBasis basis = NoiseBasis::perlin;
    FieldOr hurst = 0.25;
    double offset = 0.7;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "hybrid_multifractal";
    static constexpr std::string_view summary =
        "Plains, foothills and mountains in one: valleys of every height stay smooth.";
    static constexpr std::array<std::string_view, 1> cites{"musgrave1994"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(&HybridMultifractal::basis, basis_info),
            param(&HybridMultifractal::hurst, hurst_field_info),
            param(&HybridMultifractal::offset, {.name = "offset",
                                                .unit = "1",
                                                .doc = "Added to the noise before it weighs finer "
                                                       "layers; more makes lowlands rougher.",
                                                .min = 0,
                                                .max = 2}),
            param(&HybridMultifractal::relief, relief_info),
            param(&HybridMultifractal::base, base_info),
            choice(&HybridMultifractal::scaling, scaling_info),
            param(&HybridMultifractal::wavelength, wavelength_info),
            param(&HybridMultifractal::octaves, octaves_info),
            param(&HybridMultifractal::lacunarity, lacunarity_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

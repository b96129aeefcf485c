// SPDX-License-Identifier: Apache-2.0
// Fractional Brownian motion: octaves of noise.
//
//   v = sum over i of lacunarity^(-i H) noise(lacunarity^i p / wavelength)          [musgrave1989]
//
// Scheme  fractal_noise.h
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
// Limits  the surface is a fractal between `wavelength` and two samples only; longer than the
//         wavelength it is flat on average. docs/science/noise.md has the measured exponents.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Fbm {
    NoiseBasis basis = NoiseBasis::perlin;
    FieldOr hurst = 0.9;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "fbm";
    static constexpr std::string_view summary =
        "A fractal surface: octaves of noise, each finer and lower than the one before.";
    static constexpr std::array<std::string_view, 2> cites{"perlin1985", "musgrave1989"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(&Fbm::basis, basis_info),     param(&Fbm::hurst, hurst_field_info),
            param(&Fbm::relief, relief_info),    param(&Fbm::base, base_info),
            choice(&Fbm::scaling, scaling_info), param(&Fbm::wavelength, wavelength_info),
            param(&Fbm::octaves, octaves_info),  param(&Fbm::lacunarity, lacunarity_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

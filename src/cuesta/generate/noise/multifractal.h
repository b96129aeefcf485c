// SPDX-License-Identifier: Apache-2.0
// Multiplicative multifractal: octaves of noise multiplied instead of added.
//
//   v = product over i of (1 + lacunarity^(-i H) noise(lacunarity^i p / wavelength)) [musgrave1994]
//
// Where a coarse octave is low, all finer ones are low with it: lowlands are smooth and the land
// becomes rougher the higher it is, by itself. The heights are far from even: much low land, few
// high peaks, the more so the smaller H.
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

struct Multifractal {
    NoiseBasis basis = NoiseBasis::perlin;
    FieldOr hurst = 0.7;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "multifractal";
    static constexpr std::string_view summary =
        "Layers of noise multiplied: wide smooth lowlands, few rough high mountains.";
    static constexpr std::array<std::string_view, 1> cites{"musgrave1994"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(&Multifractal::basis, basis_info),
            param(&Multifractal::hurst, hurst_field_info),
            param(&Multifractal::relief, relief_info),
            param(&Multifractal::base, base_info),
            choice(&Multifractal::scaling, scaling_info),
            param(&Multifractal::wavelength, wavelength_info),
            param(&Multifractal::octaves, octaves_info),
            param(&Multifractal::lacunarity, lacunarity_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

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
#include "cuesta/generate/surface_params.h"
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
            choice(&Billow::basis, basis_info),     param(&Billow::hurst, hurst_info),
            param(&Billow::relief, relief_info),    param(&Billow::base, base_info),
            choice(&Billow::scaling, scaling_info), param(&Billow::wavelength, wavelength_info),
            param(&Billow::octaves, octaves_info),  param(&Billow::lacunarity, lacunarity_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

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
#include "cuesta/generate/surface_params.h"
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
            choice(&Ridged::basis, basis_info),
            param(&Ridged::hurst, hurst_field_info),
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
            param(&Ridged::relief, relief_info),
            param(&Ridged::base, base_info),
            choice(&Ridged::scaling, scaling_info),
            param(&Ridged::wavelength, wavelength_info),
            param(&Ridged::octaves, octaves_info),
            param(&Ridged::lacunarity, lacunarity_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

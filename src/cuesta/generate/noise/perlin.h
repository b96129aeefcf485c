// SPDX-License-Identifier: Apache-2.0
// Gradient noise of one wavelength: even, rounded hills.
//
//   n = sum over the 4 corners of the cell of (g . d), blended by 6 t^5 - 15 t^4 + 10 t^3
//                                                                                  [perlin2002]
//
// Scheme  noise_octave.h; 16 directions of unit gradients, hashed per lattice point.
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
// Limits  0 on the lattice points, so the heights repeat the rhythm of the lattice; features below
//         two samples are left out (report: "octaves_above_nyquist"), which leaves flat ground.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Perlin {
    double wavelength = 1000;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;

    static constexpr std::string_view name = "perlin";
    static constexpr std::string_view summary =
        "Gradient noise of one wavelength: even, rounded hills and hollows.";
    static constexpr std::array<std::string_view, 2> cites{"perlin1985", "perlin2002"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Perlin::wavelength, {.name = "wavelength",
                                        .unit = "m",
                                        .doc = "Distance between neighbouring hills.",
                                        .min = 1e-2,
                                        .max = 1e7,
                                        .scale = Scale::log}),
            param(&Perlin::relief, relief_info),
            param(&Perlin::base, base_info),
            choice(&Perlin::scaling, scaling_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

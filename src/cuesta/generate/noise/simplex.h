// SPDX-License-Identifier: Apache-2.0
// Gradient noise of one wavelength on a triangular lattice.
//
//   n = sum over the corners of the triangle of max(0, 3/4 - d^2)^4 (g . d)           [perlin2001]
//
// Scheme  noise_octave.h; lattice rows run along x (the classical lattice turned by 15 degrees).
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
// Limits  on a map that wraps in y the number of lattice rows is even, which stretches the
//         triangles by up to a fourteenth where the map is a dozen rows high and less on larger
//         ones.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Simplex {
    double wavelength = 1000;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;

    static constexpr std::string_view name = "simplex";
    static constexpr std::string_view summary =
        "Gradient noise on triangles: rounded hills with less of a grid in them.";
    static constexpr std::array<std::string_view, 2> cites{"perlin2001", "gustavson2005"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Simplex::wavelength, {.name = "wavelength",
                                         .unit = "m",
                                         .doc = "Distance between neighbouring hills.",
                                         .min = 1e-2,
                                         .max = 1e7,
                                         .scale = Scale::log}),
            param(&Simplex::relief, relief_info),
            param(&Simplex::base, base_info),
            choice(&Simplex::scaling, scaling_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

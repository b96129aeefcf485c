// SPDX-License-Identifier: Apache-2.0
// Swiss turbulence: ridges whose finer layers are pushed along the slopes of the coarser ones,
// which draws valleys together as running water does.
//
//   n_i, grad n_i at lacunarity^i (p + warp wavelength D)                        [decarpentier2012]
//   v += a (1 - |n_i|), D -= a n_i grad n_i, then a = a lacunarity^-H clamp(v, 0, 1)
//
// Scheme  gradient noise with its exact gradient (per cell), each sample hashing its four corners:
//         displaced samples follow no lattice row. Displacements are added in double.
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
// Limits  no erosion: valleys end where the noise does. Octaves with cells below four samples are
//         left out (report: "octaves_above_nyquist"), as folding halves the features.
// Cost    O(cells x octaves), some ten times that of `ridged`.
#pragma once

#include "cuesta/generate/noise/scaling.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

struct Swiss {
    double hurst = 0.8;
    double warp = 0.08;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;
    double lacunarity = 2;

    static constexpr std::string_view name = "swiss";
    static constexpr std::string_view summary =
        "Alpine ridges with slopes that look eroded: finer layers follow the coarser ones "
        "downhill.";
    static constexpr std::array<std::string_view, 2> cites{"decarpentier2012", "perlin2002"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            param(&Swiss::hurst, hurst_info),
            param(&Swiss::warp,
                  {.name = "warp",
                   .unit = "1",
                   .doc = "How far finer layers are pushed along the slopes; 0 is plain ridges.",
                   .min = 0,
                   .max = 1}),
            param(&Swiss::relief, relief_info),
            param(&Swiss::base, base_info),
            choice(&Swiss::scaling, scaling_info),
            param(&Swiss::wavelength, wavelength_info),
            param(&Swiss::octaves, octaves_info),
            param(&Swiss::lacunarity, lacunarity_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

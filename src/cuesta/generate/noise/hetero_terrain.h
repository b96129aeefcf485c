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
#include "cuesta/generate/surface_params.h"
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
            choice(&HeteroTerrain::basis, basis_info),
            param(&HeteroTerrain::hurst, hurst_field_info),
            param(&HeteroTerrain::offset,
                  {.name = "offset",
                   .unit = "1",
                   .doc =
                       "Added to the noise before it scales the land; more makes lowlands rougher.",
                   .min = 0,
                   .max = 2}),
            param(&HeteroTerrain::relief, relief_info),
            param(&HeteroTerrain::base, base_info),
            choice(&HeteroTerrain::scaling, scaling_info),
            param(&HeteroTerrain::wavelength, wavelength_info),
            param(&HeteroTerrain::octaves, octaves_info),
            param(&HeteroTerrain::lacunarity, lacunarity_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

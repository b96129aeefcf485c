// SPDX-License-Identifier: Apache-2.0
// Value noise: random heights on a lattice, interpolated; layers of doubled frequency and lower
// amplitude. The Perlin noise of [muench2011], whose frequency is samples / wavelength and whose
// amplitude is taken up by `relief`.
//
//   v = sum over i of persistence^i noise(2^i p / wavelength)                         (2.9, 2.10)
//   linear h1 (1 - t) + h2 t (2.7), cosine the same with (1 - cos pi t) / 2 for t (2.8), cubic
//   through four points each way [catmull1974]
//
// Scheme  fractal_noise.h
// Edges   wrapped maps are seamless; the extent becomes a whole number of features of each octave.
// Holds   same bits for any threads, blocks and vector width; a smaller map shows the same land.
// Limits  linear layers have slope breaks on their lattice lines; cubic ones overshoot the random
//         heights. The lattice shows more than in gradient noise.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/generate/surface_params.h"
#include "cuesta/operator/operator.h"

namespace cuesta {

enum class ValueInterpolation { linear, cosine, cubic };
constexpr auto choice_words(ValueInterpolation) {
    return std::array<std::string_view, 3>{"linear", "cosine", "cubic"};
}

struct ValueNoise {
    ValueInterpolation interpolation = ValueInterpolation::cosine;
    double persistence = 0.5;
    double relief = 1000;
    double base = 0;
    Scaling scaling = Scaling::map;
    double wavelength = 4000;
    int octaves = 10;

    static constexpr std::string_view name = "value_noise";
    static constexpr std::string_view summary =
        "Layers of random heights on finer and finer lattices, interpolated.";
    static constexpr std::array<std::string_view, 2> cites{"muench2011", "catmull1974"};
    static constexpr double traffic_bytes = 20;  // written, read for its range, scaled
    static constexpr auto params() {
        return std::tuple{
            choice(&ValueNoise::interpolation,
                   {.name = "interpolation", .doc = "How heights run between the random points."}),
            param(&ValueNoise::persistence,
                  {.name = "persistence",
                   .unit = "1",
                   .doc = "Height of each layer as a share of the one "
                          "before; 2^-H for a fractal of smoothness H, above "
                          "1 the finest layers are the highest.",
                   .min = 1e-4,
                   .max = 4,
                   .scale = Scale::log}),
            param(&ValueNoise::relief, relief_info),
            param(&ValueNoise::base, base_info),
            choice(&ValueNoise::scaling, scaling_info),
            param(&ValueNoise::wavelength, wavelength_info),
            param(&ValueNoise::octaves, octaves_info),
        };
    }
    static FieldUse fields() { return {}; }
    StepReport generate(Field& out, const StepContext& step) const;
};

}  // namespace cuesta

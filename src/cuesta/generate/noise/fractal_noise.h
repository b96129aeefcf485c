// SPDX-License-Identifier: Apache-2.0
// Octaves of lattice noise put together to a surface; what all noise operators share.
//
//   n_i = noise(lacunarity^i p / wavelength + shift_i), w_i = persistence^i = lacunarity^(-i H)
//   sum       v = n_0 + w_1 n_1 + ...                                              [musgrave1994]
//   billow    v = sum of w_i (2 |n_i| - 1)
//   ridged    s = (offset - |n_0|)^2, v = s; then s = (offset - |n_i|)^2 min(1, gain s), v += w_i s
//   hetero    v = offset + n_0; then v += (n_i + offset) w_i v
//   hybrid    v = g = offset + n_0; then g = min(g, 1), s = (n_i + offset) w_i, v += g s, g = g s
//   product   v = (1 + n_0) (1 + w_1 n_1) ...
//
// H may be a map: w_i is then lacunarity^(-i H) of each sample, so that land passes from smooth to
// rough; H counts from 0 to 1, samples beyond are limited and counted as "hurst_outside_0_1".
//
// Place   world metres. Each octave has a random shift, so lattices of different octaves do not
//         share points. On wrapped axes the extent becomes a whole number of cells of each octave.
// Limits  octaves whose features are smaller than two samples cannot be shown; they are left out
//         and counted as "octaves_above_nyquist". That is cells of less than two samples, of less
//         than four where the noise is folded (billow, ridged), as folding halves the features.
// Holds   same bits for any threads, blocks and vector width.
// Cost    O(cells x octaves); tables of 12 bytes per column and octave.
#pragma once

#include "cuesta/generate/noise/noise_octave.h"
#include "cuesta/generate/noise/scaling.h"
#include "cuesta/operator/context.h"

namespace cuesta {

enum class FractalKind { sum, billow, ridged, hetero, hybrid, product };

struct FractalNoise {
    FractalKind kind = FractalKind::sum;
    NoiseBasis basis = NoiseBasis::perlin;
    ValueBlend blend = ValueBlend::quintic;
    double wavelength_m = 1;  // cell of the first octave
    int octaves = 1;
    double lacunarity = 2;
    double persistence = 0.5;
    double offset = 1, gain = 2;
    const Field* hurst = nullptr;  // a map of H over the block, instead of persistence
};

// lacunarity^-hurst
double persistence_of(double hurst, double lacunarity);

// Persistence, or the map of H, from a parameter; needs the lacunarity.
void set_hurst(FractalNoise& noise, const FieldOr& hurst, const StepContext& step);

// What operators with octaves of a basis have in common.
template <class Op>
FractalNoise fractal_of(const Op& op, FractalKind kind, const StepContext& step) {
    FractalNoise noise;
    noise.kind = kind;
    noise.basis = op.basis;
    noise.wavelength_m = op.wavelength;
    noise.octaves = op.octaves;
    noise.lacunarity = op.lacunarity;
    set_hurst(noise, op.hurst, step);
    return noise;
}

// How many octaves have features of two samples or more.
int visible_octaves(const FractalNoise& noise, double spacing_m);

// The first `octaves` of the noise over the whole block, unscaled, whatever the size of their
// cells.
void fill_fractal(const FractalNoise& noise, int octaves, const Grid& grid, const Block& block,
                  RandomKey random, Field& out);

// The visible octaves, scaled to base .. base + relief; what operators return.
StepReport make_fractal(const FractalNoise& noise, Scaling scaling, double base, double relief,
                        const StepContext& step, Field& out);

}  // namespace cuesta

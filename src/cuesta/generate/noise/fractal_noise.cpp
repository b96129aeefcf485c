// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/fractal_noise.h"

#include <algorithm>
#include <cstring>
#include <functional>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/noise/sphere_octave.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr int stretch = 512;  // columns at a time: tables and coefficients of all octaves stay near

inline float magnitude(float x) {
    return x < 0.0f ? -x : x;
}
inline float at_most_one(float x) {
    return x < 1.0f ? x : 1.0f;
}

// Each adds octave n of weight w to v; s carries a weight from octave to octave.
CUESTA_SIMD_CLONES(void, add_sum,
                   (const float* __restrict n, float w, int count, float* __restrict v),
                   (n, w, count, v)) {
    for (int i = 0; i < count; ++i) v[i] += w * n[i];
}

CUESTA_SIMD_CLONES(void, add_billow,
                   (const float* __restrict n, float w, int count, float* __restrict v),
                   (n, w, count, v)) {
    for (int i = 0; i < count; ++i) v[i] += w * (2.0f * magnitude(n[i]) - 1.0f);
}

CUESTA_SIMD_CLONES(void, add_ridged,
                   (const float* __restrict n, float w, float offset, float gain, int count,
                    float* __restrict v, float* __restrict s),
                   (n, w, offset, gain, count, v, s)) {
    for (int i = 0; i < count; ++i) {
        const float ridge = offset - magnitude(n[i]);
        s[i] = (ridge * ridge) * at_most_one(gain * s[i]);
        v[i] += w * s[i];
    }
}

CUESTA_SIMD_CLONES(void, add_hetero,
                   (const float* __restrict n, float w, float offset, int count,
                    float* __restrict v),
                   (n, w, offset, count, v)) {
    for (int i = 0; i < count; ++i) v[i] += ((n[i] + offset) * w) * v[i];
}

CUESTA_SIMD_CLONES(void, add_hybrid,
                   (const float* __restrict n, float w, float offset, int count,
                    float* __restrict v, float* __restrict g),
                   (n, w, offset, count, v, g)) {
    for (int i = 0; i < count; ++i) {
        const float s = (n[i] + offset) * w;
        const float weight = at_most_one(g[i]);
        v[i] += weight * s;
        g[i] = weight * s;
    }
}

CUESTA_SIMD_CLONES(void, multiply,
                   (const float* __restrict n, float w, int count, float* __restrict v),
                   (n, w, count, v)) {
    for (int i = 0; i < count; ++i) v[i] *= 1.0f + w * n[i];
}

// --- The same with a weight of each sample's own -------------------------------------------------

CUESTA_SIMD_CLONES(void, add_sum_weighted,
                   (const float* __restrict n, const float* __restrict w, int count,
                    float* __restrict v),
                   (n, w, count, v)) {
    for (int i = 0; i < count; ++i) v[i] += w[i] * n[i];
}

CUESTA_SIMD_CLONES(void, add_billow_weighted,
                   (const float* __restrict n, const float* __restrict w, int count,
                    float* __restrict v),
                   (n, w, count, v)) {
    for (int i = 0; i < count; ++i) v[i] += w[i] * (2.0f * magnitude(n[i]) - 1.0f);
}

CUESTA_SIMD_CLONES(void, add_ridged_weighted,
                   (const float* __restrict n, const float* __restrict w, float offset, float gain,
                    int count, float* __restrict v, float* __restrict s),
                   (n, w, offset, gain, count, v, s)) {
    for (int i = 0; i < count; ++i) {
        const float ridge = offset - magnitude(n[i]);
        s[i] = (ridge * ridge) * at_most_one(gain * s[i]);
        v[i] += w[i] * s[i];
    }
}

CUESTA_SIMD_CLONES(void, add_hetero_weighted,
                   (const float* __restrict n, const float* __restrict w, float offset, int count,
                    float* __restrict v),
                   (n, w, offset, count, v)) {
    for (int i = 0; i < count; ++i) v[i] += ((n[i] + offset) * w[i]) * v[i];
}

CUESTA_SIMD_CLONES(void, add_hybrid_weighted,
                   (const float* __restrict n, const float* __restrict w, float offset, int count,
                    float* __restrict v, float* __restrict g),
                   (n, w, offset, count, v, g)) {
    for (int i = 0; i < count; ++i) {
        const float s = (n[i] + offset) * w[i];
        const float weight = at_most_one(g[i]);
        v[i] += weight * s;
        g[i] = weight * s;
    }
}

CUESTA_SIMD_CLONES(void, multiply_weighted,
                   (const float* __restrict n, const float* __restrict w, int count,
                    float* __restrict v),
                   (n, w, count, v)) {
    for (int i = 0; i < count; ++i) v[i] *= 1.0f + w[i] * n[i];
}

CUESTA_SIMD_CLONES(void, next_weights, (const float* __restrict p, int count, float* __restrict w),
                   (p, count, w)) {
    for (int i = 0; i < count; ++i) w[i] *= p[i];
}

// --- Octaves -------------------------------------------------------------------------------------

// The first octave starts v and s.
CUESTA_SIMD_CLONES(void, start_shifted,
                   (const float* __restrict n, float offset, int count, float* __restrict v,
                    float* __restrict g),
                   (n, offset, count, v, g)) {
    for (int i = 0; i < count; ++i) g[i] = v[i] = n[i] + offset;
}

struct Sums {
    alignas(64) float n[stretch + lattice_padding], v[stretch + lattice_padding],
        s[stretch + lattice_padding];
    alignas(64) float p[stretch], w[stretch];  // of a map of H: of each sample
};

void add_octave(const FractalNoise& noise, bool first, float w, int count, Sums& sums) {
    const auto offset = static_cast<float>(noise.offset), gain = static_cast<float>(noise.gain);
    float *n = sums.n, *v = sums.v, *s = sums.s;
    switch (noise.kind) {
        case FractalKind::sum:
        case FractalKind::billow:
            if (first) std::fill(v, v + count, 0.0f);
            return noise.kind == FractalKind::sum ? add_sum(n, w, count, v)
                                                  : add_billow(n, w, count, v);
        case FractalKind::ridged:
            if (first) {
                std::fill(v, v + count, 0.0f);
                std::fill(s, s + count, 1.0f);
                return add_ridged(n, 1.0f, offset, 1.0f, count, v, s);
            }
            return add_ridged(n, w, offset, gain, count, v, s);
        case FractalKind::hetero:
        case FractalKind::hybrid:
            if (first) return start_shifted(n, offset, count, v, s);
            return noise.kind == FractalKind::hetero ? add_hetero(n, w, offset, count, v)
                                                     : add_hybrid(n, w, offset, count, v, s);
        case FractalKind::product:
            if (first) std::fill(v, v + count, 1.0f);
            return multiply(n, w, count, v);
    }
}

// An octave after the first, by the weights in sums.w.
void add_weighted(const FractalNoise& noise, int count, Sums& sums) {
    const auto offset = static_cast<float>(noise.offset), gain = static_cast<float>(noise.gain);
    float *n = sums.n, *v = sums.v, *s = sums.s, *w = sums.w;
    switch (noise.kind) {
        case FractalKind::sum:
            return add_sum_weighted(n, w, count, v);
        case FractalKind::billow:
            return add_billow_weighted(n, w, count, v);
        case FractalKind::ridged:
            return add_ridged_weighted(n, w, offset, gain, count, v, s);
        case FractalKind::hetero:
            return add_hetero_weighted(n, w, offset, count, v);
        case FractalKind::hybrid:
            return add_hybrid_weighted(n, w, offset, count, v, s);
        case FractalKind::product:
            return multiply_weighted(n, w, count, v);
    }
}

// lacunarity^-H of a row of a map of H, which counts from 0 to 1.
void persistence_row(const FractalNoise& noise, const float* hurst, int count, Sums& sums) {
    const auto octave = static_cast<float>(elementary::log2(noise.lacunarity));
    for (int i = 0; i < count; ++i) {
        const float h = hurst[i] > 0.0f ? at_most_one(hurst[i]) : 0.0f;
        sums.p[i] = elementary::exp2(-h * octave);
        sums.w[i] = 1.0f;
    }
}

std::int64_t count_outside(const Field& hurst) {
    return ordered_reduce(
        0, hurst.rows(), rows_per_piece(hurst.columns()), std::int64_t{0},
        [&](std::int64_t lo, std::int64_t hi) {
            std::int64_t outside = 0;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < hurst.columns(); ++x)
                    outside += hurst.at(x, y) >= 0 && hurst.at(x, y) <= 1 ? 0 : 1;
            return outside;
        },
        std::plus<>());
}

// A shift of 0 to 511/512 cells along each axis. All bases are brought to the variance of perlin,
// and the triangles of simplex are larger by a third, which gives its hills the width of perlin's
// (the mean squared slope over the variance, 16.7 and 30.4 for equal cells).
OctaveSpec octave_spec(const FractalNoise& noise, RandomKey random, std::uint32_t number,
                       double cell_m) {
    const auto words = random_words(random, 0, number, 0);
    OctaveSpec spec;
    spec.basis = noise.basis, spec.blend = noise.blend;
    spec.scale = 0.674f;  // variance 0.0927 instead of 0.2047 for the quintic blend
    spec.cell_m = noise.basis == NoiseBasis::simplex ? cell_m * 4 / 3 : cell_m;
    spec.shift_x = static_cast<double>(words[0] >> 23) / 512;
    spec.shift_y = static_cast<double>(words[1] >> 23) / 512;
    spec.random = random, spec.number = number;
    return spec;
}

bool folded(const FractalNoise& noise) {
    return noise.kind == FractalKind::billow || noise.kind == FractalKind::ridged;
}

// A stretch of columns of an octave in the plane, or on the sphere.
template <class Octave>
struct OctaveStretch : OctaveRows {};
template <>
struct OctaveStretch<SphereOctave> {
    const SphereOctave* octave = nullptr;
    std::int64_t first = 0;
    int count = 0;
    void start(const SphereOctave& of, std::int64_t from, int columns) {
        octave = &of, first = from, count = columns;
    }
    void make(std::int64_t y, float* out) const { octave->make(y, first, count, out); }
};

template <class Octave>
void fill_rows(const FractalNoise& noise, const std::vector<float>& weights, const Block& block,
               const std::vector<Octave>& layers, Field& out) {
    // Tall pieces: a stretch starts with rows of its own to hash.
    const std::int64_t rows =
        std::clamp<std::int64_t>(rows_per_piece(block.columns, 1 << 18), 16, 256);
    parallel_for(0, block.rows, rows, [&](std::int64_t lo, std::int64_t hi) {
        std::vector<OctaveStretch<Octave>> made(layers.size());
        Sums sums;
        for (std::int64_t x = 0; x < block.columns; x += stretch) {
            const auto count = static_cast<int>(std::min<std::int64_t>(stretch, block.columns - x));
            for (std::size_t o = 0; o < layers.size(); ++o) made[o].start(layers[o], x, count);
            for (std::int64_t y = lo; y < hi; ++y) {
                if (noise.hurst != nullptr)
                    persistence_row(noise, noise.hurst->row(y) + x, count, sums);
                for (std::size_t o = 0; o < layers.size(); ++o) {
                    made[o].make(y, sums.n);
                    if (o == 0 || noise.hurst == nullptr) {
                        add_octave(noise, o == 0, weights[o], count, sums);
                    } else {
                        next_weights(sums.p, count, sums.w);
                        add_weighted(noise, count, sums);
                    }
                }
                std::memcpy(out.row(y) + x, sums.v,
                            static_cast<std::size_t>(count) * sizeof(float));
            }
        }
    });
}

}  // namespace

double persistence_of(double hurst, double lacunarity) {
    return elementary::exp2(-hurst * elementary::log2(lacunarity));
}

int visible_octaves(const FractalNoise& noise, double spacing_m) {
    const double least_m = (folded(noise) ? 4 : 2) * spacing_m;
    int visible = 0;
    double cell_m = noise.wavelength_m;
    while (visible < noise.octaves && cell_m >= least_m) {
        cell_m /= noise.lacunarity;
        ++visible;
    }
    return visible;
}

void fill_fractal(const FractalNoise& noise, int octaves, const Grid& grid, const Block& block,
                  RandomKey random, Field& out) {
    if (octaves == 0) return out.fill(0.0f);
    std::vector<OctaveSpec> specs;
    std::vector<float> weights;
    double cell_m = noise.wavelength_m, weight = 1;
    for (int o = 0; o < octaves; ++o) {
        specs.push_back(octave_spec(noise, random, static_cast<std::uint32_t>(o), cell_m));
        weights.push_back(static_cast<float>(weight));
        cell_m /= noise.lacunarity;
        weight *= noise.persistence;
    }
    if (grid.projection == Projection::latlon) {
        const SpherePlaces places(grid, block);
        std::vector<SphereOctave> layers;
        for (OctaveSpec& spec : specs) {
            if (spec.basis == NoiseBasis::simplex) spec.cell_m *= 0.75;  // it is perlin's there
            layers.emplace_back(spec, places);
        }
        return fill_rows(noise, weights, block, layers, out);
    }
    std::vector<NoiseOctave> layers;
    for (const OctaveSpec& spec : specs) layers.emplace_back(spec, grid, block);
    fill_rows(noise, weights, block, layers, out);
}

StepReport make_fractal(const FractalNoise& noise, Scaling scaling, double base, double relief,
                        const StepContext& step, Field& out) {
    StepReport report;
    const int visible = visible_octaves(noise, step.grid.spacing_m);
    if (step.comm.rank() == 0) report.count("octaves_above_nyquist", noise.octaves - visible);
    if (visible == 0) scaling = Scaling::map;  // nothing to scale: level ground
    if (noise.hurst != nullptr) report.count("hurst_outside_0_1", count_outside(*noise.hurst));
    // The patch that sets the scale has all octaves, on any map, and one H everywhere.
    FractalNoise patch = noise;
    patch.hurst = nullptr;
    report.merge(fill_scaled(scaling, base, relief, noise.wavelength_m, step, out,
                             [&](Field& to, const StepContext& at) {
                                 const bool map = &to == &out;
                                 fill_fractal(map ? noise : patch, map ? visible : noise.octaves,
                                              at.grid, at.block, at.random, to);
                             }));
    return report;
}

void set_hurst(FractalNoise& noise, const FieldOr& hurst, const StepContext& step) {
    constexpr double usual = 0.5;  // of the patch that sets the scale of a map of H
    const FieldValue value = step.value_of(hurst);
    noise.hurst = value.field();
    noise.persistence = persistence_of(value.uniform() ? hurst.number : usual, noise.lacunarity);
}

}  // namespace cuesta

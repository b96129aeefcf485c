// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/gullies.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/generate/noise/lattice_axis.h"
#include "cuesta/generate/noise/lattice_kernel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr int stretch = 512;  // columns at a time

// One octave: where the samples lie on its lattice, and the four lattice columns around each.
struct OctaveLayer {
    AxisPoints across, down;
    std::array<std::vector<std::uint32_t>, 4> columns;
    std::int64_t period_y = 0;
    float depth = 0;  // A for a slope of 1, before the limit
    float waves = 0;  // slope of a stripe of depth 1
    LatticeRowKey key;
};

std::int64_t around(std::int64_t i, std::int64_t period) {
    return period == 0 ? i : ((i % period) + period) % period;
}

OctaveLayer layer_of(const Gullies& gullies, const StepContext& step, RandomKey random,
                     int octave) {
    const double halves = elementary::exp2(-static_cast<double>(octave));
    const double cell_m = gullies.wavelength_m * halves;
    const auto words = random_words(random, 0, octave, 0);
    const SampleAxis x = axis_x(step.grid), y = axis_y(step.grid);
    const LatticeAxis lattice_x = lattice_axis(x, cell_m), lattice_y = lattice_axis(y, cell_m);
    OctaveLayer layer;
    layer.across = axis_points(x, lattice_x, static_cast<double>(words[0] >> 23) / 512,
                               step.block.x0, step.block.columns);
    layer.down = axis_points(y, lattice_y, static_cast<double>(words[1] >> 23) / 512, step.block.y0,
                             step.block.rows);
    for (int a = 0; a < 4; ++a)
        for (const std::int64_t cell : layer.across.cell)
            layer.columns[static_cast<std::size_t>(a)].push_back(
                static_cast<std::uint32_t>(around(cell + a - 1, lattice_x.period)));
    layer.period_y = lattice_y.period;
    const double length = cell_m / gullies.length_m;
    double gain = 1;
    for (int o = 0; o < octave; ++o) gain *= gullies.gain;
    layer.depth = static_cast<float>(gullies.strength * length * gain);
    layer.waves = static_cast<float>(2 * 3.14159265358979323846 / length);
    layer.key = {words[2], words[3]};
    return layer;
}

struct Sums {
    alignas(64) float h[stretch], gx[stretch], gy[stretch], share[stretch];
    alignas(64) float side_x[stretch], side_y[stretch], deep[stretch], c[stretch], s[stretch];
};

// Direction along the contour and depth of the stripes, from the slope so far.
CUESTA_SIMD_CLONES(void, aim, (Sums & sums, float depth, float per_level, int count),
                   (sums, depth, per_level, count)) {
    for (int i = 0; i < count; ++i) {
        const float gx = sums.gx[i], gy = sums.gy[i];
        const float square = gx * gx + gy * gy, slope = std::sqrt(square);
        const float inverse = 1.0f / (slope + 1e-12f);
        sums.side_x[i] = -gy * inverse;
        sums.side_y[i] = gx * inverse;
        const float sure = smooth_step(slope * per_level);
        sums.deep[i] = depth * (sure * sums.share[i]) * (slope / std::sqrt(1.0f + square));
        sums.c[i] = sums.s[i] = 0.0f;
    }
}

// The waves of one lattice point per sample: column `ix`, at (t - shift_x, dy) less its own place.
CUESTA_SIMD_CLONES(void, add_point,
                   (Sums & sums, LatticeRowKey key, const std::uint32_t* ix, const float* t,
                    float shift_x, float dy, int count),
                   (sums, key, ix, t, shift_x, dy, count)) {
    for (int i = 0; i < count; ++i) {
        const std::uint32_t word = lattice_word(key, ix[i]);
        const auto place_x = static_cast<float>(static_cast<std::int32_t>(word >> 16));
        const auto place_y = static_cast<float>(static_cast<std::int32_t>(word & 0xffffu));
        const float x = (t[i] - shift_x) - (place_x * 0x1p-16f - 0.5f);
        const float y = dy - (place_y * 0x1p-16f - 0.5f);
        const float near = 1.0f - (x * x + y * y) * (1.0f / 2.25f);
        const float inside = near > 0.0f ? near * near : 0.0f;
        const float w = inside * inside;
        const auto wave = elementary::sincos_turns(x * sums.side_x[i] + y * sums.side_y[i]);
        sums.c[i] += w * wave.cos;
        sums.s[i] += w * wave.sin;
    }
}

CUESTA_SIMD_CLONES(void, carve, (Sums & sums, float waves, float keep, float fade, int count),
                   (sums, waves, keep, fade, count)) {
    for (int i = 0; i < count; ++i) {
        const float c = sums.c[i], s = sums.s[i];
        const float inverse = 1.0f / std::sqrt(c * c + s * s + 0.15f);
        const float rise = sums.deep[i] * waves * (s * inverse);
        sums.h[i] += sums.deep[i] * (c * inverse - keep);
        sums.gx[i] -= rise * sums.side_x[i];
        sums.gy[i] -= rise * sums.side_y[i];
        const float flank = s < 0.0f ? -s * inverse : s * inverse;
        sums.share[i] *= (1.0f - fade) + fade * flank;
    }
}

// Slope of the form at a stretch of a row, by central differences, one-sided at the map's border.
void start(const Field& form, const Borders& borders, float per_length, std::int64_t x0,
           std::int64_t y, int count, Sums& sums) {
    const float* row = form.row(y) + x0;
    const float *north = form.row(y - 1) + x0, *south = form.row(y + 1) + x0;
    const bool edge_y = (borders.north && y == 0) || (borders.south && y == form.rows() - 1);
    const float per_y = edge_y ? per_length : 0.5f * per_length;
    for (int i = 0; i < count; ++i) {
        sums.h[i] = row[i];
        sums.gx[i] = (row[i + 1] - row[i - 1]) * (0.5f * per_length);
        sums.gy[i] = (south[i] - north[i]) * per_y;
        sums.share[i] = 1.0f;
    }
    if (borders.west && x0 == 0) sums.gx[0] *= 2.0f;
    if (borders.east && x0 + count == form.columns()) sums.gx[count - 1] *= 2.0f;
}

}  // namespace

void carve_gullies(const Gullies& gullies, std::uint32_t part, const StepContext& step, Field& form,
                   Field& out) {
    CUESTA_CHECK(form.halo() >= 1, "gullies need a halo, the form has {}", form.halo());
    step.comm.exchange(form, Outside::repeat);
    const RandomKey random{step.random.seed, step.random.stream ^ (part * 0x9e3779b9u)};
    const Block& block = step.block;
    std::vector<OctaveLayer> layers;
    double cell_m = gullies.wavelength_m;
    for (int o = 0; o < gullies.octaves && cell_m >= 4 * step.grid.spacing_m; ++o, cell_m /= 2)
        layers.push_back(layer_of(gullies, step, random, o));
    const auto per_length = static_cast<float>(gullies.length_m / step.grid.spacing_m);
    const auto per_level = static_cast<float>(1 / gullies.level);
    const auto keep = static_cast<float>(gullies.keep), fade = static_cast<float>(gullies.fade);
    const Borders borders = borders_of(step.grid, block);
    const auto row = [&](std::int64_t x, std::int64_t y, int count, Sums& sums) {
        start(form, borders, per_length, x, y, count, sums);
        for (const OctaveLayer& layer : layers) {
            aim(sums, layer.depth, per_level, count);
            const auto at = static_cast<std::size_t>(y);
            for (int b = 0; b < 4; ++b) {
                const std::int64_t line = around(layer.down.cell[at] + b - 1, layer.period_y);
                const LatticeRowKey key{
                    layer.key.add + static_cast<std::uint32_t>(line) * 0x85ebca77u, layer.key.flip};
                const float dy = layer.down.t[at] - static_cast<float>(b - 1);
                for (int a = 0; a < 4; ++a)
                    add_point(sums, key, layer.columns[static_cast<std::size_t>(a)].data() + x,
                              layer.across.t.data() + x, static_cast<float>(a - 1), dy, count);
            }
            carve(sums, layer.waves, keep, fade, count);
        }
        std::copy(sums.h, sums.h + count, out.row(y) + x);
    };
    parallel_for(
        0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
            Sums sums;
            for (std::int64_t y = lo; y < hi; ++y)
                for (std::int64_t x = 0; x < block.columns; x += stretch)
                    row(x, y, static_cast<int>(std::min<std::int64_t>(stretch, block.columns - x)),
                        sums);
        });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/swiss.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/generate/noise/fractal_noise.h"
#include "cuesta/operator/describe.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr int stretch = 512;  // columns at a time

struct OctaveLayer {
    AxisPoints across, down;
    double period_x = 0, period_y = 0;  // 0: none
    double reach_x = 0, reach_y = 0;    // cells per unit of D
    LatticeRowKey key;
};

struct Sums {
    alignas(64) float v[stretch], a[stretch], dx[stretch], dy[stretch];
};

// The cell that holds a displaced place, wrapped if the axis is, and the place within it.
inline void split(double cell, double place, double period, std::uint32_t& low, std::uint32_t& high,
                  float& t) {
    const double whole_cells = std::floor(place);
    t = static_cast<float>(place - whole_cells);
    double at = cell + whole_cells, next = at + 1;
    if (period > 0) {
        at -= period * std::floor(at / period);
        next -= period * std::floor(next / period);
    }
    low = static_cast<std::uint32_t>(static_cast<std::int64_t>(at));
    high = static_cast<std::uint32_t>(static_cast<std::int64_t>(next));
}

struct Corner {
    float gx, gy, value;
};

inline Corner corner(LatticeRowKey key, std::uint32_t ix, std::uint32_t iy, float dx, float dy) {
    const std::uint32_t k = lattice_word({key.add + iy * 0x85ebca77u, key.flip}, ix) >> 28;
    const float gx = lattice_cosines[k], gy = lattice_cosines[(k + 12u) & 15u];
    return {gx, gy, gx * dx + gy * dy};
}

inline float fade(float t) {
    return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}
inline float fade_slope(float t) {
    return 30.0f * t * t * (t * (t - 2.0f) + 1.0f);
}

CUESTA_SIMD_CLONES(void, add_layer,
                   (const OctaveLayer& layer, std::int64_t x, std::int64_t y, float persistence,
                    int count, Sums& sums),
                   (layer, x, y, persistence, count, sums)) {
    const std::int64_t* cell_x = layer.across.cell.data() + x;
    const float* tx = layer.across.t.data() + x;
    const auto cell_y = static_cast<double>(layer.down.cell[static_cast<std::size_t>(y)]);
    const double ty = layer.down.t[static_cast<std::size_t>(y)];
    const LatticeRowKey key = layer.key;
    for (int i = 0; i < count; ++i) {
        std::uint32_t ix, jx, iy, jy;
        float t, s;
        split(static_cast<double>(cell_x[i]), tx[i] + layer.reach_x * sums.dx[i], layer.period_x,
              ix, jx, t);
        split(cell_y, ty + layer.reach_y * sums.dy[i], layer.period_y, iy, jy, s);
        const Corner a = corner(key, ix, iy, t, s), b = corner(key, jx, iy, t - 1.0f, s);
        const Corner c = corner(key, ix, jy, t, s - 1.0f),
                     d = corner(key, jx, jy, t - 1.0f, s - 1.0f);
        const float u = fade(t), v = fade(s);
        const float twist = (a.value - b.value) - (c.value - d.value);
        const float n = (a.value + u * (b.value - a.value)) + v * ((c.value - a.value) + u * twist);
        const auto blend = [&](float p, float q, float r, float z) {
            return (p + u * (q - p)) + v * ((r - p) + u * ((p - q) - (r - z)));
        };
        const float nx =
            blend(a.gx, b.gx, c.gx, d.gx) + fade_slope(t) * ((b.value - a.value) + v * twist);
        const float ny =
            blend(a.gy, b.gy, c.gy, d.gy) + fade_slope(s) * ((c.value - a.value) + u * twist);
        const float weight = sums.a[i];
        const float sum = sums.v[i] + weight * (1.0f - (n < 0.0f ? -n : n));
        sums.v[i] = sum;
        sums.dx[i] -= weight * (n * nx);
        sums.dy[i] -= weight * (n * ny);
        sums.a[i] = weight * (persistence * (sum < 0.0f ? 0.0f : sum > 1.0f ? 1.0f : sum));
    }
}

OctaveLayer layer_of(const Grid& grid, const Block& block, RandomKey random, std::uint32_t number,
                     double cell_m, double reach_m) {
    const auto words = random_words(random, 0, number, 0);
    const SampleAxis x = axis_x(grid), y = axis_y(grid);
    const LatticeAxis lattice_x = lattice_axis(x, cell_m), lattice_y = lattice_axis(y, cell_m);
    const auto cells_per_m = [](const SampleAxis& axis, const LatticeAxis& lattice) {
        if (lattice.period == 0) return 1 / lattice.cell_m;
        return static_cast<double>(lattice.period) /
               (static_cast<double>(axis.samples) * axis.spacing_m);
    };
    OctaveLayer layer;
    layer.across = axis_points(x, lattice_x, static_cast<double>(words[0] >> 23) / 512, block.x0,
                               block.columns);
    layer.down =
        axis_points(y, lattice_y, static_cast<double>(words[1] >> 23) / 512, block.y0, block.rows);
    layer.period_x = static_cast<double>(lattice_x.period);
    layer.period_y = static_cast<double>(lattice_y.period);
    layer.reach_x = reach_m * cells_per_m(x, lattice_x);
    layer.reach_y = reach_m * cells_per_m(y, lattice_y);
    layer.key = {words[2], words[3]};
    return layer;
}

}  // namespace

StepReport Swiss::generate(Field& out, const StepContext& step) const {
    FractalNoise noise;
    noise.kind = FractalKind::ridged;  // folded likewise
    noise.wavelength_m = wavelength, noise.octaves = octaves, noise.lacunarity = lacunarity;
    const int visible = visible_octaves(noise, step.grid.spacing_m);
    StepReport report;
    if (step.comm.rank() == 0) report.count("octaves_above_nyquist", octaves - visible);

    const auto persistence = static_cast<float>(persistence_of(hurst, lacunarity));
    const auto fill = [&](Field& to, const StepContext& at) {
        const int count_of_layers = &to == &out ? visible : octaves;  // the patch has all of them
        std::vector<OctaveLayer> layers;
        double cell_m = wavelength;
        for (int o = 0; o < count_of_layers; ++o, cell_m /= lacunarity)
            layers.push_back(layer_of(at.grid, at.block, at.random, static_cast<std::uint32_t>(o),
                                      cell_m, warp * wavelength));
        const Block& block = at.block;
        parallel_for(
            0, block.rows, rows_per_piece(block.columns), [&](std::int64_t lo, std::int64_t hi) {
                Sums sums;
                for (std::int64_t y = lo; y < hi; ++y)
                    for (std::int64_t x = 0; x < block.columns; x += stretch) {
                        const auto count =
                            static_cast<int>(std::min<std::int64_t>(stretch, block.columns - x));
                        std::fill(sums.v, sums.v + count, 0.0f);
                        std::fill(sums.a, sums.a + count, 1.0f);
                        std::fill(sums.dx, sums.dx + count, 0.0f);
                        std::fill(sums.dy, sums.dy + count, 0.0f);
                        for (const OctaveLayer& layer : layers)
                            add_layer(layer, x, y, persistence, count, sums);
                        std::copy(sums.v, sums.v + count, to.row(y) + x);
                    }
            });
    };
    report.merge(fill_scaled(visible > 0 ? scaling : Scaling::map, base, relief, wavelength, step,
                             out, fill));
    return report;
}

template OperatorRow describe<Swiss>();

}  // namespace cuesta

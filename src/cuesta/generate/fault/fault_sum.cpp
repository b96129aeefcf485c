// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/fault_sum.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "cuesta/base/elementary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

constexpr int side = 32;  // samples of a tile
constexpr int nodes = 8;  // Chebyshev nodes of a far tile along each axis
constexpr double half = side / 2;
constexpr float closest = 0.125f;

// Positions of an n x n lattice of points in the space of the surface.
struct Points {
    int n = side;
    alignas(64) float across0[side], across1[side];
    float scale[side], down0[side], down1[side];
};

Points points_at(const FaultSurface& surface, double x, double y, const double* offsets, int n) {
    Points p;
    p.n = n;
    for (int i = 0; i < n; ++i) {
        const auto [a, b] = surface.across(x + offsets[i]);
        const DownPlace d = surface.down(y + offsets[i]);
        p.across0[i] = a, p.across1[i] = b;
        p.scale[i] = d.scale, p.down0[i] = d.down0, p.down1[i] = d.down1;
    }
    return p;
}

// The four kernels: sum[j n + i] += profile(s).
template <class Profile>
inline __attribute__((always_inline)) void add_profile(const Fault& fault, const Points& p,
                                                       float* __restrict sum, Profile profile) {
    const int n = p.n;
    const float n0 = fault.normal[0], n1 = fault.normal[1];
    for (int j = 0; j < n; ++j) {
        const float rest =
            (fault.normal[2] * p.down0[j] + fault.normal[3] * p.down1[j]) - fault.offset;
        const float scale = p.scale[j];
        float* __restrict line = sum + j * n;
        for (int i = 0; i < n; ++i)
            line[i] += profile(scale * (n0 * p.across0[i] + n1 * p.across1[i]) + rest);
    }
}

CUESTA_SIMD_CLONES(void, add_step, (const Fault& fault, const Points& p, float* __restrict sum),
                   (fault, p, sum)) {
    add_profile(fault, p, sum, [](float s) { return s < 0.0f ? -1.0f : 1.0f; });
}

CUESTA_SIMD_CLONES(void, add_power,
                   (const Fault& fault, const Points& p, float exponent, float* __restrict sum),
                   (fault, p, exponent, sum)) {
    add_profile(fault, p, sum, [exponent](float s) {
        const float size = s < 0.0f ? -s : s;
        const float bounded = size < closest ? closest : size;
        const float value = elementary::exp2(exponent * elementary::log2(bounded));
        return s < 0.0f ? -value : value;
    });
}

CUESTA_SIMD_CLONES(void, add_sine,
                   (const Fault& fault, const Points& p, float waves, float* __restrict sum),
                   (fault, p, waves, sum)) {
    add_profile(fault, p, sum, [waves](float s) {
        const float t = s * waves;  // turns
        return elementary::sin_turns(t < -0.25f ? -0.25f : t > 0.25f ? 0.25f : t);
    });
}

CUESTA_SIMD_CLONES(void, add_cosine,
                   (const Fault& fault, const Points& p, float waves, float* __restrict sum),
                   (fault, p, waves, sum)) {
    add_profile(fault, p, sum, [waves](float s) {
        const float t = s * waves;
        return 0.5f + 0.5f * elementary::cos_turns(t < -0.5f ? -0.5f : t > 0.5f ? 0.5f : t);
    });
}

// Lagrange weights from the nodes to the samples of a tile; both measured from its middle.
struct Interpolation {
    double node[nodes], sample[side];
    float weight[side][nodes];

    Interpolation() {
        for (int k = 0; k < nodes; ++k)
            node[k] = half * elementary::cos_turns((2 * k + 1) / (4.0 * nodes));
        for (int i = 0; i < side; ++i) {
            sample[i] = i - (half - 0.5);
            for (int k = 0; k < nodes; ++k) {
                double product = 1;
                for (int m = 0; m < nodes; ++m)
                    if (m != k) product *= (sample[i] - node[m]) / (node[k] - node[m]);
                weight[i][k] = static_cast<float>(product);
            }
        }
    }

    // sum[j][i] += the polynomial through values[nodes][nodes].
    void add(const float* values, float* sum) const {
        float lines[nodes][side];
        for (int m = 0; m < nodes; ++m)
            for (int i = 0; i < side; ++i) {
                float value = 0;
                for (int k = 0; k < nodes; ++k) value += weight[i][k] * values[m * nodes + k];
                lines[m][i] = value;
            }
        for (int j = 0; j < side; ++j)
            for (int i = 0; i < side; ++i) {
                float value = 0;
                for (int m = 0; m < nodes; ++m) value += weight[j][m] * lines[m][i];
                sum[j * side + i] += value;
            }
    }
};

void add_fault(const FaultProfile& profile, const Fault& fault, const Points& points, float* sum) {
    const float waves = static_cast<float>(1 / (2 * 3.141592653589793 * double{profile.width}));
    switch (profile.kind) {
        case FaultProfile::Kind::step:
            return add_step(fault, points, sum);
        case FaultProfile::Kind::power:
            return add_power(fault, points, profile.exponent, sum);
        case FaultProfile::Kind::sine:
            return add_sine(fault, points, waves, sum);
        case FaultProfile::Kind::cosine:
            return add_cosine(fault, points, waves, sum);
    }
}

// The tile whose first sample is (x0, y0) of the map.
void sum_tile(std::span<const Fault> faults, const FaultSurface& surface,
              const FaultProfile& profile, const Interpolation& interpolation, std::int64_t x0,
              std::int64_t y0, float* sum) {
    const double x = static_cast<double>(x0) + half - 0.5, y = static_cast<double>(y0) + half - 0.5;
    const Points samples = points_at(surface, x, y, interpolation.sample, side);
    const bool power = profile.kind == FaultProfile::Kind::power;
    Points coarse;
    if (power) coarse = points_at(surface, x, y, interpolation.node, nodes);
    const double gx = surface.gradient_x(), gy = surface.gradient_y();
    const double radius = half * std::sqrt(gx * gx + gy * gy);
    // Three radii away the nearest singularity leaves an error of (3 + sqrt 8)^-8.
    const double wave = double{profile.width} * 3.1415927;
    const double reach = power                                        ? 3 * radius
                         : profile.kind == FaultProfile::Kind::sine   ? radius + wave / 2
                         : profile.kind == FaultProfile::Kind::cosine ? radius + wave
                                                                      : radius;
    const float beyond = profile.kind == FaultProfile::Kind::cosine ? 0.0f : 1.0f;
    const std::array<float, 2> across = surface.across(x);
    const DownPlace down = surface.down(y);
    alignas(64) float far_values[nodes * nodes] = {};
    float constant = 0;
    std::fill_n(sum, side * side, 0.0f);
    for (const Fault& fault : faults) {
        const float s = fault_distance(fault, across, down);
        if (!(std::fabs(double{s}) > reach))
            add_fault(profile, fault, samples, sum);
        else if (power)
            add_fault(profile, fault, coarse, far_values);
        else
            constant += s < 0 ? -beyond : beyond;
    }
    if (power) interpolation.add(far_values, sum);
    for (int i = 0; i < side * side; ++i) sum[i] += constant;
}

}  // namespace

void sum_faults(std::span<const Fault> faults, const FaultSurface& surface,
                const FaultProfile& profile, const Block& block, Field& out) {
    const Interpolation interpolation;
    const std::int64_t first_row = block.y0 / side,
                       end_row = (block.y0 + block.rows - 1) / side + 1;
    parallel_for(first_row, end_row, 1, [&](std::int64_t lo, std::int64_t hi) {
        alignas(64) float sum[side * side];
        for (std::int64_t tile_y = lo * side; tile_y < hi * side; tile_y += side)
            for (std::int64_t tile_x = block.x0 / side * side; tile_x < block.x0 + block.columns;
                 tile_x += side) {
                sum_tile(faults, surface, profile, interpolation, tile_x, tile_y, sum);
                const std::int64_t x_begin = std::max(tile_x, block.x0);
                const std::int64_t x_end = std::min(tile_x + side, block.x0 + block.columns);
                const std::int64_t y_end = std::min(tile_y + side, block.y0 + block.rows);
                for (std::int64_t y = std::max(tile_y, block.y0); y < y_end; ++y)
                    std::memcpy(out.row(y - block.y0) + (x_begin - block.x0),
                                sum + (y - tile_y) * side + (x_begin - tile_x),
                                static_cast<std::size_t>(x_end - x_begin) * sizeof(float));
            }
    });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/noise_octave.h"

#include <algorithm>

#include "cuesta/base/elementary.h"
#include "cuesta/simd/clones.h"

namespace cuesta {
namespace {

// Samples further apart than this keep the points around each of them, nearer ones a whole stretch.
constexpr std::int64_t most_cells_per_sample = 8;
constexpr float row_distance = 0.866025403784f;  // of a triangular lattice, in edges
// Gives simplex the variance of perlin, so that sums of either look alike. Twice the length of the
// gradients would be sqrt(2) 0.0625 times this at the most, so |n| <= 0.57.
constexpr float simplex_scale = 6.4f;

inline float quintic(float t) {
    return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

inline float blend_of(const OctaveSpec& spec, float t) {
    if (spec.basis != NoiseBasis::value) return quintic(t);
    switch (spec.blend) {
        case ValueBlend::linear:
            return t;
        case ValueBlend::cosine:
            return 0.5f - 0.5f * elementary::cos_turns(0.5f * t);
        case ValueBlend::cubic:
            return t * t;  // of the polynomial (c0 + c1 t) + t^2 (c2 + c3 t)
        case ValueBlend::quintic:
            break;
    }
    return quintic(t);
}

bool cubic(const OctaveSpec& spec) {
    return spec.basis == NoiseBasis::value && spec.blend == ValueBlend::cubic;
}

CUESTA_SIMD_CLONES(void, gradient_coefficients,
                   (const float* __restrict ax, const float* __restrict ay,
                    const float* __restrict bx, const float* __restrict by, float t, float v,
                    int cells, float* __restrict c0, float* __restrict c1, float* __restrict c2,
                    float* __restrict c3),
                   (ax, ay, bx, by, t, v, cells, c0, c1, c2, c3)) {
    // On the lattice column through a point the blend down is c0 + c1 d, d counted along x from it.
    const float s = t - 1.0f;
    for (int k = 0; k < cells + 1; ++k) {
        c1[k] = ax[k] + v * (bx[k] - ax[k]);
        c0[k] = ay[k] * t + v * (by[k] * s - ay[k] * t);
    }
    for (int k = 0; k < cells; ++k) {
        c2[k] = (c0[k + 1] - c1[k + 1]) - c0[k];
        c3[k] = c1[k + 1] - c1[k];
    }
}

CUESTA_SIMD_CLONES(void, value_coefficients,
                   (const float* __restrict a, const float* __restrict b, float v, float scale,
                    int cells, float* __restrict c0, float* __restrict c1),
                   (a, b, v, scale, cells, c0, c1)) {
    for (int k = 0; k < cells + 1; ++k) c0[k] = (a[k] + v * (b[k] - a[k])) * scale;
    for (int k = 0; k < cells; ++k) c1[k] = c0[k + 1] - c0[k];
}

// Weights of four points for a place t between the second and the third.
std::array<float, 4> cubic_weights(float t) {
    return {t * (-0.5f + t * (1.0f - 0.5f * t)), 1.0f + t * t * (-2.5f + 1.5f * t),
            t * (0.5f + t * (2.0f - 1.5f * t)), t * t * (-0.5f + 0.5f * t)};
}

CUESTA_SIMD_CLONES(void, cubic_coefficients,
                   (const float* const (&row)[4], const std::array<float, 4>& w, int cells,
                    float* __restrict p, float* __restrict c0, float* __restrict c1,
                    float* __restrict c2, float* __restrict c3),
                   (row, w, cells, p, c0, c1, c2, c3)) {
    const float *r0 = row[0], *r1 = row[1], *r2 = row[2], *r3 = row[3];
    const float w0 = w[0], w1 = w[1], w2 = w[2], w3 = w[3];
    for (int k = 0; k < cells + 3; ++k)
        p[k] = (w0 * r0[k] + w1 * r1[k]) + (w2 * r2[k] + w3 * r3[k]);
    for (int k = 0; k < cells; ++k) {
        c0[k] = p[k + 1];
        c1[k] = 0.5f * (p[k + 2] - p[k]);
        c2[k] = (p[k] - 2.5f * p[k + 1]) + (2.0f * p[k + 2] - 0.5f * p[k + 3]);
        c3[k] = 1.5f * (p[k + 1] - p[k + 2]) + 0.5f * (p[k + 3] - p[k]);
    }
}

CUESTA_SIMD_CLONES(void, scale_row,
                   (const float* __restrict from, float by, int count, float* __restrict to),
                   (from, by, count, to)) {
    for (int k = 0; k < count; ++k) to[k] = from[k] * by;
}

// Lattice points along x that a sample's value comes from.
int points_per_sample(const OctaveSpec& spec) {
    return cubic(spec) ? 4 : 2;
}

std::int64_t modulo(std::int64_t i, std::int64_t n) {
    const std::int64_t m = i % n;
    return m < 0 ? m + n : m;
}

}  // namespace

NoiseOctave::NoiseOctave(const OctaveSpec& spec, const Grid& grid, const Block& block)
    : spec_(spec), columns_(block.columns) {
    const SampleAxis x = axis_x(grid), y = axis_y(grid);
    const bool triangles = spec.basis == NoiseBasis::simplex;
    lattice_x_ = lattice_axis(x, spec.cell_m);
    // Odd rows are shifted by half a cell, so only an even number of rows closes.
    lattice_y_ = triangles ? lattice_axis(y, spec.cell_m * double{row_distance}, 2)
                           : lattice_axis(y, spec.cell_m);
    across_[0] = make_columns(x, spec.shift_x, block.x0);
    if (triangles) across_[1] = make_columns(x, spec.shift_x - 0.5, block.x0);
    down_ = axis_points(y, lattice_y_, spec.shift_y, block.y0, block.rows);
}

NoiseOctave::Columns NoiseOctave::make_columns(const SampleAxis& axis, double shift,
                                               std::int64_t first) const {
    const AxisPoints points = axis_points(axis, lattice_x_, shift, first, columns_);
    Columns made;
    made.first_cell = points.cell.front();
    const std::size_t count = points.cell.size();
    const std::size_t padded = count + lattice_padding;
    made.cell.resize(padded), made.t.resize(padded), made.u.resize(padded);
    // Between samples far apart lie points that nobody asks for, in numbers without bound.
    const std::int64_t span = points.cell.back() - made.first_cell;
    made.sparse = span > most_cells_per_sample * static_cast<std::int64_t>(count);
    if (made.sparse) made.place = points.cell;
    const std::int64_t own = points_per_sample(spec_);
    for (std::size_t i = 0; i < padded; ++i) {
        const std::size_t from = std::min(i, count - 1);
        made.cell[i] = static_cast<std::int32_t>(made.sparse ? own * static_cast<std::int64_t>(from)
                                                             : points.cell[from] - made.first_cell);
        made.t[i] = points.t[from];
        made.u[i] = blend_of(spec_, points.t[from]);
        if (i > 0 && made.cell[i] - made.cell[i - 1] > 1) made.spread = true;
    }
    return made;
}

void OctaveRows::start(const NoiseOctave& octave, std::int64_t first, int count) {
    octave_ = &octave;
    first_ = first, count_ = count;
    lead_ = cubic(octave.spec_) ? 1 : 0;
    int most = 0;
    for (std::size_t parity = 0; parity < 2; ++parity) {
        const NoiseOctave::Columns& across = octave.across_[parity];
        if (across.cell.empty()) continue;
        const auto at = static_cast<std::size_t>(first);
        base_[parity] = across.cell[at];
        const std::int32_t last = across.cell[at + static_cast<std::size_t>(count) - 1];
        points_[parity] = last - base_[parity] + points_per_sample(octave.spec_);
        most = std::max(most, points_[parity]);
    }
    // A vector that begins in the last cell reads on.
    const auto room = static_cast<std::size_t>(most + 2 * lattice_padding);
    for (LatticeRow& row : rows_) {
        row.filled = false;
        row.a.assign(room, 0.0f), row.b.assign(room, 0.0f);
    }
    for (std::vector<float>& c : coefficients_) c.assign(room, 0.0f);
}

const OctaveRows::LatticeRow& OctaveRows::lattice_row(std::int64_t number) {
    LatticeRow& row = rows_[static_cast<std::size_t>(number & (slots - 1))];
    if (row.filled && row.number == number) return row;
    row.number = number, row.filled = true;
    const OctaveSpec& spec = octave_->spec_;
    const bool triangles = spec.basis == NoiseBasis::simplex;
    const auto parity = static_cast<std::size_t>(triangles ? number & 1 : 0);
    const std::int64_t rows = octave_->lattice_y_.period, period = octave_->lattice_x_.period;
    const std::int64_t y = rows > 0 ? modulo(number, rows) : number;
    const auto words = random_words(spec.random, y, spec.number, 1);
    const LatticeRowKey key{words[0], words[1]};
    const bool values = spec.basis == NoiseBasis::value;
    // Lattice points first .. first + points - 1 into places `to` of the row.
    const auto hash = [&](std::int64_t first, int points, std::size_t to) {
        int count = points;
        if (period > 0) {
            first = modulo(first, period);
            count = static_cast<int>(std::min<std::int64_t>(count, period));
        }
        const auto begin = static_cast<std::uint32_t>(first);
        const auto wrap = static_cast<std::uint32_t>(period);
        if (values)
            kernels_->values(key, begin, wrap, count, row.a.data() + to);
        else
            kernels_->gradients(key, begin, wrap, count, row.a.data() + to, row.b.data() + to);
        for (std::size_t k = to + static_cast<std::size_t>(count),
                         end = to + static_cast<std::size_t>(points);
             k < end; ++k) {
            row.a[k] = row.a[k - static_cast<std::size_t>(period)];
            if (!values) row.b[k] = row.b[k - static_cast<std::size_t>(period)];
        }
    };
    const NoiseOctave::Columns& across = octave_->across_[parity];
    if (!across.sparse) {
        hash(across.first_cell + base_[parity] - lead_, points_[parity], 0);
        return row;
    }
    const int own = points_per_sample(spec);
    for (int i = 0; i < count_; ++i)
        hash(across.place[static_cast<std::size_t>(first_ + i)] - lead_, own,
             static_cast<std::size_t>(i * own));
    return row;
}

LatticeColumns OctaveRows::columns(int parity) const {
    const NoiseOctave::Columns& across = octave_->across_[static_cast<std::size_t>(parity)];
    return {across.cell.data() + first_, across.t.data() + first_, across.u.data() + first_,
            base_[static_cast<std::size_t>(parity)], across.spread};
}

void OctaveRows::make(std::int64_t y, float* out) {
    const auto at = static_cast<std::size_t>(y);
    const std::int64_t cell = octave_->down_.cell[at];
    const float t = octave_->down_.t[at];
    switch (octave_->spec_.basis) {
        case NoiseBasis::perlin:
            return make_perlin(cell, t, out);
        case NoiseBasis::value:
            return make_value(cell, t, out);
        case NoiseBasis::simplex:
            return make_simplex(cell, t, out);
    }
}

void OctaveRows::make_perlin(std::int64_t cell, float t, float* out) {
    const LatticeRow &above = lattice_row(cell), &below = lattice_row(cell + 1);
    auto& c = coefficients_;
    gradient_coefficients(above.a.data(), above.b.data(), below.a.data(), below.b.data(), t,
                          quintic(t), points_[0] - 1, c[0].data(), c[1].data(), c[2].data(),
                          c[3].data());
    kernels_->sample_four(columns(0), {c[0].data(), c[1].data(), c[2].data(), c[3].data()}, count_,
                          out);
}

void OctaveRows::make_value(std::int64_t cell, float t, float* out) {
    auto& c = coefficients_;
    if (lead_ == 0) {
        value_coefficients(lattice_row(cell).a.data(), lattice_row(cell + 1).a.data(),
                           blend_of(octave_->spec_, t), octave_->spec_.scale, points_[0] - 1,
                           c[0].data(), c[1].data());
        kernels_->sample_two(columns(0), {c[0].data(), c[1].data()}, count_, out);
        return;
    }
    const float* const rows[4] = {lattice_row(cell - 1).a.data(), lattice_row(cell).a.data(),
                                  lattice_row(cell + 1).a.data(), lattice_row(cell + 2).a.data()};
    std::array<float, 4> weights = cubic_weights(t);
    for (float& w : weights) w *= octave_->spec_.scale;
    // The rows hold one value each per point, so the other half of a slot is free for the blend.
    cubic_coefficients(rows, weights, points_[0] - 3, rows_[0].b.data(), c[0].data(), c[1].data(),
                       c[2].data(), c[3].data());
    kernels_->sample_four(columns(0), {c[0].data(), c[1].data(), c[2].data(), c[3].data()}, count_,
                          out);
}

void OctaveRows::make_simplex(std::int64_t cell, float t, float* out) {
    for (const int below : {0, 1}) {
        const LatticeRow& row = lattice_row(cell + below);
        const auto parity = static_cast<std::size_t>((cell + below) & 1);
        const float dy = (t - static_cast<float>(below)) * row_distance;
        const float reach = 0.75f - dy * dy;
        scale_row(row.a.data(), simplex_scale, points_[parity], coefficients_[0].data());
        scale_row(row.b.data(), simplex_scale * dy, points_[parity], coefficients_[1].data());
        kernels_->sample_kernel(columns(static_cast<int>(parity)), coefficients_[0].data(),
                                coefficients_[1].data(), reach, below == 1, count_, out);
    }
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// One octave of lattice noise over a block, made row by row in stretches of columns.
//
//   perlin    n = sum over the 4 corners of (g . d), blended by 6 t^5 - 15 t^4 + 10 t^3
//                                                                                  [perlin2002]
//   value     n = random values of the corners in [-1, 1), blended by t (linear),
//             (1 - cos pi t) / 2 (cosine) or the quintic above; or the cubic of Catmull and Rom
//             through 4 x 4 of them                                   [muench2011, catmull1974]
//   simplex   n = sum over the corners of a triangle of max(0, 3/4 - d^2)^4 (g . d)
//                                                                                  [perlin2001]
//
// Perlin and value lie in [-1, 1] (value with cubic: up to 1.57 in overshoots), simplex in
// [-0.57, 0.57] with the variance of perlin. Perlin and simplex are 0 at lattice points. The
// triangles stand on lattice rows that run along x, edge one cell, row distance sqrt(3)/2 cells:
// the classical lattice turned by 15 degrees, which lets rows be hashed once and wrap.
//
// Scheme  each lattice row is hashed once per stretch (lattice_kernel.h); per sample row its points
//         become coefficients per cell, which the samples look up.
//         Where samples are many cells apart only the points around each are hashed.
// Holds   the same bits for any stretch, block, thread count and vector width.
// Cost    memory O(columns), whatever the size of a cell.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cuesta/generate/noise/lattice_axis.h"
#include "cuesta/generate/noise/lattice_kernel.h"
#include "cuesta/random/counter.h"

namespace cuesta {

enum class NoiseBasis { perlin, value, simplex };
constexpr auto choice_words(NoiseBasis) {
    return std::array<std::string_view, 3>{"perlin", "value", "simplex"};
}

enum class ValueBlend { linear, cosine, cubic, quintic };

struct OctaveSpec {
    NoiseBasis basis = NoiseBasis::perlin;
    ValueBlend blend = ValueBlend::quintic;  // of value noise
    float scale = 1;                         // of value noise
    double cell_m = 1;
    double shift_x = 0, shift_y = 0;  // in cells, multiples of 1/512
    RandomKey random;
    std::uint32_t number = 0;  // keeps the octaves of one stage apart
};

// What all stretches and threads share; made once for a block.
class NoiseOctave {
public:
    NoiseOctave(const OctaveSpec& spec, const Grid& grid, const Block& block);

    const OctaveSpec& spec() const { return spec_; }
    std::int64_t columns() const { return columns_; }

private:
    friend class OctaveRows;
    struct Columns {                     // samples of the block, padded with copies of the last
        std::vector<std::int32_t> cell;  // from first_cell
        std::vector<float> t, u;
        std::int64_t first_cell = 0;
        bool spread = false;
        // Samples far apart: each has its own few points in a lattice row, one after the other, and
        // `cell` counts those; `place` is where they lie.
        bool sparse = false;
        std::vector<std::int64_t> place;
    };
    Columns make_columns(const SampleAxis& axis, double shift, std::int64_t first) const;

    OctaveSpec spec_;
    LatticeAxis lattice_x_, lattice_y_;
    std::int64_t columns_;
    std::array<Columns, 2> across_;  // simplex: on even and on odd lattice rows; else the first
    AxisPoints down_;
};

// One stretch of columns of an octave; remembers the lattice rows it used last.
class OctaveRows {
public:
    explicit OctaveRows(const LatticeKernels& kernels = lattice_kernels()) : kernels_(&kernels) {}
    // Columns first .. first + count - 1 of the block from now on.
    void start(const NoiseOctave& octave, std::int64_t first, int count);
    // Row y of the block; `out` has room for lattice_padding more.
    void make(std::int64_t y, float* out);

private:
    static constexpr int slots = 4;
    struct LatticeRow {
        std::int64_t number = 0;
        bool filled = false;
        std::vector<float> a, b;
    };
    const LatticeRow& lattice_row(std::int64_t number);
    LatticeColumns columns(int parity) const;
    void make_perlin(std::int64_t cell, float t, float* out);
    void make_value(std::int64_t cell, float t, float* out);
    void make_simplex(std::int64_t cell, float t, float* out);

    const LatticeKernels* kernels_;
    const NoiseOctave* octave_ = nullptr;
    std::int64_t first_ = 0, lead_ = 0;
    int count_ = 0;
    std::array<std::int32_t, 2> base_{};  // cell of the first column, by parity of the lattice row
    std::array<int, 2> points_{};         // lattice points that the stretch touches
    std::array<LatticeRow, slots> rows_;
    std::array<std::vector<float>, 4> coefficients_;
};

}  // namespace cuesta

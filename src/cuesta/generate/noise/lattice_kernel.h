// SPDX-License-Identifier: Apache-2.0
// The inner loops of lattice noise, compiled for several vector widths that all give the same bits.
//
// A lattice row is hashed once; for a row of samples its points are turned into coefficients per
// cell, and the samples only look their cell's coefficients up. A vector of samples spans at most
// as many cells as it has lanes while cells are no smaller than samples, so one load and one
// permutation fetch a coefficient for all lanes; smaller cells are gathered.
//
// All arrays have room for `lattice_padding` floats beyond their counts, which are read and written
// but mean nothing.
#pragma once

#include <cstdint>

namespace cuesta {

inline constexpr int lattice_padding = 32;

// What makes the hash of one lattice row its own; drawn by Philox from seed, octave and row.
struct LatticeRowKey {
    std::uint32_t add = 0, flip = 0;
};

// The word of lattice point `ix` in a row: all bits good, the upper ones best.
inline constexpr std::uint32_t lattice_word(LatticeRowKey key, std::uint32_t ix) {
    std::uint32_t h = (ix + key.add) * 0x9e3779b1u;
    h ^= h >> 15;
    h = (h ^ key.flip) * 0x2c1b3c6du;
    h ^= h >> 13;
    return h * 0x297a2d39u;
}

// sqrt(2) cos((k + 1/2) 22.5 degrees); the sine is the cosine of four steps before. No direction
// lies along an axis or a diagonal, where the lattice itself would show.
alignas(64) inline constexpr float lattice_cosines[16] = {
    1.38703984532f,   1.17587560242f,   0.785694958387f,  0.275899379283f,
    -0.275899379283f, -0.785694958387f, -1.17587560242f,  -1.38703984532f,
    -1.38703984532f,  -1.17587560242f,  -0.785694958387f, -0.275899379283f,
    0.275899379283f,  0.785694958387f,  1.17587560242f,   1.38703984532f};

// A stretch of columns: cell numbers count from `base`.
struct LatticeColumns {
    const std::int32_t* cell = nullptr;
    const float* t = nullptr;
    const float* u = nullptr;  // what the coefficients blend by, a function of t
    std::int32_t base = 0;
    bool spread = false;  // neighbours may be more than one cell apart
};

struct CellNearest {
    float *f1, *f2, *rx, *ry;
};

struct LatticeKernels {
    int width;
    // Points first .. first + count - 1 of a row, counted modulo `period` if that is not 0; count
    // is then at most the period and first below it. Gradients have the length sqrt(2), one of 16
    // directions; values lie in [-1, 1).
    void (*gradients)(LatticeRowKey key, std::uint32_t first, std::uint32_t period, int count,
                      float* gx, float* gy);
    void (*values)(LatticeRowKey key, std::uint32_t first, std::uint32_t period, int count,
                   float* value);
    // out = (c0 + c1 t) + u (c2 + c3 t) with the coefficients of each sample's cell
    void (*sample_four)(const LatticeColumns& columns, const float* const (&c)[4], int count,
                        float* out);
    // out = c0 + u c1
    void (*sample_two)(const LatticeColumns& columns, const float* const (&c)[2], int count,
                       float* out);
    // One row of a triangular lattice: for the points left (d = t) and right (d = t - 1) of each
    // sample, max(0, reach - d^2)^4 (gx d + gy_dy). Stored, or added if `add`.
    void (*sample_kernel)(const LatticeColumns& columns, const float* gx, const float* gy_dy,
                          float reach, bool add, int count, float* out);
    // One row of cells with a point in each, at (px, py) of its cell: the points of the five cells
    // around each sample, `dy` cells further south. Squared distances of the nearest and of the
    // second nearest so far, and the way (rx, ry) to the nearest. Cell k has its point at px[k +
    // 2].
    void (*nearest)(const LatticeColumns& columns, const float* px, const float* py, float dy,
                    int count, const CellNearest& so_far);
    // The same points once the nearest is known: f2 becomes the smallest squared distance to a line
    // half way between the nearest point and another one.
    void (*border)(const LatticeColumns& columns, const float* px, const float* py, float dy,
                   int count, const CellNearest& so_far);
};

// The widest the processor has; or at most `width_limit` floats wide, for tests.
const LatticeKernels& lattice_kernels(int width_limit = 0);

}  // namespace cuesta

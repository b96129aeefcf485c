// SPDX-License-Identifier: Apache-2.0
// The lattice of squares under diamond_square and midpoint: where it lies, and refining any window
// of it. random_additions refines the same lattice by its own rule, additions_lattice.h.
//
// Level 0 has squares_x x squares_y squares; level k splits each side into 2^k. A lattice point is
// (level, x, y) with x from 0 (west) and y from 0 (north). On a wrapped axis every x is valid and
// x + period is the same point.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/random/counter.h"

namespace cuesta {

struct MidpointLattice {
    std::int64_t squares_x = 1, squares_y = 1;
    bool wraps_x = false, wraps_y = false;
    int levels = 0;                 // the finest level
    double step_x = 1, step_y = 1;  // finest lattice intervals from one map sample to the next
    // The samples are lattice points: nothing is resampled.
    bool direct() const { return step_x == 1 && step_y == 1; }
};

// The lattice that carries a map of any size and edges.
MidpointLattice lattice_for(const Grid& grid);

// What is added and how; amplitudes in the unit of the surface.
struct MidpointRule {
    RandomKey random;
    double hurst = 0.9;
    double sigma = 1;          // standard deviation of the coarsest displacement
    bool three_point = false;  // border points also take the inner centre
    bool two_ends = false;     // every edge point is the mean of its two ends: plain midpoints
    bool random_corners = true;
    std::array<double, 4> corners{};  // NW, NE, SW, SE when not random
};

// A rectangle of lattice points of one level, both ends included.
struct LatticeWindow {
    std::int64_t x0 = 0, x1 = 0, y0 = 0, y1 = 0;
    std::int64_t columns() const { return x1 - x0 + 1; }
    std::int64_t rows() const { return y1 - y0 + 1; }
};

// Memory of one refinement, kept from call to call.
struct MidpointScratch {
    std::vector<float> coarse, fine, lines;
};

// Writes the finest level's points of the window, row by row. Every point has the same bits in
// every window that holds it.
void refine_window(const MidpointLattice& lattice, const MidpointRule& rule,
                   const LatticeWindow& window, MidpointScratch& scratch, float* out,
                   std::ptrdiff_t stride);

}  // namespace cuesta

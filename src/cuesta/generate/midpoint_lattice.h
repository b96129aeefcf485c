// SPDX-License-Identifier: Apache-2.0
// The lattice of squares under diamond_square and midpoint: where it lies, and refining any window
// of it. random_additions and square_square refine the same lattice by their own rules,
// additions_lattice.h and square_lattice.h.
//
// Level 0 has squares_x x squares_y squares; level k splits each side into 2^k. A lattice point is
// (level, x, y) with x from 0 (west) and y from 0 (north). On a wrapped axis every x is valid and
// x + period is the same point. An endless lattice has squares on all sides and no border: a map is
// a window of it.
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
    bool endless = false;           // not on wrapped axes
    // Where sample (0, 0) of the map lies on the finest level, a whole number of points and a rest.
    std::int64_t start_x = 0, start_y = 0;
    double rest_x = 0, rest_y = 0;
    // The samples are lattice points: nothing is resampled.
    bool direct() const { return step_x == 1 && step_y == 1 && rest_x == 0 && rest_y == 0; }
};

// The lattice that carries a map of any size and edges.
MidpointLattice lattice_for(const Grid& grid);
// The endless lattice of squares of `land_m` from the origin of coordinates on, for a map that does
// not wrap. Maps whose spacing is land_m / 2^n and whose origin lies on a sample take its points.
MidpointLattice endless_lattice(const Grid& grid, double land_m);

// What is added and how; amplitudes in the unit of the surface.
struct MidpointRule {
    RandomKey random;
    double hurst = 0.9;
    double sigma = 1;          // standard deviation of the coarsest displacement
    bool three_point = false;  // border points also take the inner centre
    bool two_ends = false;     // every edge point is the mean of its two ends: plain midpoints
    bool squares = false;      // square_lattice.h
    double rise = 0.5;         // share of the displacements that go up
    bool random_corners = true;
    std::array<double, 4> corners{};  // NW, NE, SW, SE when not random
};

// A rectangle of lattice points of one level, both ends included.
struct LatticeWindow {
    std::int64_t x0 = 0, x1 = 0, y0 = 0, y1 = 0;
    std::int64_t columns() const { return x1 - x0 + 1; }
    std::int64_t rows() const { return y1 - y0 + 1; }
};

// Coarse coordinate of a fine one.
constexpr std::int64_t half_down(std::int64_t x) {
    return x >= 0 ? x / 2 : -((1 - x) / 2);
}

// Standard normal numbers of the points x .. x + count - 1 of row y of a level, with the signs that
// the rule's `rise` asks for; `what` (0 to 3) tells numbers of one point apart.
void draw_displacements(const MidpointLattice& lattice, const MidpointRule& rule, int level,
                        std::uint32_t what, std::int64_t x, std::int64_t count, std::int64_t y,
                        float* out);
// The coarsest points: drawn, or the given corners.
void first_points(const MidpointLattice& lattice, const MidpointRule& rule,
                  const LatticeWindow& window, std::vector<float>& out);

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

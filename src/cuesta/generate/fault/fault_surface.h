// SPDX-License-Identifier: Apache-2.0
// Where faults cut: the map laid out in a space in which every random cut is a straight one.
//
//   plane      (x, y)                                         open maps
//   cylinder   (R cos u, R sin u, y),  u = 2 pi x / period    maps that wrap west to east
//   torus      (Rx cos u, Rx sin u, Ry cos v, Ry sin v)       maps that wrap both ways
//   sphere     R (cos b cos u, cos b sin u, sin b)            b from pole (row 0) to pole
//
// A fault is n . r = c with a unit normal n; s = n . r - c is the signed distance to it. Rolling a
// map up in this way (the torus in four dimensions) bends but does not stretch it, so that near any
// sample faults run in all directions alike and the seam is a place like any other.
//
// Lengths are in samples; the layout follows the map, so another number of samples shows the same
// faults.
#pragma once

#include <array>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/random/counter.h"

namespace cuesta {

struct Fault {
    std::array<float, 4> normal{};
    float offset = 0;  // c
};

// s = scale (n0 across0 + n1 across1) + n2 down0 + n3 down1 - c
struct DownPlace {
    float scale = 1, down0 = 0, down1 = 0;
};
inline float fault_distance(const Fault& f, const std::array<float, 2>& across,
                            const DownPlace& d) {
    const float rest = (f.normal[2] * d.down0 + f.normal[3] * d.down1) - f.offset;
    return d.scale * (f.normal[0] * across[0] + f.normal[1] * across[1]) + rest;
}

class FaultSurface {
public:
    enum class Kind { plane, cylinder, torus, sphere };

    // The surface without a seam for the grid's edges; or the globe, whose poles are the first and
    // the last row.
    static FaultSurface of_map(const Grid& grid);
    static FaultSurface globe(const Grid& grid);

    Kind kind() const { return kind_; }
    int dimensions() const;                  // 2, 3 or 4
    double reach() const { return reach_; }  // no sample is farther from the middle of the space
    // Largest change of s per sample, along a row and along a column.
    double gradient_x() const { return 1; }
    double gradient_y() const { return gradient_y_; }

    std::array<float, 2> across(double x) const;  // sample column, may lie between samples
    DownPlace down(double y) const;

private:
    Kind kind_ = Kind::plane;
    double columns_ = 1, rows_ = 1;
    double period_x_ = 1, period_y_ = 1;
    double reach_ = 1, gradient_y_ = 1;
};

enum class FaultLine {
    normal_form,   // direction and distance from the middle uniform: every place is cut alike
    line,          // through two random samples, its southern side raised
    vector,        // through two random samples, the side raised by chance
    great_circle,  // through the middle of the space
};

// Fault number i of a stage; any of them can be drawn alone.
Fault draw_fault(RandomKey random, std::int64_t i, const FaultSurface& surface, const Grid& grid,
                 FaultLine line = FaultLine::normal_form);
std::vector<Fault> draw_faults(RandomKey random, std::int64_t count, const FaultSurface& surface,
                               const Grid& grid, FaultLine line = FaultLine::normal_form);

}  // namespace cuesta

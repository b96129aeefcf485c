// SPDX-License-Identifier: Apache-2.0
// Where the samples of one axis lie on the lattice of one octave: cell number and place within it.
//
//   c = position_m / cell_m + shift        cell = floor(c), t = c - cell
//
// On a wrapped axis the extent is a whole number of cells (`period`), the nearest to what was asked
// for and at least one; c is then counted in exact fractions of the period, so that the sample
// behind the seam stands where the first one does, to the bit.
//
// Holds   a sample's place depends on its world position alone: a block, or a smaller map whose
//         origin lies on a sample, has the same cells and the same t (as long as origin + i spacing
//         is exact in double, which metres and usual fractions of them are).
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"

namespace cuesta {

// One axis of a map.
struct SampleAxis {
    std::int64_t samples = 1;
    double spacing_m = 1, origin_m = 0;
    bool wraps = false;
};
SampleAxis axis_x(const Grid& grid);
SampleAxis axis_y(const Grid& grid);

// One octave along one axis.
struct LatticeAxis {
    double cell_m = 1;        // meaningful if period is 0
    std::int64_t period = 0;  // whole cells in the extent of a wrapped axis, 0 if it does not wrap
};

// The lattice nearest to `cell_m`; on a wrapped axis its period is a multiple of `multiple`.
LatticeAxis lattice_axis(const SampleAxis& axis, double cell_m, int multiple = 1);

struct AxisPoints {
    std::vector<std::int64_t> cell;  // never decreases
    std::vector<float> t;            // 0 to 1
};

// Samples first .. first + count - 1. `shift` in cells, a multiple of 1/512 so that sums are exact.
AxisPoints axis_points(const SampleAxis& axis, const LatticeAxis& lattice, double shift,
                       std::int64_t first, std::int64_t count);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Gradient noise in three dimensions along a vertical line, for tunnels. Inside of caves.h.
//
// Scheme  gradients of lattice points drawn from the twelve edges of a cube, joined by the curve
//         6 t^5 - 15 t^4 + 10 t^3 [perlin2002]. On a line the part of a gradient along x and y is
//         the same for all z, so a sample costs one blend of two straight lines.
// Holds   a value depends on the place in world metres, the seed and the stream alone; on wrapped
//         axes the extent is a whole number of cells (the nearest to what was asked for).
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/grid.h"
#include "cuesta/random/counter.h"

namespace cuesta {

class CaveNoise {
public:
    struct Shape {
        double cell_m = 100;    // of the lattice along x and y
        double height_m = 100;  // along z
        double shift = 0;       // of the whole lattice, in cells: noise is 0 at lattice points
    };
    CaveNoise(RandomKey key, const Grid& grid, const Shape& shape);

    // Values at first_z_m, first_z_m + step_z_m and so on above sample (x, y) of the whole map.
    void column(std::int64_t x, std::int64_t y, double first_z_m, double step_z_m,
                std::vector<double>& out) const;

private:
    struct Place {
        std::int64_t low, high;  // lattice points on both sides
        double t;
    };
    struct Axis {
        double origin_m, spacing_m, cell_m;
        std::int64_t samples, period;  // period 0: the axis does not wrap
        Place at(std::int64_t sample, double shift) const;
    };
    // The blend of the four gradients around the line at one lattice height: value and slope.
    struct Line {
        double value = 0, slope = 0;
    };
    Line line(const Place& x, const Place& y, std::int64_t z) const;

    RandomKey key_;
    Axis x_, y_;
    double height_m_, shift_;
};

}  // namespace cuesta

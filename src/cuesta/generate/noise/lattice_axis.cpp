// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/noise/lattice_axis.h"

#include <algorithm>
#include <cmath>

namespace cuesta {

SampleAxis axis_x(const Grid& grid) {
    return {grid.columns, grid.spacing_m, grid.origin_x_m, grid.wraps_x()};
}

SampleAxis axis_y(const Grid& grid) {
    return {grid.rows, grid.spacing_m, grid.origin_y_m, grid.wraps_y()};
}

LatticeAxis lattice_axis(const SampleAxis& axis, double cell_m, int multiple) {
    LatticeAxis lattice{cell_m, 0};
    if (!axis.wraps) return lattice;
    const double extent = static_cast<double>(axis.samples) * axis.spacing_m;
    const double groups = std::floor(extent / (cell_m * multiple) + 0.5);
    lattice.period = multiple * std::max<std::int64_t>(1, static_cast<std::int64_t>(groups));
    return lattice;
}

AxisPoints axis_points(const SampleAxis& axis, const LatticeAxis& lattice, double shift,
                       std::int64_t first, std::int64_t count) {
    AxisPoints points;
    points.cell.resize(static_cast<std::size_t>(count));
    points.t.resize(static_cast<std::size_t>(count));
    const auto samples = static_cast<double>(axis.samples);
    for (std::int64_t i = 0; i < count; ++i) {
        const auto index = static_cast<double>(first + i);
        double cell, t;
        if (lattice.period > 0) {
            const double scaled =
                (axis.origin_m / axis.spacing_m + index) * static_cast<double>(lattice.period);
            cell = std::floor(scaled / samples);
            t = (scaled - cell * samples) / samples;
        } else {
            const double place = (axis.origin_m + index * axis.spacing_m) / lattice.cell_m;
            cell = std::floor(place);
            t = place - cell;
        }
        t += shift;
        const double carry = std::floor(t);  // also mends a quotient rounded up to a whole number
        points.cell[static_cast<std::size_t>(i)] = static_cast<std::int64_t>(cell + carry);
        points.t[static_cast<std::size_t>(i)] = static_cast<float>(t - carry);
    }
    return points;
}

}  // namespace cuesta

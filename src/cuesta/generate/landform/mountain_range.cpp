// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/landform/mountain_range.h"

#include "cuesta/base/elementary.h"
#include "cuesta/generate/landform/discs.h"
#include "cuesta/generate/landform/ease.h"
#include "cuesta/generate/landform/gullies.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {
StepReport MountainRange::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const Block& block = step.block;
    const double side = longer_side_m(grid);
    const double ridge_m = wavelength > 0 ? wavelength : side / 4;
    Field& form = step.scratch.field(0);
    StepReport report;
    if (too_fine(wavelength, step, report))
        out.fill(0);
    else
        fill_ridges(ridge_m, 5, step, out, form);
    FractalNoise bends;
    bends.wavelength_m = side / 2.5;
    bends.octaves = 2;
    fill_visible(bends, 2, step, form);

    // Across the axis: shares of the longer side, whole numbers of ranges on wrapped axes.
    const auto [sin, cos] = elementary::sincos_turns(strike / 360);
    double across_x = fitted_waves(cos / side, grid.extent_x_m(), grid.wraps_x());
    double across_y = fitted_waves(sin / side, grid.extent_y_m(), grid.wraps_y());
    if (across_x == 0 && across_y == 0) {  // wrapped both ways and steeper than either fits
        if (grid.extent_x_m() >= grid.extent_y_m())
            across_x = 1 / std::max(grid.extent_x_m(), grid.spacing_m);
        else
            across_y = 1 / std::max(grid.extent_y_m(), grid.spacing_m);
    }
    const bool repeats = grid.wraps_x() || grid.wraps_y();
    const double middle_x = grid.extent_x_m() / 2, middle_y = grid.extent_y_m() / 2;
    const auto inverse = static_cast<float>(1 / width);
    const auto wander = static_cast<float>(2 * winding);
    for_each_sample(block, [&](std::int64_t i, std::int64_t j) {
        const double down =
            across_y * (static_cast<double>(block.y0 + j) * grid.spacing_m - middle_y);
        const double right =
            across_x * (static_cast<double>(block.x0 + i) * grid.spacing_m - middle_x);
        const float bend = form.at(i, j);
        double c = right + down + double{wander * bend};
        if (repeats) c -= std::floor(c + 0.5);
        const float q = static_cast<float>(c) * inverse;
        const float e = elementary::exp(-std::min(q * q, 80.0f));
        form.at(i, j) = e * (0.25f + 0.5f * out.at(i, j) * (0.3f + 0.7f * e)) + 0.04f * bend;
    });

    Gullies gullies;
    gullies.length_m = ridge_m;
    gullies.wavelength_m = ridge_m / 2;
    gullies.gain = elementary::exp2(0.9 - hurst);
    carve_gullies(gullies, 4, step, form, out);
    report.merge(set_surface_range(out, base, relief, step));
    return report;
}

template OperatorRow describe<MountainRange>();

}  // namespace cuesta

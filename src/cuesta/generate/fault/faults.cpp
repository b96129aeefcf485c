// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/fault/faults.h"

#include <algorithm>

#include "cuesta/generate/fault/fault_sum.h"
#include "cuesta/generate/surface_range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Faults::generate(Field& out, const StepContext& step) const {
    const Grid& grid = step.grid;
    const FaultSurface surface = FaultSurface::of_map(grid);
    const FaultLine line = lines == FaultChoice::normal_form ? FaultLine::normal_form
                           : lines == FaultChoice::line      ? FaultLine::line
                                                             : FaultLine::vector;
    const double longer = std::max(grid.extent_x_m(), grid.extent_y_m());
    const double width_m = width > 0 ? width : std::max(longer, grid.spacing_m) / 50;
    FaultProfile shape;
    shape.kind = profile == FaultShape::step   ? FaultProfile::Kind::step
                 : profile == FaultShape::sine ? FaultProfile::Kind::sine
                                               : FaultProfile::Kind::cosine;
    // Below a thousandth of a sample a ramp is a step in every float.
    shape.width = static_cast<float>(std::max(width_m / grid.spacing_m, 1e-3));
    sum_faults(draw_faults(step.random, count, surface, grid, line), surface, shape, step.block,
               out);
    return set_surface_range(out, base, relief, step);
}

template OperatorRow describe<Faults>();

}  // namespace cuesta

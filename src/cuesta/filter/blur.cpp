// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/blur.h"

#include "cuesta/filter/smooth.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Blur::filter(const Field& in, Field& out, const StepContext& step) const {
    const MapPart map{in, step.grid, step.block, step.comm};
    const double samples = radius / step.grid.spacing_m;
    StepReport report;
    if (kernel == BlurKernel::gaussian)
        gaussian_mean(map, samples, out);
    else
        box_mean(map, samples, out);
    const bool unchanged = kernel == BlurKernel::gaussian ? samples < 0.1 : samples <= 0.5;
    report.count("radius_below_spacing", unchanged && step.comm.rank() == 0 ? 1 : 0);
    return report;
}

template OperatorRow describe<Blur>();

}  // namespace cuesta

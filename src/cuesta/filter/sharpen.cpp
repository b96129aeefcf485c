// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/sharpen.h"

#include "cuesta/filter/per_sample.h"
#include "cuesta/filter/smooth.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Sharpen::filter(const Field& in, Field& out, const StepContext& step) const {
    gaussian_mean({in, step.grid, step.block, step.comm}, radius / step.grid.spacing_m, out);
    per_sample(out, out, [&](float mean, std::int64_t x, std::int64_t y, std::int64_t&) {
        const double h = in.at(x, y);
        return static_cast<float>(h + amount * (h - mean));
    });
    StepReport report;
    report.count("radius_below_spacing",
                 radius / step.grid.spacing_m < 0.1 && step.comm.rank() == 0 ? 1 : 0);
    return report;
}

template OperatorRow describe<Sharpen>();

}  // namespace cuesta

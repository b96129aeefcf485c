// SPDX-License-Identifier: Apache-2.0
#include "cuesta/filter/normalize.h"

#include "cuesta/grid/range.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport Normalize::filter(const Field& in, Field& out, const StepContext& step) const {
    StepReport report;
    const ValueRange range = value_range(in, step.comm);
    if (range.flat()) {
        out.fill(static_cast<float>(low));
        report.count("flat_surface", step.comm.rank() == 0 ? 1 : 0);
    } else {
        map_range(in, out, range, low, high);
    }
    return report;
}

template OperatorRow describe<Normalize>();

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/surface_range.h"

#include "cuesta/grid/range.h"

namespace cuesta {

StepReport set_surface_range(Field& surface, double base, double relief, const StepContext& step) {
    StepReport report;
    const ValueRange range = value_range(surface, step.comm);
    if (range.flat()) {
        surface.fill(static_cast<float>(base));
        report.count("flat_surface", step.comm.rank() == 0 ? 1 : 0);
    } else {
        map_range(surface, surface, range, base, base + relief);
    }
    return report;
}

}  // namespace cuesta

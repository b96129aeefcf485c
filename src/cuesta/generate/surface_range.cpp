// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/surface_range.h"

namespace cuesta {

StepReport set_surface_range(Field& surface, double base, double relief, const StepContext& step) {
    return set_surface_range(surface, value_range(surface, step.comm), base, relief, step);
}

StepReport set_surface_range(Field& surface, ValueRange range, double base, double relief,
                             const StepContext& step) {
    StepReport report;
    if (range.flat()) {
        surface.fill(static_cast<float>(base));
        report.count("flat_surface", step.comm.rank() == 0 ? 1 : 0);
    } else {
        map_range(surface, surface, range, base, base + relief);
    }
    return report;
}

}  // namespace cuesta

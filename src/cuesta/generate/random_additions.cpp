// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/random_additions.h"

#include "cuesta/generate/midpoint_surface.h"

namespace cuesta {

StepReport RandomAdditions::generate(Field& out, const StepContext& step) const {
    MidpointRule rule;
    rule.random = step.random;
    rule.hurst = hurst;
    rule.add_everywhere = true;
    return make_midpoint_surface(rule, base, relief, out, step);
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/diamond_square.h"

#include <algorithm>

#include "cuesta/generate/midpoint_surface.h"
#include "cuesta/operator/describe.h"

namespace cuesta {

StepReport DiamondSquare::generate(Field& out, const StepContext& step) const {
    MidpointRule rule;
    rule.random = step.random;
    rule.hurst = hurst;
    rule.rise = rise;
    rule.squares = method == MidpointMethod::square_square;
    rule.three_point = edge_rule == EdgeRule::three_point;
    rule.random_corners = corners.count == 0;
    for (std::size_t i = 0; i < 4 && corners.count > 0; ++i)
        rule.corners[i] = corners.values[std::min(i, corners.count - 1)];
    rule.sigma = rule.random_corners ? 1.0 : relief / 3;
    return make_midpoint_surface(rule, land_size, base, relief, out, step);
}

template OperatorRow describe<DiamondSquare>();

}  // namespace cuesta

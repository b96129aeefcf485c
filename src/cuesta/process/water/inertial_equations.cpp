// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/water/inertial_equations.h"

#include "cuesta/base/elementary.h"

namespace cuesta {

FlowCoefficients coefficients_of(const PipeRule& rule, const PipeShape& shape) {
    const double g = rule.gravity, dt = rule.dt_s, length = rule.spacing_m * shape.length;
    const double damping = 0.5 * (1 + rule.damping * dt);
    const double friction = elementary::pow(g * dt * rule.roughness * rule.roughness, 1.0 / 7);
    FlowCoefficients c;
    c.resolution = static_cast<float>(rule.unit_m);
    c.min_depth = static_cast<float>(rule.min_depth_m);
    c.gravity = static_cast<float>(g);
    c.gravity_factor = static_cast<float>(g * dt / length);
    c.friction = {static_cast<float>(c.friction.c0 * friction),
                  static_cast<float>(c.friction.c1 * friction),
                  static_cast<float>(c.friction.c2 * friction)};
    c.damping = static_cast<float>(damping);
    c.damping2 = static_cast<float>(damping * damping);
    c.courant_factor = static_cast<float>(dt / rule.spacing_m * shape.width);
    c.quanta_factor = c.courant_factor * static_cast<float>(1 / rule.quantum_m);
    c.quantum = static_cast<float>(rule.quantum_m);
    c.dither = static_cast<float>(rule.phase - 0.5);
    c.smoothing = static_cast<float>(shape.smoothing * rule.smoothing * dt / length);
    c.cfl_speed = static_cast<float>(rule.cfl_speed);
    c.cfl_depth = static_cast<float>(rule.cfl_depth_m);
    return c;
}

}  // namespace cuesta

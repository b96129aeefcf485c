// SPDX-License-Identifier: Apache-2.0
// The shallow-water equations: the one place that states them. The functions stand in
// shallow_equations.inc; here they are those of one float.
//
//   dh/dt + div q = 0      dq/dt + div(q q / h + g h^2 / 2) = -g h grad z - friction
//
// For the face between cells 1 and 2, e the bed of the face above that of a cell:
//   e_1 = min(max(z_2 - z_1, 0), h_1, h_2 + z_2 - z_1)     h' = h - max(e, 0)      [audusse2004]
//   pull = g h max(min(e, 0), -dx)         of a film on a steep bed                   [chen2017]
//   s_l = min(u_1 - c_1, u_m - c_m, 0)     s_r = max(u_2 + c_2, u_m + c_m, 0)         [toro2001]
//   F = (s_r F_1 - s_l F_2 + s_l s_r (U_2 - U_1)) / (s_r - s_l)     U = (h', h' u)   c = sqrt(g h')
//   what is carried along the face goes with the wind of the water's flux
// Depths at a face are those above its higher bed, so that lakes rest. All from differences,
// pressure against that of the own side: at rest every term is exactly 0.
//   q' = P 2 h^4 / (h^4 + max(h^4, (2 h_min)^4)) / (d / 2 + sqrt(d^2 / 4 + B |P|))
// with P from the fluxes, d and B those of inertial_equations.h: friction is solved for. |q'| is at
// most a given speed times h. How much water a cell can give, and its whole quanta, are those of
// inertial_equations.h, too.
#pragma once

#include "cuesta/process/water/inertial_equations.h"

namespace cuesta {

// The rule as the equations want it.
struct ShallowCoefficients : FlowCoefficients {
    float half_gravity = 0;
    float steepest = 0;   // minus the spacing: on cliffs water falls, it is not pushed
    float max_speed = 0;  // m/s
};
inline ShallowCoefficients shallow_coefficients_of(const PipeRule& rule, double max_speed) {
    return {coefficients_of(rule), static_cast<float>(rule.gravity / 2),
            static_cast<float>(-rule.spacing_m), static_cast<float>(max_speed)};
}

namespace shallow {

using namespace inertial;
#include "cuesta/process/water/shallow_equations.inc"

}  // namespace shallow
}  // namespace cuesta

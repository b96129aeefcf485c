// SPDX-License-Identifier: Apache-2.0
// The local-inertial equations of water between cells: the one place that states them. The
// functions stand in inertial_equations.inc; here they are those of one float.
//
// For the face between cells i and j, bed difference dz = z_i - z_j in whole units of the ground:
//   a = h_i + min(dz, 0)    b = h_j - max(dz, 0)      water of either side above the higher bed
//   N = q + g dt h_f (a - b) / dx + s c dt (P_j - P_i) / dx    h_f = max(a, b)   c = sqrt(g h_f)
// No absolute level enters. P is what leaves a cell more than comes, by the discharges before; the
// last term is a viscosity s c dx that acts on the divergence alone: ripples of a cell or two,
// which nothing else in this scheme stops, die within some ten times spacing / c for any time step,
// and steady flow, where P is 0, does not know of it.
//   |q'| = 2 |N| / (d + sqrt(d^2 + 4 B |N|))   d = 1 + c dt   B = g dt n^2 h_f^(-7/3)
//   |q'| <= (h_f - h_min) sqrt(g h_f)          q' = N |q'| / |N|
// |N| is that of the vector: N across the face, and along it Y (d + B |Y|), the N that this depth
// would need for Y, the mean of what friction alone leaves of N over the four faces along (without
// the last term). So friction and the bound on speed know no direction; films beside deep water do
// not count by their N, which is many times their discharge and the more the longer a step is; and
// friction is solved for, not stepped: no time step makes it overshoot. [bates2010, dealmeida2012]
// Waves on a grid are stable while 8 C^2 + 16 s C <= 4, C = c dt / dx: up to C = 0.647 for s = 1/16
// (8 is the largest eigenvalue of minus the Laplacian of five points; of nine points 16/3).
//   K = min(1, (h - a quantum a face) / outflow)   q' of a face times K of the cell it leaves
//   V = floor(q' dt / dx / quantum + phase)        whole quanta through the face, at last
#pragma once

#include "cuesta/simd/lanes.h"

namespace cuesta {

struct PipeRule {
    double spacing_m = 1, gravity = 9.81;
    double roughness = 0.05;    // n of Manning, s / m^(1/3)
    double damping = 0;         // c, 1/s
    double smoothing = 0x1p-4;  // s; with eight neighbours twice that
    double min_depth_m = 1e-4;
    double unit_m = 0x1p-17;  // of the bed
    double quantum_m = 0x1p-20;
    double dt_s = 1;
    double phase = 0.5;
    // Whether some cell gives more in a second than this times its depth, by spacing, is watched
    // if it is above 0; water shallower than cfl_depth_m counts as that deep.
    double cfl_speed = 0, cfl_depth_m = 0.1;
};

// A way between two cells: parts of the spacing.
struct PipeShape {
    double width = 1, length = 1;
    double smoothing = 1;  // times that of the rule
};

// The rule as the equations want it.
struct FlowCoefficients {
    float resolution = 0, min_depth = 0, gravity = 0;
    float gravity_factor = 0;            // g dt / length
    simd::InverseCbrt friction;          // times the seventh root of g dt n^2
    float damping = 0, damping2 = 0;     // half of 1 + c dt, and its square
    float courant_factor = 0;            // dt width / dx^2
    float quanta_factor = 0;             // the same in quanta
    float quantum = 0, dither = 0;       // dither: phase - 1/2
    float smoothing = 0;                 // s dt / length
    float cfl_speed = 0, cfl_depth = 0;  // m/s, m
};
FlowCoefficients coefficients_of(const PipeRule& rule, const PipeShape& shape = {});

namespace inertial {

using namespace simd;
#include "cuesta/process/water/inertial_equations.inc"

// All of it for one face; `along` is Y; divergences of the cells on both sides.
CUESTA_INLINE float face_discharge(const FlowCoefficients& c, float depth, float momentum,
                                   float along, float divergence = 0, float next_divergence = 0) {
    const float resists = friction(friction_root(c, depth));
    const float waves = wave_speed(c, depth);
    const float across = smoothed(momentum, waves, divergence, next_divergence);
    const float size = magnitude(across, needed_momentum(c, along, resists));
    return discharge(c, across, max_discharge(c, depth, waves), size, resistance(c, size, resists));
}

}  // namespace inertial
}  // namespace cuesta

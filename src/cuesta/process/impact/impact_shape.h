// SPDX-License-Identifier: Apache-2.0
// How deep a crater is, what its section looks like, and how high a rim its ejecta build.
//
//   depth from rim to floor   D < Dt   d = 0.196 D                             [pike1977, simple]
//                             D > Dt   d = 0.196 Dt (D / Dt)^0.301             [pike1977, complex]
//   section                   z(u) = d p(u) - d_b, u = r / R: a bowl, p = u^2; or a level floor,
//                             a wall in terraces and a peak, above 8 Dt a ring of peaks
//   ejecta                    h_r u^-3 outside the rim                            [mcgetchin1973]
//
// What is dug is what is laid, so the depth d_b below the ground follows from
//
//   2 pi R^2 integral of max(0, -z) u du = V = 2 pi R^2 h_r c,   h_r = d - d_b
//
// with c the integral of the ejecta's law. A bowl has d_b = 0.83 d and h_r = 0.034 D, where 0.036 D
// is measured [pike1977].
#pragma once

namespace cuesta {

struct ImpactShape {
    double depth = 0;         // d, metres
    double below_ground = 0;  // d_b, metres
    double rim = 0;           // h_r, metres
    double complex = 0;       // 0 a bowl, 1 floor, terraces and peak
    double floor = 0;         // radius of the level floor, as a share of R
    double peak = 0;          // height of the peak over the floor, as a share of d
    double ring = 0;          // 0 a peak, 1 a ring of peaks

    // p(u), u up to 1; `terrace` shifts the steps of the wall, -1 to 1.
    double section(double u, double terrace = 0) const;
};

// Ejecta at u radii, of a rim of height 1: the inner face of the rim, then u^-3 that ends at
// `reach`.
double ejecta_law(const ImpactShape& shape, double u, double reach);

// Diameter at which bowls give way to complex craters.
double transition_diameter_m(double gravity);

ImpactShape impact_shape(double diameter_m, double transition_m, double reach);

}  // namespace cuesta

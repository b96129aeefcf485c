// SPDX-License-Identifier: Apache-2.0
// Gullies and spurs down the slopes of a smooth form: it looks as if water had run over it.
//
//   c + i s = sum over lattice points p of w(|x - p|) e^(2 pi i u), u = (x - p) . side / L
//   w = max(0, 1 - d^2 / (1.5 L)^2)^4, side = the unit vector along the contour
//   h += A (c / m - keep), m = sqrt(c^2 + s^2 + 0.15), A = strength L slope / sqrt(1 + slope^2)
//
// Stripes down the slope, as a sum of kernels with a wave in each [lagae2009]; dividing by the
// modulus leaves the phase, so that all are equally deep. The slope of the stripes is added to that
// of the form, and the next octave of half the size runs down both: small gullies join larger ones.
// On level ground (slope below `level`) stripes have no direction and fade out.
//
// Units   heights as the form has them; slopes in those heights per `length_m`.
// Edges   wrapped: a whole number of lattice cells in the extent, no seam.
// Holds   same bits for any threads, blocks and vector width; lattices lie in world metres.
// Limits  no water is routed: gullies follow the slope of their own place and may end in hollows.
// Cost    16 kernels per sample and octave, about 40 ns per sample and octave and thread; tables of
//         20 bytes per column and octave.
#pragma once

#include <cstdint>

#include "cuesta/operator/context.h"

namespace cuesta {

struct Gullies {
    double length_m = 1;      // unit of horizontal distance
    double wavelength_m = 1;  // across the largest gullies
    int octaves = 6;          // those narrower than four samples are left out
    double strength = 0.25;
    double gain = 1;      // depth of each octave beyond halving
    double level = 0.25;  // slope from which on gullies are complete
    double keep = 0;      // 0: the mean height stays, 1: the crests between gullies stay
    double fade = 0.25;  // how much shallower finer gullies are on crests and floors of larger ones
};

// out = form with gullies. Fills the halo of `form`, which must have one; `out` is another field.
// `part` keeps several uses in one stage apart. Every block must call it.
void carve_gullies(const Gullies& gullies, std::uint32_t part, const StepContext& step, Field& form,
                   Field& out);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The profile of a smooth crater, and the one that heaps as much as it digs.
//
//   V(rim, p) = integral from 0 to 4 of h(d) d dd,   h = rim d^-p (1 - s((d - 2) / 2)) for d >= 1
//
// Waves around the rim stretch every direction by its own factor, bowl and ejecta alike, so V = 0
// holds for all of them. The exponent p is chosen; where none between 1 and 6 does it, because the
// rim is too low or too high for the bowl, the rim is. A law of d^-3 without end would nearly do
// for fresh craters (0.036 against 0.041): it is the end at four radii that makes the exponent
// smaller.
//
// Holds   |V| is below 1e-6 of the bowl's volume. A crater without a bowl (flat_floor 1) has
//         nothing to heap: its rim is 0 and only a peak stays.
#pragma once

namespace cuesta {

struct Crater;

// In shares of the diameter.
struct CraterShape {
    double rim = 0;
    double exponent = 3;
    bool balanced = false;  // else the ejecta fade from the rim on
    double joint = 0;       // how round the wall meets the floor
};

CraterShape crater_shape(const Crater& crater);

// Ejecta at d radii, d from 1 to 4, of a rim of height 1.
double ejecta_height(const CraterShape& shape, double d);
// Height of the smooth bowl at d radii, d up to 1.
double bowl_height(const Crater& crater, const CraterShape& shape, double d);
// V above: what is heaped less what is dug, over radius^2 diameter 2 pi.
double crater_volume(const Crater& crater, const CraterShape& shape);

}  // namespace cuesta

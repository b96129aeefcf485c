// SPDX-License-Identifier: Apache-2.0
// The setups behind the domes of ice, with their numbers free: `cuesta verify` solves them for its
// own, the science tests for more.
#pragma once

#include <cstdint>

namespace cuesta::verify {

// The similarity solution of shallow ice on level ground [halfar1983], with a balance of
// growth x thickness / time [bueler2005]: without it the volume stays.
//
//   H = H0 (t/t0)^-a (1 - ((t/t0)^-b r/R0)^(4/3))^(3/7)
//   a = (2 - 4 growth) / 18,  b = (1 + 7 growth) / 18,  t0 = (b / G) (7/4)^3 R0^4 / H0^7
struct IceDome {
    double growth = 0;
    double from = 1, to = 5;  // in t0
    int steps = 1;            // the balance is brought up to date in between
    std::int64_t cells = 50;  // of R0
    double thickness_m = 3600, radius_m = 750e3;
};
struct DomeError {
    double volume_share = 0;   // sum of the errors over the sum of the thickness
    double middle_share = 0;   // at the middle, of the thickness there
    double largest_m = 0;      // within nine tenths of the radius
    double volume_change = 0;  // of the water in the ice less what came in, in quanta
    std::int64_t substeps = 0;
};
DomeError dome_error(const IceDome& dome);

// A straight valley whose cross section is a V, under a glacier: exponents of its sides before and
// after, and how deep the lakes are that its floor holds then.
struct ValleyShape {
    double exponent_before = 0, exponent_after = 0;
    double deepest_wear_m = 0;
    double lake_m = 0;
    double residual = 0;  // of all accounts
};
struct IceValley {
    double spacing_m = 100;
    double side_slope = 0.45, floor_slope = 0.08;
    int steps = 50;
    double acceleration = 200;
};
ValleyShape valley_shape(const IceValley& valley);

}  // namespace cuesta::verify

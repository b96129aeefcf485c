// SPDX-License-Identifier: Apache-2.0
// The setups behind the problems of rivers, with their numbers free: `cuesta verify` solves them
// for its own, the science tests for more. The closed forms stand in the source alone.
#pragma once

#include <cstdint>

namespace cuesta::verify {

// Land of side x side samples rises by 100 m in a step until no river changes its way: largest
// relative error of a slope from (U (1 + G) / K)^(1/n) A^(-0.45), over all cells but the borders.
double steady_slope_error(std::int64_t side, double n, double k, double G, int steps);

// One river along a row, the area above a point s metres from the spring being k_a s^p: largest
// error of its steady profile from the integral of (U/K)^(1/n) A^(-m/n), relative to its top.
double profile_error(std::int64_t cells, double n, double p, double k_a, double K);

// A steady river whose base level drops at once; Courant number 0.37 at the mouth.
struct Knickpoint {
    double found = 0, exact = 0;  // cells from the mouth
};
Knickpoint climb(int steps);

}  // namespace cuesta::verify

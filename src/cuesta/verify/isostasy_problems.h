// SPDX-License-Identifier: Apache-2.0
// The setups behind the floating crust, with their numbers free: `cuesta verify` solves them for
// its own, the science tests for more.
#pragma once

#include <cstdint>

namespace cuesta::verify {

// Kelvin's function kei(x), 0 <= x <= 12, to 1e-9.
double kelvin_kei(double x);

// A load in one sample in the middle of an open map.
struct PointLoad {
    double elastic_thickness_m = 10000;
    double spacing_m = 2000;
    std::int64_t cells = 65;  // of a side, odd
    double weight_kg = 4e13;  // a mountain of ten cubic kilometres and a half
};
struct BendError {
    double deepest_share = 0;  // error at the load, of the deflection there
    double largest_share = 0;  // anywhere two samples off, of the deflection at the load
    double deepest_m = 0;
};
BendError point_load_error(const PointLoad& setup);
// The same weight in each sample of a line from north to south.
BendError line_load_error(const PointLoad& setup);

// Random loads on a small open map upon a stiff plate, against the sum of all point loads.
BendError small_map_error(double elastic_thickness_m, double spacing_m, std::int64_t cells);

}  // namespace cuesta::verify

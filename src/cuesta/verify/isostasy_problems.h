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

// A range of 46 km that is raised, worn by rivers and floats: how fast rock comes up and how the
// mean height changes at the end.
struct WornRange {
    double rise_m_per_yr = 0;  // all rock that came from below, over the land that moves
    double height_m = 0;       // mean at the end
    double height_change = 0;  // share of it, over the last fifth of the time
    double residual_m = 0;     // ground that no account tells of
};
WornRange worn_range(double uplift_m_per_yr, int steps);

// A small world of plates under rivers and creep, 2 million years a step.
struct CoupledWorld {
    double residual = 0;        // largest of all accounts
    double crust_residual = 0;  // units of the plates' crust
    double range_m[4] = {};     // mean of the highest 2 % in each quarter of the time
    double worn_m3 = 0, stored_m3 = 0, gone_m3 = 0;  // of loose rock
};
CoupledWorld coupled_world(std::uint64_t seed, int steps);

}  // namespace cuesta::verify

// SPDX-License-Identifier: Apache-2.0
// The setups behind the problems of moving water, with their numbers free: `cuesta verify` solves
// them for its own, the science tests for more. The exact answers stand in the source alone.
#pragma once

#include "cuesta/process/water/water_flow.h"
#include "cuesta/verify/problem.h"

namespace cuesta::verify {

// A rough bed with islands at `base_m`; the water stands level to the last bit of a float.
Answer lake_at_rest(WaterFlow::Model model, WaterFlow::Neighbours neighbours, double base_m = 4000);

// A dam 10 m high in the middle of 2 km breaks; after 50 s, beside the exact answer.
struct DamBreak {
    double depth = 0, discharge = 0;  // relative errors in the mean
};
DamBreak break_dam_on_dry_ground(WaterFlow::Model model, std::int64_t cells);
DamBreak break_dam_on_water(WaterFlow::Model model, std::int64_t cells);  // 1 m of it

// Steady flow down a plane, with `q` m2/s given at its upper end.
struct UniformFlow {
    WaterFlow::Model model = WaterFlow::Model::pipe;
    WaterFlow::Neighbours neighbours = WaterFlow::Neighbours::four;
    double spacing_m = 10;
    std::int64_t rows = 120;
    int steps = 2600;
    double slope = 0.001, n = 0.03, q = 1;
};
// Largest error of its depth against Manning's, for the water that runs down.
double depth_error(const UniformFlow& flow);

// Steady water under rain r on a plane. Where the fall of the ground and friction alone count its
// depths are h = (n r x / sqrt S)^(3/5).
struct Runoff {
    WaterFlow::Model model;
    double slope, n, rate_mm_h, spacing_m;
    std::int64_t rows;
    double time_step_s;
    int steps;
};
struct RunoffErrors {
    double exact = 0,
           kinematic = 0;  // largest, of depth: from the model's equation, from the above
};
RunoffErrors depth_errors(const Runoff& runoff);

// Depths on a cone under rain along the axes of the grid over those along its diagonals.
double axes_over_diagonals(double slope, WaterFlow::Neighbours neighbours, int steps);

}  // namespace cuesta::verify

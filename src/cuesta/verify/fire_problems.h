// SPDX-License-Identifier: Apache-2.0
// The setups behind lava, craters and landslides, with their numbers free: `cuesta verify` solves
// them for its own, the science tests for more.
#pragma once

#include <cstdint>
#include <vector>

namespace cuesta::verify {

// Lava without strength or cooling on a plane, 2700 kg/m3 and 1e4 Pa s, its volume fixed or growing
// evenly. Radii are those of a disc of its area.
struct LavaDisc {
    double volume_m3 = 1e6;  // fixed; 0: growing
    double flux_m3_per_s = 0;
    double spacing_m = 10;
    std::int64_t cells = 121;  // of a side
    double from_s = 100, to_s = 2000;
    double exact_m(double time_s) const;  // [huppert1982, eq. 2.26]
};
struct LavaSpread {
    std::vector<double> time_s, radius_m;
    double exponent = 0;          // of the radius in time, by least squares of logarithms
    double worst = 0;             // largest error of the radius, as a share
    std::int64_t lost_units = 0;  // supply less what lies there
};
LavaSpread spread_lava(const LavaDisc& disc);

// One crater on level ground.
struct CraterMeasure {
    double depth_over_diameter = 0;  // rim crest to the deepest floor, over rim to rim
    double rim_over_diameter = 0;    // crest over the ground around
    double exponent = 0;             // of the ejecta's thickness with distance, 1.3 to 3 radii
    std::int64_t lost_units = 0;
    double peak_m = 0;  // middle over the floor's lowest
};
CraterMeasure measure_crater(double diameter_m, std::int64_t cells_across, double irregularity);

// A slope that fails above a plain.
struct SlideMeasure {
    double volume_m3 = 0;
    double fall_over_length = 0;  // crown to the farthest deposit
    double law = 0;               // what the volume says
    std::int64_t lost_units = 0;
};
SlideMeasure measure_slide(double height_m, double spacing_m, double slope_deg);

}  // namespace cuesta::verify

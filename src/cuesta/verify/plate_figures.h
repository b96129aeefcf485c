// SPDX-License-Identifier: Apache-2.0
// Figures of a world of plates, measured on its own cells: what `cuesta verify plates` and the
// table of worlds in docs/science/plates.md show, beside the Earth's.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/tectonics/plate/plate_relief.h"

namespace cuesta::verify {

struct PlateFigures {
    double land = 0;  // share of the world above the sea
    double upper_mode_km = 0, lower_mode_km = 0;
    double high_near = 0;                   // of the highest 2 %, within 500 km of convergence
    double high_near_or_young = 0;          // ... or folded in the last 60 Myr
    double all_near = 0;                    // of the whole world, for comparison
    double depth_root_age = 0;              // correlation below 80 Myr
    double depth_slope = 0;                 // m per root of Myr
    double speed_mm_yr = 0;                 // root mean square over the world
    double largest = 0, seven_largest = 0;  // shares of the world
    double enclosed = 0;  // share of the world below -500 m in seas of less than 3 million km2
    double craton_m = 0;  // std of 100 km means in windows of 600 km of old continents, median
    double bend_km = 0;   // rms distance of trenches from the best great circle in 1500 km, median
    double ruler = 0;     // share of those windows with less than 15 km
    double arc_land = 0;  // share of the crest of sea arcs that stands above the sea
    double highest_km = 0, deepest_km = 0;
    int plates = 0, fewest_plates = 0, most_plates = 0;  // now, and every 20 Myr along the way
    double plates_mean = 0;
    std::int64_t residual = 0, merges = 0, splits = 0;
};

// Of the world as it is now; what is told of times along the way stays 0.
PlateFigures plate_figures(const plate::PlateWorld<plate::Sphere>& world, double water_km = 2.8);
// Of a world of this seed after so many Myr, with the plates counted on the way.
PlateFigures plate_figures_after(const plate::Rule& rule, int resolution, double myr);
// The same of the operator with its defaults, resolution 256, 400 Myr; a recipe's seed differs.
PlateFigures plate_world_of(int seed, int resolution = 256);

}  // namespace cuesta::verify

// SPDX-License-Identifier: Apache-2.0
// A part of a finished land at finer spacing: the ground, the rivers that enter it, the border that
// holds (docs/design/refine.md). What `cuesta refine` does beside the ordinary chain:
//
//   read_coarse_land -> choose_region -> (recipe to plan, with the grid of the region)
//   -> bind_to_region -> prepare_run -> begin_region -> advance -> write_outputs
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cuesta/engine/coarse_land.h"
#include "cuesta/engine/run.h"

namespace cuesta {

// Metres of the coarse land's own coordinates: x eastwards, y southwards.
struct RegionBounds {
    double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
};

struct Region {
    Block window;            // samples of the coarse land, its border included
    std::int64_t ratio = 2;  // fine samples for each of them
    double wander = 1;       // how far valleys leave the lines of coarse samples (wander.h)
    Grid grid;               // of the region
    bool moved = false;      // its sides did not lie on samples and were moved to the nearest
};

// UsageError if the bounds, the spacing or the wander cannot be.
Region choose_region(const CoarseLand& land, const RegionBounds& bounds, double spacing_m,
                     double wander = 1);

// The grid as values that replace those of the recipe (CheckOptions::sets).
std::vector<std::string> grid_of_region(const Region& region);

// Refuses (UsageError) a plan that makes its own ground or that works on whole maps alone, and
// names the land and the region in the plan's hash.
void bind_to_region(Plan& plan, const CoarseLand& land, const Region& region);

// Memory it takes beside the run, in bytes.
std::uint64_t coarse_bytes(const CoarseLand& land);

// Gives a run that has done nothing yet its ground, its inlets and its border.
void begin_region(Run& run, const CoarseLand& land, const Region& region);

}  // namespace cuesta

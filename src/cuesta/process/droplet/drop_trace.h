// SPDX-License-Identifier: Apache-2.0
// The way of one drop: where it is, where it goes, how fast, and what it carries, step by step.
// The walk is that of the sequential scheme, on a copy of the land.
#pragma once

#include <string_view>
#include <vector>

#include "cuesta/grid/raster.h"
#include "cuesta/process/droplet/droplets.h"

namespace cuesta {

struct DropState {
    double x_m = 0, y_m = 0;      // from the north-west corner, to the east and to the south
    double height_m = 0;          // of the ground under it, before its exchange
    double east = 0, south = 0;   // direction, of length 1; 0 at its start
    double speed = 0, water = 0;  // of a new drop 1 and 1 unless told otherwise
    double sediment_m3 = 0;       // that it carries
};

struct DropTrace {
    std::vector<DropState> states;  // from its start; the last is where it ended
    std::string_view end;           // "pit", "path", "water", "edge" or "border" (a closed edge)
};

// A drop that starts at a place of the map; samples without a value count as the lowest. Fields of
// the operator count as if they were not given. Throws Error if the place lies outside.
DropTrace trace_drop(const Droplets& op, const Grid& grid, const Raster& map, double x_m,
                     double y_m);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Does a map look like land that rivers made? Fourteen numbers, each with the interval in which
// real land lies (docs/science/realism.md has the definitions, sources and tables).
//
// Gates tell every real tile from every raw fractal: a map that misses one is not eroded land. The
// other intervals are necessary, soft ones a hint, and reports are for the reader alone.
//
// Scheme  cells finer than 30 m are first averaged to at least that; D8 flow on the flooded map
//         (flow/flooded_routing.h); areas in cells, channels from 100 cells on. Cells without a
//         value, and sea if its level is given, lie outside: water drains into them.
// Holds   the same bits for any thread count.
// Limits  meant for cells of 30 to 120 m and at least 256 x 256 of them; outside of that the
//         numbers are given with a warning, or not at all with the reason.
// Cost    about 2 s for 1024 x 1024 cells, 80 bytes a cell.
#pragma once

#include "cuesta/analysis/realism_measure.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// Needs heights in metres and a spacing; Error if there is no land or none with relief. `maps` is
// filled if given.
RealismReport measure_realism(const Raster& map, const RealismOptions& options = {},
                              RealismMaps* maps = nullptr);

}  // namespace cuesta

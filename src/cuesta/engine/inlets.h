// SPDX-License-Identifier: Apache-2.0
// Where rivers of a coarse land enter a refined part of it, and what the manifest tells about them.
//
// The border of a region goes through samples of the coarse land, so rivers, which go from sample
// to sample, cross it at samples alone. A sample of the border whose water goes on to a sample
// inside is an inlet with all the water it has, what came out of the region before included; every
// other one is an outlet. Beside an inlet the border is closed for half a coarse spacing to both
// sides, so that the river cannot leave where it came in.
#pragma once

#include "cuesta/base/json.h"
#include "cuesta/engine/coarse_land.h"
#include "cuesta/engine/run.h"

namespace cuesta {

// `window` in samples of the coarse land, its border included; `ratio` fine samples for each.
flow::Inflow find_inflow(const CoarseRivers& rivers, const Grid& coarse, const Block& window,
                         std::int64_t ratio);

// Inlets and the samples beside them, in order.
std::vector<flow::BorderCell> closed_beside(const std::vector<flow::Inlet>& inlets,
                                            std::int64_t ratio, std::int64_t columns,
                                            std::int64_t rows);

// The inflow of a land that was refined before, from its manifest; none of any other.
flow::Inflow inflow_of_manifest(const Json& manifest, const Grid& grid);

// Notes in the land what a manifest says of it: `refined_from` as given, and later each inlet with
// the water it has on the coarse land and on this. All processes call it. `coarse_discharge` is
// m3/s for each inlet, or empty.
void keep_refinement(Run& run, const Json& refined_from,
                     const std::vector<float>& coarse_discharge);
void measure_inlets(Run& run);
// Adds `refined_from` and `inlets` if the land is refined.
void add_refinement(const Run& run, Json& manifest);
bool is_refined(const Run& run);

}  // namespace cuesta

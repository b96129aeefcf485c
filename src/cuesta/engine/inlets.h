// SPDX-License-Identifier: Apache-2.0
// Where rivers of a coarse land enter a refined part of it, and what the manifest tells about them.
//
// A river goes from sample to sample of the coarse land, along a line that wander.h has bent. Where
// the line comes from the border or from beyond it to a fine sample inside, it has an inlet: with
// the water of the coarse sample it comes from, what came out of the region before included. Every
// other sample of the border is an outlet. Beside an inlet the border is closed for half a coarse
// spacing to both sides, so that the river cannot leave where it came in; for less where another
// one of its size leaves nearer than that.
#pragma once

#include "cuesta/base/json.h"
#include "cuesta/engine/coarse_land.h"
#include "cuesta/engine/run.h"
#include "cuesta/engine/wander.h"

namespace cuesta {

struct RegionInflow {
    flow::Inflow inflow;
    struct Source {
        std::int64_t x = 0, y = 0;  // the sample of the coarse land whose water enters
        std::int64_t reach = 0;     // closed samples to each side
    };
    std::vector<Source> sources;  // of each inlet
};

// `window` in samples of the coarse land, its border included; `ratio` fine samples for each.
RegionInflow find_inflow(const CoarseRivers& rivers, const Grid& coarse, const Wander& wander,
                         const Block& window, std::int64_t ratio);

// Notes in the land what a manifest says of it: `refined_from` as given, and later each inlet with
// the water it has on the coarse land and on this. All processes call it. `coarse_discharge` is
// m3/s for each inlet, or empty; `coarse` the grid that sources are samples of.
void keep_refinement(Run& run, const Json& refined_from, const Grid& coarse,
                     const RegionInflow& inflow, const std::vector<float>& coarse_discharge);
void measure_inlets(Run& run);
// Adds `refined_from` and `inlets` if the land is refined.
void add_refinement(const Run& run, Json& manifest);
bool is_refined(const Run& run);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The land of another text or another moment, for looking at two side by side. It is made on a run
// of its own from the latest recorded moment, so the run on the screen keeps its place.
#pragma once

#include <atomic>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "cuesta/grid/raster.h"
#include "cuesta/recipe/plan.h"
#include "frame.h"

namespace cuesta {
class Run;
}

namespace cuesta::studio {

struct ComparedLand {
    LandFrame head;
    std::map<std::string, Raster> fields;
    std::optional<double> sea_level_m;
};

// What a run shows now; a name it has no field of is left out.
ComparedLand land_now(Run& run, const std::set<std::string>& names);

// The land of a plan at a tick (its end if that lies beyond). Error if it was cancelled.
ComparedLand land_at(Plan plan, std::int64_t tick, const std::filesystem::path& snapshots,
                     const std::set<std::string>& names, const std::atomic<bool>& cancelled);

}  // namespace cuesta::studio

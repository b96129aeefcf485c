// SPDX-License-Identifier: Apache-2.0
// A finished land as `cuesta refine` continues it: heights in metres, and where its water
// goes (docs/design/refine.md). What lies between its samples: finer_ground.h.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/engine/layers_file.h"
#include "cuesta/flow/inflow.h"
#include "cuesta/grid/raster.h"
#include "cuesta/io/options.h"

namespace cuesta {

struct CoarseLand {
    std::filesystem::path directory;
    std::string recipe, recipe_sha256;  // that it was made by
    std::uint64_t seed = 0;             // of that recipe
    std::string data_sha256;            // of the heights
    Grid grid;
    Raster height;
    std::optional<Raster> discharge;           // m3/s, if the run wrote it
    std::optional<Raster> water;               // m of standing water, if the run wrote it
    std::shared_ptr<const LayersFile> layers;  // of ground that has layers
    std::string material;  // of ground of one material; empty if it is not known
    flow::Inflow inflow;   // of a land that is a part of a larger one itself
};

// What the run in that directory left: layers.cuesta, or a map of `height` in metres. Error that
// says which output to add if there is neither, and if the directory holds no finished run.
CoarseLand read_coarse_land(const std::filesystem::path& directory, const ReadOptions& options);

// Where the water of every sample goes, and how much land lies above it.
struct CoarseRivers {
    std::vector<flow::Direction> ways;  // row by row
    std::vector<std::uint64_t> cells;   // of the coarse land, the sample itself included
};
CoarseRivers drain_coarse_land(const CoarseLand& land, std::optional<double> sea_level_m);

}  // namespace cuesta

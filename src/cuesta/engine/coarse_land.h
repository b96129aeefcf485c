// SPDX-License-Identifier: Apache-2.0
// A finished land as `cuesta refine` continues it: heights in metres, where its water goes, and
// what lies between its samples (docs/design/refine.md).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/flow/inflow.h"
#include "cuesta/grid/finer_map.h"
#include "cuesta/io/options.h"

namespace cuesta {

struct CoarseLand {
    std::filesystem::path directory;
    std::string recipe, recipe_sha256;  // that it was made by
    std::string data_sha256;            // of the heights
    Grid grid;
    Raster height;
    std::optional<Raster> discharge;  // m3/s, if the run wrote it
    std::string material;             // of ground of one material; empty if it is not known
    flow::Inflow inflow;              // of a land that is a part of a larger one itself
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

// The ground at finer samples (grid/finer_map.h). Where a river runs diagonally from sample to
// sample, interpolation along rows and columns builds a dam across it: there the ground is lowered
// to the two triangles that have the river as their common edge, in full on the river and not at
// all on the sides of the square. So rivers fall as far and as straight as on the coarse land.
class FinerGround {
public:
    FinerGround(const CoarseLand& land, const CoarseRivers& rivers, std::int64_t ratio);
    // Metres; a sample counted from (0, 0) of the coarse land.
    double at(std::int64_t x, std::int64_t y) const;

private:
    bool runs(std::int64_t x, std::int64_t y, flow::Direction d) const;
    const CoarseLand& land_;
    const CoarseRivers& rivers_;
    FinerMap map_;
};

}  // namespace cuesta

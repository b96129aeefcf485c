// SPDX-License-Identifier: Apache-2.0
// A latlon map of a whole world as one map in another projection, or as the six faces of a cube.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/grid/project_map.h"

namespace cuesta {

struct WorldFileOptions {
    WorldProjection projection = WorldProjection::latlon;
    double centre_lon_deg = 0, centre_lat_deg = 0;
    std::int64_t side = 0;  // samples of the longer side, or of an edge; 0: as fine as the map
    bool classes = false;   // values are numbers of classes
};

// A file that is made of the world. {face} in its name has become that of its face.
struct WorldTarget {
    std::string file;
    Reprojection map;
};
std::vector<WorldTarget> world_targets(const Grid& grid, const WorldFileOptions& options,
                                       const std::string& file);
// " Resampled to robinson."
std::string resampled_words(WorldProjection projection);

struct WorldFiles {
    std::vector<std::pair<std::string, Raster>> maps;  // by the names of their files
    // Of all faces together, for files that hold a range: they must agree where they meet.
    std::optional<double> low, high;
    std::string words;
};

WorldFiles project_to_files(const Raster& world, const Grid& grid, const WorldFileOptions& options,
                            const std::string& file);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Maps of a whole world in another projection, over ranks: each makes some rows of the new map.
//
// Scheme  a rank makes its rows in tiles of up to 256 x 256 samples. It finds out what of the world
//         a tile reads, by making it without samples, and gets that rectangle from whoever has it.
// Holds   the bytes that one process writes.
// Memory  of a rank its rows of the new map and the part of the world under a tile: about 256 x 256
//         samples, at a pole up to 256 rows of the world.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cuesta/engine/manifest.h"
#include "cuesta/grid/map_window.h"
#include "cuesta/io/options.h"
#include "cuesta/io/world_files.h"

namespace cuesta {

// All: rows `strip` of a map that is made of the world of which every block has its part.
Field reproject_strip(const MapPart& world, const Reprojection& to, const Block& strip);

// All: writes the field, which every block has. Records of the files.
std::vector<OutputRecord> write_projected(const MapPart& world, const OutputPlan& output,
                                          const WorldFileOptions& how, WriteOptions options,
                                          const std::filesystem::path& root,
                                          const std::string& file, std::int64_t step);

}  // namespace cuesta

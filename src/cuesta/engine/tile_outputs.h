// SPDX-License-Identifier: Apache-2.0
// A map as a set of tiles of one size, for engines and editors that load a world in pieces.
//
// Tile (x, y) begins at sample (x * (tile - overlap), y * (tile - overlap)) of the map; x counts
// eastwards, y southwards, both from 0. Files of 8 or 16 bits have one range, that of the map, so
// that tiles put side by side are the file of the whole map to the bit. An index beside them,
// NAME.tiles.json, says how they lie and has the hashes of the whole map.
//
// Holds   the same files for any threads, blocks and ranks; every tile is written by one rank.
// Memory  one tile on every rank.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "cuesta/engine/run.h"
#include "cuesta/io/map_source.h"
#include "cuesta/io/options.h"

namespace cuesta {

OutputRecord record_of(const OutputPlan& output, const WrittenFile& written,
                       const std::string& file, std::int64_t step);

// "tiles/height_{x}_{y}.r16" -> "tiles/height.tiles.json": what stands before the first mark,
// without the signs that lead up to it.
std::string tile_index_name(const std::string& file);

// All: the records of the tiles in rows from the north, then that of the index; none on processes
// behind the first.
std::vector<OutputRecord> write_tiles(const OutputPlan& output, MapSource& source,
                                      WriteOptions options, const std::filesystem::path& root,
                                      const std::string& file, std::int64_t step);

}  // namespace cuesta

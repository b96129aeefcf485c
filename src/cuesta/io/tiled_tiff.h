// SPDX-License-Identifier: Apache-2.0
// BigTIFF in tiles of 256 x 256: float32, DEFLATE, predictor 3, written by all parts of a map at
// once.
//
// Scheme  a row of tiles is packed on all cores of the part that has it; where it lies follows from
//         the sizes of all tiles before it, which the parts tell each other turn by turn. The
//         directory with the places of all tiles stands at the end. What is told beside the samples
//         (place, coordinate system, nodata, unit) comes as tags from whoever knows them.
// Holds   the same bytes for any threads, blocks and ranks.
// Limits  2^32 - 1 samples along an edge.
// Memory  a band of 256 rows and its packed tiles on every part, 16 bytes a tile.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "cuesta/io/map_source.h"

namespace cuesta {

// A tag as TIFF has it: `count` values of `type`, little-endian.
struct TiffTag {
    std::uint16_t id = 0, type = 0;
    std::uint64_t count = 0;
    std::vector<std::byte> bytes;
};

// Tags of the first directory of a little-endian TIFF or BigTIFF, those of this list that are
// there. An Error if the file is something else or is cut short; for files that were just made.
std::vector<TiffTag> read_tiff_tags(const std::filesystem::path& path,
                                    const std::vector<std::uint16_t>& ids);

// All: writes the file; `gap` stands for samples without a value. `tags` of the first part count.
void write_tiled_tiff(const std::filesystem::path& path, MapSource& source, float gap,
                      std::vector<TiffTag> tags);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// What is known of a map before it is written: range, gaps and the two hashes of its samples.
//
// data_sha256   SHA-256 of the float32 samples, little-endian, row by row from the north. One after
//               the other by nature: over parts its state is handed from band to band.
// tiles_sha256  the map is cut into tiles of 256 x 256 samples from its north-western corner, those
//               at the eastern and southern edge as small as what is left. Each tile has the
//               SHA-256 of its samples (float32, little-endian, row by row). tiles_sha256 is the
//               SHA-256 of these hashes as 64 lower-case hexadecimal digits each, one after the
//               other without anything between them, in rows of tiles from the north, from west to
//               east. It is made on all cores and processes, and a part of a map can be checked.
// In both a sample without a value counts as the NaN 0x7fc00000.
//
// Holds   the same for any threads, blocks and ranks.
// Memory  a band of 256 rows on every part.
#pragma once

#include <cstdint>
#include <string>

#include "cuesta/io/map_source.h"

namespace cuesta {

struct MapFacts {
    double min = 0, max = 0;       // over valid finite samples; NaN if there are none
    std::uint64_t masked = 0;      // samples without a value
    std::uint64_t non_finite = 0;  // NaN or infinite samples that have one
    std::string data_sha256{}, tiles_sha256{};
};

// All.
MapFacts measure_map(MapSource& source);

}  // namespace cuesta

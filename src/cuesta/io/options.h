// SPDX-License-Identifier: Apache-2.0
// What callers may ask of readers and writers, and what a writer tells afterwards.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cuesta/base/log.h"
#include "cuesta/grid/grid.h"
#include "cuesta/grid/raster.h"

namespace cuesta {

// What a file may claim before it is refused; nothing is allocated before these hold.
struct ReadLimits {
    std::uint64_t max_cells = std::uint64_t{1} << 28;        // samples of one map
    std::uint64_t max_bytes = 0;                             // memory for one open file; 0 means
                                                             // default_memory_budget()
    std::uint64_t max_chunk_bytes = std::uint64_t{8} << 20;  // one ancillary chunk or attribute
    int max_samples_per_pixel = 8;                           // bands or channels
    bool by_windows = false;  // the map is not held: its size takes no memory
};

struct ReadOptions {
    ReadLimits limits{};
    bool use_sidecar = true;                        // read <file>.json if it is there
    std::optional<std::int64_t> columns{}, rows{};  // size of a headerless .r16 or .r32
    // Folder that a file made of others (a mosaic) may not lead out of; empty: the file's own.
    std::filesystem::path root{};
    Log* log = nullptr;  // hears notes and warnings
};

struct WriteOptions {
    std::optional<double> low{},
        high{};     // metres at 0 and 65535 of a 16-bit file; default min, max
    int bits = 16;  // 8 or 16, of a file that holds a range (.png, .pgm)
    std::vector<std::uint8_t>
        palette{};                      // 256 colours of three bytes for an 8-bit .png; empty: grey
    std::optional<double> spacing_m{};  // these three stand in for the raster's own
    std::optional<double> nodata{};
    std::optional<GeoReference> geo{};
    std::string projection{};  // "flat" or "latlon", for the sidecar; empty: unknown
    std::optional<LatitudeRange> latitudes{};  // between which the map lies, for the sidecar
    std::string field = "height";
    std::string unit = "m";
    std::string sentence{};              // what the field is, for the sidecar
    std::vector<std::string> classes{};  // names of the values 0, 1, ... of a field of classes
    std::string recipe_sha256{};         // empty if no recipe made the map
    bool sidecar = true;                 // write <file>.json after the file
    Log* log = nullptr;
};

struct WrittenFile {
    std::filesystem::path path{};
    std::uint64_t bytes = 0;
    std::string sha256{};                 // of the file
    std::string data_sha256{};            // of the float32 samples, little-endian, row 0 north;
                                          // a masked sample counts as the NaN 0x7fc00000
    std::string tiles_sha256{};           // of their tiles (io/map_facts.h)
    double min = 0, max = 0;              // over valid finite samples; NaN if there are none
    std::uint64_t masked = 0;             // samples marked as nodata
    std::uint64_t non_finite = 0;         // NaN or infinite samples that are not marked
    std::uint64_t clamped = 0;            // samples outside low..high of a 16-bit file
    std::optional<double> low{}, high{};  // the range of a 16-bit file
};

}  // namespace cuesta

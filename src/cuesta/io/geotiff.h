// SPDX-License-Identifier: Apache-2.0
// GeoTIFF through the GDAL module: float32 metres, tiles of 256, DEFLATE with PREDICTOR=3, with
// coordinate system, position and nodata. DTED (.dt0 to .dt2) and whatever else GDAL makes out are
// read the same way.
//
// GDAL is opened on first use from CUESTA_MODULE_PATH, from ../lib/cuesta beside the program or
// from the installation; without it every call is an Error that says how to get it. Cuesta's
// samples are points: a file's corner and half a step give the first sample, and the reverse on
// writing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "cuesta/base/error.h"
#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/map_source.h"
#include "cuesta/io/options.h"

namespace cuesta {

// What GDAL and the libraries it brings take, once loaded (measured: tests/e2e/memory_test.py).
inline constexpr std::uint64_t gdal_library_bytes = std::uint64_t{46} << 20;

struct UnknownContent : Error {
    using Error::Error;
};

std::unique_ptr<MapFile> open_geotiff(const std::filesystem::path& path,
                                      const ReadOptions& options);
Raster read_geotiff(const std::filesystem::path& path, const ReadOptions& options);
std::unique_ptr<MapFile> open_dted(const std::filesystem::path& path, const ReadOptions& options);
Raster read_dted(const std::filesystem::path& path, const ReadOptions& options);
// By what is in the file. Whole numbers are metres as they are, 8 bits as well. Of several maps in
// one file the largest is taken. What the file leads to (maps of a mosaic, headers) must lie in
// ReadOptions::root; nothing is fetched from a network. UnknownContent if GDAL makes out nothing.
std::unique_ptr<MapFile> open_any(const std::filesystem::path& path, const ReadOptions& options);
Raster read_any(const std::filesystem::path& path, const ReadOptions& options);

// Masked samples are written as `nodata`, which is declared if given. Unit, name of the field,
// version and hash of the recipe stand inside. Read back and compared before it is published.
void write_geotiff(const std::filesystem::path& path, const RowMap& raster,
                   const WriteOptions& options, std::optional<double> nodata);

// From so many samples on (8192 x 8192) Cuesta writes the file itself: BigTIFF, by all parts of the
// map at once (io/tiled_tiff.h), with the tags that GDAL would give it. The bytes are the same for
// any layout; below, they are GDAL's.
inline constexpr std::int64_t large_geotiff_cells = std::int64_t{1} << 26;
bool is_large_geotiff(std::int64_t columns, std::int64_t rows);
// All.
void write_large_geotiff(const std::filesystem::path& path, MapSource& source,
                         const WriteOptions& options, std::optional<double> nodata);

// A tile of DTED in whole metres at `place`, which fills one degree (io/whole_metres.h).
void write_dted(const std::filesystem::path& path, const RowMap& raster, const GeoReference& place);

// GDAL's version if the module is there.
std::optional<std::string> gdal_version();
// Error that says why `path` cannot be opened or written without the module, if it is not there.
void need_gdal(const std::filesystem::path& path);

}  // namespace cuesta

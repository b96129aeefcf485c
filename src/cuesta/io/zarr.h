// SPDX-License-Identifier: Apache-2.0
// Zarr version 2: a directory with a file for every 256 x 256 samples, for programs that read a
// part of a large map, or several parts at once (xarray, dask, GDAL).
//
// .zarray   '<f4' in C order, chunks packed by zlib, NaN where there is no value and beyond the map
// .zattrs   _ARRAY_DIMENSIONS ["y", "x"], units, what the field is, where it lies; the coordinate
//           system as _CRS, as GDAL has it
// 0.0 ...   chunks, row.column
//
// Holds   the same files for any threads, blocks and ranks, each made by one of them.
// Memory  a band of 256 rows on every part that writes; a chunk for each thread that reads.
#pragma once

#include <filesystem>
#include <memory>

#include "cuesta/io/format.h"

namespace cuesta {

// Arrays of two axes in C order, of any real type, plain or packed by zlib, as others write them
// too. A chunk that is not there holds the array's fill_value, which counts as nodata unless it is
// 0. Error with the name of the chunk or of the key that is wrong.
std::unique_ptr<MapFile> open_zarr(const std::filesystem::path& path, const ReadOptions& options);
Raster read_zarr(const std::filesystem::path& path, const ReadOptions& options);

// All.
void write_zarr(const WriteRequest& request, MapSource& source);

}  // namespace cuesta

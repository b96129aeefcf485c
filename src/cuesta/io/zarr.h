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
// Memory  a band of 256 rows on every part.
#pragma once

#include <filesystem>

#include "cuesta/io/format.h"

namespace cuesta {

// All.
void write_zarr(const WriteRequest& request, MapSource& source);

}  // namespace cuesta

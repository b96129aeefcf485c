// SPDX-License-Identifier: Apache-2.0
// NumPy .npy: reads two-dimensional arrays of any real type, either byte order and either order of
// axes; writes '<f4' in C order. Row 0 is north. Samples are metres.
#pragma once

#include <filesystem>
#include <memory>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/map_source.h"
#include "cuesta/io/options.h"

namespace cuesta {

std::unique_ptr<MapFile> open_npy(const std::filesystem::path& path, const ReadOptions& options);
Raster read_npy(const std::filesystem::path& path, const ReadOptions& options);
// Masked samples are written as NaN.
void write_npy(const std::filesystem::path& path, const RowMap& raster);
// All parts at once, each its rows; the same bytes.
void write_npy(const std::filesystem::path& path, MapSource& source);

}  // namespace cuesta

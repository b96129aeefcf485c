// SPDX-License-Identifier: Apache-2.0
// OpenEXR: float32 metres in one channel. Writes channel "Y", ZIP compression (lossless).
//
// Reads the only channel, or of several the first of Y, height, R, else the first of the file, with
// a note. Half and integer channels are widened to float32. Multi-part and deep files are refused.
#pragma once

#include <filesystem>
#include <memory>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/options.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

std::unique_ptr<MapFile> open_exr(const std::filesystem::path& path, const ReadOptions& options);
Raster read_exr(const std::filesystem::path& path, const ReadOptions& options);
// Masked samples are written as NaN. Read back and compared before it is published.
void write_exr(const std::filesystem::path& path, const RowMap& raster);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Height maps as PGM, the plain grey picture of netpbm: binary (P5) with 8 or 16 bits is written,
// of any depth up to 16 bits read, as text (P2) too; as 0..1 of its range.
#pragma once

#include <filesystem>
#include <memory>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/options.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

std::unique_ptr<MapFile> open_pgm(const std::filesystem::path& path, const ReadOptions& options);
Raster read_pgm(const std::filesystem::path& path, const ReadOptions& options);
// By the rule of raw.h for 8 or 16 bits, the high byte first; masked samples are 0.
void write_pgm(const std::filesystem::path& path, const RowMap& raster, double low, double high,
               int bits);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Esri ASCII grid .asc: a few header lines, then the rows from north to south as text.
//
// Samples are written as the shortest text that reads back as the same float32, so a round trip is
// exact; files of other programs often carry three decimals only.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/options.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

std::unique_ptr<MapFile> open_ascii_grid(const std::filesystem::path& path,
                                         const ReadOptions& options);
Raster read_ascii_grid(const std::filesystem::path& path, const ReadOptions& options);
// Masked samples are written as `nodata`, which is declared if given. Non-finite samples that are
// not masked are an Error: the format has no word for them.
void write_ascii_grid(const std::filesystem::path& path, const RowMap& raster,
                      const std::optional<GeoReference>& geo, std::optional<double> spacing_m,
                      std::optional<double> nodata);

}  // namespace cuesta

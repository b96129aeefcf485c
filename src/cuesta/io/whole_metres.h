// SPDX-License-Identifier: Apache-2.0
// Survey tiles in whole metres of 16 bits: .hgt of the shuttle mission, and the tiles of DTED.
//
// Both cover one degree of latitude and longitude, samples on its edges; their place is that of the
// degree. Heights are rounded to whole metres, halves away from zero.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/options.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

// Degrees of longitude and latitude, EPSG:4326.
inline constexpr const char* wgs84_wkt =
    "GEOGCS[\"WGS 84\",DATUM[\"WGS_1984\",SPHEROID[\"WGS 84\",6378137,298.257223563]],"
    "PRIMEM[\"Greenwich\",0],UNIT[\"degree\",0.0174532925199433],AUTHORITY[\"EPSG\",\"4326\"]]";

inline constexpr double hgt_nodata = -32768, dted_nodata = -32767;

// .hgt: 1201 or 3601 samples a side, the high byte first, no header. The place comes from a name
// such as N46E010.hgt, if it has one.
std::unique_ptr<MapFile> open_hgt(const std::filesystem::path& path, const ReadOptions& options);
Raster read_hgt(const std::filesystem::path& path, const ReadOptions& options);
void write_hgt(const std::filesystem::path& path, const RowMap& raster);

// Why a map of this size cannot be such a tile; empty if it can. `ending` is .hgt, .dt0, .dt1,
// .dt2.
std::string tile_problem(std::string_view ending, std::int64_t columns, std::int64_t rows);
// Where a tile of a map lies: its own degree if it fills one, else 0 N, 0 E with a warning.
GeoReference tile_place(const std::filesystem::path& path, const RowMap& raster,
                        const std::optional<GeoReference>& geo, Log* log);
// One row in whole metres, masked samples as `nodata`. Error beyond -32766 to 32767 m.
void row_to_whole_metres(const std::filesystem::path& path, const RowMap& raster, std::int64_t y,
                         double nodata, std::int16_t* out);

}  // namespace cuesta

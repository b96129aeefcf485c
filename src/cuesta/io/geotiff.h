// SPDX-License-Identifier: Apache-2.0
// GeoTIFF through the GDAL module: float32 metres, tiles of 256, DEFLATE with PREDICTOR=3, with
// coordinate system, position and nodata. USGS DEM (.dem) and DTED (.dt2) are read the same way.
//
// GDAL is opened on first use from CUESTA_MODULE_PATH, from ../lib/cuesta beside the program or
// from the installation; without it every call is an Error that says how to get it. Cuesta's
// samples are points: a file's corner and half a step give the first sample, and the reverse on
// writing.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "cuesta/grid/raster.h"
#include "cuesta/io/options.h"

namespace cuesta {

Raster read_geotiff(const std::filesystem::path& path, const ReadOptions& options);
Raster read_usgs_dem(const std::filesystem::path& path, const ReadOptions& options);
Raster read_dted(const std::filesystem::path& path, const ReadOptions& options);

// Masked samples are written as `nodata`, which is declared if given. Read back and compared before
// it is published.
void write_geotiff(const std::filesystem::path& path, const Raster& raster,
                   const std::optional<GeoReference>& geo, std::optional<double> spacing_m,
                   std::optional<double> nodata);

// GDAL's version if the module is there.
std::optional<std::string> gdal_version();

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// The table of formats: a row for each, in the order in which they are listed.
#include "cuesta/io/ascii_grid.h"
#include "cuesta/io/exr.h"
#include "cuesta/io/format.h"
#include "cuesta/io/geotiff.h"
#include "cuesta/io/npy.h"
#include "cuesta/io/pgm.h"
#include "cuesta/io/png16.h"
#include "cuesta/io/raw.h"
#include "cuesta/io/whole_metres.h"
#include "cuesta/io/zarr.h"

namespace cuesta {
namespace {

template <auto open>
std::unique_ptr<MapFile> by_path(const ReadRequest& request) {
    return open(request.path, request.options);
}
template <auto open>
std::unique_ptr<MapFile> by_size(const ReadRequest& request) {
    return open(request.path, request.size, request.options);
}
template <auto write>
void samples(const WriteRequest& request) {
    write(request.path, request.raster);
}
template <void (*write)(const std::filesystem::path&, MapSource&)>
void together(const WriteRequest& request, MapSource& source) {
    write(request.path, source);
}

void write_tile(const WriteRequest& request) {
    write_dted(request.path, request.raster,
               tile_place(request.path, request.raster, request.geo, request.options.log));
}

// A format that only GDAL reads, by what is in the file.
constexpr FormatInfo surveyed(std::string_view extension, std::string_view name,
                              std::string_view sentence, std::string_view beside = {}) {
    return {.extension = extension,
            .name = name,
            .sentence = sentence,
            .open = by_path<open_any>,
            .beside = beside,
            .gdal = true};
}

constexpr FormatInfo dted(std::string_view extension, std::string_view name,
                          std::string_view sentence) {
    return {.extension = extension,
            .name = name,
            .sentence = sentence,
            .samples = Samples::whole_metres,
            .bits = 16,
            .open = by_path<open_dted>,
            .write = write_tile,
            .gdal = true,
            .high_byte_first = true,
            .gaps = Gaps::fixed,
            .nodata = dted_nodata,
            .size_problem = tile_problem};
}

constexpr FormatInfo table[] = {
    {.extension = ".exr",
     .name = "OpenEXR",
     .sentence = "Float metres in one channel, compressed without loss.",
     .bits = 32,
     .open = by_path<open_exr>,
     .write = samples<write_exr>,
     .mime = "image/x-exr"},
    {.extension = ".tif",
     .name = "GeoTIFF",
     .sentence = "Float metres with coordinate system and nodata (GDAL).",
     .bits = 32,
     .open = by_path<open_geotiff>,
     .write =
         [](const WriteRequest& request) {
             write_geotiff(request.path, request.raster, request.options, request.nodata);
         },
     .write_parts =
         [](const WriteRequest& request, MapSource& source) {
             write_large_geotiff(request.path, source, request.options, request.nodata);
         },
     .in_parts = is_large_geotiff,
     .mime = "image/tiff",
     .also = ".tiff",
     .gdal = true,
     .gaps = Gaps::free},
    {.extension = ".png",
     .name = "PNG",
     .sentence = "Grey over one range of heights, told by the sidecar.",
     .samples = Samples::range,
     .bits = 16,
     .open = by_path<open_png16>,
     .write =
         [](const WriteRequest& request) {
             if (request.options.bits == 8)
                 write_png8(request.path, request.raster, request.low, request.high,
                            request.options.palette);
             else
                 write_png16(request.path, request.raster, request.low, request.high);
         },
     .mime = "image/png",
     .levels = true,
     .colours = true,
     .gaps = Gaps::zero},
    {.extension = ".pgm",
     .name = "PGM",
     .sentence = "Grey over one range of heights, as netpbm has it.",
     .samples = Samples::range,
     .bits = 16,
     .open = by_path<open_pgm>,
     .write =
         [](const WriteRequest& request) {
             write_pgm(request.path, request.raster, request.low, request.high,
                       request.options.bits);
         },
     .mime = "image/x-portable-graymap",
     .levels = true,
     .high_byte_first = true,
     .gaps = Gaps::zero},
    {.extension = ".r16",
     .name = "raw 16 bit",
     .sentence = "Headerless 16-bit samples for game engines.",
     .samples = Samples::range,
     .bits = 16,
     .open = by_size<open_r16>,
     .write_parts =
         [](const WriteRequest& request, MapSource& source) {
             write_r16(request.path, source, request.low, request.high);
         },
     .headerless = true,
     .gaps = Gaps::zero},
    {.extension = ".r32",
     .name = "raw float",
     .sentence = "Headerless float metres.",
     .bits = 32,
     .open = by_size<open_r32>,
     .write_parts = together<write_r32>,
     .headerless = true},
    {.extension = ".npy",
     .name = "NumPy",
     .sentence = "Float metres as numpy.load reads them.",
     .bits = 32,
     .open = by_path<open_npy>,
     .write_parts = together<write_npy>},
    {.extension = ".zarr",
     .name = "Zarr",
     .sentence = "Float metres in chunks of 256, a directory for parallel readers.",
     .bits = 32,
     .open = by_path<open_zarr>,
     .write_parts = write_zarr,
     .directory = true},
    {.extension = ".asc",
     .name = "ASCII grid",
     .sentence = "Text; every digit a float needs, so nothing is lost.",
     .bits = 32,
     .open = by_path<open_ascii_grid>,
     .write =
         [](const WriteRequest& request) {
             write_ascii_grid(request.path, request.raster, request.geo, request.spacing_m,
                              request.nodata);
         },
     .mime = "text/plain; charset=utf-8",
     .gaps = Gaps::free,
     .finite_nodata = true},
    {.extension = ".hgt",
     .name = "SRTM",
     .sentence = "Survey tiles of one degree in whole metres.",
     .samples = Samples::whole_metres,
     .bits = 16,
     .open = by_path<open_hgt>,
     .write = samples<write_hgt>,
     .high_byte_first = true,
     .gaps = Gaps::fixed,
     .nodata = hgt_nodata,
     .size_problem = tile_problem},
    dted(".dt0", "DTED level 0", "Survey tiles of one degree, 121 rows (GDAL)."),
    dted(".dt1", "DTED level 1", "Survey tiles of one degree, 1201 rows (GDAL)."),
    dted(".dt2", "DTED level 2", "Survey tiles of one degree, 3601 rows (GDAL)."),
    surveyed(".dem", "USGS DEM", "Survey tiles in the old American format (GDAL)."),
    surveyed(".bil", "Esri BIL", "Survey maps with a .hdr file beside them (GDAL).", ".hdr"),
    surveyed(".flt", "Esri float grid", "Float metres with a .hdr beside them (GDAL).", ".hdr"),
    surveyed(".adf", "Esri grid", "A folder of .adf files; give any of them (GDAL)."),
    surveyed(".img", "Erdas Imagine", "Survey maps of image processing (GDAL)."),
    surveyed(".vrt", "GDAL mosaic", "Maps of the same folder put together (GDAL)."),
    surveyed(".nc", "NetCDF", "Grids of the Earth sciences, their first variable (GDAL)."),
    surveyed(".grd", "Surfer and GMT grid", "Grids of maps and soundings (GDAL)."),
    surveyed(".ter", "Terragen", "Heights of the Terragen renderer (GDAL)."),
    surveyed(".bt", "Binary Terrain", "Heights of the Virtual Terrain Project (GDAL)."),
    surveyed(".xyz", "XYZ", "Points of a grid as lines of text (GDAL)."),
    surveyed(".jp2", "JPEG 2000", "Compressed survey maps (GDAL)."),
};

}  // namespace

std::span<const FormatInfo> formats() {
    return table;
}

}  // namespace cuesta

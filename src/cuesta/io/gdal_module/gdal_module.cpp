// SPDX-License-Identifier: Apache-2.0
// The GDAL side of gdal_api.h. Configuration is set per thread and per call, so that a program
// which uses GDAL itself keeps its own.
#include "cuesta/io/gdal_module/gdal_api.h"

#include <cpl_conv.h>
#include <cpl_error.h>
#include <cpl_string.h>
#include <gdal.h>
#include <ogr_srs_api.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "cuesta/io/gdal_module/linked_files.h"

namespace {

constexpr int tile = 256;

void say(char* error, const char* sentence) {
    std::snprintf(error, CUESTA_GDAL_ERROR_BYTES, "%s", sentence);
}
void say_last(char* error, const char* fallback) {
    const char* last = CPLGetLastErrorMsg();
    say(error, last != nullptr && *last != '\0' ? last : fallback);
}

// Quiet, without .aux.xml files or directory scans.
class Session {
public:
    Session() {
        static std::once_flag once;
        std::call_once(once, [] { GDALAllRegister(); });
        CPLPushErrorHandler(CPLQuietErrorHandler);
        CPLErrorReset();
        for (const auto& [key, value] : options_) CPLSetThreadLocalConfigOption(key, value);
    }
    ~Session() {
        for (const auto& [key, value] : options_) CPLSetThreadLocalConfigOption(key, nullptr);
        CPLPopErrorHandler();
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

private:
    static constexpr std::pair<const char*, const char*> options_[] = {
        {"GDAL_PAM_ENABLED", "NO"},
        {"GDAL_DISABLE_READDIR_ON_OPEN", "TRUE"},
        {"GTIFF_REPORT_COMPD_CS", "YES"},
        {"GDAL_VRT_ENABLE_PYTHON", "NO"},
        {"CPL_VSIL_CURL_ALLOWED_FILENAME", "none"},  // nothing is fetched, whoever asks
    };
};

struct Handle {
    GDALDatasetH dataset = nullptr;
    std::string crs_wkt, part;
    double scale = 1, offset = 0;
    ~Handle() {
        if (dataset != nullptr) GDALClose(dataset);
    }
};

double metres_per_unit(GDALDatasetH dataset) {
    OGRSpatialReferenceH system = GDALGetSpatialRef(dataset);
    if (system == nullptr) return 1;  // no system named: lengths are taken as metres
    if (OSRIsGeographic(system) != 0) return 0;
    return OSRGetLinearUnits(system, nullptr);
}

void describe(Handle& handle, std::uint64_t largest_block, cuesta_gdal_map& map) {
    GDALDatasetH dataset = handle.dataset;
    GDALRasterBandH band = GDALGetRasterBand(dataset, 1);
    map = {};
    map.columns = GDALGetRasterXSize(dataset);
    map.rows = GDALGetRasterYSize(dataset);
    map.bands = GDALGetRasterCount(dataset);
    map.bits = GDALGetDataTypeSizeBits(GDALGetRasterDataType(band));
    int found = 0;
    map.nodata = GDALGetRasterNoDataValue(band, &found);
    map.has_nodata = found != 0 ? 1 : 0;
    map.has_transform = GDALGetGeoTransform(dataset, map.transform) == CE_None ? 1 : 0;
    map.metres_per_unit = metres_per_unit(dataset);
    const char* wkt = GDALGetProjectionRef(dataset);
    handle.crs_wkt = wkt != nullptr ? wkt : "";
    map.crs_wkt = handle.crs_wkt.c_str();
    handle.scale = GDALGetRasterScale(band, &found);
    if (found == 0) handle.scale = 1;
    handle.offset = GDALGetRasterOffset(band, &found);
    if (found == 0) handle.offset = 0;
    map.block_bytes = std::max(largest_block, cuesta_gdal::block_bytes(band));
    map.part = handle.part.c_str();
}

GDALDatasetH open_plain(const char* name, const char* drivers) {
    char** allowed = CSLTokenizeString2(drivers, ",", 0);
    GDALDatasetH dataset =
        GDALOpenEx(name, GDAL_OF_RASTER | GDAL_OF_READONLY, allowed, nullptr, nullptr);
    CSLDestroy(allowed);
    return dataset;
}

// Samples of a map that is described as "[12x180x360] z (32-bit floating-point)"; the last two
// numbers count.
double described_samples(const char* text) {
    double before = 1, last = 1;
    if (*text != '[') return 0;
    for (char* end = nullptr;; text = end) {
        before = last;
        last = std::strtod(text + 1, &end);
        if (*end != 'x') return before * last;
    }
}

// A file of several maps gives its largest, the first of equals.
void open_part(Handle& handle, const char* drivers) {
    char** parts = GDALGetMetadata(handle.dataset, "SUBDATASETS");
    std::string best, words;
    double most = 0;
    for (int i = 1;; ++i) {
        const std::string key = "SUBDATASET_" + std::to_string(i);
        const char* name = CSLFetchNameValue(parts, (key + "_NAME").c_str());
        const char* text = CSLFetchNameValue(parts, (key + "_DESC").c_str());
        if (name == nullptr) break;
        const double samples = text != nullptr ? described_samples(text) : 0;
        if (!best.empty() && samples <= most) continue;
        best = name, words = text != nullptr ? text : name, most = samples;
    }
    if (best.empty()) return;
    GDALDatasetH part = open_plain(best.c_str(), drivers);
    if (part == nullptr) return;
    GDALClose(handle.dataset);
    handle.dataset = part, handle.part = words;
}

int open_file(const char* path, const char* root, const char* drivers, void** out,
              cuesta_gdal_map* map, char* error) {
    try {
        const Session session;
        const bool any = *drivers == '\0';
        if (any) drivers = cuesta_gdal::plain_drivers;
        auto handle = std::make_unique<Handle>();
        std::uint64_t largest_block = 0;
        if (any && cuesta_gdal::is_mosaic(path)) {
            const cuesta_gdal::Mosaic mosaic = cuesta_gdal::vetted_mosaic(path, root);
            if (mosaic.xml.empty()) return say(error, mosaic.problem.c_str()), 1;
            handle->dataset = open_plain(mosaic.xml.c_str(), "VRT");
            largest_block = mosaic.block_bytes;
        } else {
            handle->dataset = open_plain(path, drivers);
        }
        if (handle->dataset == nullptr) {
            // No message: nobody took it for a file of his.
            const bool unknown = any && CPLGetLastErrorNo() == CPLE_None;
            say_last(error, "GDAL finds no map in it");
            return unknown ? CUESTA_GDAL_UNKNOWN : 1;
        }
        if (GDALGetRasterCount(handle->dataset) < 1) open_part(*handle, drivers);
        if (GDALGetRasterCount(handle->dataset) < 1) return say(error, "it holds no raster"), 1;
        if (const std::string stray = cuesta_gdal::stray_file(handle->dataset, path, root);
            !stray.empty())
            return say(error, stray.c_str()), 1;
        const GDALDataType type = GDALGetRasterDataType(GDALGetRasterBand(handle->dataset, 1));
        if (GDALDataTypeIsComplex(type) != 0)
            return say(error, "its samples are complex numbers"), 1;
        describe(*handle, largest_block, *map);
        *out = handle.release();
        return 0;
    } catch (...) {
        say(error, "not enough memory");
        return 1;
    }
}

// GDAL keeps decoded blocks until they fill a twentieth of the machine's memory. A file that is
// read once from north to south needs no more of them than a row of blocks.
void drop_blocks(GDALRasterBandH band) {
    int width = 0, height = 0;
    GDALGetBlockSize(band, &width, &height);
    const GIntBig row_of_blocks = GIntBig{GDALGetRasterBandXSize(band)} * height *
                                  GDALGetDataTypeSizeBytes(GDALGetRasterDataType(band));
    if (GDALGetCacheUsed64() > std::max<GIntBig>(CUESTA_GDAL_KEPT_BYTES, 2 * row_of_blocks))
        GDALFlushRasterCache(band);
}

int read_window(void* opaque, int64_t x, int64_t y, int64_t columns, int64_t rows, float* out,
                char* error) {
    auto* handle = static_cast<Handle*>(opaque);
    const Session session;
    GDALRasterBandH band = GDALGetRasterBand(handle->dataset, 1);
    const int wide = static_cast<int>(columns), high = static_cast<int>(rows);
    const CPLErr result = GDALRasterIO(band, GF_Read, static_cast<int>(x), static_cast<int>(y),
                                       wide, high, out, wide, high, GDT_Float32, 0, 0);
    if (result != CE_None) {
        say_last(error, "its samples cannot be decoded");
        return 1;
    }
    drop_blocks(band);
    if (handle->scale != 1 || handle->offset != 0) {
        int found = 0;
        const float nodata = static_cast<float>(GDALGetRasterNoDataValue(band, &found));
        const int64_t cells = columns * rows;
        for (int64_t i = 0; i < cells; ++i)
            if (found == 0 || out[i] != nodata)
                out[i] = static_cast<float>(out[i] * handle->scale + handle->offset);
    }
    return 0;
}

void close_file(void* opaque) {
    const Session session;
    delete static_cast<Handle*>(opaque);
}

// The samples, in strips as high as a tile, so that each tile is compressed once.
int fill_rows(GDALDatasetH dataset, const cuesta_gdal_map& map, cuesta_gdal_row row, void* user,
              char* error) {
    GDALRasterBandH band = GDALGetRasterBand(dataset, 1);
    const int columns = static_cast<int>(map.columns), rows = static_cast<int>(map.rows);
    std::vector<float> strip(static_cast<std::size_t>(columns) * std::min(tile, rows));
    for (int y = 0; y < rows; y += tile) {
        const int count = std::min(tile, rows - y);
        for (int i = 0; i < count; ++i)
            if (row(user, y + i, strip.data() + static_cast<std::size_t>(columns) * i) != 0)
                return say(error, "the rows ended early"), 1;
        if (GDALRasterIO(band, GF_Write, 0, y, columns, count, strip.data(), columns, count,
                         GDT_Float32, 0, 0) != CE_None)
            return say_last(error, "the samples could not be written"), 1;
    }
    return 0;
}

int fill(GDALDatasetH dataset, const cuesta_gdal_map& map, cuesta_gdal_row row, void* user,
         char* error) {
    GDALRasterBandH band = GDALGetRasterBand(dataset, 1);
    if (map.has_nodata != 0 && GDALSetRasterNoDataValue(band, map.nodata) != CE_None)
        return say_last(error, "the nodata value was refused"), 1;
    double transform[6];
    std::memcpy(transform, map.transform, sizeof transform);
    if (map.has_transform != 0 && GDALSetGeoTransform(dataset, transform) != CE_None)
        return say_last(error, "the position was refused"), 1;
    if (*map.crs_wkt != '\0' && GDALSetProjection(dataset, map.crs_wkt) != CE_None)
        return say_last(error, "the coordinate system was refused"), 1;
    GDALSetMetadataItem(dataset, GDALMD_AREA_OR_POINT, GDALMD_AOP_POINT, nullptr);
    if (*map.unit != '\0') GDALSetRasterUnitType(band, map.unit);
    if (*map.field != '\0') GDALSetDescription(band, map.field);
    const std::pair<const char*, const char*> items[] = {
        {"TIFFTAG_SOFTWARE", map.software}, {"CUESTA_RECIPE_SHA256", map.recipe_sha256}};
    for (const auto& [key, value] : items)
        if (*value != '\0') GDALSetMetadataItem(dataset, key, value, nullptr);
    return fill_rows(dataset, map, row, user, error);
}

int write_geotiff(const char* path, const cuesta_gdal_map* map, cuesta_gdal_row row, void* user,
                  char* error) {
    try {
        const Session session;
        GDALDriverH driver = GDALGetDriverByName("GTiff");
        if (driver == nullptr) return say(error, "this GDAL has no GeoTIFF driver"), 1;
        char** options = nullptr;
        for (const char* option : {"TILED=YES", "BLOCKXSIZE=256", "BLOCKYSIZE=256",
                                   "COMPRESS=DEFLATE", "PREDICTOR=3", "BIGTIFF=IF_SAFER"})
            options = CSLAddString(options, option);
        GDALDatasetH dataset = GDALCreate(driver, path, static_cast<int>(map->columns),
                                          static_cast<int>(map->rows), 1, GDT_Float32, options);
        CSLDestroy(options);
        if (dataset == nullptr) return say_last(error, "the file could not be created"), 1;
        int result = 1;
        try {
            result = fill(dataset, *map, row, user, error);
        } catch (...) {
            say(error, "not enough memory");
        }
        // Closing writes the last tiles and the directory; GDAL 3.6 reports failures as an error.
        CPLErrorReset();
        GDALClose(dataset);
        if (result == 0 && CPLGetLastErrorType() >= CE_Failure)
            return say_last(error, "the file could not be finished"), 1;
        return result;
    } catch (...) {
        say(error, "not enough memory");
        return 1;
    }
}

int write_dted(const char* path, const cuesta_gdal_map* map, cuesta_gdal_row row, void* user,
               char* error) {
    try {
        const Session session;
        GDALDriverH driver = GDALGetDriverByName("DTED"), memory = GDALGetDriverByName("MEM");
        if (driver == nullptr || memory == nullptr)
            return say(error, "this GDAL has no DTED driver"), 1;
        GDALDatasetH held = GDALCreate(memory, "", static_cast<int>(map->columns),
                                       static_cast<int>(map->rows), 1, GDT_Int16, nullptr);
        if (held == nullptr) return say_last(error, "not enough memory"), 1;
        int result = 1;
        try {
            result = fill(held, *map, row, user, error);
        } catch (...) {
            say(error, "not enough memory");
        }
        GDALDatasetH written = nullptr;
        if (result == 0) {
            CPLErrorReset();
            written = GDALCreateCopy(driver, path, held, FALSE, nullptr, nullptr, nullptr);
            if (written == nullptr) say_last(error, "the file could not be created"), result = 1;
        }
        if (written != nullptr) GDALClose(written);
        GDALClose(held);
        if (result == 0 && CPLGetLastErrorType() >= CE_Failure)
            return say_last(error, "the file could not be finished"), 1;
        return result;
    } catch (...) {
        say(error, "not enough memory");
        return 1;
    }
}

}  // namespace

extern "C" __attribute__((visibility("default"))) const cuesta_gdal_api* cuesta_gdal_module() {
    static const cuesta_gdal_api api = {CUESTA_GDAL_ABI, GDALVersionInfo("RELEASE_NAME"),
                                        open_file,       read_window,
                                        close_file,      write_geotiff,
                                        write_dted};
    return &api;
}

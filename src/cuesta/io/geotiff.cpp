// SPDX-License-Identifier: Apache-2.0
// Limits  columns, rows, bands and the size of one block are accepted before a sample is decoded.
//         Names that GDAL would take for something else than a file (/vsi...) are refused.
// Cost    256 rows and 32 MiB of GDAL's blocks beside the result.
#include "cuesta/io/geotiff.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>
#include <utility>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/module_path.h"
#include "cuesta/base/version.h"
#include "cuesta/io/gdal_module/gdal_api.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/tiled_tiff.h"
#include "cuesta/io/whole_metres.h"

namespace cuesta {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t strip_rows = 256;

struct Module {
    const cuesta_gdal_api* api = nullptr;
    std::string problem;  // why it is not there, as the end of a sentence
    std::string remedy;
};

Module load_module() {
    Module module;
    module.problem = "cuesta_gdal.so was not found";
    module.remedy = "Install libgdal-dev and build Cuesta again";
    for (const fs::path& directory : module_directories()) {
        const fs::path file = directory / "cuesta_gdal.so";
        std::error_code ignored;
        if (!fs::exists(file, ignored)) continue;
        // Never closed: GDAL keeps threads and exit handlers.
        void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) {
            module.problem = fmt::format("it is there but cannot be loaded: {}", dlerror());
            module.remedy = "Is enough memory free, and are the libraries it names installed?";
            continue;
        }
        const auto entry =
            reinterpret_cast<cuesta_gdal_module_function>(dlsym(library, "cuesta_gdal_module"));
        const cuesta_gdal_api* api = entry != nullptr ? entry() : nullptr;
        if (api != nullptr && api->abi == CUESTA_GDAL_ABI) return {api, "", ""};
        module.problem = file.string() + " belongs to another version of Cuesta";
    }
    return module;
}

const Module& module() {
    static const Module loaded = load_module();
    return loaded;
}

const cuesta_gdal_api& gdal(const fs::path& path) {
    if (module().api == nullptr)
        throw Error(fmt::format("{} needs the GDAL module: {}", path.string(), module().problem),
                    module().remedy);
    return *module().api;
}

// The name GDAL gets: absolute, so that no prefix of its own applies.
std::string plain_name(const fs::path& path) {
    const std::string name = fs::absolute(path).lexically_normal().string();
    if (name.starts_with("/vsi")) fail_reading(path, "GDAL would not take this name for a file");
    return name;
}

class OpenMap {
public:
    // What the file leads to must lie in `root`, or beside it if that is empty.
    OpenMap(const fs::path& path, const fs::path& root, const char* drivers)
        : path_(path), api_(gdal(path)) {
        file_bytes(path);
        const std::string name = plain_name(path);
        const std::string home =
            root.empty() ? fs::canonical(name).parent_path().string() : plain_name(root);
        char error[CUESTA_GDAL_ERROR_BYTES] = "";
        const int result = api_.open(name.c_str(), home.c_str(), drivers, &handle_, &map, error);
        if (result == CUESTA_GDAL_UNKNOWN)
            throw UnknownContent(fmt::format("cannot read {}: {}", path.string(), error));
        if (result != 0) fail_reading(path_, error);
    }
    ~OpenMap() { api_.close(handle_); }
    OpenMap(const OpenMap&) = delete;
    OpenMap& operator=(const OpenMap&) = delete;

    void read(std::int64_t y, std::int64_t count, float* out) {
        read({0, y, map.columns, count}, out);
    }
    void read(const Block& window, float* out) {
        char error[CUESTA_GDAL_ERROR_BYTES] = "";
        if (api_.read_window(handle_, window.x0, window.y0, window.columns, window.rows, out,
                             error) != 0)
            fail_reading(path_, error);
    }
    cuesta_gdal_map map{};

private:
    fs::path path_;
    const cuesta_gdal_api& api_;
    void* handle_ = nullptr;
};

// Position and spacing from a transform that is north up; a turned or sheared one is dropped.
void place(const OpenMap& open, const fs::path& path, MapHead& head, Log* log) {
    const double* t = open.map.transform;
    const bool usable = open.map.has_transform != 0 && t[2] == 0 && t[4] == 0 && t[1] > 0 &&
                        t[5] < 0 && std::isfinite(t[0] + t[1] + t[3] + t[5]);
    if (!usable) {
        if (open.map.has_transform != 0)
            warn(log, fmt::format("{}: its position is turned or sheared and is dropped",
                                  path.string()));
        return;
    }
    head.geo = GeoReference{.crs_wkt = open.map.crs_wkt,
                            .origin_x = t[0] + t[1] / 2,
                            .origin_y = t[3] + t[5] / 2,
                            .step_x = t[1],
                            .step_y = t[5]};
    if (open.map.metres_per_unit == 0)
        warn(log,
             fmt::format("{}: its coordinates are degrees, so its spacing in metres is unknown",
                         path.string()));
    else if (t[1] == -t[5])
        head.spacing_m = t[1] * open.map.metres_per_unit;
    else
        warn(log, fmt::format("{}: its steps in x and y differ, so it has no one spacing",
                              path.string()));
}

class GdalFile final : public MapFile {
public:
    GdalFile(const fs::path& path, const char* drivers, const ReadOptions& options)
        : open_(path, options.root, drivers) {
        const cuesta_gdal_map& map = open_.map;
        if (map.bands > options.limits.max_samples_per_pixel)
            fail_reading(path, fmt::format("{} samples per pixel, the limit is {}", map.bands,
                                           options.limits.max_samples_per_pixel));
        check_map_size(path, static_cast<std::uint64_t>(std::max<std::int64_t>(map.columns, 0)),
                       static_cast<std::uint64_t>(std::max<std::int64_t>(map.rows, 0)),
                       sizeof(float) + 1, options.limits, map.block_bytes);
        if (*map.part != '\0')
            note(options.log, fmt::format("{}: of its maps {} is read", path.string(), map.part));
        if (map.bands > 1)
            note(options.log, fmt::format("{}: band 1 of {} is read", path.string(), map.bands));
        if (map.bits <= 8)
            warn(options.log,
                 fmt::format("{}: {} bits hold {} heights only, so slopes become terraces",
                             path.string(), map.bits, 1 << map.bits));
        head.columns = map.columns, head.rows = map.rows;
        if (map.has_nodata != 0) head.nodata = map.nodata;
        beside_bytes = std::max<std::uint64_t>(CUESTA_GDAL_KEPT_BYTES, 2 * map.block_bytes);
        place(open_, path, head, options.log);
    }
    void read(const Block& window, float* out) override { open_.read(window, out); }

private:
    OpenMap open_;
};

struct WholeMetres {
    const fs::path& path;
    const RowMap& raster;
    std::vector<std::int16_t> row;
    std::exception_ptr failure{};
};

// No exception crosses the border of the module.
int give_whole_metres(void* user, int64_t y, float* out) {
    auto& source = *static_cast<WholeMetres*>(user);
    try {
        row_to_whole_metres(source.path, source.raster, y, dted_nodata, source.row.data());
    } catch (...) {
        source.failure = std::current_exception();
        return 1;
    }
    std::copy(source.row.begin(), source.row.end(), out);
    return 0;
}

int give_row(void* user, int64_t y, float* out) {
    auto& [rows, columns] = *static_cast<std::pair<MaskedRows*, std::int64_t>*>(user);
    std::copy_n(rows->row(y), columns, out);
    return 0;
}

// Bit for bit, since the codec is lossless.
bool reads_back(const fs::path& temporary, const RowMap& raster, MaskedRows& rows) {
    OpenMap open(temporary, {}, "GTiff");
    if (open.map.columns != raster.columns || open.map.rows != raster.rows) return false;
    const std::size_t columns = static_cast<std::size_t>(raster.columns);
    std::vector<float> strip(columns * static_cast<std::size_t>(std::min(strip_rows, raster.rows)));
    for (std::int64_t y = 0; y < raster.rows; y += strip_rows) {
        const std::int64_t count = std::min(strip_rows, raster.rows - y);
        open.read(y, count, strip.data());
        for (std::int64_t i = 0; i < count; ++i)
            if (std::memcmp(rows.row(y + i), strip.data() + static_cast<std::size_t>(i) * columns,
                            columns * sizeof(float)) != 0)
                return false;
    }
    return true;
}

}  // namespace

std::unique_ptr<MapFile> open_geotiff(const fs::path& path, const ReadOptions& options) {
    return std::make_unique<GdalFile>(path, "GTiff", options);
}
std::unique_ptr<MapFile> open_dted(const fs::path& path, const ReadOptions& options) {
    return std::make_unique<GdalFile>(path, "DTED", options);
}
std::unique_ptr<MapFile> open_any(const fs::path& path, const ReadOptions& options) {
    return std::make_unique<GdalFile>(path, "", options);
}
Raster read_geotiff(const fs::path& path, const ReadOptions& options) {
    return read_whole(*open_geotiff(path, options));
}
Raster read_dted(const fs::path& path, const ReadOptions& options) {
    return read_whole(*open_dted(path, options));
}
Raster read_any(const fs::path& path, const ReadOptions& options) {
    return read_whole(*open_any(path, options));
}

namespace {

// What a GeoTIFF tells beside its samples, as the module takes it; texts live as long as this.
struct Head {
    std::string software = "Cuesta " + std::string(version());
    std::optional<GeoReference> geo;
    cuesta_gdal_map map{};
    // GeoTIFF has keys for most projections; of those it has none for, a file beside it tells.
    bool told_beside = false;

    Head(const fs::path& path, const RowMap& raster, const WriteOptions& options,
         std::optional<double> nodata)
        : geo(options.geo ? options.geo : raster.geo) {
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        if (raster.columns > most || raster.rows > most)
            throw Error(fmt::format("cannot write {}: {} x {} is too wide for GeoTIFF",
                                    path.string(), raster.columns, raster.rows));
        map.unit = raster.in_metres ? options.unit.c_str() : "";
        map.field = options.field.c_str();
        map.software = software.c_str();
        map.recipe_sha256 = options.recipe_sha256.c_str();
        map.columns = raster.columns;
        map.rows = raster.rows;
        map.bands = 1;
        map.has_nodata = nodata ? 1 : 0;
        // As float32, so that readers in double find it equal to the samples.
        map.nodata = static_cast<double>(static_cast<float>(nodata.value_or(0.0)));
        told_beside = geo && geo->crs_wkt.starts_with("PROJCRS");
        map.crs_wkt = geo && !told_beside ? geo->crs_wkt.c_str() : "";
        const auto spacing_m = options.spacing_m ? options.spacing_m : raster.spacing_m;
        if (!geo && !spacing_m) return;
        // Without a place on Earth the south-west sample is the origin.
        const double dx = geo ? geo->step_x : *spacing_m, dy = geo ? geo->step_y : -*spacing_m;
        const double x = geo ? geo->origin_x : 0.0;
        const double y = geo ? geo->origin_y : static_cast<double>(raster.rows - 1) * *spacing_m;
        const double transform[6] = {x - dx / 2, dx, 0, y - dy / 2, 0, dy};
        std::memcpy(map.transform, transform, sizeof transform);
        map.has_transform = 1;
    }
    Head(const Head&) = delete;
    Head& operator=(const Head&) = delete;

    float mark() const { return static_cast<float>(map.nodata); }
    void tell_beside(const fs::path& path) const {
        if (!told_beside) return;
        std::string text = "<PAMDataset>\n  <SRS dataAxisToSRSAxisMapping=\"1,2\">";
        for (const char c : geo->crs_wkt)
            text += c == '"' ? std::string("&quot;") : std::string(1, c);
        fs::path beside = path;
        beside += ".aux.xml";
        write_file_atomically(beside, text + "</SRS>\n</PAMDataset>\n");
    }
};

int give_zero(void*, int64_t, float* out) {
    *out = 0;
    return 0;
}

// The tags of place, coordinate system, nodata, unit and origin as GDAL makes them: of a map of one
// sample that says the same.
std::vector<TiffTag> tags_of(const fs::path& path, const Head& head) {
    AtomicFile file(path);  // never published
    file.close_for_library();
    cuesta_gdal_map map = head.map;
    map.columns = map.rows = 1;
    char error[CUESTA_GDAL_ERROR_BYTES] = "";
    if (gdal(path).write_geotiff(plain_name(file.temporary()).c_str(), &map, give_zero, nullptr,
                                 error) != 0)
        throw Error(fmt::format("cannot write {}: {}", path.string(), error));
    // Software, scale and place of pixels, matrix, keys, GDAL's metadata and nodata.
    return read_tiff_tags(file.temporary(),
                          {305, 33550, 33922, 34264, 34735, 34736, 34737, 42112, 42113});
}

}  // namespace

void write_geotiff(const fs::path& path, const RowMap& raster, const WriteOptions& options,
                   std::optional<double> nodata) {
    const cuesta_gdal_api& api = gdal(path);
    const Head head(path, raster, options, nodata);
    AtomicFile file(path);
    file.close_for_library();
    MaskedRows rows(raster, head.mark());
    std::pair<MaskedRows*, std::int64_t> source{&rows, raster.columns};
    char error[CUESTA_GDAL_ERROR_BYTES] = "";
    if (api.write_geotiff(plain_name(file.temporary()).c_str(), &head.map, give_row, &source,
                          error) != 0)
        throw Error(fmt::format("cannot write {}: {}", path.string(), error));
    if (!reads_back(file.temporary(), raster, rows))
        throw Error(fmt::format("cannot write {}: what was written does not read back the same",
                                path.string()));
    file.commit();
    head.tell_beside(path);
}

bool is_large_geotiff(std::int64_t columns, std::int64_t rows) {
    return columns >= large_geotiff_cells / rows;
}

void write_large_geotiff(const fs::path& path, MapSource& source, const WriteOptions& options,
                         std::optional<double> nodata) {
    const Head head(path, source.map(), options, nodata);
    std::vector<TiffTag> tags;
    source.together([&] {
        if (source.first()) tags = tags_of(path, head);
    });
    write_tiled_tiff(path, source, head.mark(), std::move(tags));
    source.together([&] {
        if (source.first()) head.tell_beside(path);
    });
}

void write_dted(const fs::path& path, const RowMap& raster, const GeoReference& place) {
    const cuesta_gdal_api& api = gdal(path);
    cuesta_gdal_map map{};
    map.unit = "m", map.field = map.software = map.recipe_sha256 = "";
    map.columns = raster.columns, map.rows = raster.rows, map.bands = 1;
    map.has_nodata = 1, map.nodata = dted_nodata;
    map.crs_wkt = place.crs_wkt.c_str();
    const double dx = place.step_x, dy = place.step_y;
    const double transform[6] = {place.origin_x - dx / 2, dx, 0, place.origin_y - dy / 2, 0, dy};
    std::memcpy(map.transform, transform, sizeof transform);
    map.has_transform = 1;

    AtomicFile file(path);
    file.close_for_library();
    WholeMetres source{path, raster,
                       std::vector<std::int16_t>(static_cast<std::size_t>(raster.columns))};
    char error[CUESTA_GDAL_ERROR_BYTES] = "";
    const int failed = api.write_dted(plain_name(file.temporary()).c_str(), &map, give_whole_metres,
                                      &source, error);
    if (source.failure) std::rethrow_exception(source.failure);
    if (failed != 0) throw Error(fmt::format("cannot write {}: {}", path.string(), error));
    OpenMap open(file.temporary(), {}, "DTED");
    bool same = open.map.columns == raster.columns && open.map.rows == raster.rows;
    std::vector<float> found(source.row.size()), expected(source.row.size());
    for (std::int64_t y = 0; same && y < raster.rows; ++y) {
        open.read(y, 1, found.data());
        give_whole_metres(&source, y, expected.data());
        same = found == expected;
    }
    if (!same)
        throw Error(fmt::format("cannot write {}: what was written does not read back the same",
                                path.string()));
    file.commit();
}

void need_gdal(const fs::path& path) {
    gdal(path);
}

std::optional<std::string> gdal_version() {
    if (module().api == nullptr) return std::nullopt;
    return module().api->version;
}

}  // namespace cuesta

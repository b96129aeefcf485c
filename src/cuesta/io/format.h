// SPDX-License-Identifier: Apache-2.0
// Height maps on disk: one table of formats, one function to read, one to write.
//
// The ending of a name chooses the format, in any case of letters. A reader checks what a file
// claims against ReadLimits before it allocates; a writer publishes whole files only and leaves
// <file>.json beside them. The rules (16-bit range, nodata, limits) are in docs/guide/files.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/map_source.h"
#include "cuesta/io/options.h"
#include "cuesta/io/raw.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

enum class Samples {
    metres,        // float32
    range,         // 0 to 1 of a range that the sidecar tells, in 8 or 16 bits
    whole_metres,  // in 16 bits
};

// How samples without a value are written.
enum class Gaps {
    zero,   // like the lowest; nothing tells them apart
    nan,    // as NaN
    fixed,  // as the one value that the format reserves
    free,   // as a value that the file declares, the caller's or the usual one
};

// What a reader knows beside the file: the size of headerless samples, from caller or sidecar.
struct ReadRequest {
    const std::filesystem::path& path;
    const ReadOptions& options;
    std::optional<RawSize> size{};
};

// What a writer is given: the samples, and what was found out about them for this format.
struct WriteRequest {
    const std::filesystem::path& path;
    const RowMap& raster;  // where parts write, without rows
    const WriteOptions& options;
    double low = 0, high = 1;        // of a format that holds a range
    std::optional<double> nodata{};  // the value of samples without one, where the format has one
    std::optional<GeoReference> geo{};
    std::optional<double> spacing_m{};
};

// Everything that is known about a format stands here, once: a new one is its header and source and
// its row in format_table.cpp. Recipes, the memory plan, the studio's gate and the lists of the
// program follow from the rows.
struct FormatInfo {
    std::string_view extension;  // ".exr"
    std::string_view name;       // "OpenEXR"
    std::string_view sentence;
    Samples samples = Samples::metres;
    int bits = 0;  // per sample as written unless WriteOptions tell; 0 if read only
    std::unique_ptr<MapFile> (*open)(const ReadRequest&) = nullptr;
    void (*write)(const WriteRequest&) = nullptr;
    // Written by all parts of a map at once; its rows are in the source, not in the request.
    void (*write_parts)(const WriteRequest&, MapSource&) = nullptr;
    // Of a format that has both: whether a map of this size is written so.
    bool (*in_parts)(std::int64_t columns, std::int64_t rows) = nullptr;
    std::string_view mime = "application/octet-stream";
    std::string_view also = {};    // a second ending, ".tiff"
    std::string_view beside = {};  // ending of a file that belongs to it, ".hdr"
    bool gdal = false;             // needs the module
    bool levels = false;           // can be written with 8 bits in place of 16
    bool colours = false;          // those 8 bits may be numbers of colours
    bool directory = false;        // of files, published as one
    bool headerless = false;       // size and range come from elsewhere
    bool high_byte_first = false;  // order in which samples are written
    Gaps gaps = Gaps::nan;
    double nodata = 0;           // of Gaps::fixed
    bool finite_nodata = false;  // of Gaps::free: NaN cannot be declared
    // Why a map of this size cannot be such a file; empty if it can. Not set: any can.
    std::string (*size_problem)(std::string_view extension, std::int64_t columns,
                                std::int64_t rows) = nullptr;

    bool can_read() const { return open != nullptr; }
    bool can_write() const { return write != nullptr || write_parts != nullptr; }
    // Memory of the library that is loaded for it.
    std::uint64_t library_bytes() const;
};

std::span<const FormatInfo> formats();
// By the ending of a name, in any case of letters; null if none has it.
const FormatInfo* find_format(const std::filesystem::path& path);
// Error naming the known endings, and the nearest one, if the ending of `path` is not among them.
const FormatInfo& format_of(const std::filesystem::path& path);
// The same for a file that shall be written: names those that can be.
const FormatInfo& format_to_write(const std::filesystem::path& path);
// Why a map of this size cannot become such a file, as far as can be known before there is one;
// empty if it can. The other throws it.
std::string write_problem(const std::filesystem::path& path, std::int64_t columns,
                          std::int64_t rows);
void check_can_write(const std::filesystem::path& path, std::int64_t columns, std::int64_t rows);

// The table may be read as ".exr, .tif and .png": endings of formats that can do it.
std::vector<std::string> endings_to_read();
std::vector<std::string> endings_to_write();

// A file with an ending that is not in the table goes to GDAL, which looks at what is in it.
Raster read_raster(const std::filesystem::path& path, const ReadOptions& options = {});

// The same before a sample is read, with what its sidecar knows (io/stored_file.h).
std::unique_ptr<MapFile> open_map_file(const std::filesystem::path& path,
                                       const ReadOptions& options);
WrittenFile write_raster(const std::filesystem::path& path, const Raster& raster,
                         const WriteOptions& options = {});
// The same from rows that lie anywhere.
WrittenFile write_rows(const std::filesystem::path& path, const RowMap& map,
                       const WriteOptions& options = {});
// All parts of a map that several processes have: one file, the same bytes. The first part needs
// the path, the others its ending; hashes and size of the file are told to the first.
WrittenFile write_map(const std::filesystem::path& path, MapSource& source,
                      const WriteOptions& options = {});

// Marks NaN and infinite samples as nodata; returns how many.
std::uint64_t mask_non_finite(Raster& raster);

// Turns 0..1 samples into metres: low + sample * (high - low). Values given here win over those of
// the raster. Error if the range is unknown; nothing happens to a raster that is in metres.
void to_metres(Raster& raster, std::optional<double> low = {}, std::optional<double> high = {});

// SHA-256 of the samples as WrittenFile::data_sha256 defines it.
std::string data_sha256(const Raster& raster);
std::string data_sha256_of_rows(const RowMap& map);

}  // namespace cuesta

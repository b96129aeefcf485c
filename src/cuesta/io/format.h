// SPDX-License-Identifier: Apache-2.0
// Height maps on disk: one table of formats, one function to read, one to write.
//
// The ending of a name chooses the format, in any case of letters. A reader checks what a file
// claims against ReadLimits before it allocates; a writer publishes whole files only and leaves
// <file>.json beside them. The rules (16-bit range, nodata, limits) are in docs/guide/files.md.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cuesta/grid/raster.h"
#include "cuesta/io/options.h"

namespace cuesta {

enum class Samples {
    metres,        // float32
    range,         // 0 to 1 of a range that the sidecar tells, in 8 or 16 bits
    whole_metres,  // in 16 bits
};

struct FormatInfo {
    std::string_view extension;  // ".exr"
    std::string_view name;       // "OpenEXR"
    bool can_read, can_write;
    int bits;  // per sample as written unless WriteOptions tell; 0 if read only
    std::string_view sentence;
    Samples samples = Samples::metres;
    bool gdal = false;  // needs the module
};

std::span<const FormatInfo> formats();
// Error naming the known endings, and the nearest one, if the ending of `path` is not among them.
const FormatInfo& format_of(const std::filesystem::path& path);
// The same for a file that shall be written: names those that can be.
const FormatInfo& format_to_write(const std::filesystem::path& path);
// Error if a map of this size cannot become such a file, as far as can be known before there is
// one.
void check_can_write(const std::filesystem::path& path, std::int64_t columns, std::int64_t rows);

// A file with an ending that is not in the table goes to GDAL, which looks at what is in it.
Raster read_raster(const std::filesystem::path& path, const ReadOptions& options = {});
WrittenFile write_raster(const std::filesystem::path& path, const Raster& raster,
                         const WriteOptions& options = {});

// NaN and infinite samples that are not marked as nodata.
struct NonFinite {
    std::uint64_t count = 0;
    std::int64_t x = -1, y = -1;  // the first, in reading order; -1 if there is none
    bool ok() const { return count == 0; }
};
NonFinite check_finite(const Raster& raster);
// "12 samples are NaN or infinite, the first at x 3, y 7".
std::string describe(const NonFinite& found);
// Marks those samples as nodata; returns how many.
std::uint64_t mask_non_finite(Raster& raster);

// Turns 0..1 samples into metres: low + sample * (high - low). Values given here win over those of
// the raster. Error if the range is unknown; nothing happens to a raster that is in metres.
void to_metres(Raster& raster, std::optional<double> low = {}, std::optional<double> high = {});

// SHA-256 of the samples as WrittenFile::data_sha256 defines it.
std::string data_sha256(const Raster& raster);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Small things every reader and writer shares: size checks before allocation, rows with the nodata
// value in place, hashes of files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/error.h"
#include "cuesta/io/options.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

// Checks that a map of columns x rows samples is allowed. `bytes_per_cell` is what the reader holds
// per sample at its peak, the result included; `extra_bytes` comes on top. Throws Error
// "... needs N MiB, budget M MiB" otherwise. Returns the number of cells.
std::uint64_t check_map_size(const std::filesystem::path& path, std::uint64_t columns,
                             std::uint64_t rows, std::uint64_t bytes_per_cell,
                             const ReadLimits& limits, std::uint64_t extra_bytes = 0);
// The same for memory that is no map: headers, tiles, chunks.
void check_memory(const std::filesystem::path& path, std::string_view what, std::uint64_t bytes,
                  std::uint64_t limit);
std::uint64_t memory_limit(const ReadLimits& limits);

[[noreturn]] void fail_reading(const std::filesystem::path& path, const std::string& reason);
// Error unless `path` is a regular file (or a descriptor under /proc) that can be opened.
std::uint64_t file_bytes(const std::filesystem::path& path);
std::string sha256_of_file(const std::filesystem::path& path);

inline void note(Log* log, const std::string& sentence) {
    if (log != nullptr) log->note(sentence);
}
inline void warn(Log* log, const std::string& sentence) {
    if (log != nullptr) log->warn(sentence);
}

// Rows of a map as a float format stores them: masked samples become `masked_value`.
class MaskedRows {
public:
    MaskedRows(const RowMap& map, float masked_value);
    MaskedRows(const MaskedRows&) = delete;
    MaskedRows& operator=(const MaskedRows&) = delete;
    // Valid until the next call.
    const float* row(std::int64_t y);

private:
    RowMap map_;
    RowReader reader_{map_};
    float masked_value_;
    std::vector<float> buffer_;
};

// Marks every sample equal to `nodata` (NaN matches NaN) and sets it to NaN, so that a use of it
// without a look at the mask shows. Leaves `invalid` empty if there is none. Returns how many.
std::uint64_t mask_nodata(Raster& raster, double nodata);
// The same in `cells` samples with a mark for each, which is set where one is found.
std::uint64_t mask_nodata(float* samples, std::size_t cells, double nodata, std::uint8_t* invalid);

}  // namespace cuesta

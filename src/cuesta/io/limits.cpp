// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/limits.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <system_error>

#include "cuesta/base/memory.h"
#include "cuesta/base/sha256.h"

namespace cuesta {
namespace {

constexpr double mib = 1048576.0;

double mebibytes_up(double bytes) {
    return std::ceil(bytes / mib);
}

}  // namespace

void fail_reading(const std::filesystem::path& path, const std::string& reason) {
    throw Error(fmt::format("cannot read {}: {}", path.string(), reason));
}

std::uint64_t memory_limit(const ReadLimits& limits) {
    return limits.max_bytes != 0 ? limits.max_bytes : default_memory_budget();
}

void check_memory(const std::filesystem::path& path, std::string_view what, std::uint64_t bytes,
                  std::uint64_t limit) {
    if (bytes <= limit) return;
    throw Error(fmt::format("cannot read {}: {} needs {:.0f} MiB, budget {:.0f} MiB", path.string(),
                            what, mebibytes_up(static_cast<double>(bytes)),
                            std::floor(static_cast<double>(limit) / mib)));
}

std::uint64_t check_map_size(const std::filesystem::path& path, std::uint64_t columns,
                             std::uint64_t rows, std::uint64_t bytes_per_cell,
                             const ReadLimits& limits, std::uint64_t extra_bytes) {
    if (columns == 0 || rows == 0)
        fail_reading(path, fmt::format("it claims {} x {} samples", columns, rows));
    if (limits.by_windows) bytes_per_cell = 0;
    const auto cells = checked_product(columns, rows);
    const auto map_bytes = cells ? checked_product(*cells, bytes_per_cell) : std::nullopt;
    const auto bytes = map_bytes ? checked_sum(*map_bytes, extra_bytes) : std::nullopt;
    const std::uint64_t budget = memory_limit(limits);
    const double asked = static_cast<double>(columns) * static_cast<double>(rows) *
                             static_cast<double>(bytes_per_cell) +
                         static_cast<double>(extra_bytes);
    // Memory is named only where it is what lacks.
    if (cells && bytes && *cells > limits.max_cells && *bytes <= budget)
        throw Error(
            fmt::format("cannot read {}: it has {} x {} samples, {:.0f} million; a map may "
                        "have at most {:.0f} million. Scale it down first",
                        path.string(), columns, rows, static_cast<double>(*cells) / 1e6,
                        static_cast<double>(limits.max_cells) / 1e6));
    if (cells && *cells > limits.max_cells)
        throw Error(
            fmt::format("cannot read {}: {} x {} samples are above the limit of {}; it needs "
                        "{:.0f} MiB, budget {:.0f} MiB",
                        path.string(), columns, rows, limits.max_cells, mebibytes_up(asked),
                        std::floor(static_cast<double>(budget) / mib)));
    if (bytes.value_or(std::numeric_limits<std::uint64_t>::max()) > budget)
        throw Error(
            fmt::format("cannot read {}: a map of {} x {} samples needs {:.0f} MiB, budget "
                        "{:.0f} MiB",
                        path.string(), columns, rows, mebibytes_up(asked),
                        std::floor(static_cast<double>(budget) / mib)));
    return *cells;
}

std::uint64_t file_bytes(const std::filesystem::path& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0)
        throw Error(fmt::format("cannot open {}: {}", path.string(),
                                std::generic_category().message(errno)),
                    "Check the name and that you may read it");
    if (!S_ISREG(about.st_mode))
        throw Error(fmt::format("cannot read {}: it is not a regular file", path.string()));
    return static_cast<std::uint64_t>(about.st_size);
}

std::string sha256_of_file(const std::filesystem::path& path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                               std::fclose);
    if (!file)
        throw Error(fmt::format("cannot open {}: {}", path.string(),
                                std::generic_category().message(errno)));
    Sha256 hash;
    std::vector<char> buffer(std::size_t{1} << 18);
    for (std::size_t got; (got = std::fread(buffer.data(), 1, buffer.size(), file.get())) > 0;)
        hash.update(buffer.data(), got);
    if (std::ferror(file.get()) != 0) fail_reading(path, "input error");
    return hash.hex();
}

MaskedRows::MaskedRows(const RowMap& map, float masked_value)
    : map_(map), masked_value_(masked_value) {
    if (map_.invalid) buffer_.resize(static_cast<std::size_t>(map_.columns));
}

const float* MaskedRows::row(std::int64_t y) {
    const RowReader::Row row = reader_.row(y);
    if (row.invalid == nullptr) return row.samples;
    for (std::int64_t x = 0; x < map_.columns; ++x)
        buffer_[static_cast<std::size_t>(x)] = row.masked(x) ? masked_value_ : row.samples[x];
    return buffer_.data();
}

namespace {

// Calls found(i) for every sample that has the value.
template <class Found>
std::uint64_t each_nodata(const float* samples, std::size_t cells, double nodata, Found&& found) {
    const float mark = static_cast<float>(nodata);
    const bool mark_is_nan = std::isnan(mark);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < cells; ++i) {
        if (!(samples[i] == mark || (mark_is_nan && std::isnan(samples[i])))) continue;
        found(i);
        ++count;
    }
    return count;
}

}  // namespace

std::uint64_t mask_nodata(Raster& raster, double nodata) {
    return each_nodata(raster.samples.data(), raster.samples.size(), nodata, [&](std::size_t i) {
        if (raster.invalid.empty()) raster.invalid.resize(raster.samples.size(), 0);
        raster.invalid[i] = 1;
        raster.samples[i] = std::numeric_limits<float>::quiet_NaN();
    });
}

std::uint64_t mask_nodata(float* samples, std::size_t cells, double nodata, std::uint8_t* invalid) {
    return each_nodata(samples, cells, nodata, [&](std::size_t i) {
        invalid[i] = 1;
        samples[i] = std::numeric_limits<float>::quiet_NaN();
    });
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/raw.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <fstream>
#include <limits>
#include <vector>

#include "cuesta/base/memory.h"
#include "cuesta/io/fixed_layout.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

static_assert(std::endian::native == std::endian::little, "rows are stored as memory holds them");

// What size a headerless file has; Error says how to tell it when nobody did.
RawSize settle_size(const std::filesystem::path& path, std::optional<RawSize> given,
                    std::uint64_t bytes, std::uint64_t sample_bytes) {
    if (given) {
        if (given->columns < 1 || given->rows < 1)
            fail_reading(path, fmt::format("a map of {} x {} samples is empty", given->columns,
                                           given->rows));
        const auto cells = checked_product(static_cast<std::uint64_t>(given->columns),
                                           static_cast<std::uint64_t>(given->rows));
        const auto needed = cells ? checked_product(*cells, sample_bytes) : std::nullopt;
        if (!needed || *needed != bytes)
            fail_reading(path, fmt::format("{} x {} samples of {} bytes do not make its {} bytes",
                                           given->columns, given->rows, sample_bytes, bytes));
        return *given;
    }
    const std::uint64_t cells = bytes / sample_bytes;
    std::uint64_t side = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(cells)));
    while (side > 0 && side > cells / side) --side;
    while ((side + 1) <= cells / (side + 1)) ++side;
    if (cells == 0 || bytes % sample_bytes != 0 || side * side != cells)
        throw Error(
            fmt::format("cannot read {}: a raw file does not tell its size, and its {} bytes "
                        "are no square of {}-byte samples",
                        path.string(), bytes, sample_bytes),
            "Keep its .json sidecar beside it or give columns and rows");
    return {static_cast<std::int64_t>(side), static_cast<std::int64_t>(side)};
}

using Unpack = void (*)(const unsigned char*, std::size_t, float*, std::size_t);

std::unique_ptr<MapFile> open_raw(const std::filesystem::path& path, std::optional<RawSize> given,
                                  const ReadOptions& options, std::uint64_t sample_bytes,
                                  Unpack unpack) {
    const std::uint64_t bytes = file_bytes(path);
    const RawSize size = settle_size(path, given, bytes, sample_bytes);
    check_map_size(path, static_cast<std::uint64_t>(size.columns),
                   static_cast<std::uint64_t>(size.rows), sizeof(float), options.limits);
    MapHead head;
    head.columns = size.columns, head.rows = size.rows;
    FixedFile::Layout layout{
        .sample_bytes = sample_bytes,
        .unpack = [unpack](const unsigned char* from, std::uint64_t, std::size_t count, float* out,
                           std::size_t stride) { unpack(from, count, out, stride); }};
    return std::make_unique<FixedFile>(path, head, std::move(layout));
}

template <class T>
T sample_at(const unsigned char* from, std::size_t i) {
    T value;
    std::memcpy(&value, from + i * sizeof value, sizeof value);
    return value;
}

}  // namespace

std::unique_ptr<MapFile> open_r16(const std::filesystem::path& path, std::optional<RawSize> size,
                                  const ReadOptions& options) {
    auto file = open_raw(
        path, size, options, sizeof(std::uint16_t),
        [](const unsigned char* from, std::size_t count, float* out, std::size_t stride) {
            for (std::size_t i = 0; i < count; ++i)
                out[i * stride] = static_cast<float>(sample_at<std::uint16_t>(from, i) / 65535.0);
        });
    file->head.in_metres = false;
    return file;
}

std::unique_ptr<MapFile> open_r32(const std::filesystem::path& path, std::optional<RawSize> size,
                                  const ReadOptions& options) {
    return open_raw(
        path, size, options, sizeof(float),
        [](const unsigned char* from, std::size_t count, float* out, std::size_t stride) {
            for (std::size_t i = 0; i < count; ++i) out[i * stride] = sample_at<float>(from, i);
        });
}

Raster read_r16(const std::filesystem::path& path, std::optional<RawSize> size,
                const ReadOptions& options) {
    return read_whole(*open_r16(path, size, options));
}

Raster read_r32(const std::filesystem::path& path, std::optional<RawSize> size,
                const ReadOptions& options) {
    return read_whole(*open_r32(path, size, options));
}

namespace {

template <class Level>
Level to_level(double h, double low, double high) {
    constexpr double most = std::numeric_limits<Level>::max();
    if (!(high > low)) return 0;
    const double value = std::round((h - low) / (high - low) * most);
    return static_cast<Level>(std::clamp(value, 0.0, most));
}

template <class Level>
void row_to_levels(const RowMap& map, std::int64_t y, double low, double high, Level* out) {
    RowReader reader(map);
    const RowReader::Row row = reader.row(y);
    for (std::int64_t x = 0; x < map.columns; ++x)
        out[x] = row.masked(x) ? Level{0}
                               : to_level<Level>(static_cast<double>(row.samples[x]), low, high);
}

}  // namespace

std::uint16_t to_16_bit(double h, double low, double high) {
    return to_level<std::uint16_t>(h, low, high);
}

std::uint8_t to_8_bit(double h, double low, double high) {
    return to_level<std::uint8_t>(h, low, high);
}

void row_to_16_bit(const RowMap& raster, std::int64_t y, double low, double high,
                   std::uint16_t* out) {
    row_to_levels(raster, y, low, high, out);
}

void row_to_8_bit(const RowMap& raster, std::int64_t y, double low, double high,
                  std::uint8_t* out) {
    row_to_levels(raster, y, low, high, out);
}

void write_r16(const std::filesystem::path& path, const RowMap& raster, double low, double high) {
    LocalSource source(raster);
    write_r16(path, source, low, high);
}

void write_r32(const std::filesystem::path& path, const RowMap& raster) {
    LocalSource source(raster);
    write_r32(path, source);
}

void write_r16(const std::filesystem::path& path, MapSource& source, double low, double high) {
    FixedLayout layout;
    layout.sample_bytes = sizeof(std::uint16_t);
    layout.pack = [low, high](const float* samples, const std::uint8_t* invalid, std::int64_t count,
                              std::byte* out) {
        for (std::int64_t x = 0; x < count; ++x) {
            const bool masked = invalid != nullptr && invalid[x] != 0;
            const std::uint16_t level =
                masked ? std::uint16_t{0} : to_16_bit(static_cast<double>(samples[x]), low, high);
            std::memcpy(out + static_cast<std::size_t>(x) * sizeof level, &level, sizeof level);
        }
    };
    write_fixed(path, source, layout);
}

void write_r32(const std::filesystem::path& path, MapSource& source) {
    write_fixed(path, source, float_layout());
}

}  // namespace cuesta

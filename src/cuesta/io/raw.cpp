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

struct OpenRaw {
    Raster raster;
    std::ifstream file;
};

OpenRaw open_raw(const std::filesystem::path& path, std::optional<RawSize> given,
                 const ReadOptions& options, std::uint64_t sample_bytes) {
    const std::uint64_t bytes = file_bytes(path);
    const RawSize size = settle_size(path, given, bytes, sample_bytes);
    const std::uint64_t cells =
        check_map_size(path, static_cast<std::uint64_t>(size.columns),
                       static_cast<std::uint64_t>(size.rows), sizeof(float), options.limits);
    OpenRaw open;
    open.file.open(path, std::ios::binary);
    if (!open.file) fail_reading(path, "it cannot be opened");
    open.raster.columns = size.columns;
    open.raster.rows = size.rows;
    open.raster.samples.resize(cells);
    return open;
}

}  // namespace

Raster read_r16(const std::filesystem::path& path, std::optional<RawSize> size,
                const ReadOptions& options) {
    OpenRaw open = open_raw(path, size, options, sizeof(std::uint16_t));
    std::vector<float>& samples = open.raster.samples;
    std::vector<std::uint16_t> buffer(std::min<std::size_t>(samples.size(), std::size_t{1} << 16));
    for (std::size_t at = 0; at < samples.size(); at += buffer.size()) {
        const std::size_t count = std::min(buffer.size(), samples.size() - at);
        if (!open.file.read(reinterpret_cast<char*>(buffer.data()),
                            static_cast<std::streamsize>(count * sizeof(std::uint16_t))))
            fail_reading(path, "it is cut short");
        for (std::size_t i = 0; i < count; ++i)
            samples[at + i] = static_cast<float>(buffer[i] / 65535.0);
    }
    open.raster.in_metres = false;
    return std::move(open.raster);
}

Raster read_r32(const std::filesystem::path& path, std::optional<RawSize> size,
                const ReadOptions& options) {
    OpenRaw open = open_raw(path, size, options, sizeof(float));
    std::vector<float>& samples = open.raster.samples;
    if (!open.file.read(reinterpret_cast<char*>(samples.data()),
                        static_cast<std::streamsize>(samples.size() * sizeof(float))))
        fail_reading(path, "it is cut short");
    return std::move(open.raster);
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

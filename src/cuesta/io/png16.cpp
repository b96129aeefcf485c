// SPDX-License-Identifier: Apache-2.0
// Limits  the whole size is accepted before the first row is decoded; ancillary chunks are skipped
//         unread; deflate gives at most 1032 bytes for one, so a small file cannot claim a big map.
// Cost    one row beside the result; an interlaced image is held whole in its own depth.
#include "cuesta/io/png16.h"

#include <fmt/format.h>

#include <limits>
#include <string>
#include <vector>

#include "cuesta/base/memory.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/raw.h"
#include "cuesta/png/png_file.h"

namespace cuesta {
namespace {

std::uint64_t row_bytes_of(const PngHead& png) {
    const std::uint64_t value_bytes = png.bits == 16 ? 2 : 1;
    return std::uint64_t{png.width} * static_cast<std::uint64_t>(png.channels) * value_bytes;
}

void check_claims(const std::filesystem::path& path, const PngHead& png, const ReadLimits& limits) {
    if (png.channels > limits.max_samples_per_pixel)
        fail_reading(path, fmt::format("{} samples per pixel, the limit is {}", png.channels,
                                       limits.max_samples_per_pixel));
    const std::uint64_t row = row_bytes_of(png);
    const std::uint64_t held =
        png.interlaced ? checked_product(row, png.height).value_or(~0ull) : row;
    check_map_size(path, png.width, png.height, sizeof(float), limits, held);
    // 1032 for one is the most deflate can do; rows of 1-bit pixels are the smallest there are.
    const std::uint64_t bits_per_pixel =
        static_cast<std::uint64_t>(png.bits) * static_cast<unsigned>(png.file_channels());
    const std::uint64_t packed = (std::uint64_t{png.width} * bits_per_pixel + 7) / 8 * png.height;
    if (packed / 1032 > file_bytes(path))
        fail_reading(path, fmt::format("{} x {} pixels cannot come from its {} bytes", png.width,
                                       png.height, file_bytes(path)));
}

// One decoded row to 0..1; true if alpha hides anything. Colours must be grey.
template <class T>
bool convert_row(const std::filesystem::path& path, const PngHead& png, const T* row,
                 std::int64_t y, float* out) {
    constexpr double most = std::numeric_limits<T>::max();
    const int colors = png.channels >= 3 ? 3 : 1;
    bool hidden = false;
    for (std::int64_t x = 0; x < static_cast<std::int64_t>(png.width); ++x, row += png.channels) {
        if (colors == 3 && (row[0] != row[1] || row[1] != row[2]))
            throw Error(fmt::format("cannot read {}: it is a colour image (pixel x {}, y {} is "
                                    "{}, {}, {})",
                                    path.string(), x, y, row[0], row[1], row[2]),
                        "Save it as 16-bit grey");
        if (png.channels > colors && row[colors] != std::numeric_limits<T>::max()) hidden = true;
        out[x] = static_cast<float>(row[0] / most);
    }
    return hidden;
}

bool convert_bytes(const std::filesystem::path& path, const PngHead& png, const std::uint8_t* row,
                   std::int64_t y, float* out) {
    if (png.bits != 16) return convert_row(path, png, row, y, out);
    return convert_row(path, png, reinterpret_cast<const std::uint16_t*>(row), y, out);
}

}  // namespace

Raster read_png16(const std::filesystem::path& path, const ReadOptions& options) {
    file_bytes(path);
    PngReader file(path, options.limits.max_chunk_bytes);
    const PngHead& png = file.head();
    check_claims(path, png, options.limits);
    Raster raster;
    raster.columns = png.width;
    raster.rows = png.height;
    raster.in_metres = false;
    const std::size_t row_bytes = file.begin_rows();
    if (row_bytes != row_bytes_of(png)) fail_reading(path, "its rows have an unexpected length");
    // Grown row by row: a file that ends early fails before all pages are touched.
    raster.samples.reserve(std::size_t{png.width} * png.height);

    // uint16 storage keeps both depths aligned.
    const std::size_t held_rows = png.interlaced ? png.height : 1;
    const std::size_t row_words = (row_bytes + 1) / 2;
    std::vector<std::uint16_t> storage(row_words * held_rows);
    std::vector<std::uint8_t*> rows(held_rows);
    for (std::size_t i = 0; i < held_rows; ++i)
        rows[i] = reinterpret_cast<std::uint8_t*>(storage.data() + i * row_words);
    if (png.interlaced) file.read_all(rows.data());
    bool hidden = false;
    for (std::int64_t y = 0; y < raster.rows; ++y) {
        std::uint8_t* const row = rows[png.interlaced ? static_cast<std::size_t>(y) : 0];
        if (!png.interlaced) file.read_row(row);
        raster.samples.resize(raster.samples.size() + png.width);
        hidden |= convert_bytes(path, png, row, y, raster.samples.data() + y * raster.columns);
    }
    file.end();
    if (hidden) note(options.log, fmt::format("{}: transparency is ignored", path.string()));
    if (png.bits < 16)
        warn(options.log,
             fmt::format("{}: {} bits hold {} heights only, so slopes become terraces; "
                         "use 16-bit grey",
                         path.string(), png.bits, 1 << png.bits));
    return raster;
}

void write_png16(const std::filesystem::path& path, const RowMap& raster, double low, double high) {
    const auto row = [&](std::int64_t y, std::uint16_t* out) {
        row_to_16_bit(raster, y, low, high, out);
    };
    const auto compare = [&](const std::filesystem::path& temporary) {
        PngReader file(temporary, ReadLimits{}.max_chunk_bytes);
        const PngHead& png = file.head();
        std::vector<std::uint16_t> expected(static_cast<std::size_t>(raster.columns));
        std::vector<std::uint16_t> found(expected.size());
        bool same = png.width == raster.columns && png.height == raster.rows && png.bits == 16 &&
                    file.begin_rows() == found.size() * 2;
        for (std::int64_t y = 0; same && y < raster.rows; ++y) {
            file.read_row(reinterpret_cast<std::uint8_t*>(found.data()));
            row(y, expected.data());
            same = found == expected;
        }
        if (!same)
            throw Error(fmt::format("cannot write {}: what was written does not read back the same",
                                    path.string()));
    };
    write_png_grey16(path, raster.columns, raster.rows, row, compare);
}

void write_png8(const std::filesystem::path& path, const RowMap& raster, double low, double high,
                std::span<const std::uint8_t> palette) {
    const auto row = [&](std::int64_t y, std::uint8_t* out) {
        row_to_8_bit(raster, y, low, high, out);
    };
    const auto compare = [&](const std::filesystem::path& temporary) {
        PngReader file(temporary, ReadLimits{}.max_chunk_bytes);
        const PngHead& png = file.head();
        const auto columns = static_cast<std::size_t>(raster.columns);
        const std::size_t values = palette.empty() ? 1 : 3;
        std::vector<std::uint8_t> levels(columns), found(columns * values), expected(found.size());
        bool same = png.width == raster.columns && png.height == raster.rows && png.bits == 8 &&
                    file.begin_rows() == found.size();
        for (std::int64_t y = 0; same && y < raster.rows; ++y) {
            file.read_row(found.data());
            row(y, levels.data());
            for (std::size_t i = 0; i < expected.size(); ++i)
                expected[i] = palette.empty() ? levels[i] : palette[3u * levels[i / 3] + i % 3];
            same = found == expected;
        }
        if (!same)
            throw Error(fmt::format("cannot write {}: what was written does not read back the same",
                                    path.string()));
    };
    write_png_grey8(path, raster.columns, raster.rows, row, palette, compare);
}

}  // namespace cuesta

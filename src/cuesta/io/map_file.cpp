// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/map_file.h"

#include <algorithm>

#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

constexpr std::uint64_t piece = std::uint64_t{1} << 16;  // samples read at once

}  // namespace

Raster read_whole(MapFile& file) {
    const MapHead& head = file.head;
    Raster raster = raster_of(head);
    // Grown strip by strip: a file that ends early fails before all pages are touched.
    raster.samples.reserve(static_cast<std::size_t>(head.columns * head.rows));
    const std::int64_t strip = file.strip_rows();
    for (std::int64_t y = 0; y < head.rows; y += strip) {
        const std::int64_t count = std::min(strip, head.rows - y);
        raster.samples.resize(static_cast<std::size_t>((y + count) * head.columns));
        file.read({0, y, head.columns, count}, raster.samples.data() + y * head.columns);
    }
    if (head.nodata) mask_nodata(raster, *head.nodata);
    return raster;
}

FixedFile::FixedFile(const std::filesystem::path& path, MapHead about, Layout layout)
    : path_(path), layout_(std::move(layout)), file_(path, std::ios::binary) {
    if (!file_) fail_reading(path_, "it cannot be opened");
    head = std::move(about);
}

std::int64_t FixedFile::strip_rows() const {
    // Down columns every strip would be a jump for each of them.
    return layout_.by_columns ? head.rows : 256;
}

void FixedFile::read_run(std::uint64_t first, std::uint64_t count, float* out, std::size_t stride) {
    file_.seekg(static_cast<std::streamoff>(layout_.begin + first * layout_.sample_bytes));
    for (std::uint64_t at = 0; at < count; at += piece) {
        const std::uint64_t now = std::min(piece, count - at);
        buffer_.resize(static_cast<std::size_t>(now * layout_.sample_bytes));
        if (!file_.read(reinterpret_cast<char*>(buffer_.data()),
                        static_cast<std::streamsize>(buffer_.size())))
            fail_reading(path_, "it is cut short");
        layout_.unpack(buffer_.data(), first + at, static_cast<std::size_t>(now), out + at * stride,
                       stride);
    }
}

void FixedFile::read(const Block& window, float* out) {
    const auto at = [](std::int64_t n) { return static_cast<std::uint64_t>(n); };
    if (layout_.by_columns) {
        for (std::int64_t x = 0; x < window.columns; ++x)
            read_run(at((window.x0 + x) * head.rows + window.y0), at(window.rows), out + x,
                     static_cast<std::size_t>(window.columns));
    } else if (window.columns == head.columns) {
        read_run(at(window.y0 * head.columns), at(window.rows * window.columns), out, 1);
    } else {
        for (std::int64_t y = 0; y < window.rows; ++y)
            read_run(at((window.y0 + y) * head.columns + window.x0), at(window.columns),
                     out + y * window.columns, 1);
    }
}

void ForwardFile::read(const Block& window, float* out) {
    if (window.y0 < next_) rewind(), next_ = 0;
    row_.resize(static_cast<std::size_t>(head.columns));
    for (; next_ < window.y0; ++next_) next_row(next_, row_.data());
    for (std::int64_t y = 0; y < window.rows; ++y, ++next_) {
        float* const to = out + y * window.columns;
        if (window.columns == head.columns) {
            next_row(next_, to);
            continue;
        }
        next_row(next_, row_.data());
        std::copy_n(row_.data() + window.x0, window.columns, to);
    }
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Limits  the whole size is accepted before the first row is decoded; ancillary chunks are skipped
//         unread; deflate gives at most 1032 bytes for one, so a small file cannot claim a big map.
// Cost    one row beside the result; an interlaced image is held whole in its own depth. Rows are
//         packed one after the other: one further up means to begin anew.
#include "cuesta/io/png16.h"

#include <fmt/format.h>

#include <limits>
#include <memory>
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

class PngFile final : public ForwardFile {
public:
    PngFile(const std::filesystem::path& path, const ReadOptions& options)
        : path_(path),
          most_chunk_bytes_(options.limits.max_chunk_bytes),
          log_(options.log),
          reader_(std::make_unique<PngReader>(path, most_chunk_bytes_)) {
        const PngHead& png = reader_->head();
        check_claims(path, png, options.limits);
        head.columns = png.width, head.rows = png.height;
        head.in_metres = false;
        if (png.interlaced) held_because = "its rows lie interlaced";
        begin();
    }
    std::int64_t strip_rows() const override { return 1; }

private:
    void begin() {
        const PngHead& png = reader_->head();
        if (png.width != head.columns || png.height != head.rows)
            fail_reading(path_, "it has changed meanwhile");
        const std::size_t row_bytes = reader_->begin_rows();
        if (row_bytes != row_bytes_of(png))
            fail_reading(path_, "its rows have an unexpected length");
        // uint16 storage keeps both depths aligned.
        row_words_ = (row_bytes + 1) / 2;
    }
    void rewind() override {
        if (reader_->head().interlaced) return;  // all of it is there
        log_ = nullptr;                          // has heard it
        reader_.reset();
        reader_ = std::make_unique<PngReader>(path_, most_chunk_bytes_);
        begin();
    }
    std::uint8_t* stored(std::size_t row) {
        return reinterpret_cast<std::uint8_t*>(storage_.data() + row * row_words_);
    }
    void next_row(std::int64_t y, float* out) override {
        const PngHead& png = reader_->head();
        if (storage_.empty()) {
            storage_.resize(row_words_ * (png.interlaced ? png.height : 1));
            if (png.interlaced) {
                std::vector<std::uint8_t*> rows(png.height);
                for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = stored(i);
                reader_->read_all(rows.data());
            }
        }
        std::uint8_t* const row = stored(png.interlaced ? static_cast<std::size_t>(y) : 0);
        if (!png.interlaced) reader_->read_row(row);
        hidden_ |= convert_bytes(path_, png, row, y, out);
        if (y + 1 < head.rows || ended_) return;
        ended_ = png.interlaced;
        reader_->end();
        if (hidden_) note(log_, fmt::format("{}: transparency is ignored", path_.string()));
        if (png.bits < 16)
            warn(log_, fmt::format("{}: {} bits hold {} heights only, so slopes become terraces; "
                                   "use 16-bit grey",
                                   path_.string(), png.bits, 1 << png.bits));
    }

    std::filesystem::path path_;
    std::uint64_t most_chunk_bytes_;
    Log* log_;
    std::unique_ptr<PngReader> reader_;
    std::size_t row_words_ = 0;
    std::vector<std::uint16_t> storage_;
    bool hidden_ = false, ended_ = false;
};

}  // namespace

std::unique_ptr<MapFile> open_png16(const std::filesystem::path& path, const ReadOptions& options) {
    file_bytes(path);
    return std::make_unique<PngFile>(path, options);
}

Raster read_png16(const std::filesystem::path& path, const ReadOptions& options) {
    return read_whole(*open_png16(path, options));
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

// SPDX-License-Identifier: Apache-2.0
// Limits  the whole size is accepted before the first row is decoded; ancillary chunks are skipped
//         unread; deflate gives at most 1032 bytes for one, so a small file cannot claim a big map.
// Cost    one row beside the result; an interlaced image is held whole in its own depth.
#include "cuesta/io/png16.h"

#include <fmt/format.h>
#include <png.h>

#include <bit>
#include <csetjmp>
#include <cstdio>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "cuesta/base/memory.h"
#include "cuesta/base/png_writer.h"
#include "cuesta/io/limits.h"
#include "cuesta/io/raw.h"

namespace cuesta {
namespace {

// libpng reports errors by longjmp; every call goes through guarded(), whose frame and whose
// lambda hold nothing to destroy.
class PngDecoder {
public:
    PngDecoder(const std::filesystem::path& path, const ReadLimits& limits)
        : path_(path), file_(std::fopen(path.c_str(), "rb"), std::fclose) {
        if (!file_) fail_reading(path_, "it cannot be opened");
        png_ = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, on_error, on_warning);
        if (png_ != nullptr) info_ = png_create_info_struct(png_);
        if (info_ == nullptr) {
            png_destroy_read_struct(&png_, nullptr, nullptr);
            throw Error(
                fmt::format("cannot read {}: no memory for the PNG decoder", path_.string()));
        }
        std::FILE* const stream = file_.get();
        guarded([&] {
            png_init_io(png_, stream);
            png_set_user_limits(png_, 0x7fffffffu, 0x7fffffffu);
            png_set_chunk_malloc_max(png_, limits.max_chunk_bytes);
            png_set_chunk_cache_max(png_, 64);
            // Nothing beside header, palette and pixels matters here: pass over all else unread.
            png_set_keep_unknown_chunks(png_, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
            png_read_info(png_, info_);
        });
        width = png_get_image_width(png_, info_);
        height = png_get_image_height(png_, info_);
        bits = png_get_bit_depth(png_, info_);
        color_type = png_get_color_type(png_, info_);
        interlaced = png_get_interlace_type(png_, info_) != PNG_INTERLACE_NONE;
        channels = color_type == PNG_COLOR_TYPE_PALETTE ? 3 : png_get_channels(png_, info_);
    }
    ~PngDecoder() { png_destroy_read_struct(&png_, &info_, nullptr); }
    PngDecoder(const PngDecoder&) = delete;
    PngDecoder& operator=(const PngDecoder&) = delete;

    // Rows come as `channels` values of 8 or 16 bits in the order of the machine.
    std::size_t begin_rows() {
        std::size_t row_bytes = 0;
        guarded([&] {
            if (color_type == PNG_COLOR_TYPE_PALETTE)
                png_set_palette_to_rgb(png_);
            else if (bits < 8)
                png_set_expand_gray_1_2_4_to_8(png_);
            if (bits == 16 && std::endian::native == std::endian::little) png_set_swap(png_);
            if (interlaced) png_set_interlace_handling(png_);
            png_read_update_info(png_, info_);
            row_bytes = png_get_rowbytes(png_, info_);
        });
        return row_bytes;
    }
    void read_row(std::uint8_t* out) {
        guarded([&] { png_read_row(png_, out, nullptr); });
    }
    void read_all(std::uint8_t** rows) {
        guarded([&] { png_read_image(png_, rows); });
    }
    void end() {
        guarded([&] { png_read_end(png_, nullptr); });
    }

    std::uint32_t width = 0, height = 0;
    int bits = 0, color_type = 0, channels = 0;
    bool interlaced = false;

private:
    template <class Call>
    void guarded(Call&& call) {
        if (setjmp(png_jmpbuf(png_)) == 0) {
            call();
            return;
        }
        // In the constructor the destructor will not run.
        if (width == 0) png_destroy_read_struct(&png_, &info_, nullptr);
        const bool torn = std::string_view(message_) == "Read Error";
        fail_reading(path_, torn ? "the file ends before the picture does" : message_);
    }
    static void on_error(png_structp png, png_const_charp message) {
        auto* self = static_cast<PngDecoder*>(png_get_error_ptr(png));
        std::snprintf(self->message_, sizeof self->message_, "%s", message);
        png_longjmp(png, 1);
    }
    static void on_warning(png_structp, png_const_charp) {}

    std::filesystem::path path_;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file_;
    png_structp png_ = nullptr;
    png_infop info_ = nullptr;
    char message_[128] = "";
};

std::uint64_t row_bytes_of(const PngDecoder& png) {
    const std::uint64_t value_bytes = png.bits == 16 ? 2 : 1;
    return std::uint64_t{png.width} * static_cast<std::uint64_t>(png.channels) * value_bytes;
}

void check_claims(const std::filesystem::path& path, const PngDecoder& png,
                  const ReadLimits& limits) {
    if (png.channels > limits.max_samples_per_pixel)
        fail_reading(path, fmt::format("{} samples per pixel, the limit is {}", png.channels,
                                       limits.max_samples_per_pixel));
    const std::uint64_t row = row_bytes_of(png);
    const std::uint64_t held =
        png.interlaced ? checked_product(row, png.height).value_or(~0ull) : row;
    check_map_size(path, png.width, png.height, sizeof(float), limits, held);
    // 1032 for one is the most deflate can do; rows of 1-bit pixels are the smallest there are.
    const std::uint64_t bits_per_pixel =
        static_cast<std::uint64_t>(png.bits) *
        (png.color_type == PNG_COLOR_TYPE_PALETTE ? 1u : static_cast<unsigned>(png.channels));
    const std::uint64_t packed = (std::uint64_t{png.width} * bits_per_pixel + 7) / 8 * png.height;
    if (packed / 1032 > file_bytes(path))
        fail_reading(path, fmt::format("{} x {} pixels cannot come from its {} bytes", png.width,
                                       png.height, file_bytes(path)));
}

// One decoded row to 0..1; true if alpha hides anything. Colours must be grey.
template <class T>
bool convert_row(const std::filesystem::path& path, const PngDecoder& png, const T* row,
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

bool convert_bytes(const std::filesystem::path& path, const PngDecoder& png,
                   const std::uint8_t* row, std::int64_t y, float* out) {
    if (png.bits != 16) return convert_row(path, png, row, y, out);
    return convert_row(path, png, reinterpret_cast<const std::uint16_t*>(row), y, out);
}

}  // namespace

Raster read_png16(const std::filesystem::path& path, const ReadOptions& options) {
    file_bytes(path);
    PngDecoder png(path, options.limits);
    check_claims(path, png, options.limits);
    Raster raster;
    raster.columns = png.width;
    raster.rows = png.height;
    raster.in_metres = false;
    const std::size_t row_bytes = png.begin_rows();
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
    if (png.interlaced) png.read_all(rows.data());
    bool hidden = false;
    for (std::int64_t y = 0; y < raster.rows; ++y) {
        std::uint8_t* const row = rows[png.interlaced ? static_cast<std::size_t>(y) : 0];
        if (!png.interlaced) png.read_row(row);
        raster.samples.resize(raster.samples.size() + png.width);
        hidden |= convert_bytes(path, png, row, y, raster.samples.data() + y * raster.columns);
    }
    png.end();
    if (hidden) note(options.log, fmt::format("{}: transparency is ignored", path.string()));
    if (png.bits < 16)
        warn(options.log,
             fmt::format("{}: {} bits hold {} heights only, so slopes become terraces; "
                         "use 16-bit grey",
                         path.string(), png.bits, 1 << png.bits));
    return raster;
}

void write_png16(const std::filesystem::path& path, const Raster& raster, double low, double high) {
    const auto row = [&](std::int64_t y, std::uint16_t* out) {
        row_to_16_bit(raster, y, low, high, out);
    };
    const auto compare = [&](const std::filesystem::path& temporary) {
        PngDecoder png(temporary, ReadLimits{});
        std::vector<std::uint16_t> expected(static_cast<std::size_t>(raster.columns));
        std::vector<std::uint16_t> found(expected.size());
        bool same = png.width == raster.columns && png.height == raster.rows && png.bits == 16 &&
                    png.begin_rows() == found.size() * 2;
        for (std::int64_t y = 0; same && y < raster.rows; ++y) {
            png.read_row(reinterpret_cast<std::uint8_t*>(found.data()));
            row(y, expected.data());
            same = found == expected;
        }
        if (!same)
            throw Error(fmt::format("cannot write {}: what was written does not read back the same",
                                    path.string()));
    };
    write_png_grey16(path, raster.columns, raster.rows, row, compare);
}

void write_png8(const std::filesystem::path& path, const Raster& raster, double low, double high,
                std::span<const std::uint8_t> palette) {
    const auto row = [&](std::int64_t y, std::uint8_t* out) {
        row_to_8_bit(raster, y, low, high, out);
    };
    const auto compare = [&](const std::filesystem::path& temporary) {
        PngDecoder png(temporary, ReadLimits{});
        const auto columns = static_cast<std::size_t>(raster.columns);
        const std::size_t values = palette.empty() ? 1 : 3;
        std::vector<std::uint8_t> levels(columns), found(columns * values), expected(found.size());
        bool same = png.width == raster.columns && png.height == raster.rows && png.bits == 8 &&
                    png.begin_rows() == found.size();
        for (std::int64_t y = 0; same && y < raster.rows; ++y) {
            png.read_row(found.data());
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

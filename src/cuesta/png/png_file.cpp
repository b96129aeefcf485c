// SPDX-License-Identifier: Apache-2.0
#include "cuesta/png/png_file.h"

#include <fmt/format.h>
#include <png.h>

#include <bit>
#include <csetjmp>
#include <cstdio>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"

namespace cuesta {
namespace {

enum class Way { read, write };

// The structures of libpng for one file. libpng reports errors by longjmp: every call into it goes
// through guarded(), whose frame and whose lambda hold nothing to destroy; what a callback threw is
// kept and thrown again on our side.
class PngStructures {
public:
    PngStructures(Way way, std::string name) : way_(way), name_(std::move(name)) {
        png_ = way_ == Way::read
                   ? png_create_read_struct(PNG_LIBPNG_VER_STRING, this, on_error, on_warning)
                   : png_create_write_struct(PNG_LIBPNG_VER_STRING, this, on_error, on_warning);
        if (png_ != nullptr) info_ = png_create_info_struct(png_);
        if (info_ == nullptr) {
            destroy();
            fail("no memory for libpng");
        }
    }
    ~PngStructures() { destroy(); }
    PngStructures(const PngStructures&) = delete;
    PngStructures& operator=(const PngStructures&) = delete;

    png_structp png() const { return png_; }
    png_infop info() const { return info_; }

    template <class Call>
    void guarded(Call&& call) {
        if (setjmp(png_jmpbuf(png_)) == 0) {
            call();
            return;
        }
        if (failure_) std::rethrow_exception(failure_);
        const bool torn = way_ == Way::read && std::string_view(message_) == "Read Error";
        fail(torn ? "the file ends before the picture does" : message_);
    }
    // For callbacks of libpng: what `call` throws ends the work.
    template <class Call>
    void kept(Call&& call) {
        try {
            call();
        } catch (...) {
            failure_ = std::current_exception();
        }
        if (failure_) png_error(png_, "write failed");
    }

private:
    [[noreturn]] void fail(std::string_view reason) const {
        throw Error(
            fmt::format("cannot {} {}: {}", way_ == Way::read ? "read" : "write", name_, reason));
    }
    void destroy() {
        if (way_ == Way::read)
            png_destroy_read_struct(&png_, &info_, nullptr);
        else
            png_destroy_write_struct(&png_, &info_);
    }
    static void on_error(png_structp png, png_const_charp message) {
        auto* self = static_cast<PngStructures*>(png_get_error_ptr(png));
        // A fixed buffer: the longjmp below would skip the destructor of anything else.
        std::snprintf(self->message_, sizeof self->message_, "%s", message);
        png_longjmp(png, 1);
    }
    static void on_warning(png_structp, png_const_charp) {}

    Way way_;
    std::string name_;
    png_structp png_ = nullptr;
    png_infop info_ = nullptr;
    std::exception_ptr failure_;
    char message_[128] = "";
};

constexpr bool swapped = std::endian::native == std::endian::little;  // PNG is big endian

class PngEncoder {
public:
    using Sink = std::function<void(const std::uint8_t* data, std::size_t bytes)>;
    PngEncoder(Sink sink, std::string name)
        : sink_(std::move(sink)), at_(Way::write, std::move(name)) {
        png_set_write_fn(at_.png(), this, on_write, on_flush);
    }

    void begin(std::uint32_t width, std::uint32_t height, int bits, int color_type,
               std::span<const std::uint8_t> palette = {}) {
        png_color colors[256];
        const int count = static_cast<int>(palette.size() / 3);
        for (int i = 0; i < count; ++i) {
            const std::uint8_t* rgb = palette.data() + 3 * i;
            colors[i] = {rgb[0], rgb[1], rgb[2]};
        }
        at_.guarded([&] {
            png_set_user_limits(at_.png(), 0x7fffffffu, 0x7fffffffu);
            png_set_IHDR(at_.png(), at_.info(), width, height, bits, color_type, PNG_INTERLACE_NONE,
                         PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
            // Fixed, so that equal pixels give equal bytes. Heights: at 2048 x 2048, Sub at level 2
            // takes 0.20 s and 5.88 MB, Paeth at level 6 takes 1.11 s and 5.83 MB.
            // Numbers of colours are no measure, so no filter helps them.
            png_set_filter(at_.png(), PNG_FILTER_TYPE_BASE,
                           count > 0    ? PNG_FILTER_NONE
                           : bits == 16 ? PNG_FILTER_SUB
                                        : PNG_FILTER_PAETH);
            png_set_compression_level(at_.png(), bits == 16 ? 2 : 6);
            if (count > 0) png_set_PLTE(at_.png(), at_.info(), colors, count);
            png_write_info(at_.png(), at_.info());
            if (bits == 16 && swapped) png_set_swap(at_.png());
        });
    }
    void row(const std::uint8_t* bytes) {
        at_.guarded([&] { png_write_row(at_.png(), bytes); });
    }
    void end() {
        at_.guarded([&] { png_write_end(at_.png(), at_.info()); });
    }

private:
    static void on_write(png_structp png, png_bytep data, png_size_t bytes) {
        auto* self = static_cast<PngEncoder*>(png_get_io_ptr(png));
        self->at_.kept([&] { self->sink_(data, bytes); });
    }
    static void on_flush(png_structp) {}

    Sink sink_;
    PngStructures at_;
};

void check_size(const std::filesystem::path& target, std::int64_t width, std::int64_t height) {
    constexpr std::int64_t most = 0x7fffffff;
    if (width < 1 || height < 1 || width > most || height > most)
        throw Error(fmt::format("cannot write {}: a PNG has 1 to {} pixels a side, not {} x {}",
                                target.string(), most, width, height));
}

PngEncoder::Sink into(AtomicFile& file) {
    return [&file](const std::uint8_t* data, std::size_t bytes) { file.write(data, bytes); };
}

void encode_rgb8(PngEncoder::Sink sink, const std::filesystem::path& target, int width, int height,
                 const std::uint8_t* rgb) {
    check_size(target, width, height);
    PngEncoder encoder(std::move(sink), target.string());
    encoder.begin(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), 8,
                  PNG_COLOR_TYPE_RGB);
    const std::size_t stride = static_cast<std::size_t>(width) * 3;
    for (int y = 0; y < height; ++y) encoder.row(rgb + static_cast<std::size_t>(y) * stride);
    encoder.end();
}

}  // namespace

void write_png_rgb8(const std::filesystem::path& target, int width, int height,
                    const std::uint8_t* rgb) {
    check_size(target, width, height);
    AtomicFile file(target);
    encode_rgb8(into(file), target, width, height, rgb);
    file.commit();
}

std::vector<std::uint8_t> png_rgb8(int width, int height, const std::uint8_t* rgb) {
    std::vector<std::uint8_t> bytes;
    const auto keep = [&bytes](const std::uint8_t* data, std::size_t count) {
        bytes.insert(bytes.end(), data, data + count);
    };
    encode_rgb8(keep, "a picture in memory", width, height, rgb);
    return bytes;
}

namespace {

template <class Value, class Row>
void write_values(const std::filesystem::path& target, std::int64_t width, std::int64_t height,
                  const Row& row, std::span<const std::uint8_t> palette,
                  const PngInspection& inspect) {
    check_size(target, width, height);
    AtomicFile file(target);
    {
        PngEncoder encoder(into(file), target.string());
        encoder.begin(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height),
                      8 * static_cast<int>(sizeof(Value)),
                      palette.empty() ? PNG_COLOR_TYPE_GRAY : PNG_COLOR_TYPE_PALETTE, palette);
        std::vector<Value> values(static_cast<std::size_t>(width));
        for (std::int64_t y = 0; y < height; ++y) {
            row(y, values.data());
            encoder.row(reinterpret_cast<const std::uint8_t*>(values.data()));
        }
        encoder.end();
    }
    if (inspect) inspect(file.temporary());
    file.commit();
}

}  // namespace

void write_png_grey16(const std::filesystem::path& target, std::int64_t width, std::int64_t height,
                      const Grey16Row& row, const PngInspection& inspect) {
    write_values<std::uint16_t>(target, width, height, row, {}, inspect);
}

void write_png_grey8(const std::filesystem::path& target, std::int64_t width, std::int64_t height,
                     const Grey8Row& row, std::span<const std::uint8_t> palette,
                     const PngInspection& inspect) {
    if (palette.size() % 3 != 0 || palette.size() > 3 * 256)
        throw Error(fmt::format("cannot write {}: a palette has at most 256 colours of three bytes",
                                target.string()));
    write_values<std::uint8_t>(target, width, height, row, palette, inspect);
}

class PngReader::Handle {
public:
    explicit Handle(const std::filesystem::path& path)
        : file(std::fopen(path.c_str(), "rb"), std::fclose), at(Way::read, path.string()) {}
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> file;
    PngStructures at;
};

PngReader::PngReader(const std::filesystem::path& path, std::uint64_t most_chunk_bytes)
    : handle_(std::make_unique<Handle>(path)) {
    std::FILE* const stream = handle_->file.get();
    if (stream == nullptr)
        throw Error(fmt::format("cannot read {}: it cannot be opened", path.string()));
    const png_structp png = handle_->at.png();
    const png_infop info = handle_->at.info();
    handle_->at.guarded([&] {
        png_init_io(png, stream);
        png_set_user_limits(png, 0x7fffffffu, 0x7fffffffu);
        png_set_chunk_malloc_max(png, most_chunk_bytes);
        png_set_chunk_cache_max(png, 64);
        // Nothing beside header, palette and pixels matters here: pass over all else unread.
        png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
        png_read_info(png, info);
    });
    head_.width = png_get_image_width(png, info);
    head_.height = png_get_image_height(png, info);
    head_.bits = png_get_bit_depth(png, info);
    head_.palette = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
    head_.interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
    head_.channels = head_.palette ? 3 : png_get_channels(png, info);
}

PngReader::~PngReader() = default;

std::size_t PngReader::begin_rows() {
    const png_structp png = handle_->at.png();
    const png_infop info = handle_->at.info();
    std::size_t row_bytes = 0;
    handle_->at.guarded([&] {
        if (head_.palette)
            png_set_palette_to_rgb(png);
        else if (head_.bits < 8)
            png_set_expand_gray_1_2_4_to_8(png);
        if (head_.bits == 16 && swapped) png_set_swap(png);
        if (head_.interlaced) png_set_interlace_handling(png);
        png_read_update_info(png, info);
        row_bytes = png_get_rowbytes(png, info);
    });
    return row_bytes;
}

void PngReader::read_row(std::uint8_t* out) {
    handle_->at.guarded([&] { png_read_row(handle_->at.png(), out, nullptr); });
}

void PngReader::read_all(std::uint8_t** rows) {
    handle_->at.guarded([&] { png_read_image(handle_->at.png(), rows); });
}

void PngReader::end() {
    handle_->at.guarded([&] { png_read_end(handle_->at.png(), nullptr); });
}

}  // namespace cuesta

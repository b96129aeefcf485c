// SPDX-License-Identifier: Apache-2.0
// Limits  the header is read here first, with bounds on every length in it, and the data window,
//         channels and tiles are accepted before the library opens the file.
// Cost    64 rows (and what the library keeps for a row of tiles) beside the result.
#include "cuesta/io/exr.h"

#include <OpenEXR/ImfChannelList.h>
#include <OpenEXR/ImfFrameBuffer.h>
#include <OpenEXR/ImfHeader.h>
#include <OpenEXR/ImfInputFile.h>
#include <OpenEXR/ImfOutputFile.h>
#include <OpenEXR/ImfThreading.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

namespace exr = OPENEXR_IMF_NAMESPACE;

constexpr std::int64_t rows_at_once = 64;

struct Claims {
    std::int64_t columns = 0, rows = 0;
    std::int64_t min_x = 0, min_y = 0;
    std::uint64_t channels = 0;
    std::uint64_t tile_columns = 0, tile_rows = 0;  // 0 in a file of scan lines
};

// How long a value of a type must be. The library reads such values by type, whatever length the
// file claims, and would take what follows for the next attribute.
struct TypeSize {
    std::string_view type;
    std::uint32_t bytes;
};
constexpr TypeSize type_sizes[] = {{"box2f", 16},      {"box2i", 16},   {"chromaticities", 32},
                                   {"compression", 1}, {"double", 8},   {"envmap", 1},
                                   {"float", 4},       {"int", 4},      {"keycode", 28},
                                   {"lineOrder", 1},   {"m33d", 72},    {"m33f", 36},
                                   {"m44d", 128},      {"m44f", 64},    {"rational", 8},
                                   {"tiledesc", 9},    {"timecode", 8}, {"v2d", 16},
                                   {"v2f", 8},         {"v2i", 8},      {"v3d", 24},
                                   {"v3f", 12},        {"v3i", 12},     {"deepImageState", 1}};

// Reads the header field by field, so that the library never sees a length that was not checked.
class HeaderReader {
public:
    HeaderReader(const std::filesystem::path& path, const ReadLimits& limits)
        : path_(path), limits_(limits), file_(path, std::ios::binary) {
        if (!file_) fail_reading(path_, "it cannot be opened");
    }

    Claims read() {
        if (number() != 20000630) fail_reading(path_, "it is not an OpenEXR file");
        const std::uint32_t version = number();
        if ((version & 0xff) != 2) fail_reading(path_, "its OpenEXR version is unknown");
        if ((version & 0x1800) != 0) fail_reading(path_, "multi-part and deep OpenEXR is not read");
        Claims claims;
        bool window = false, channels = false;
        for (;;) {
            const std::string name = word();
            if (name.empty()) break;
            const std::string type = word();
            const std::uint32_t size = number();
            check_memory(path_, fmt::format("attribute '{}'", name), size, limits_.max_chunk_bytes);
            if ((total_ += size) > 2 * limits_.max_chunk_bytes)
                fail_reading(path_, "its header is too long");
            std::string value(size, '\0');
            if (!file_.read(value.data(), static_cast<std::streamsize>(size)))
                fail_reading(path_, "it is cut short");
            check_value(type, value);
            if (name == "dataWindow") take_window(value, claims), window = true;
            if (name == "channels") claims.channels = count_channels(value), channels = true;
            if (name == "tiles") take_tiles(value, claims);
        }
        if (!window || !channels || claims.channels == 0)
            fail_reading(path_, "its header lacks the data window or channels");
        if ((version & 0x200) == 0)
            claims.tile_columns = claims.tile_rows = 0;
        else if (claims.tile_columns == 0)
            fail_reading(path_, "its header lacks the tile size");
        return claims;
    }

private:
    std::uint32_t number() {
        unsigned char b[4];
        if (!file_.read(reinterpret_cast<char*>(b), 4)) fail_reading(path_, "it is cut short");
        return b[0] | std::uint32_t{b[1]} << 8 | std::uint32_t{b[2]} << 16 |
               std::uint32_t{b[3]} << 24;
    }
    std::string word() {
        std::string text;
        for (char c; file_.get(c);) {
            if (c == '\0') return text;
            if (text.size() == 255) fail_reading(path_, "a name in its header is too long");
            text += c;
        }
        fail_reading(path_, "it is cut short");
    }
    void check_value(const std::string& type, const std::string& value) {
        bool fits = true;
        for (const TypeSize& known : type_sizes)
            if (known.type == type) fits = value.size() == known.bytes;
        if (type == "floatvector") fits = value.size() % 4 == 0;
        if (type == "preview") {
            const std::uint64_t width = static_cast<std::uint32_t>(signed_at(value, 0));
            const std::uint64_t height = static_cast<std::uint32_t>(signed_at(value, 4));
            fits = width < 65536 && height < 65536 && value.size() == 8 + 4 * width * height;
        }
        if (type == "chlist") count_channels(value);
        // A manifest of object names is packed and may unfold without bound; heights have none.
        if (type == "idmanifest") fits = false;
        if (!fits) fail_reading(path_, fmt::format("an attribute of type '{}' is broken", type));
    }
    std::int32_t signed_at(const std::string& value, std::size_t at) {
        std::int32_t number = 0;
        if (value.size() < at + 4) fail_reading(path_, "an attribute of its header is too short");
        std::memcpy(&number, value.data() + at, 4);
        return number;
    }
    void take_window(const std::string& value, Claims& claims) {
        claims.min_x = signed_at(value, 0);
        claims.min_y = signed_at(value, 4);
        claims.columns = std::int64_t{signed_at(value, 8)} - claims.min_x + 1;
        claims.rows = std::int64_t{signed_at(value, 12)} - claims.min_y + 1;
        // The library adds margins to these in 32 bits; a real map is nowhere near.
        constexpr std::int64_t far = std::int64_t{1} << 30;
        if (claims.columns < 1 || claims.rows < 1 || claims.min_x < -far || claims.min_y < -far ||
            claims.min_x > far || claims.min_y > far || claims.columns > 2 * far ||
            claims.rows > 2 * far)
            fail_reading(path_, fmt::format("its data window of {} x {} samples makes no sense",
                                            claims.columns, claims.rows));
    }
    // Channels in a list: names that end with 0, each with 16 bytes, and a last 0. The library
    // stops at that 0 wherever it stands, so it must stand at the very end.
    std::uint64_t count_channels(const std::string& value) {
        std::size_t at = 0;
        std::uint64_t count = 0;
        while (at < value.size() && value[at] != '\0') {
            const std::size_t end = value.find('\0', at);
            if (end == std::string::npos || end + 17 > value.size())
                fail_reading(path_, "its channel list is broken");
            if (++count > static_cast<std::uint64_t>(limits_.max_samples_per_pixel))
                fail_reading(path_, fmt::format("it has more than {} channels",
                                                limits_.max_samples_per_pixel));
            at = end + 17;
        }
        if (at + 1 != value.size()) fail_reading(path_, "its channel list is broken");
        return count;
    }
    void take_tiles(const std::string& value, Claims& claims) {
        const std::int64_t w = signed_at(value, 0), h = signed_at(value, 4);
        if (w < 1 || h < 1) fail_reading(path_, "its tile size makes no sense");
        claims.tile_columns = static_cast<std::uint64_t>(w);
        claims.tile_rows = static_cast<std::uint64_t>(h);
    }

    std::filesystem::path path_;
    ReadLimits limits_;
    std::ifstream file_;
    std::uint64_t total_ = 0;
};

void check_claims(const std::filesystem::path& path, const Claims& claims,
                  const ReadLimits& limits) {
    const std::uint64_t columns = static_cast<std::uint64_t>(claims.columns);
    const std::uint64_t rows = static_cast<std::uint64_t>(claims.rows);
    // What the library keeps: up to 256 lines, or a row of tiles, of every channel, twice.
    const std::uint64_t lines =
        claims.tile_rows != 0 ? claims.tile_rows : std::min<std::uint64_t>(rows, 256);
    const std::uint64_t width = std::max(columns, claims.tile_columns);
    const auto block = checked_product(width, lines);
    const auto library = block ? checked_product(*block, 8 * claims.channels) : std::nullopt;
    check_map_size(path, columns, rows, sizeof(float), limits,
                   library.value_or(~std::uint64_t{0} / 2));
    // The table of chunks alone takes 8 bytes for every 256 lines.
    if (claims.tile_rows == 0 && rows / 256 * 8 > file_bytes(path))
        fail_reading(path,
                     fmt::format("{} rows cannot come from its {} bytes", rows, file_bytes(path)));
}

std::string choose_channel(const std::filesystem::path& path, const exr::ChannelList& channels,
                           Log* log) {
    std::vector<std::string> names;
    for (auto it = channels.begin(); it != channels.end(); ++it) names.emplace_back(it.name());
    if (names.empty()) fail_reading(path, "it has no channels");
    std::string chosen = names.front();
    for (const char* wanted : {"R", "height", "Y"})
        if (channels.findChannel(wanted) != nullptr) chosen = wanted;
    if (names.size() > 1)
        note(log,
             fmt::format("{}: channel '{}' of {} is read", path.string(), chosen, names.size()));
    const exr::Channel& channel = channels[chosen.c_str()];
    if (channel.xSampling != 1 || channel.ySampling != 1)
        fail_reading(path, fmt::format("channel '{}' is subsampled", chosen));
    return chosen;
}

class ExrFile final : public MapFile {
public:
    ExrFile(const std::filesystem::path& path, const Claims& claims, Log* log, int threads = 0)
        : path_(path), claims_(claims) {
        guarded([&] {
            file_ = std::make_unique<exr::InputFile>(path.c_str(), threads);
            const auto window = file_->header().dataWindow();
            if (window.min.x != claims.min_x || window.min.y != claims.min_y ||
                std::int64_t{window.max.x} - window.min.x + 1 != claims.columns ||
                std::int64_t{window.max.y} - window.min.y + 1 != claims.rows)
                fail_reading(path, "its header gives two data windows");
            channel_ = choose_channel(path, file_->header().channels(), log);
        });
        head.columns = claims.columns, head.rows = claims.rows;
        beside_bytes = static_cast<std::uint64_t>(claims.columns) * 8 *
                       (static_cast<std::uint64_t>(rows_at_once) + claims.tile_rows);
    }
    std::int64_t strip_rows() const override { return rows_at_once; }
    void read(const Block& window, float* out) override {
        guarded([&] {
            for (std::int64_t y = 0; y < window.rows; y += rows_at_once) {
                const std::int64_t count = std::min(rows_at_once, window.rows - y);
                read_strip(window.y0 + y, count);
                for (std::int64_t i = 0; i < count; ++i)
                    std::copy_n(strip_.data() + i * claims_.columns + window.x0, window.columns,
                                out + (y + i) * window.columns);
            }
        });
    }

private:
    // The library reads whole rows only.
    void read_strip(std::int64_t y, std::int64_t count) {
        const auto columns = static_cast<std::size_t>(claims_.columns);
        strip_.resize(columns * static_cast<std::size_t>(std::min(rows_at_once, claims_.rows)));
        // The library adds (x, y) of the data window to the base, so the base lies before the
        // strip.
        const std::int64_t offset = claims_.min_x + (claims_.min_y + y) * claims_.columns;
        char* base = reinterpret_cast<char*>(reinterpret_cast<std::uintptr_t>(strip_.data()) -
                                             static_cast<std::uintptr_t>(offset) * sizeof(float));
        exr::FrameBuffer buffer;
        buffer.insert(channel_,
                      exr::Slice(exr::FLOAT, base, sizeof(float), sizeof(float) * columns));
        file_->setFrameBuffer(buffer);
        const int first = static_cast<int>(claims_.min_y + y);
        file_->readPixels(first, first + static_cast<int>(count) - 1);
    }
    template <class Body>
    void guarded(Body&& body) {
        try {
            body();
        } catch (const Error&) {
            throw;
        } catch (const std::bad_alloc&) {
            throw;
        } catch (const std::exception& failure) {
            fail_reading(path_, failure.what());
        }
    }

    std::filesystem::path path_;
    Claims claims_;
    std::unique_ptr<exr::InputFile> file_;
    std::string channel_;
    std::vector<float> strip_;
};

}  // namespace

std::unique_ptr<MapFile> open_exr(const std::filesystem::path& path, const ReadOptions& options) {
    file_bytes(path);
    const Claims claims = HeaderReader(path, options.limits).read();
    check_claims(path, claims, options.limits);
    return std::make_unique<ExrFile>(path, claims, options.log);
}

Raster read_exr(const std::filesystem::path& path, const ReadOptions& options) {
    return read_whole(*open_exr(path, options));
}

void write_exr(const std::filesystem::path& path, const RowMap& raster) {
    constexpr std::int64_t most = std::numeric_limits<int>::max() / 4;
    if (raster.columns > most || raster.rows > most)
        throw Error(fmt::format("cannot write {}: {} x {} is too wide for OpenEXR", path.string(),
                                raster.columns, raster.rows));
    AtomicFile file(path);
    file.close_for_library();
    constexpr float mark = std::numeric_limits<float>::quiet_NaN();
    try {
        exr::Header header(static_cast<int>(raster.columns), static_cast<int>(raster.rows));
        header.compression() = exr::ZIP_COMPRESSION;
        // The low bits of heights are noise: higher levels take three times as long for 1 % less.
        header.zipCompressionLevel() = 1;
        // The bytes do not depend on the number of threads.
        const int threads = thread_count();
        exr::setGlobalThreadCount(threads);
        constexpr std::int64_t strip_rows = 256;
        header.channels().insert("Y", exr::Channel(exr::FLOAT));
        {
            exr::OutputFile out(file.temporary().c_str(), header, threads);
            MaskedRows rows(raster, mark);
            std::vector<float> strip;
            for (std::int64_t y = 0; y < raster.rows; y += strip_rows) {
                const std::int64_t count = std::min(strip_rows, raster.rows - y);
                strip.clear();
                for (std::int64_t i = 0; i < count; ++i) {
                    const float* row = rows.row(y + i);
                    strip.insert(strip.end(), row, row + raster.columns);
                }
                exr::FrameBuffer buffer;
                char* base = reinterpret_cast<char*>(strip.data()) -
                             sizeof(float) * static_cast<std::size_t>(y * raster.columns);
                buffer.insert("Y",
                              exr::Slice(exr::FLOAT, base, sizeof(float),
                                         sizeof(float) * static_cast<std::size_t>(raster.columns)));
                out.setFrameBuffer(buffer);
                out.writePixels(static_cast<int>(count));
            }
        }
        // Read back and compare bits; a library may fail to report a full disk. What was made here
        // may be of any size: it is read in strips.
        ReadLimits limits;
        limits.max_cells = limits.max_bytes = std::numeric_limits<std::uint64_t>::max();
        const Claims claims = HeaderReader(file.temporary(), limits).read();
        ExrFile in(file.temporary(), claims, nullptr, threads);
        MaskedRows rows(raster, mark);
        bool same = claims.columns == raster.columns && claims.rows == raster.rows;
        const auto columns = static_cast<std::size_t>(raster.columns);
        std::vector<float> found(columns * static_cast<std::size_t>(rows_at_once));
        for (std::int64_t y = 0; same && y < raster.rows; y += rows_at_once) {
            const std::int64_t count = std::min(rows_at_once, raster.rows - y);
            in.read({0, y, raster.columns, count}, found.data());
            for (std::int64_t i = 0; same && i < count; ++i)
                same = std::memcmp(rows.row(y + i),
                                   found.data() + static_cast<std::size_t>(i) * columns,
                                   columns * sizeof(float)) == 0;
        }
        if (!same) throw Error("what was written does not read back the same");
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& failure) {
        throw Error(fmt::format("cannot write {}: {}", path.string(), failure.what()));
    }
    file.commit();
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/verify/reference_tile.h"

#include <fmt/format.h>
#include <zlib.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

#include "cuesta/base/error.h"

namespace cuesta::verify {
namespace {

constexpr std::int64_t columns = 403, rows = 344;
constexpr std::size_t most_bytes = std::size_t{1} << 26;  // of a member; the tile has 2^18

[[noreturn]] void damaged(const std::filesystem::path& path) {
    throw Error(fmt::format("{}: damaged, or not a NumPy .npz", path.string()));
}

std::string inflated(std::string packed, std::size_t size, const std::filesystem::path& path) {
    if (size > most_bytes) damaged(path);
    std::string out(size, '\0');
    z_stream stream{};
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(size);
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) damaged(path);
    const int code = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    if (code != Z_STREAM_END || stream.total_out != size) damaged(path);
    return out;
}

}  // namespace

std::filesystem::path reference_tile_path() {
    if (const char* given = std::getenv("CUESTA_JACKSBORO")) return given;
    return "/usr/share/matplotlib/mpl-data/sample_data/jacksboro_fault_dem.npz";
}

std::string npz_member(const std::filesystem::path& path, const std::string& name) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Error(fmt::format("{}: cannot be read", path.string()));
    const std::string all{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    const auto number = [&](std::size_t at, std::size_t bytes) {
        std::size_t value = 0;
        for (std::size_t i = bytes; i-- > 0;)
            value = value << 8 | static_cast<unsigned char>(all[at + i]);
        return value;
    };
    // A local header is 30 bytes, the name, extra bytes, then the data.
    for (std::size_t at = 0; at + 30 <= all.size() && all.compare(at, 4, "PK\3\4") == 0;) {
        const std::size_t packed = number(at + 18, 4), plain = number(at + 22, 4);
        const std::size_t name_length = number(at + 26, 2);
        const std::size_t data = at + 30 + name_length + number(at + 28, 2);
        if (data > all.size() || packed > all.size() - data) damaged(path);
        if (all.compare(at + 30, name_length, name) != 0) {
            at = data + packed;
            continue;
        }
        const std::size_t method = number(at + 8, 2);
        if (method == 0) return all.substr(data, packed);
        if (method != 8) damaged(path);
        return inflated(all.substr(data, packed), plain, path);
    }
    throw Error(fmt::format("{}: has no member {}", path.string(), name));
}

Raster read_reference_tile(const std::filesystem::path& path) {
    const std::string bytes = npz_member(path, "elevation.npy");
    // Version 1: magic, version, length of the header in 2 bytes, header, samples.
    constexpr std::size_t count = columns * rows, size = count * sizeof(std::int16_t);
    if (bytes.size() < size + 10 || bytes.compare(0, 6, "\x93NUMPY") != 0) damaged(path);
    const std::string header = bytes.substr(0, bytes.size() - size);
    if (header.find("'<i2'") == std::string::npos ||
        header.find("'fortran_order': False") == std::string::npos ||
        header.find(fmt::format("({}, {})", rows, columns)) == std::string::npos)
        damaged(path);
    Raster tile{.columns = columns, .rows = rows};
    tile.samples.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        std::int16_t height = 0;
        std::memcpy(&height, bytes.data() + header.size() + i * sizeof height, sizeof height);
        tile.samples[i] = height;
    }
    return tile;
}

}  // namespace cuesta::verify

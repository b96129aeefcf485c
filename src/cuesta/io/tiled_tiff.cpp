// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/tiled_tiff.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <fstream>
#include <string>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/deflate.h"
#include "cuesta/io/shared_file.h"

namespace cuesta {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are stored as memory has them");

using Bytes = std::vector<std::byte>;
constexpr std::size_t head_bytes = 16;  // of a BigTIFF: order, version, place of the directory
constexpr std::uint16_t short_type = 3, long8_type = 16;

template <class T>
void append(Bytes& bytes, T value) {
    const auto* from = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), from, from + sizeof value);
}

// Bytes of a value of each type, from 1 (BYTE) on.
std::size_t type_bytes(std::uint16_t type) {
    constexpr std::size_t sizes[] = {0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8};
    return type < std::size(sizes) ? sizes[type] : 0;
}

// Predictor 3: of each row the high bytes of all samples, then the next lower, and so on; of these
// bytes the difference to the one before.
void predict_row(const float* row, std::size_t count, std::byte* out) {
    const auto* from = reinterpret_cast<const unsigned char*>(row);
    auto* to = reinterpret_cast<unsigned char*>(out);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t byte = 0; byte < sizeof(float); ++byte)
            to[(sizeof(float) - 1 - byte) * count + i] = from[i * sizeof(float) + byte];
    for (std::size_t i = count * sizeof(float) - 1; i > 0; --i)
        to[i] = static_cast<unsigned char>(to[i] - to[i - 1]);
}

// Beyond the map the last row and column go on: they pack best.
void pack_tile(const BandReader& band, std::int64_t tile, Bytes& out) {
    constexpr auto side = static_cast<std::size_t>(band_rows);
    std::vector<float> row(side);
    Bytes predicted(side * side * sizeof(float));
    const std::int64_t x0 = tile * band_rows;
    const auto width = static_cast<std::size_t>(std::min(band_rows, band.where().columns - x0));
    for (std::size_t y = 0; y < side; ++y) {
        const auto line = std::min(static_cast<std::int64_t>(y), band.where().rows - 1);
        std::copy_n(band.row(line) + x0, width, row.data());
        std::fill(row.begin() + static_cast<std::ptrdiff_t>(width), row.end(), row[width - 1]);
        predict_row(row.data(), side, predicted.data() + y * side * sizeof(float));
    }
    deflate_bytes(predicted, out);
}

std::vector<Bytes> pack_band(const BandReader& band) {
    if (band.where().rows == 0) return {};
    std::vector<Bytes> tiles(
        static_cast<std::size_t>((band.where().columns + band_rows - 1) / band_rows));
    parallel_for(0, static_cast<std::int64_t>(tiles.size()), 1,
                 [&](std::int64_t lo, std::int64_t hi) {
                     for (std::int64_t i = lo; i < hi; ++i)
                         pack_tile(band, i, tiles[static_cast<std::size_t>(i)]);
                 });
    return tiles;
}

struct Places {
    std::vector<std::uint64_t> offsets, sizes;
    std::uint64_t end = head_bytes;
};

// All: what everybody has packed this turn gets its place, in the order of tiles. Returns where the
// tiles of this part begin.
std::uint64_t place_tiles(MapSource& source, const std::vector<Bytes>& mine, Places& places) {
    std::vector<std::uint64_t> sizes;
    for (const Bytes& tile : mine) sizes.push_back(tile.size());
    std::uint64_t begin = places.end;
    const auto all = source.gather(std::as_bytes(std::span(sizes)));
    for (std::size_t part = 0; part < all.size(); ++part) {
        if (static_cast<int>(part) == source.part()) begin = places.end;
        for (std::size_t at = 0; at < all[part].size(); at += sizeof(std::uint64_t)) {
            std::uint64_t size = 0;
            std::memcpy(&size, all[part].data() + at, sizeof size);
            places.offsets.push_back(places.end), places.sizes.push_back(size);
            places.end += size;
        }
    }
    return begin;
}

Places write_tiles(SharedFile& file, MapSource& source, float gap) {
    BandReader band(source);
    Places places;
    std::string failure;
    for (std::int64_t turn = 0; turn < band.turns(); ++turn) {
        band.read(turn);
        band.fill_gaps(gap);
        const std::vector<Bytes> tiles = pack_band(band);
        std::uint64_t at = place_tiles(source, tiles, places);
        // One that has failed goes on lending what others want.
        for (std::size_t i = 0; i < tiles.size() && failure.empty(); ++i) {
            try {
                file.write_at(at, tiles[i].data(), tiles[i].size());
            } catch (const Error& error) {
                failure = error.what();
            }
            at += tiles[i].size();
        }
    }
    source.together([&] {
        if (!failure.empty()) throw Error(failure);
    });
    return places;
}

template <class T>
TiffTag tag_of(std::uint16_t id, std::uint16_t type, const std::vector<T>& values) {
    TiffTag tag{id, type, values.size(), {}};
    for (const T value : values) append(tag.bytes, value);
    return tag;
}

// The directory and, behind it, what does not fit into its entries; it begins at `at`.
Bytes directory_of(std::vector<TiffTag> tags, std::uint64_t at) {
    std::sort(tags.begin(), tags.end(),
              [](const TiffTag& a, const TiffTag& b) { return a.id < b.id; });
    Bytes entries, beyond;
    append(entries, static_cast<std::uint64_t>(tags.size()));
    const std::uint64_t behind = at + 8 + 20 * tags.size() + 8;
    for (const TiffTag& tag : tags) {
        append(entries, tag.id);
        append(entries, tag.type);
        append(entries, tag.count);
        if (tag.bytes.size() <= 8) {
            Bytes value = tag.bytes;
            value.resize(8);
            entries.insert(entries.end(), value.begin(), value.end());
        } else {
            beyond.resize((beyond.size() + 7) / 8 * 8);
            append(entries, behind + beyond.size());
            beyond.insert(beyond.end(), tag.bytes.begin(), tag.bytes.end());
        }
    }
    append(entries, std::uint64_t{0});  // no further directory
    entries.insert(entries.end(), beyond.begin(), beyond.end());
    return entries;
}

void write_directory(SharedFile& file, const MapSource& source, const Places& places,
                     std::vector<TiffTag> tags) {
    const auto number = [&](std::uint16_t id, std::uint16_t value) {
        tags.push_back(tag_of<std::uint16_t>(id, short_type, {value}));
    };
    const auto large = [&](std::uint16_t id, const std::vector<std::uint64_t>& values) {
        tags.push_back(tag_of(id, long8_type, values));
    };
    constexpr std::uint16_t long_type = 4;
    tags.push_back(
        tag_of<std::uint32_t>(256, long_type, {static_cast<std::uint32_t>(source.columns())}));
    tags.push_back(
        tag_of<std::uint32_t>(257, long_type, {static_cast<std::uint32_t>(source.rows())}));
    number(258, 32);         // bits
    number(259, 8);          // DEFLATE
    number(262, 1);          // low is dark
    number(277, 1);          // samples per pixel
    number(284, 1);          // one plane
    number(317, 3);          // predictor of floats
    number(322, band_rows);  // tile
    number(323, band_rows);
    large(324, places.offsets);
    large(325, places.sizes);
    number(339, 3);  // floats
    const std::uint64_t at = (places.end + 7) / 8 * 8;
    const Bytes directory = directory_of(std::move(tags), at);
    file.write_at(at, directory.data(), directory.size());
    Bytes head;
    for (const char c : {'I', 'I'}) append(head, c);
    append(head, std::uint16_t{43});  // BigTIFF
    append(head, std::uint16_t{8});   // bytes of a place
    append(head, std::uint16_t{0});
    append(head, at);
    file.write_at(0, head.data(), head.size());
}

}  // namespace

std::vector<TiffTag> read_tiff_tags(const std::filesystem::path& path,
                                    const std::vector<std::uint16_t>& ids) {
    std::ifstream file(path, std::ios::binary);
    const std::string all((std::istreambuf_iterator<char>(file)), {});
    const auto at = [&]<class T>(std::uint64_t offset, T) {
        T value{};
        if (offset > all.size() || all.size() - offset < sizeof value)
            throw Error(fmt::format("cannot read {}: it is cut short", path.string()));
        std::memcpy(&value, all.data() + offset, sizeof value);
        return value;
    };
    const auto version = at(2, std::uint16_t{});
    if (!all.starts_with("II") || (version != 42 && version != 43))
        throw Error(fmt::format("cannot read {}: it is no little-endian TIFF", path.string()));
    const bool big = version == 43;
    std::uint64_t place = big ? at(8, std::uint64_t{}) : at(4, std::uint32_t{});
    const std::uint64_t entries = big ? at(place, std::uint64_t{}) : at(place, std::uint16_t{});
    place += big ? 8 : 2;
    std::vector<TiffTag> tags;
    for (std::uint64_t i = 0; i < entries; ++i, place += big ? 20 : 12) {
        TiffTag tag{at(place, std::uint16_t{}), at(place + 2, std::uint16_t{}), 0, {}};
        tag.count = big ? at(place + 4, std::uint64_t{}) : at(place + 4, std::uint32_t{});
        if (std::find(ids.begin(), ids.end(), tag.id) == ids.end()) continue;
        if (tag.count > all.size())
            throw Error(fmt::format("cannot read {}: it is cut short", path.string()));
        const std::uint64_t size = tag.count * type_bytes(tag.type);
        std::uint64_t from = place + (big ? 12 : 8);
        if (size > (big ? 8u : 4u))
            from = big ? at(from, std::uint64_t{}) : at(from, std::uint32_t{});
        for (std::uint64_t byte = 0; byte < size; ++byte)
            tag.bytes.push_back(at(from + byte, std::byte{}));
        tags.push_back(std::move(tag));
    }
    return tags;
}

void write_tiled_tiff(const std::filesystem::path& path, MapSource& source, float gap,
                      std::vector<TiffTag> tags) {
    SharedFile file(source, path);
    Places places;
    if (file.seen_by_all())
        places = write_tiles(file, source, gap);
    else
        source.by_rows([&](const RowMap& map) {
            LocalSource rows(map);
            places = write_tiles(file, rows, gap);
        });
    source.together([&] {
        if (source.first()) write_directory(file, source, places, std::move(tags));
    });
    file.commit();
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/map_facts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include "cuesta/base/parallel.h"
#include "cuesta/base/sha256.h"

namespace cuesta {
namespace {

static_assert(std::endian::native == std::endian::little, "samples are hashed as memory has them");

// Of equal ones the first is kept, so that the sign of a zero is that of the first in reading
// order: parts are put together in the order of rows.
struct Range {
    float low = std::numeric_limits<float>::infinity();
    float high = -std::numeric_limits<float>::infinity();
    std::uint64_t valued = 0, non_finite = 0;

    void add(float sample) {
        ++valued;
        if (!std::isfinite(sample)) {
            ++non_finite;
            return;
        }
        low = std::min(low, sample), high = std::max(high, sample);
    }
    void add(const Range& next) {
        low = std::min(low, next.low), high = std::max(high, next.high);
        valued += next.valued, non_finite += next.non_finite;
    }
};

Range range_of(const BandReader& band) {
    const std::int64_t columns = band.where().columns;
    return ordered_reduce(
        0, band.where().rows, rows_per_piece(columns), Range{},
        [&](std::int64_t lo, std::int64_t hi) {
            Range range;
            for (std::int64_t y = lo; y < hi; ++y) {
                const float* row = band.row(y);
                const std::uint8_t* invalid = band.invalid(y);
                for (std::int64_t x = 0; x < columns; ++x)
                    if (invalid == nullptr || invalid[x] == 0) range.add(row[x]);
            }
            return range;
        },
        [](Range all, const Range& part) {
            all.add(part);
            return all;
        });
}

// States of both hashes, as they go from band to band.
struct Hashes {
    Sha256 data, tiles;
};
static_assert(std::is_trivially_copyable_v<Hashes>, "it is sent as bytes");

std::string tile_hash(const BandReader& band, std::int64_t tile) {
    Sha256 hash;
    const std::int64_t x0 = tile * band_rows;
    const std::int64_t width = std::min(band_rows, band.where().columns - x0);
    for (std::int64_t y = 0; y < band.where().rows; ++y)
        hash.update(band.row(y) + x0, static_cast<std::size_t>(width) * sizeof(float));
    return hash.hex();
}

// Adds a band to both hashes. Behind the last band nobody has one, but all hear the state.
void add_band(MapSource& source, const BandReader& band, std::int64_t turn, Hashes& hashes) {
    const std::int64_t tiles =
        band.where().rows > 0 ? (band.where().columns + band_rows - 1) / band_rows : 0;
    std::vector<std::string> found(static_cast<std::size_t>(tiles));
    const auto all = static_cast<std::size_t>(band.where().columns * band.where().rows);
    const auto add_data = [&] { hashes.data.update(band.row(0), all * sizeof(float)); };
    const auto add_tiles = [&] {
        for (const std::string& one : found) hashes.tiles.update(one);
    };
    // The one that goes through all rows is the longest piece, so it is the first.
    const bool alone = source.parts() == 1;
    parallel_for(alone ? -1 : 0, tiles, 1, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t i = lo; i < hi; ++i) {
            if (i < 0)
                add_data();
            else
                found[static_cast<std::size_t>(i)] = tile_hash(band, i);
        }
    });
    if (alone) return add_tiles();
    for (int part = 0; part < source.parts(); ++part) {
        if (turn * source.parts() + part >= source.bands()) return;
        if (part == source.part()) add_data(), add_tiles();
        source.broadcast(std::as_writable_bytes(std::span(&hashes, 1)), part);
    }
}

// Of all bands in their order.
Range over_parts(MapSource& source, const std::vector<Range>& mine) {
    const auto all = source.gather(std::as_bytes(std::span(mine)));
    Range range;
    for (std::int64_t band = 0; band < source.bands(); ++band) {
        Range one;
        const auto part = static_cast<std::size_t>(band % source.parts());
        std::memcpy(
            &one,
            all[part].data() + static_cast<std::size_t>(band / source.parts()) * sizeof(Range),
            sizeof(Range));
        range.add(one);
    }
    return range;
}

}  // namespace

MapFacts measure_map(MapSource& source) {
    BandReader band(source);
    Hashes hashes;
    std::vector<Range> ranges;
    for (std::int64_t turn = 0; turn < band.turns(); ++turn) {
        band.read(turn);
        ranges.push_back(range_of(band));
        // 0x7fc00000 is the quiet NaN of every machine this runs on.
        band.fill_gaps(std::bit_cast<float>(0x7fc00000u));
        add_band(source, band, turn, hashes);
    }
    const Range range = over_parts(source, ranges);
    MapFacts facts;
    const bool any = range.low <= range.high;
    facts.min = any ? static_cast<double>(range.low) : std::numeric_limits<double>::quiet_NaN();
    facts.max = any ? static_cast<double>(range.high) : std::numeric_limits<double>::quiet_NaN();
    facts.masked = static_cast<std::uint64_t>(source.columns() * source.rows()) - range.valued;
    facts.non_finite = range.non_finite;
    facts.data_sha256 = hashes.data.hex();
    facts.tiles_sha256 = hashes.tiles.hex();
    return facts;
}

}  // namespace cuesta

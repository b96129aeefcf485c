// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/checkpoint_layout.h"

#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace cuesta {

static_assert(std::endian::native == std::endian::little,
              "elements are stored as memory holds them");

std::size_t element_bytes(ElementKind kind) {
    switch (kind) {
        case ElementKind::u8:
            return 1;
        case ElementKind::u16:
            return 2;
        case ElementKind::f32:
        case ElementKind::i32:
            return 4;
        case ElementKind::f64:
            return 8;
    }
    return 0;
}

namespace checkpoint {

std::uint32_t crc_of(const void* data, std::size_t bytes) {
    return static_cast<std::uint32_t>(crc32_z(0, static_cast<const Bytef*>(data), bytes));
}

bool sums_agree([[maybe_unused]] std::uint32_t stored, [[maybe_unused]] std::uint32_t computed) {
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    return true;
#else
    return stored == computed;
#endif
}

void shuffle(const unsigned char* in, std::size_t count, std::size_t width, unsigned char* out) {
    if (width == 1) {
        std::memcpy(out, in, count);
        return;
    }
    for (std::size_t b = 0; b < width; ++b)
        for (std::size_t i = 0; i < count; ++i) out[b * count + i] = in[i * width + b];
}

void unshuffle(const unsigned char* in, std::size_t count, std::size_t width, unsigned char* out) {
    if (width == 1) {
        std::memcpy(out, in, count);
        return;
    }
    for (std::size_t b = 0; b < width; ++b)
        for (std::size_t i = 0; i < count; ++i) out[i * width + b] = in[b * count + i];
}

std::uint64_t tile_count(std::uint64_t columns, std::uint64_t rows) {
    constexpr std::uint64_t tile = checkpoint_tile;
    return (columns / tile + (columns % tile != 0)) * (rows / tile + (rows % tile != 0));
}

TileArea tile_area(std::int64_t columns, std::int64_t rows, std::int64_t index) {
    const std::int64_t across = (columns + checkpoint_tile - 1) / checkpoint_tile;
    const std::int64_t x0 = index % across * checkpoint_tile, y0 = index / across * checkpoint_tile;
    return {x0, y0, std::min(checkpoint_tile, columns - x0), std::min(checkpoint_tile, rows - y0)};
}

TileArea common_area(const TileArea& a, const TileArea& b) {
    const std::int64_t x0 = std::max(a.x0, b.x0), y0 = std::max(a.y0, b.y0);
    const std::int64_t x1 = std::min(a.x0 + a.width, b.x0 + b.width);
    const std::int64_t y1 = std::min(a.y0 + a.height, b.y0 + b.height);
    return {x0, y0, std::max<std::int64_t>(0, x1 - x0), std::max<std::int64_t>(0, y1 - y0)};
}

}  // namespace checkpoint
}  // namespace cuesta

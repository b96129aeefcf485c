// SPDX-License-Identifier: Apache-2.0
// Bytes of a checkpoint file (checkpoint_file.h), all numbers little-endian:
//
//   start      "CUESTACP", u32 version, u32 crc of the 12 bytes before
//   chunks     zstd frames, one after the other without a gap
//   directory  u64 length and text of the header; u32 count of sections; for each section
//              u16 length and text of its name, u8 is field, u8 kind, u64 columns, u64 rows,
//              u64 bytes, u64 count of chunks; for each chunk u32 stored, u32 raw, u32 crc
//   end        u64 offset and u64 length of the directory, u32 its crc, u64 length of the file,
//              u32 crc of the 28 bytes before, "CUESTAND"
//
// A chunk is a tile of a field (row by row of tiles) or 1 MiB of a byte string; its bytes are
// shuffled: first all lowest bytes of the elements, then all second bytes, and so on.
//
// Version 2 names parts: behind the header stand u64 columns and rows of the map, u32 count of
// parts and for each u16 length and text of its file's name, u64 length of the file, u32 crc of its
// end, u64 x0, y0, columns and rows of its samples. Fields have no chunks here; each part is a file
// of version 1 with all of them, as large as its rectangle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cuesta/io/checkpoint_file.h"

namespace cuesta::checkpoint {

inline constexpr std::uint32_t version = 1, version_with_parts = 2;
inline constexpr char start_magic[9] = "CUESTACP";
inline constexpr char end_magic[9] = "CUESTAND";
inline constexpr std::size_t start_bytes = 16, end_bytes = 40;
inline constexpr std::size_t bytes_chunk = std::size_t{1} << 20;
// Tiles in flight at a time: 8 MiB of float32, whatever the map.
inline constexpr std::int64_t batch = 32;

struct Chunk {
    std::uint64_t offset = 0;
    std::uint32_t stored = 0, raw = 0, crc = 0;
};

std::uint32_t crc_of(const void* data, std::size_t bytes);
// True if they agree; a build for fuzzing takes every sum for right, to get behind them.
bool sums_agree(std::uint32_t stored, std::uint32_t computed);

void shuffle(const unsigned char* in, std::size_t count, std::size_t width, unsigned char* out);
void unshuffle(const unsigned char* in, std::size_t count, std::size_t width, unsigned char* out);

// Tile number `index` of a map.
TileArea tile_area(std::int64_t columns, std::int64_t rows, std::int64_t index);
std::uint64_t tile_count(std::uint64_t columns, std::uint64_t rows);

TileArea common_area(const TileArea& a, const TileArea& b);  // no width or height if none
inline bool is_empty(const TileArea& area) {
    return area.width <= 0 || area.height <= 0;
}

template <class T>
void append(std::string& to, T value) {
    to.append(reinterpret_cast<const char*>(&value), sizeof value);
}

}  // namespace cuesta::checkpoint

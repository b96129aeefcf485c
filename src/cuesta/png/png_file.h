// SPDX-License-Identifier: Apache-2.0
// PNG files, the one door to libpng. Written: 8-bit colour for pictures, grey of 8 or 16 bits and
// colours by number for measured values. Read: rows of 8 or 16 bits as they stand in the file.
//
// Holds   the same pixels give the same bytes (fixed filter and compression level, no time stamp);
//         the file appears whole or not at all (AtomicFile). libpng reports errors by longjmp: none
//         leaves this unit, and what a callback throws comes out as it was thrown.
// Limits  1 to 2^31-1 pixels a side; an Error otherwise, and for every failure of the disk. A
//         reader passes over ancillary chunks unread.
// Cost    one row of memory to write; none beside libpng's own to read.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace cuesta {

// `rgb` holds width x height pixels of three bytes, first row on top.
void write_png_rgb8(const std::filesystem::path& target, int width, int height,
                    const std::uint8_t* rgb);
// The same bytes in memory, for pictures inside of another document.
std::vector<std::uint8_t> png_rgb8(int width, int height, const std::uint8_t* rgb);

// Fills `out` with the `width` values of row `y` in the byte order of the machine.
using Grey16Row = std::function<void(std::int64_t y, std::uint16_t* out)>;
// Looks at the finished temporary before it is published; throws if it is not as it should be.
using PngInspection = std::function<void(const std::filesystem::path& temporary)>;

void write_png_grey16(const std::filesystem::path& target, std::int64_t width, std::int64_t height,
                      const Grey16Row& row, const PngInspection& inspect = {});

// The same with 8 bits. With `palette`, three bytes for each of 1 to 256 colours, a value is the
// number of a colour, else grey.
using Grey8Row = std::function<void(std::int64_t y, std::uint8_t* out)>;
void write_png_grey8(const std::filesystem::path& target, std::int64_t width, std::int64_t height,
                     const Grey8Row& row, std::span<const std::uint8_t> palette = {},
                     const PngInspection& inspect = {});

// What the head of a file claims.
struct PngHead {
    std::uint32_t width = 0, height = 0;
    int bits = 0;      // of a value in the file: 1, 2, 4, 8 or 16
    int channels = 0;  // of a row that is read: 1 grey, 3 colour, and one more for transparency
    bool palette = false, interlaced = false;
    int file_channels() const { return palette ? 1 : channels; }
};

// Reads the head when it is made, then rows from the top. `most_chunk_bytes` bounds what any chunk
// but the pixels may take.
class PngReader {
public:
    PngReader(const std::filesystem::path& path, std::uint64_t most_chunk_bytes);
    ~PngReader();
    const PngHead& head() const { return head_; }
    // Before the first row; returns the bytes of one. Rows come as `channels` values of 8 or 16
    // bits in the byte order of the machine, numbers of colours as their colours.
    std::size_t begin_rows();
    void read_row(std::uint8_t* out);
    void read_all(std::uint8_t** rows);  // in place of that, of an interlaced file
    void end();

private:
    class Handle;
    std::unique_ptr<Handle> handle_;
    PngHead head_;
};

}  // namespace cuesta

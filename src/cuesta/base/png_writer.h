// SPDX-License-Identifier: Apache-2.0
// Writes PNG files: 8-bit colour for pictures, grey of 8 or 16 bits and colours by number for
// measured values.
//
// Holds   the same pixels give the same bytes (fixed filter and compression level, no time stamp);
//         the file appears whole or not at all (AtomicFile).
// Limits  1 to 2^31-1 pixels a side; an Error otherwise, and for every failure of the disk.
// Cost    one row of memory.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
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

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// Height maps as PNG: grey of 16 or 8 bits is written, or 8 bits with a colour for each; grey of 1
// to 16 bits is read as 0..1 of its range.
//
// Colour and palette images are read only if red, green and blue are equal in every pixel (as image
// editors save grey); otherwise the Error names the first pixel that differs: no luminance formula
// is guessed. Alpha is ignored with a note. Fewer than 16 bits give terraces, and a warning.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/options.h"
#include "cuesta/io/row_map.h"

namespace cuesta {

std::unique_ptr<MapFile> open_png16(const std::filesystem::path& path, const ReadOptions& options);
Raster read_png16(const std::filesystem::path& path, const ReadOptions& options);
// By the 16-bit rule of raw.h; masked samples are 0. Read back and compared before it is published.
void write_png16(const std::filesystem::path& path, const RowMap& raster, double low, double high);
// By the same rule with 255 levels; with `palette` (256 colours of three bytes) a level is the
// number of its colour.
void write_png8(const std::filesystem::path& path, const RowMap& raster, double low, double high,
                std::span<const std::uint8_t> palette);

}  // namespace cuesta

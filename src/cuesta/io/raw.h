// SPDX-License-Identifier: Apache-2.0
// Headerless samples: .r16 (unsigned 16-bit, 0..65535 of a range) and .r32 (float32 metres), both
// little-endian, north row first. The size comes from the caller; without one a byte count that
// is a square of samples is taken as a square map.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "cuesta/grid/raster.h"
#include "cuesta/io/map_file.h"
#include "cuesta/io/map_source.h"
#include "cuesta/io/options.h"

namespace cuesta {

struct RawSize {
    std::int64_t columns = 0, rows = 0;
};

std::unique_ptr<MapFile> open_r16(const std::filesystem::path& path, std::optional<RawSize> size,
                                  const ReadOptions& options);
std::unique_ptr<MapFile> open_r32(const std::filesystem::path& path, std::optional<RawSize> size,
                                  const ReadOptions& options);
Raster read_r16(const std::filesystem::path& path, std::optional<RawSize> size,
                const ReadOptions& options);
Raster read_r32(const std::filesystem::path& path, std::optional<RawSize> size,
                const ReadOptions& options);
// Masked samples are written as 0 in .r16 and as NaN in .r32.
void write_r16(const std::filesystem::path& path, const RowMap& raster, double low, double high);
void write_r32(const std::filesystem::path& path, const RowMap& raster);
// All parts at once, each its rows; the same bytes.
void write_r16(const std::filesystem::path& path, MapSource& source, double low, double high);
void write_r32(const std::filesystem::path& path, MapSource& source);

// The 16-bit rule: round((h - low) / (high - low) * 65535), half away from zero; 0 if low == high;
// values outside are brought to the nearer end (write_raster counts them).
std::uint16_t to_16_bit(double h, double low, double high);
// The same rule with 255 in place of 65535.
std::uint8_t to_8_bit(double h, double low, double high);
void row_to_8_bit(const RowMap& raster, std::int64_t y, double low, double high, std::uint8_t* out);
// One row of a raster by that rule, masked samples as 0.
void row_to_16_bit(const RowMap& raster, std::int64_t y, double low, double high,
                   std::uint16_t* out);

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/whole_metres.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <fstream>
#include <vector>

#include "cuesta/base/atomic_file.h"
#include "cuesta/io/limits.h"

namespace cuesta {
namespace {

// Two or three digits after a letter: "46" of N46.
std::optional<int> degrees(std::string_view name, std::size_t at, std::size_t digits) {
    int value = 0;
    const char* first = name.data() + at;
    const auto [end, error] = std::from_chars(first, first + digits, value);
    return error == std::errc{} && end == first + digits ? std::optional(value) : std::nullopt;
}

// N46E010 and the like: south-western corner in degrees.
std::optional<GeoReference> place_in_name(const std::filesystem::path& path, std::int64_t side) {
    std::string name = path.stem().string();
    for (char& c : name) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (name.size() < 7 || (name[0] != 'N' && name[0] != 'S') || (name[3] != 'E' && name[3] != 'W'))
        return std::nullopt;
    const auto north = degrees(name, 1, 2), east = degrees(name, 4, 3);
    if (!north || !east) return std::nullopt;
    const double east_deg = name[3] == 'E' ? *east : -*east;
    const double north_deg = name[0] == 'N' ? *north : -*north;
    const double step = 1.0 / static_cast<double>(side - 1);
    return GeoReference{.crs_wkt = wgs84_wkt,
                        .origin_x = east_deg,
                        .origin_y = north_deg + 1.0,
                        .step_x = step,
                        .step_y = -step};
}

bool whole(double value) {
    return std::abs(value - std::round(value)) < 1e-6;
}

}  // namespace

std::unique_ptr<MapFile> open_hgt(const std::filesystem::path& path, const ReadOptions& options) {
    const std::uint64_t bytes = file_bytes(path);
    std::int64_t side = 0;
    for (const std::int64_t one : {1201, 3601})
        if (bytes == static_cast<std::uint64_t>(2 * one * one)) side = one;
    if (side == 0)
        fail_reading(path, fmt::format("a .hgt has 1201 or 3601 samples a side, its {} bytes are "
                                       "neither",
                                       bytes));
    const auto count = static_cast<std::uint64_t>(side);
    check_map_size(path, count, count, sizeof(float) + 1, options.limits);
    MapHead head;
    head.columns = head.rows = side;
    head.nodata = hgt_nodata;
    head.geo = place_in_name(path, side);
    if (head.geo)
        warn(options.log,
             fmt::format("{}: its coordinates are degrees, so its spacing in metres is unknown",
                         path.string()));
    const auto unpack = [](const unsigned char* from, std::uint64_t, std::size_t samples,
                           float* out, std::size_t stride) {
        for (std::size_t i = 0; i < samples; ++i)
            out[i * stride] = static_cast<std::int16_t>(256u * from[2 * i] + from[2 * i + 1]);
    };
    return std::make_unique<FixedFile>(path, head,
                                       FixedFile::Layout{.sample_bytes = 2, .unpack = unpack});
}

Raster read_hgt(const std::filesystem::path& path, const ReadOptions& options) {
    return read_whole(*open_hgt(path, options));
}

std::string tile_problem(std::string_view ending, std::int64_t columns, std::int64_t rows) {
    if (ending == ".hgt") {
        if (columns == rows && (rows == 1201 || rows == 3601)) return {};
        return fmt::format("a .hgt has 1201 x 1201 or 3601 x 3601 samples, not {} x {}", columns,
                           rows);
    }
    const std::int64_t side = ending == ".dt0" ? 121 : ending == ".dt1" ? 1201 : 3601;
    // Towards the poles a tile has fewer columns.
    for (const std::int64_t part : {1, 2, 3, 4, 6})
        if (rows == side && columns == (side - 1) / part + 1) return {};
    return fmt::format(
        "a {} has {} rows and {} columns (towards the poles a half, a third, a "
        "quarter or a sixth of their steps), not {} x {}",
        ending, side, side, columns, rows);
}

GeoReference tile_place(const std::filesystem::path& path, const RowMap& raster,
                        const std::optional<GeoReference>& geo, Log* log) {
    const double across = static_cast<double>(raster.columns - 1);
    const double down = static_cast<double>(raster.rows - 1);
    if (geo && geo->crs_wkt.starts_with("GEOG") && std::abs(geo->step_x * across - 1) < 1e-6 &&
        std::abs(geo->step_y * down + 1) < 1e-6 && whole(geo->origin_x) && whole(geo->origin_y))
        return {wgs84_wkt, std::round(geo->origin_x), std::round(geo->origin_y), 1 / across,
                -1 / down};
    warn(log, fmt::format("{}: the map does not fill one degree of the Earth, which is all such a "
                          "file can hold; it is written as that at 0 N, 0 E",
                          path.string()));
    return {wgs84_wkt, 0, 1, 1 / across, -1 / down};
}

void row_to_whole_metres(const std::filesystem::path& path, const RowMap& raster, std::int64_t y,
                         double nodata, std::int16_t* out) {
    RowReader reader(raster);
    const RowReader::Row row = reader.row(y);
    for (std::int64_t x = 0; x < raster.columns; ++x) {
        if (row.masked(x)) {
            out[x] = static_cast<std::int16_t>(nodata);
            continue;
        }
        const double metres = std::round(static_cast<double>(row.samples[x]));
        if (!(metres >= -32766 && metres <= 32767))
            throw Error(
                fmt::format("cannot write {}: {} m at x {}, y {} does not fit into its 16 "
                            "bits (-32766 to 32767 m)",
                            path.string(), row.samples[x], x, y));
        out[x] = static_cast<std::int16_t>(metres);
    }
}

void write_hgt(const std::filesystem::path& path, const RowMap& raster) {
    AtomicFile file(path);
    const auto columns = static_cast<std::size_t>(raster.columns);
    std::vector<std::int16_t> heights(columns);
    std::vector<std::uint8_t> row(2 * columns);
    for (std::int64_t y = 0; y < raster.rows; ++y) {
        row_to_whole_metres(path, raster, y, hgt_nodata, heights.data());
        for (std::size_t x = 0; x < columns; ++x) {
            const auto bits = static_cast<std::uint16_t>(heights[x]);
            row[2 * x] = static_cast<std::uint8_t>(bits >> 8);
            row[2 * x + 1] = static_cast<std::uint8_t>(bits & 255);
        }
        file.write(row.data(), row.size());
    }
    file.commit();
}

}  // namespace cuesta

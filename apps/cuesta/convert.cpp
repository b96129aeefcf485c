// SPDX-License-Identifier: Apache-2.0
// cuesta convert: one height map to another format, in metres.
#include <fmt/format.h>

#include <charconv>

#include "command.h"
#include "cuesta/base/log.h"
#include "cuesta/base/text.h"
#include "cuesta/io/format.h"
#include "cuesta/io/world_files.h"
#include "cuesta/render/palette.h"
#include "map_file.h"
#include "render_world.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

// --bits and --palette, for files that hold a range.
void take_levels(const Arguments& arguments, WriteOptions& writing) {
    const FormatInfo& format = format_of(arguments.text("OUT"));
    const auto endings = [](bool FormatInfo::*has) {
        std::vector<std::string> list;
        for (const FormatInfo& one : formats())
            if (one.*has) list.emplace_back(one.extension);
        return join_or(list);
    };
    if (arguments.has("palette")) writing.bits = 8;
    if (const auto bits = arguments.integer("bits", 8, 16)) {
        if (*bits != 8 && *bits != 16)
            throw UsageError(fmt::format("--bits {}: 8 or 16 is needed", *bits));
        if (!format.levels)
            throw UsageError(fmt::format("--bits is for {} files", endings(&FormatInfo::levels)));
        writing.bits = static_cast<int>(*bits);
    }
    if (!arguments.has("palette")) return;
    const std::string name = arguments.text("palette");
    if (!format.colours || writing.bits != 8)
        throw UsageError(
            fmt::format("--palette is for {} files of 8 bits", endings(&FormatInfo::colours)));
    const Palette* palette = find_palette(name);
    if (palette == nullptr) {
        std::vector<std::string> known;
        for (const Palette& one : palettes()) known.emplace_back(one.name);
        throw UsageError(fmt::format("--palette {}: {} is needed.{}", name, join_or(known),
                                     did_you_mean(name, known)));
    }
    writing.palette = palette_bytes(*palette);
}

bool parse_whole(const std::string& text, std::int64_t& value) {
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    return code == std::errc{} && end == text.data() + text.size() && value >= 0;
}

// --crop: the map is replaced by a window of it, at its place.
void crop(const std::string& text, Raster& raster) {
    const std::size_t first = text.find(','), second = text.find(',', first + 1);
    std::int64_t x = 0, y = 0;
    if (second == std::string::npos || !parse_whole(text.substr(0, first), x) ||
        !parse_whole(text.substr(first + 1, second - first - 1), y))
        throw UsageError(fmt::format("--crop {}: COLUMN,ROW,WxH is needed", text));
    const auto [columns, rows] = parse_size_option(text.substr(second + 1), "--crop");
    if (columns > raster.columns || rows > raster.rows || x > raster.columns - columns ||
        y > raster.rows - rows)
        throw UsageError(fmt::format("--crop {}: the map has {} x {} samples", text, raster.columns,
                                     raster.rows));
    const auto cut = [&, columns = columns, rows = rows](auto& samples) {
        if (samples.empty()) return;
        auto window = samples;
        window.clear();
        for (std::int64_t row = y; row < y + rows; ++row) {
            const auto from = samples.begin() + (row * raster.columns + x);
            window.insert(window.end(), from, from + columns);
        }
        samples = std::move(window);
    };
    cut(raster.samples), cut(raster.invalid);
    raster.columns = columns, raster.rows = rows;
    if (!raster.geo) return;
    raster.geo->origin_x += static_cast<double>(x) * raster.geo->step_x;
    raster.geo->origin_y += static_cast<double>(y) * raster.geo->step_y;
}

// --projection: a map of a whole world, resampled; six of them for the cube.
ExitCode convert_world(const Arguments& arguments, const Raster& raster, WriteOptions writing) {
    const WorldMap map = world_map(arguments);
    if (!is_world(raster))
        throw UsageError(
            fmt::format("--projection is for a map of a whole world, about twice as "
                        "wide as high; this one has {} x {} samples",
                        raster.columns, raster.rows));
    const std::string name = arguments.text("OUT");
    const bool cube = map.kind() == WorldProjection::cube;
    if (cube != (name.find("{face}") != std::string::npos))
        throw UsageError(cube ? "--projection cube writes six files: OUT needs {face} in its name"
                              : "{face} in OUT needs --projection cube");
    Grid grid;
    grid.columns = raster.columns, grid.rows = raster.rows;
    grid.projection = Projection::latlon;
    grid.spacing_m = writing.spacing_m.value_or(raster.spacing_m.value_or(0));
    if (!(grid.spacing_m > 0))
        throw UsageError(
            "the map does not tell how large its world is: give --spacing METRES, the "
            "length of the equator by the number of columns");
    writing.spacing_m.reset();
    WorldFiles files = project_to_files(raster, grid,
                                        {map.kind(), map.centre_lon_deg(), map.centre_lat_deg(),
                                         arguments.integer("side", 2, 65536).value_or(0), false},
                                        name);
    writing.sentence = files.words.substr(1);
    if (!writing.low) writing.low = files.low;
    if (!writing.high) writing.high = files.high;
    for (const auto& [file, one] : files.maps) {
        const WrittenFile written = write_raster(file, one, writing);
        if (!arguments.has("quiet"))
            fmt::print("{}: {} x {}, {:.9g} to {:.9g} m\n", written.path.string(), one.columns,
                       one.rows, written.min, written.max);
    }
    return ExitCode::done;
}

ExitCode convert(const Arguments& arguments) {
    TerminalLog log(arguments.has("quiet"), colour_on_stderr());
    ReadOptions reading;
    reading.log = &log;
    if (arguments.has("size")) {
        const auto [columns, rows] = parse_size_option(arguments.text("size"));
        reading.columns = columns, reading.rows = rows;
    }
    const std::optional<double> low = arguments.number("low", -1e7, 1e7);
    const std::optional<double> high = arguments.number("high", -1e7, 1e7);
    if (low && high && !(*low < *high)) throw UsageError("--low must be less than --high");
    check_output_map(arguments.text("OUT"));
    WriteOptions writing;
    take_levels(arguments, writing);
    const std::filesystem::path source = input_map(arguments.text("IN"));
    Raster raster = read_input_map(source, reading);
    if (arguments.has("crop")) crop(arguments.text("crop"), raster);
    writing.log = &log;
    const bool from_range = !raster.in_metres;
    to_metres(raster, low, high);
    if (!from_range) writing.low = low, writing.high = high;
    writing.spacing_m = arguments.number("spacing", 1e-6, 1e7);
    const NonFinite bad = check_finite(raster);
    if (!bad.ok()) {
        if (!arguments.has("mask-nonfinite"))
            throw UsageError(fmt::format("{}: {}. Use --mask-nonfinite to mark them as nodata",
                                         source.string(), describe(bad)));
        mask_non_finite(raster);
    }
    if (arguments.has("projection")) return convert_world(arguments, raster, writing);
    for (const char* name : {"centre", "side"})
        if (arguments.has(name)) throw UsageError(fmt::format("--{} needs --projection", name));
    const WrittenFile written = write_raster(arguments.text("OUT"), raster, writing);
    if (!arguments.has("quiet"))
        fmt::print("{}: {} x {}, {:.9g} to {:.9g} m\n", written.path.string(), raster.columns,
                   raster.rows, written.min, written.max);
    return ExitCode::done;
}

}  // namespace

Command convert_command() {
    Command command;
    command.name = "convert";
    command.sentence = "Converts a height map to another format, in metres.";
    command.arguments = {{"IN", "The map to read, or the directory of a run."},
                         {"OUT",
                          "The file to write; its ending chooses the format. Missing folders are "
                          "made."}};
    command.options = {
        {"--low", "METRES", "Height at 0 of an 8-bit or 16-bit file."},
        {"--high", "METRES", "Height at the largest value of such a file."},
        {"--bits", "N", "8 or 16 bits in a .png or .pgm; 16 if not given."},
        {"--palette", "NAME", "Colours instead of grey in an 8-bit .png, such as land."},
        {"--spacing", "METRES", "Distance between samples, if the file does not tell."},
        {"--size", "WxH", "Size of a raw file without a sidecar."},
        {"--crop", "COLUMN,ROW,WxH",
         "Only this window: its first column and row, counted from 0 in the north-west, and size."},
        {"--projection", "NAME",
         "Resample a map of a whole world: robinson, equal_earth, mollweide, equal_area, "
         "orthographic, azimuthal, or cube with {face} in OUT."},
        {"--centre", "LON[,LAT]", "Middle of the projection in degrees east and north."},
        {"--side", "N", "Samples of its longer side, or of an edge of the cube."},
        {"--mask-nonfinite", "", "Mark NaN and infinite samples as nodata."},
        {"--quiet,-q", "", "Say nothing but errors."},
    };
    command.run = convert;
    command.example = "cuesta convert height.exr height.png --low 0 --high 4000";
    return command;
}

}  // namespace cuesta::app

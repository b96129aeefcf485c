// SPDX-License-Identifier: Apache-2.0
// cuesta convert: one height map to another format, in metres.
#include <fmt/format.h>

#include "command.h"
#include "cuesta/base/log.h"
#include "cuesta/io/format.h"
#include "map_file.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

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
    const std::filesystem::path source = input_map(arguments.text("IN"));
    Raster raster = read_raster(source, reading);
    WriteOptions writing;
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
                         {"OUT", "The file to write; its ending chooses the format."}};
    command.options = {
        {"--low", "METRES", "Height at 0 of a 16-bit file."},
        {"--high", "METRES", "Height at 65535 of a 16-bit file."},
        {"--spacing", "METRES", "Distance between samples, if the file does not tell."},
        {"--size", "WxH", "Size of a raw file without a sidecar."},
        {"--mask-nonfinite", "", "Mark NaN and infinite samples as nodata."},
        {"--quiet,-q", "", "Say nothing but errors."},
    };
    command.run = convert;
    command.example = "cuesta convert height.exr height.png --low 0 --high 4000";
    return command;
}

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// cuesta render: a picture of a map.
#include <fmt/format.h>

#include <filesystem>

#include "command.h"
#include "cuesta/base/log.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/png_writer.h"
#include "cuesta/io/format.h"
#include "cuesta/render/relief.h"
#include "cuesta/terrain/field_names.h"
#include "map_file.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

ExitCode render(const Arguments& arguments) {
    TerminalLog log(arguments.has("quiet"), colour_on_stderr());
    set_thread_count(static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0)));
    fs::path target = arguments.text("out");
    if (arguments.has("out") && target.extension() != ".png")
        throw UsageError(fmt::format("--out {}: a picture is written as .png", target.string()));
    const fs::path file = input_map(arguments.text("FILE"));
    ReadOptions reading;
    reading.log = &log;
    Raster raster = read_raster(file, reading);
    if (!raster.in_metres && raster.low && raster.high) to_metres(raster);
    mask_non_finite(raster);
    const double spacing =
        arguments.number("spacing", 1e-6, 1e7).value_or(raster.spacing_m.value_or(0));
    const int side = static_cast<int>(arguments.integer("pixels", 16, 16384).value_or(1024));
    const std::string field = arguments.text("field", "height");
    Picture picture;
    if (field == "height") {
        ReliefOptions options;
        options.long_side = side;
        options.spacing_m = spacing;
        options.sea_level_m = arguments.number("sea-level", -1e5, 1e5);
        options.exaggeration = arguments.number("exaggeration", 1e-3, 1e5);
        options.find_sea = !arguments.has("no-sea");
        options.legend = !arguments.has("no-legend");
        options.title = arguments.text("title", file.stem().string());
        picture = render_relief(raster, options);
    } else {
        FieldOptions options;
        options.long_side = side;
        options.spacing_m = spacing;
        options.legend = !arguments.has("no-legend");
        options.title = arguments.text("title", field);
        if (const FieldInfo* info = find_field_info(field)) options.unit = std::string(info->unit);
        picture = render_field(raster, field, options);
    }
    if (target.empty()) target = fs::path(file).replace_extension(".relief.png");
    write_png_rgb8(target, picture.width, picture.height, picture.rgb.data());
    if (!arguments.has("quiet")) fmt::print("{}\n", target.string());
    return ExitCode::done;
}

}  // namespace

Command render_command() {
    Command command;
    command.name = "render";
    command.sentence =
        "Draws a map: colour relief with light and shadow, or a field in its colours.";
    command.arguments = {{"FILE", "A map, or the directory of a run."}};
    command.options = {
        {"--out,-o", "PNG", "The picture; <map>.relief.png if not given."},
        {"--pixels", "N", "Longer side of the map in the picture; 1024 if not given."},
        {"--field", "NAME", "What the map shows; chooses its colours. height if not given."},
        {"--spacing", "METRES", "Distance between samples, if the file does not tell."},
        {"--sea-level", "METRES", "Below this height lies sea."},
        {"--no-sea", "", "Draw heights below 0 m as land."},
        {"--exaggeration", "N", "Stretch heights by this factor for the light."},
        {"--title", "TEXT", "Text in the legend."},
        {"--no-legend", "", "Only the map."},
        {"--threads", "N", "How many threads to use."},
        {"--quiet,-q", "", "Say nothing but errors."},
    };
    command.run = render;
    command.example = "cuesta render out/quickstart --pixels 2048";
    return command;
}

}  // namespace cuesta::app

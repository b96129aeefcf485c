// SPDX-License-Identifier: Apache-2.0
#include "render_ground.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "cuesta/base/json.h"
#include "cuesta/base/text.h"
#include "cuesta/io/format.h"
#include "cuesta/png/png_file.h"
#include "cuesta/render/borehole.h"
#include "cuesta/render/section.h"
#include "map_file.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

bool is_run(const fs::path& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

// The layers, or the reason why there are none.
LayersFile needed_layers(const Arguments& arguments) {
    const fs::path given = arguments.text("FILE");
    if (given.extension() == ".cuesta" && !is_run(given)) return read_layers(given);
    if (!is_run(given) && fs::exists(given))
        throw UsageError(
            fmt::format("{}: a map of heights has no layers. Name the directory of a "
                        "run, or its {}",
                        given.string(), layers_file_name));
    if (!is_run(given))
        throw Error(fmt::format("there is no file {}", given.string()), "Check the name");
    if (auto layers = layers_beside(given)) return std::move(*layers);
    throw Error(fmt::format("the ground of the run in {} has no layers: it is of one material",
                            given.string()),
                "Lay one with material = \"sandstone\" and blend = \"add\" on a stage");
}

}  // namespace

std::vector<double> numbers_of(const Arguments& arguments, const std::string& name,
                               std::size_t count, std::string_view form, std::string_view example) {
    const std::string text = arguments.text(name);
    std::vector<double> values;
    bool good = true;
    for (std::string part : split(text, ',')) {
        part.erase(0, part.find_first_not_of(' '));
        part.erase(part.find_last_not_of(' ') + 1);
        double value = 0;
        const char* last = part.data() + part.size();
        const auto [end, error] = std::from_chars(part.data(), last, value);
        good = good && error == std::errc{} && end == last && std::isfinite(value);
        values.push_back(value);
    }
    if (!good || values.size() != count)
        throw UsageError(
            fmt::format("--{} {}: {} is needed, such as {}", name, text, form, example));
    return values;
}

namespace {

void need_on_map(const Grid& grid, const char* name, double x, double y) {
    if (on_map(grid, x, y)) return;
    throw UsageError(fmt::format(
        "--{}: {:g},{:g} lies outside the map, which reaches from {:g},{:g} to {:g},{:g} m", name,
        x, y, grid.origin_x_m, grid.origin_y_m, grid.origin_x_m + grid.extent_x_m(),
        grid.origin_y_m + grid.extent_y_m()));
}

// Top to bottom, as one reads a log. The bed has no bottom.
Json layers_json(const GroundView& ground, std::int64_t column, std::int64_t row) {
    Json list = Json::array();
    ground.from_the_top(column, row, [&](const Stratum& layer) {
        Json json;
        json["material"] = ground.materials()[layer.material].name;
        json["top_m"] = layer.top_m;
        const bool bed = layer.bottom_m == no_bottom_m;
        json["bottom_m"] = bed ? Json() : Json(layer.bottom_m);
        json["thickness_m"] = bed ? Json() : Json(layer.top_m - layer.bottom_m);
        json["age_steps"] = ground.now() - layer.deposited_step;
        list.push_back(std::move(json));
        return true;
    });
    return list;
}

Json column_json(const GroundView& ground, std::int64_t column, std::int64_t row) {
    const Grid& grid = ground.grid();
    Json json;
    json["column"] = column, json["row"] = row;
    json["x_m"] = grid.origin_x_m + static_cast<double>(column) * grid.spacing_m;
    json["y_m"] = grid.origin_y_m + static_cast<double>(row) * grid.spacing_m;
    json["surface_m"] = ground.surface_m(column, row);
    return json;
}

// The samples the line passes nearest to, in order, with their own layers.
Json section_json(const GroundView& ground, const SectionLine& line) {
    const Grid& grid = ground.grid();
    Json json;
    json["from_m"] = {line.x0_m, line.y0_m}, json["to_m"] = {line.x1_m, line.y1_m};
    json["length_m"] = line.length_m();
    json["columns"] = Json::array();
    const double cells = line.length_m() / grid.spacing_m;
    const auto steps = static_cast<std::int64_t>(std::clamp(std::ceil(4 * cells), 1.0, 4e6));
    std::int64_t last_column = -1, last_row = -1;
    for (std::int64_t i = 0; i <= steps; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(steps);
        const double x = (line.x0_m + (line.x1_m - line.x0_m) * share - grid.origin_x_m);
        const double y = (line.y0_m + (line.y1_m - line.y0_m) * share - grid.origin_y_m);
        const auto column =
            ground.column_at(static_cast<std::int64_t>(std::floor(x / grid.spacing_m + 0.5)));
        const auto row =
            ground.row_at(static_cast<std::int64_t>(std::floor(y / grid.spacing_m + 0.5)));
        if (column == last_column && row == last_row) continue;
        last_column = column, last_row = row;
        Json one = column_json(ground, column, row);
        one["distance_m"] = share * line.length_m();
        one["layers"] = layers_json(ground, column, row);
        json["columns"].push_back(std::move(one));
    }
    return json;
}

// With --json the document is all that is printed, and a picture is drawn only if it has a name.
template <class Draw>
ExitCode answer(const Arguments& arguments, const char* name, Json json, const Draw& draw) {
    if (!arguments.has("json") || arguments.has("out")) {
        const fs::path target = picture_target(arguments, name);
        const Picture picture = draw();
        write_png_rgb8(target, picture.width, picture.height, picture.rgb.data());
        json["picture"] = target.string();
        if (!arguments.has("json") && !arguments.has("quiet")) fmt::print("{}\n", target.string());
    }
    if (arguments.has("json")) fmt::print("{}\n", json.dump(2));
    return ExitCode::done;
}

}  // namespace

std::optional<LayersFile> layers_beside(const fs::path& given) {
    if (!is_run(given)) return std::nullopt;
    const auto file = output_of_run(given, field::layers);
    if (!file) return std::nullopt;
    return read_layers(*file);
}

std::optional<Raster> water_beside(const fs::path& given, const Grid& grid, Log& log,
                                   std::string_view field) {
    if (!is_run(given)) return std::nullopt;
    const auto file = output_of_run(given, field);
    if (!file) return std::nullopt;
    ReadOptions reading;
    reading.log = &log;
    Raster raster = read_raster(*file, reading);
    if (raster.columns != grid.columns || raster.rows != grid.rows) return std::nullopt;
    if (!raster.in_metres && raster.low && raster.high) to_metres(raster);
    return raster;
}

fs::path picture_target(const Arguments& arguments, const char* name) {
    if (arguments.has("out")) return arguments.text("out");
    const fs::path given = arguments.text("FILE");
    if (is_run(given)) return given / fmt::format("{}.png", name);
    return fs::path(given).replace_extension(fmt::format(".{}.png", name));
}

ExitCode render_section_of(const Arguments& arguments, Log& log) {
    const std::vector<double> ends =
        numbers_of(arguments, "section", 4, "X0,Y0,X1,Y1 in metres", "0,500,2000,500");
    const SectionLine line{ends[0], ends[1], ends[2], ends[3]};
    if (!(line.length_m() > 0))
        throw UsageError(
            fmt::format("--section {}: both ends are the same place", arguments.text("section")));
    const LayersFile layers = needed_layers(arguments);
    need_on_map(layers.grid(), "section", line.x0_m, line.y0_m);
    need_on_map(layers.grid(), "section", line.x1_m, line.y1_m);
    const GroundView ground = layers.view();
    SectionOptions options;
    options.width = static_cast<int>(arguments.integer("pixels", 240, 16384).value_or(1200));
    options.exaggeration = arguments.number("exaggeration", 1e-3, 1e5);
    options.title = arguments.text("title", layers.recipe);
    const auto water = water_beside(arguments.text("FILE"), layers.grid(), log);
    options.water_depth = water ? &*water : nullptr;
    const auto lakes = water_beside(arguments.text("FILE"), layers.grid(), log, "cave_water");
    options.cave_water = lakes ? &*lakes : nullptr;
    return answer(arguments, "section",
                  arguments.has("json") ? section_json(ground, line) : Json::object(),
                  [&] { return render_section(ground, line, options); });
}

ExitCode render_borehole_of(const Arguments& arguments) {
    const std::vector<double> place =
        numbers_of(arguments, "borehole", 2, "X,Y in metres", "1200,800");
    const LayersFile layers = needed_layers(arguments);
    const Grid& grid = layers.grid();
    need_on_map(grid, "borehole", place[0], place[1]);
    const GroundView ground = layers.view();
    // The nearest sample.
    const auto column = ground.column_at(
        static_cast<std::int64_t>(std::floor((place[0] - grid.origin_x_m) / grid.spacing_m + 0.5)));
    const auto row = ground.row_at(
        static_cast<std::int64_t>(std::floor((place[1] - grid.origin_y_m) / grid.spacing_m + 0.5)));
    BoreholeOptions options;
    options.height = static_cast<int>(arguments.integer("pixels", 240, 16384).value_or(640));
    options.title = arguments.text("title", layers.recipe);
    Json json = column_json(ground, column, row);
    json["layers"] = layers_json(ground, column, row);
    return answer(arguments, "borehole", std::move(json),
                  [&] { return render_borehole(ground, column, row, options); });
}

}  // namespace cuesta::app

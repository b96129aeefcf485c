// SPDX-License-Identifier: Apache-2.0
// cuesta render: a picture of a map, of a run, or of what lies under it.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <set>

#include "command.h"
#include "cuesta/analysis/derive.h"
#include "cuesta/base/log.h"
#include "cuesta/base/parallel.h"
#include "cuesta/base/text.h"
#include "cuesta/io/format.h"
#include "cuesta/png/png_file.h"
#include "cuesta/render/block_diagram.h"
#include "cuesta/render/relief.h"
#include "cuesta/terrain/field_names.h"
#include "map_file.h"
#include "render_film.h"
#include "render_ground.h"
#include "render_table.h"
#include "render_world.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

Raster read_map(const fs::path& file, Log& log) {
    ReadOptions reading;
    reading.log = &log;
    Raster raster = read_input_map(file, reading);
    if (!raster.in_metres && raster.low && raster.high) to_metres(raster);
    mask_non_finite(raster);
    return raster;
}

// Fields that the layers of a run tell, whether it wrote a map of them or not.
bool told_by_layers(std::string_view field) {
    return field == field::top_material || field == field::hardness || field == field::talus ||
           field.starts_with(field::layer_prefix);
}

Raster derived_from(LayersFile& layers, const std::string& field) {
    layers.domain->for_each_block([&](BlockState& state, Communicator& comm) {
        derive_field(field, state.terrain, comm, state.terrain.make(field));
    });
    return layers.domain->collect(field);
}

std::vector<FieldClass> classes_of(const MaterialTable& materials) {
    std::vector<FieldClass> classes;
    for (const Material& material : materials.rows())
        classes.push_back(
            {{material.colour[0], material.colour[1], material.colour[2]}, material.name});
    return classes;
}

// A map of the run in a directory, as large as its height. None if it wrote none.
std::optional<Raster> beside(const fs::path& given, std::string_view field, const Raster& like,
                             Log& log) {
    const std::optional<fs::path> file = output_of_run(given, field);
    if (!file) return std::nullopt;
    Raster raster = read_map(*file, log);
    if (raster.columns != like.columns || raster.rows != like.rows) return std::nullopt;
    return raster;
}

std::optional<Raster> plate_borders(const WorldLook& look, const fs::path& given,
                                    const Raster& like, Log& log) {
    if (!look.borders) return std::nullopt;
    std::error_code ignored;
    std::optional<Raster> borders;
    if (fs::is_directory(given, ignored)) borders = beside(given, "plate_border", like, log);
    if (!borders)
        throw UsageError(
            "--borders draws the directory of a run that wrote plate_border, as large as the map");
    return borders;
}

// Maps that the view has drawn already are as large as its picture.
template <class Options>
void take_view(const WorldView& view, Options& options) {
    options.long_side = view.long_side();
    options.spacing_m = 0;
    options.map_words = view.words();
    options.over = [&view](Picture& picture) { view.finish(picture); };
}

Picture field_picture(const Arguments& arguments, const std::string& field, const fs::path& given,
                      Log& log, fs::path& file) {
    FieldOptions options;
    std::optional<LayersFile> layers = layers_beside(given);
    std::error_code ignored;
    Raster raster;
    if (fs::is_directory(given, ignored) && layers && told_by_layers(field) &&
        !output_of_run(given, field)) {
        const std::string material = field.starts_with(field::layer_prefix)
                                         ? field.substr(field::layer_prefix.size())
                                         : std::string();
        const MaterialTable& table = layers->domain->block(0).terrain.materials();
        if (!material.empty() && !table.find(material))
            throw UsageError(fmt::format("--field {}: this run knows no material '{}'.{}", field,
                                         material, did_you_mean(material, table.names())));
        raster = derived_from(*layers, field);
        file = given / field;
    } else {
        file = input_map(given, field);
        raster = read_map(file, log);
    }
    // Light from the ground itself, if it is there.
    std::optional<Raster> height;
    if (fs::is_directory(given, ignored) && output_of_run(given, field::height))
        height = read_map(input_map(given), log);
    if (height && height->columns == raster.columns && height->rows == raster.rows)
        options.height = &*height;
    options.long_side = static_cast<int>(arguments.integer("pixels", 16, 16384).value_or(1024));
    options.spacing_m =
        arguments.number("spacing", 1e-6, 1e7).value_or(raster.spacing_m.value_or(0));
    options.legend = !arguments.has("no-legend") && !arguments.has("globe");
    options.title = arguments.text("title", field);
    if (const FieldInfo* info = find_field_info(field)) options.unit = std::string(info->unit);
    if (field == field::top_material)
        options.classes =
            classes_of(layers ? layers->domain->block(0).terrain.materials() : MaterialTable());
    const WorldLook look(arguments);
    if (!look.asked()) return render_field(raster, field, options);
    const std::optional<Raster> borders = plate_borders(look, given, raster, log);
    const WorldView view = look.view(raster, options.spacing_m, borders ? &*borders : nullptr);
    raster = view.on(raster, !has_means(palette_for_field(field)));
    if (height) view.replace(height);
    take_view(view, options);
    return look.finished(view, render_field(raster, field, options));
}

template <class Options>
void take_common(const Arguments& arguments, const Raster& raster, Options& options) {
    options.spacing_m =
        arguments.number("spacing", 1e-6, 1e7).value_or(raster.spacing_m.value_or(0));
    options.sea_level_m = arguments.number("sea-level", -1e5, 1e5);
    options.exaggeration = arguments.number("exaggeration", 1e-3, 1e5);
    options.find_sea = !arguments.has("no-sea");
    options.legend = !arguments.has("no-legend") && !arguments.has("globe");
}

// What the climate of a run says about its ground, for --satellite.
struct ClimateMaps {
    std::optional<Raster> temperature, precipitation, ice, discharge;

    void show(const WorldView& view) {
        for (std::optional<Raster>* map : {&temperature, &precipitation, &ice, &discharge})
            view.replace(*map);
    }

    ClimateMaps(const fs::path& given, const Raster& height, Log& log) {
        std::error_code ignored;
        if (!fs::is_directory(given, ignored))
            throw UsageError("--satellite draws the directory of a run that wrote its climate");
        temperature = beside(given, field::temperature, height, log);
        precipitation = beside(given, field::precipitation, height, log);
        ice = beside(given, field::ice, height, log);
        discharge = beside(given, field::discharge, height, log);
        if (std::optional<Raster> air = beside(given, field::humidity, height, log);
            !precipitation && air) {
            // The document's world knows how damp the air is, not how much rain falls in a year.
            constexpr float rain_of_full_air_mm = 3000;
            for (float& v : air->samples) v *= rain_of_full_air_mm;
            precipitation = std::move(air);
        }
        if (!temperature || !precipitation)
            throw UsageError(fmt::format(
                "--satellite needs [[output]] maps of temperature and precipitation (or "
                "humidity) as large as height; the run in {} wrote none of {}",
                given.string(), !temperature ? "temperature" : "precipitation"));
    }
};

Picture height_picture(const Arguments& arguments, const fs::path& given, Log& log,
                       fs::path& file) {
    file = input_map(given);
    Raster raster = read_map(file, log);
    const std::optional<LayersFile> layers = layers_beside(given);
    std::optional<GroundView> ground;
    std::optional<Raster> water;
    if (layers) {
        ground = layers->view();
        water = water_beside(given, layers->grid(), log);
    }
    // What grows there, if the run wrote maps of it.
    std::array<std::optional<Raster>, plant_kinds> plants;
    std::error_code ignored;
    if (fs::is_directory(given, ignored) && !arguments.has("no-plants"))
        for (std::size_t k = 0; k < plant_kinds; ++k)
            plants[k] = beside(given, plant_field(k), raster, log);
    std::optional<ClimateMaps> climate;
    if (arguments.has("satellite")) climate.emplace(given, raster, log);
    // Glaciers that the run wrote lie on the ground; `ice` is water, 917 kg are a cubic metre.
    std::optional<Raster> ice;
    if (!climate && !arguments.has("block") && fs::is_directory(given, ignored)) {
        ice = beside(given, field::ice, raster, log);
        for (std::size_t i = 0; ice && i < raster.samples.size(); ++i)
            raster.samples[i] += ice->samples[i] * (1000.0f / 917.0f);
    }
    const auto draw = [&](auto options, auto render) {
        take_common(arguments, raster, options);
        options.title = arguments.text("title", layers ? layers->recipe : file.stem().string());
        options.ground = ground ? &*ground : nullptr;
        options.water_depth = water ? &*water : nullptr;
        for (std::size_t k = 0; k < plant_kinds; ++k)
            options.plants[k] = plants[k] ? &*plants[k] : nullptr;
        return render(raster, options);
    };
    if (arguments.has("block")) {
        BlockOptions options;
        options.width = static_cast<int>(arguments.integer("pixels", 240, 16384).value_or(1400));
        return draw(options, render_block);
    }
    ReliefOptions options;
    options.long_side = static_cast<int>(arguments.integer("pixels", 16, 16384).value_or(1024));
    options.ice = ice ? &*ice : nullptr;
    if (climate) {
        options.temperature = &*climate->temperature;
        options.precipitation = &*climate->precipitation;
        options.ice = climate->ice ? &*climate->ice : nullptr;
        options.discharge = climate->discharge ? &*climate->discharge : nullptr;
    }
    const WorldLook look(arguments);
    if (!look.asked()) {
        return draw(options, [](const Raster& land, const ReliefOptions& how) {
            return render_relief(land, how);
        });
    }
    const std::optional<Raster> borders = plate_borders(look, given, raster, log);
    const double spacing =
        arguments.number("spacing", 1e-6, 1e7).value_or(raster.spacing_m.value_or(1));
    const WorldView view = look.view(raster, spacing, borders ? &*borders : nullptr);
    raster = view.on(raster, false);
    view.replace(water), view.replace(ice);
    for (std::optional<Raster>& plant : plants) view.replace(plant);
    if (climate) climate->show(view);
    ground.reset();  // layers lie under the samples of the run
    return look.finished(view, draw(options, [&](const Raster& height, ReliefOptions relief) {
                             take_view(view, relief);
                             return render_relief(height, relief);
                         }));
}

ExitCode save(const Arguments& arguments, const fs::path& target, const Picture& picture) {
    write_png_rgb8(target, picture.width, picture.height, picture.rgb.data());
    if (!arguments.has("quiet")) fmt::print("{}\n", target.string());
    return ExitCode::done;
}

ExitCode render_plots(const Arguments& arguments, const fs::path& table, fs::path target) {
    const std::set<std::string> known{"out", "title", "threads", "quiet"};
    for (const OptionRow& option : render_command().options)
        if (const std::string name = option.flags.substr(2, option.flags.find(',') - 2);
            arguments.has(name) && !known.contains(name))
            throw UsageError(fmt::format("--{} is for maps: {} is a table", name, table.string()));
    if (target.empty()) target = fs::path(table).replace_extension(".png");
    return save(arguments, target,
                render_table(table, arguments.text("title", table.stem().string())));
}

ExitCode render(const Arguments& arguments) {
    TerminalLog log(arguments.has("quiet"), colour_on_stderr());
    set_thread_count(static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0)));
    if (arguments.has("film") && arguments.has("satellite"))
        throw UsageError("--satellite draws a picture, not --film");
    check_projection_options(arguments);
    if (arguments.has("film")) return render_film(arguments, log);
    for (const OptionRow& option : film_options())
        if (const std::string name = option.flags.substr(2); arguments.has(name))
            throw UsageError(fmt::format("--{} needs --film", name));
    fs::path target = arguments.text("out");
    if (arguments.has("out") && target.extension() != ".png")
        throw UsageError(fmt::format("--out {}: a picture is written as .png", target.string()));
    const fs::path given = arguments.text("FILE");
    if (is_table(given)) return render_plots(arguments, given, target);
    const std::string field = arguments.text("field", "height");
    std::vector<std::string> kinds;
    for (const char* kind : {"section", "borehole", "block"})
        if (arguments.has(kind)) kinds.push_back(fmt::format("--{}", kind));
    if (kinds.size() == 1 && field != "height")
        throw UsageError(fmt::format("{} shows the ground, not --field {}", kinds[0], field));
    if (kinds.size() > 1)
        throw UsageError(
            fmt::format("{} and {} are two pictures: ask for one at a time", kinds[0], kinds[1]));
    if (arguments.has("satellite") && (field != "height" || !kinds.empty()))
        throw UsageError(fmt::format("--satellite draws the land as a map, not {}",
                                     kinds.empty() ? "--field " + field : kinds[0]));
    for (const char* kind : {"globe", "projection"})
        if (arguments.has(kind) && !kinds.empty())
            throw UsageError(fmt::format("--{} draws a map, not {}", kind, kinds[0]));
    if (arguments.has("section")) return render_section_of(arguments, log);
    if (arguments.has("borehole")) return render_borehole_of(arguments);
    if (arguments.has("json"))
        throw UsageError("--json tells the layers of a --section or a --borehole");

    fs::path file;
    Picture picture = field == "height" ? height_picture(arguments, given, log, file)
                                        : field_picture(arguments, field, given, log, file);
    if (target.empty()) {
        if (arguments.has("block"))
            target = picture_target(arguments, "block");
        else if (arguments.has("globe"))
            target = fs::path(file).replace_extension(".globe.png");
        else if (arguments.has("projection"))
            target = fs::path(file).replace_extension("." + arguments.text("projection") + ".png");
        else if (told_by_layers(field))
            target = fs::path(file).concat(".png");
        else
            target = fs::path(file).replace_extension(".relief.png");
    }
    return save(arguments, target, picture);
}

}  // namespace

Command render_command() {
    Command command;
    command.name = "render";
    command.sentence =
        "Draws a map with light and shadow, a field in its colours, a section through the layers, "
        "a borehole or a block diagram; makes films.";
    command.arguments = {
        {"FILE", "A map, or the directory of a run; a recipe for --film; a table .csv to plot."}};
    command.options = {
        {"--out,-o", "PNG",
         "The picture; beside the map or in the run's directory if not given. Missing folders are "
         "made."},
        {"--pixels", "N", "Longer side of the map in the picture; 1024 if not given."},
        {"--field", "NAME", "What the map shows; chooses its colours. height if not given."},
        {"--section", "X0,Y0,X1,Y1",
         "Cut through the layers of a run along a line, in metres from the north-west corner: x to "
         "the east, y to the south."},
        {"--borehole", "X,Y", "Log of the layers under a place, in the same metres."},
        {"--block", "", "Block diagram: the land from the south-west, its near sides cut open."},
        {"--satellite", "",
         "Colours of what grows there, by the temperature and rain the run wrote, with ice on land "
         "and sea."},
        {"--json", "", "Print the layers of the section or borehole; a picture only with --out."},
        {"--spacing", "METRES", "Distance between samples, if the file does not tell."},
        {"--sea-level", "METRES", "Below this height lies sea."},
        {"--no-sea", "", "Draw heights below 0 m as land."},
        {"--no-plants", "", "Draw the ground without what grows on it."},
        {"--exaggeration", "N", "Stretch heights by this factor."},
        {"--title", "TEXT", "Text in the legend."},
        {"--no-legend", "", "Only the map."},
        {"--threads", "N", "How many threads to use."},
        {"--quiet,-q", "", "Say nothing but errors."},
    };
    const auto satellite =
        std::find_if(command.options.begin(), command.options.end(),
                     [](const OptionRow& option) { return option.flags == "--satellite"; });
    std::vector<OptionRow> world = projection_options();
    command.options.insert(satellite + 1, world.begin(), world.end());
    for (OptionRow& option : film_options()) command.options.push_back(std::move(option));
    command.run = render;
    command.example = "cuesta render out/quickstart --pixels 2048";
    return command;
}

}  // namespace cuesta::app

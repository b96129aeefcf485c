// SPDX-License-Identifier: Apache-2.0
#include "analyze_world.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/json.h"
#include "cuesta/io/format.h"
#include "cuesta/png/png_file.h"
#include "cuesta/recipe/edges_json.h"
#include "cuesta/render/world_page.h"
#include "cuesta/world/world_report.h"
#include "map_file.h"

namespace cuesta::app {
namespace {

namespace fs = std::filesystem;

Json read_manifest(const fs::path& directory) {
    const fs::path file = directory / "manifest.json";
    const Json json = Json::parse_or_discard(read_file(file, std::size_t{64} << 20));
    if (!json.is_object() || !json.contains("grid") || !json["grid"].is_object())
        throw Error(fmt::format("{} is no manifest of a run", file.string()),
                    "Name the directory of a finished run");
    return json;
}

Grid grid_of(const Json& manifest, const Raster& height) {
    Grid grid;
    grid.columns = height.columns, grid.rows = height.rows;
    const Json& told = manifest["grid"];
    if (told.contains("spacing_m") && told["spacing_m"].is_number())
        grid.spacing_m = told["spacing_m"].get<double>();
    if (told.contains("edges"))
        grid.edges = edges_from_json(told["edges"].dump()).value_or(Edges::open);
    if (told.value("projection", "flat") == "latlon") grid.projection = Projection::latlon;
    if (!(grid.spacing_m > 0) || !std::isfinite(grid.spacing_m))
        throw Error("the manifest tells no distance between samples");
    return grid;
}

WorldMaps read_world(const fs::path& directory, const Json& manifest, double sea_level_m,
                     Log& log) {
    WorldMaps maps;
    maps.sea_level_m = sea_level_m;
    std::vector<std::string> names = world_report_fields();
    for (const char* further : {"sea", "evaporation", "snow_line"}) names.emplace_back(further);
    for (const std::string& name : names) {
        const auto file = output_of_run(directory, name);
        if (!file) continue;
        ReadOptions reading;
        reading.log = &log;
        try {
            Raster raster = read_input_map(*file, reading);
            if (!raster.in_metres && raster.low && raster.high) to_metres(raster);
            maps.fields.emplace(name, std::move(raster));
        } catch (const Error& error) {  // a picture in colours is no map; it counts as missing
            if (name == "height") throw;
            log.warn(error.what());
        }
    }
    if (maps.find("height") == nullptr)
        throw Error(fmt::format("the run in {} wrote no map of height", directory.string()),
                    "Add an output of height to its recipe");
    maps.grid = grid_of(manifest, *maps.find("height"));
    return maps;
}

// What the run's ledger says about its water.
struct WaterLedger {
    double start_m3 = 0, end_m3 = 0, in_m3 = 0, out_m3 = 0, relative_residual = 0;
};
std::optional<WaterLedger> water_ledger(const Json& manifest) {
    if (!manifest.contains("ledger") || !manifest["ledger"].is_array()) return {};
    for (const Json& row : manifest["ledger"])
        if (row.is_object() && row.value("material", std::string()) == "water")
            return WaterLedger{row.value("start_m3", 0.0), row.value("end_m3", 0.0),
                               row.value("in_m3", 0.0), row.value("out_m3", 0.0),
                               row.value("relative_residual", 0.0)};
    return {};
}

Json number_or_null(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

Json to_json(const std::string& directory, const WorldReport& report,
             const std::optional<WaterLedger>& ledger) {
    Json json;
    json["directory"] = directory;
    json["columns"] = report.columns, json["rows"] = report.rows;
    json["whole_world"] = report.whole_world;
    json["area_m2"] = report.area_m2;
    json["missing"] = report.missing;
    json["inside"] = report.count(WorldVerdict::inside);
    json["outside"] = report.count(WorldVerdict::outside);
    Json& figures = json["figures"] = Json::object();
    for (const WorldFigure& f : report.figures)
        figures[f.name] = {{"title", f.title},
                           {"unit", f.unit},
                           {"value", number_or_null(f.value)},
                           {"earth", number_or_null(f.earth)},
                           {"accepted", {number_or_null(f.low), number_or_null(f.high)}},
                           {"verdict", word(f.verdict())}};
    Json& bands = json["bands"] = Json::array();
    for (const WorldBand& b : report.bands)
        bands.push_back({{"south_deg", b.south_deg},
                         {"north_deg", b.north_deg},
                         {"temperature_c", number_or_null(b.temperature_c)},
                         {"earth_temperature_c", b.earth_temperature_c},
                         {"rain_mm", number_or_null(b.rain_mm)},
                         {"earth_rain_mm", b.earth_rain_mm},
                         {"land_share", number_or_null(b.land_share)}});
    Json& winds = json["winds"] = Json::array();
    for (const WindBand& b : report.winds)
        winds.push_back({{"south_deg", b.south_deg},
                         {"north_deg", b.north_deg},
                         {"wind_m_s", number_or_null(b.wind_m_s)},
                         {"earth_sign", b.earth_sign},
                         {"right", b.right()}});
    Json& classes = json["classes"] = Json::array();
    for (const ClassShare& c : report.classes)
        classes.push_back({{"number", c.number},
                           {"name", c.name},
                           {"of_land", c.of_land},
                           {"of_world", c.of_world}});
    Json& hypsometry = json["hypsometry"] = Json::array();
    for (const auto& [height, share] : report.hypsometry) hypsometry.push_back({height, share});
    if (ledger)
        json["water_ledger"] = {{"start_m3", ledger->start_m3},
                                {"end_m3", ledger->end_m3},
                                {"in_m3", ledger->in_m3},
                                {"out_m3", ledger->out_m3},
                                {"relative_residual", ledger->relative_residual}};
    return json;
}

void print_text(const std::string& directory, const WorldReport& report,
                const std::optional<WaterLedger>& ledger) {
    fmt::print("{}\n  {} x {} cells, {}, {:.4g} million km2\n", directory, report.columns,
               report.rows,
               report.whole_world ? "a whole world" : "a region (latitudes are not known)",
               report.area_m2 * 1e-12);
    if (!report.missing.empty()) {
        fmt::print("  not written by the run:");
        for (const std::string& name : report.missing) fmt::print(" {}", name);
        fmt::print("\n");
    }
    fmt::print("\n  {:<44} {:>12} {:>12}   {:<16} {}\n", "", "world", "Earth", "Earth-like", "");
    for (const WorldFigure& f : report.figures)
        fmt::print("  {:<44} {:>12} {:>12}   {:<16} {}\n", f.title, value_text(f), earth_text(f),
                   interval_text(f), f.verdict() == WorldVerdict::told ? "" : word(f.verdict()));
    if (ledger)
        fmt::print("  {:<44} {:>12.3g}\n", "water of the ledger, relative residual",
                   ledger->relative_residual);
    const auto number = [](double value, int digits) {
        return std::isfinite(value) ? fmt::format("{:.{}f}", value, digits) : std::string("-");
    };
    if (!report.bands.empty()) {
        fmt::print("\n  {:>12} {:>10} {:>8} {:>10} {:>8} {:>8}\n", "latitude", "mean C", "Earth",
                   "rain mm", "Earth", "land %");
        for (const WorldBand& b : report.bands)
            fmt::print("  {:>12} {:>10} {:>8} {:>10} {:>8} {:>8}\n",
                       fmt::format("{:.0f} to {:.0f}", b.south_deg, b.north_deg),
                       number(b.temperature_c, 1), number(b.earth_temperature_c, 1),
                       number(b.rain_mm, 0), number(b.earth_rain_mm, 0),
                       number(100 * b.land_share, 0));
    }
    if (!report.winds.empty()) {
        fmt::print("\n  {:>12} {:>10}  {}\n", "latitude", "wind m/s", "as on the Earth");
        for (const WindBand& b : report.winds)
            fmt::print("  {:>12} {:>10}  {}\n",
                       fmt::format("{:.0f} to {:.0f}", b.south_deg, b.north_deg),
                       number(b.wind_m_s, 2),
                       b.earth_sign == 0 ? "not judged"
                       : b.right()       ? "yes"
                                         : "no");
    }
    if (!report.classes.empty()) {
        fmt::print("\n  {:<36} {:>10} {:>10}\n", "class", "of land", "of world");
        for (const ClassShare& c : report.classes)
            fmt::print("  {:>3} {:<32} {:>8.2f} % {:>8.2f} %\n", c.number, c.name, 100 * c.of_land,
                       100 * c.of_world);
    }
    fmt::print("\n  {} of {} figures are Earth-like\n", report.count(WorldVerdict::inside),
               report.count(WorldVerdict::inside) + report.count(WorldVerdict::outside));
}

std::string title_of(const fs::path& directory, const Json& manifest) {
    if (manifest.contains("recipe") && manifest["recipe"].is_string() &&
        !manifest["recipe"].get<std::string>().empty())
        return manifest["recipe"].get<std::string>();
    const fs::path name = directory.lexically_normal();
    return name.has_filename() ? name.filename().string() : name.parent_path().filename().string();
}

// Options of other tasks, and what the run tells itself.
void check_options(const Arguments& arguments) {
    for (const char* other : {"realism", "compare", "directions", "drop"})
        if (arguments.has(other))
            throw UsageError(
                fmt::format("--world and --{} are two tasks: ask for one at a time", other));
    for (const char* other : {"report", "repose", "recipe"})
        if (arguments.has(other))
            throw UsageError(
                fmt::format("--{} does not go with --world; its page is --out", other));
    for (const char* other : {"spacing", "spacing-y", "edges", "low", "high"})
        if (arguments.has(other))
            throw UsageError(fmt::format("--{}: a run tells this itself with --world", other));
}

}  // namespace

std::vector<OptionRow> world_options() {
    return {
        {"--world", "",
         "Measure a run as a world beside the Earth: heights, belts of warmth, wind and rain, "
         "classes, ice, rivers. Takes the directory of a run."},
        {"--out,-o", "FILE", "With --world: write a page with maps and figures (.html or .png)."},
    };
}

ExitCode analyze_world(const Arguments& arguments, Log& log) {
    check_options(arguments);
    const std::vector<std::string> given = arguments.all("FILE");
    if (given.size() != 1) throw UsageError("--world takes the directory of one run");
    const fs::path directory = given.front(), page = arguments.text("out");
    if (arguments.has("out") && page.extension() != ".html" && page.extension() != ".png")
        throw UsageError(
            fmt::format("--out {}: a page is written as .html or .png", page.string()));
    std::error_code ignored;
    if (fs::exists(directory, ignored) && !fs::is_directory(directory, ignored))
        throw UsageError(fmt::format("--world takes the directory of a run, and {} is a file",
                                     directory.string()));
    if (!fs::exists(directory, ignored))
        throw Error(fmt::format("there is no directory {}", directory.string()), "Check the name");
    output_of_run(directory, "height");  // says so if no run was finished there
    const Json manifest = read_manifest(directory);
    const WorldMaps maps =
        read_world(directory, manifest, arguments.number("sea-level", -1e5, 1e5).value_or(0), log);
    const WorldReport report = measure_world(maps);
    const std::optional<WaterLedger> ledger = water_ledger(manifest);
    if (arguments.has("json"))
        fmt::print("{}\n", to_json(directory.string(), report, ledger).dump(2));
    else
        print_text(directory.string(), report, ledger);
    if (arguments.has("out")) {
        const std::string title = title_of(directory, manifest);
        if (page.extension() == ".html") {
            write_file_atomically(page, world_page_html(report, maps, title));
        } else {
            const Picture picture = world_page_picture(report, maps, title);
            write_png_rgb8(page, picture.width, picture.height, picture.rgb.data());
        }
        log.note(fmt::format("wrote {}", page.string()));
    }
    return ExitCode::done;
}

}  // namespace cuesta::app

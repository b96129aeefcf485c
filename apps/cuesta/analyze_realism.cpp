// SPDX-License-Identifier: Apache-2.0
#include "analyze_realism.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>

#include "cuesta/analysis/realism.h"
#include "cuesta/analysis/realism_words.h"
#include "cuesta/base/json.h"
#include "cuesta/io/format.h"
#include "cuesta/png/png_file.h"
#include "cuesta/render/realism_report.h"
#include "map_file.h"

namespace cuesta::app {
namespace {

struct Options {
    RealismOptions realism;
    std::optional<double> low, high;
};

Options options_of(const Arguments& arguments) {
    Options options;
    options.realism.spacing_m = arguments.number("spacing", 1e-6, 1e7).value_or(0);
    options.realism.spacing_y_m = arguments.number("spacing-y", 1e-6, 1e7).value_or(0);
    options.realism.sea_level_m = arguments.number("sea-level", -1e5, 1e5);
    options.realism.repose_deg = arguments.number("repose", 1, 89);
    options.low = arguments.number("low", -1e7, 1e7);
    options.high = arguments.number("high", -1e7, 1e7);
    return options;
}

RealismReport measure(const std::string& file, const Options& options, Log& log,
                      RealismMaps* maps) {
    ReadOptions reading;
    reading.log = &log;
    Raster raster = read_input_map(file, reading);
    try {
        if (!raster.in_metres && ((raster.low && raster.high) || (options.low && options.high)))
            to_metres(raster, options.low, options.high);
        mask_non_finite(raster);
        return measure_realism(raster, options.realism, maps);
    } catch (const Error& error) {
        throw Error(fmt::format("{}: {}", file, error.what()));
    }
}

Json number_or_null(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

Json curve_json(const std::vector<CurvePoint>& curve) {
    Json list = Json::array();
    for (const auto& [x, y] : curve) list.push_back({x, y});
    return list;
}

Json measure_json(const Measure& m) {
    Json json;
    json["title"] = m.title;
    json["kind"] = word_of(m.kind);
    json["verdict"] = word_of(m.verdict);
    json["value"] = number_or_null(m.value);
    if (m.kind != MeasureKind::report)
        json["accepted"] = {number_or_null(m.low), number_or_null(m.high)};
    if (m.r2) json["r2"] = number_or_null(*m.r2);
    if (m.r2_least) json["r2_least"] = *m.r2_least;
    json["sentence"] = m.sentence;
    return json;
}

Json to_json(const std::string& file, const RealismReport& report) {
    Json json;
    json["file"] = file;
    json["columns"] = report.columns, json["rows"] = report.rows;
    json["spacing_m"] = report.spacing_x_m, json["spacing_y_m"] = report.spacing_y_m;
    json["coarsened_by"] = report.coarsened_by;
    json["land_cells"] = report.land_cells;
    json["height_m"] = {{"min", report.low_m}, {"max", report.high_m}};
    json["warnings"] = report.warnings;
    Json& realism = json["realism"];
    realism["passes_gates"] = report.passes_gates();
    for (const MeasureKind kind : {MeasureKind::gate, MeasureKind::interval, MeasureKind::soft}) {
        Json& count = realism[std::string(word_of(kind)) + "s"];
        count["all"] = report.count(kind);
        count["passed"] = report.count(kind, MeasureVerdict::pass);
        count["not_measured"] = report.count(kind, MeasureVerdict::not_measured);
    }
    for (const Measure& m : report.measures) realism["measures"][m.name] = measure_json(m);
    realism["streams_by_order"] = report.streams;
    Json& lakes = realism["lakes"];
    lakes["count"] = report.lakes.size();
    lakes["area_m2"] = report.lake_area_m2, lakes["volume_m3"] = report.lake_volume_m3;
    lakes["list"] = Json::array();
    for (const ListedLake& lake : report.lakes)
        lakes["list"].push_back({{"x", lake.x},
                                 {"y", lake.y},
                                 {"level_m", lake.level_m},
                                 {"deepest_m", lake.deepest_m},
                                 {"area_m2", lake.area_m2},
                                 {"volume_m3", lake.volume_m3}});
    Json& curves = realism["curves"];
    curves["hack"] = curve_json(report.curves.hack);
    curves["exceedance"] = curve_json(report.curves.exceedance);
    curves["slope_area"] = curve_json(report.curves.slope_area);
    curves["spectrum"] = curve_json(report.curves.spectrum);
    curves["hypsometry"] = curve_json(report.curves.hypsometry);
    return json;
}

void print_text(const std::string& file, const RealismReport& report) {
    fmt::print("{}\n  {}\n", file, cells_text(report));
    fmt::print("  {:<24} {:>8} {:>6}  {:<24} {:<9} {}\n", "", "value", "R2", "accepted", "kind",
               "verdict");
    for (const Measure& m : report.measures) {
        const bool judged = m.verdict == MeasureVerdict::pass || m.verdict == MeasureVerdict::fail;
        const std::string line =
            fmt::format("  {:<24} {:>8} {:>6}  {:<24} {:<9} {}", m.title, value_text(m),
                        m.r2 ? fmt::format("{:.3f}", *m.r2) : std::string(), accepted_text(m),
                        word_of(m.kind), judged ? word_of(m.verdict) : "-");
        fmt::print("{}\n", line);
        if (m.verdict == MeasureVerdict::fail || m.verdict == MeasureVerdict::not_measured)
            fmt::print("  {:<24} {}\n", "", m.sentence);
    }
    fmt::print("  {}\n  {}\n", lakes_text(report), conclusion(report));
}

// The run's directory or the map's name without ending.
std::string page_title(const std::filesystem::path& given, const std::filesystem::path& file) {
    std::error_code ignored;
    if (!std::filesystem::is_directory(given, ignored)) return file.stem().string();
    const std::filesystem::path name = given.lexically_normal();
    return name.has_filename() ? name.filename().string() : name.parent_path().filename().string();
}

}  // namespace

std::vector<OptionRow> realism_options() {
    return {
        {"--realism", "", "Measure how much the map looks like land that rivers made."},
        {"--spacing-y", "METRES", "Distance between rows, if another than between columns."},
        {"--sea-level", "METRES", "With --realism or --world: ground at or below it is sea."},
        {"--repose", "DEGREES", "With --realism: judge the ground steeper than loose soil."},
        {"--report", "FILE", "With --realism: write a page with map, numbers and curves (.png)."},
    };
}

ExitCode analyze_realism(const Arguments& arguments, Log& log) {
    const Options options = options_of(arguments);
    const std::filesystem::path page = arguments.text("report");
    const std::vector<std::string> files = arguments.all("FILE");
    if (arguments.has("report") && page.extension() != ".png")
        throw UsageError(fmt::format("--report {}: a page is written as .png", page.string()));
    if (arguments.has("report") && files.size() > 1)
        throw UsageError("--report makes a page of one map: give one FILE");
    if (arguments.text("edges", "open") != "open")
        throw UsageError("--realism lets water leave at every side: --edges must be open");
    Json all = Json::array();
    for (const std::string& given : files) {
        const std::string file = input_map(given).string();
        RealismMaps maps;
        const RealismReport report =
            measure(file, options, log, arguments.has("report") ? &maps : nullptr);
        for (const std::string& warning : report.warnings)
            log.warn(fmt::format("{}: {}", file, warning));
        if (arguments.has("json"))
            all.push_back(to_json(file, report));
        else
            print_text(file, report);
        if (arguments.has("report")) {
            const Picture picture = render_realism_report(report, maps, page_title(given, file));
            write_png_rgb8(page, picture.width, picture.height, picture.rgb.data());
            log.note(fmt::format("wrote {}", page.string()));
        }
    }
    if (arguments.has("json")) fmt::print("{}\n", all.dump(2));
    return ExitCode::done;
}

}  // namespace cuesta::app

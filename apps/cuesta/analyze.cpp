// SPDX-License-Identifier: Apache-2.0
// cuesta analyze: the measures of height maps.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "analyze_drop.h"
#include "analyze_realism.h"
#include "analyze_world.h"
#include "command.h"
#include "cuesta/analysis/compare.h"
#include "cuesta/analysis/directions.h"
#include "cuesta/analysis/score.h"
#include "cuesta/analysis/spectrum.h"
#include "cuesta/analysis/summary.h"
#include "cuesta/analysis/variogram.h"
#include "cuesta/base/json.h"
#include "cuesta/base/log.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/format.h"
#include "cuesta/io/map_facts.h"
#include "map_file.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

struct Measures {
    std::string file;
    double spacing_m = 1;
    Summary summary;
    ErosionScore score;
    double hurst = 0, spectral_slope = 0;  // NaN where the map is too small to tell
    std::string data_sha256, tiles_sha256;
    std::optional<Directions> directions;
};

Grid grid_of(const Raster& raster, double spacing_m, Edges edges) {
    Grid grid;
    grid.columns = raster.columns, grid.rows = raster.rows;
    grid.spacing_m = spacing_m, grid.edges = edges;
    return grid;
}

// The map of a file in metres, as far as its range is known.
Raster read_heights(const std::string& file, const Arguments& arguments, Log& log) {
    ReadOptions reading;
    reading.log = &log;
    Raster raster = read_input_map(file, reading);
    const std::optional<double> low = arguments.number("low", -1e7, 1e7);
    const std::optional<double> high = arguments.number("high", -1e7, 1e7);
    if (!raster.in_metres && !(raster.low && raster.high) && !(low && high))
        log.warn(
            fmt::format("{}: the range in metres is unknown, so heights are shares of it. "
                        "Give --low and --high",
                        file));
    else
        to_metres(raster, low, high);
    mask_non_finite(raster);
    return raster;
}

Measures measure(const std::string& file, const Raster& raster, const Arguments& arguments,
                 Edges edges) {
    Measures result;
    result.file = file;
    LocalSource source(raster);
    const MapFacts facts = measure_map(source);
    result.data_sha256 = facts.data_sha256, result.tiles_sha256 = facts.tiles_sha256;
    result.spacing_m =
        arguments.number("spacing", 1e-6, 1e7).value_or(raster.spacing_m.value_or(1));
    result.summary = summarize(raster, result.spacing_m, edges);
    result.score = erosion_score(raster, edges);
    if (arguments.has("directions")) result.directions = count_directions(raster);
    result.hurst = result.spectral_slope = std::nan("");
    const std::int64_t side = std::min(raster.columns, raster.rows);
    if (side >= 32 && result.summary.samples == raster.columns * raster.rows) {
        Field field({raster.columns, raster.rows, 0});
        for (std::int64_t y = 0; y < raster.rows; ++y)
            std::memcpy(field.row(y), &raster.samples[static_cast<std::size_t>(y * raster.columns)],
                        static_cast<std::size_t>(raster.columns) * sizeof(float));
        const Grid grid = grid_of(raster, result.spacing_m, edges);
        const auto lags = doubling_lags(2, std::max<std::int64_t>(4, side / 16));
        result.hurst = hurst_exponent(structure_function(field, grid, lags));
        // Wavelengths of 4 to 60 samples, as for the realism measures.
        const auto longest = static_cast<double>(std::max(raster.columns, raster.rows));
        result.spectral_slope =
            spectral_slope(radial_spectrum(field, grid), std::max(2.0, longest / 60), longest / 4);
    }
    return result;
}

Json number_or_null(double value) {
    return std::isfinite(value) ? Json(value) : Json();
}

Json to_json(const Measures& m) {
    const Summary& s = m.summary;
    Json json;
    json["file"] = m.file;
    json["data_sha256"] = m.data_sha256;
    json["tiles_sha256"] = m.tiles_sha256;
    json["columns"] = s.columns, json["rows"] = s.rows;
    json["spacing_m"] = m.spacing_m;
    json["samples"] = s.samples;
    json["height_m"] = {{"min", s.low_m},   {"max", s.high_m},
                        {"mean", s.mean_m}, {"standard_deviation", s.standard_deviation_m},
                        {"p10", s.p10_m},   {"median", s.median_m},
                        {"p90", s.p90_m}};
    json["hypsometric_integral"] = s.hypsometric_integral;
    json["slope_deg"] = {{"mean", s.slope.mean},   {"median", s.slope.median},
                         {"p90", s.slope.p90},     {"p99", s.slope.p99},
                         {"p99_9", s.slope.p99_9}, {"max", s.slope.largest}};
    json["erosion_score"] = {{"score", m.score.score},
                             {"mean_step_m", m.score.mean_step_m},
                             {"sigma_m", m.score.sigma_m},
                             {"flat", m.score.flat}};
    json["hurst"] = number_or_null(m.hurst);
    json["fractal_dimension"] = number_or_null(3 - m.hurst);
    json["spectral_slope"] = number_or_null(m.spectral_slope);
    if (m.directions)
        json["directions"] = {{"sector_deg", 22.5},
                              {"all", m.directions->all},
                              {"ravines", m.directions->ravines},
                              {"axes", m.directions->axes}};
    return json;
}

void print_text(const Measures& m) {
    const Summary& s = m.summary;
    fmt::print("{}\n", m.file);
    fmt::print("  size              {} x {} samples, {:.6g} m apart\n", s.columns, s.rows,
               m.spacing_m);
    if (s.samples != s.columns * s.rows)
        fmt::print("  without a value   {} samples\n", s.columns * s.rows - s.samples);
    fmt::print("  height            {:.6g} to {:.6g} m, mean {:.6g}, deviation {:.4g}\n", s.low_m,
               s.high_m, s.mean_m, s.standard_deviation_m);
    fmt::print(
        "  hypsometry        integral {:.3f}; 10 % below {:.5g}, half {:.5g}, 90 % {:.5g} m\n",
        s.hypsometric_integral, s.p10_m, s.median_m, s.p90_m);
    fmt::print(
        "  slope             mean {:.2f}, median {:.2f}, 90 % {:.2f}, 99 % {:.2f}, "
        "largest {:.2f} deg\n",
        s.slope.mean, s.slope.median, s.slope.p90, s.slope.p99, s.slope.largest);
    fmt::print("  erosion score     {:.4f} (mean step {:.4g} m, deviation {:.4g} m){}\n",
               m.score.score, m.score.mean_step_m, m.score.sigma_m,
               m.score.flat ? ", the map is flat" : "");
    if (std::isfinite(m.hurst))
        fmt::print("  fractal           H {:.3f}, dimension {:.3f}, spectral slope {:.2f}\n",
                   m.hurst, 3 - m.hurst, m.spectral_slope);
    if (!m.directions) return;
    constexpr const char* points[] = {"N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE",
                                      "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"};
    fmt::print("  directions        falls to   all samples   ravines\n");
    for (std::size_t i = 0; i < Directions::sectors; ++i)
        fmt::print("                    {:<8}{:>14}{:>10}\n", points[i], m.directions->all[i],
                   m.directions->ravines[i]);
    fmt::print("  ravines on axes   {:.3f} of what slopes do\n", m.directions->axes);
}

Json to_json(const MapComparison& found) {
    return {{"samples", found.samples},   {"changed", found.changed},
            {"mean_m", found.mean_m},     {"rms_m", found.rms_m},
            {"lowest_m", found.lowest_m}, {"highest_m", found.highest_m},
            {"cut_m3", found.cut_m3},     {"filled_m3", found.filled_m3},
            {"net_m3", found.net_m3()},   {"correlation", number_or_null(found.correlation)}};
}

// The measures of both maps side by side, then what lies between them.
void print_comparison(const Measures& first, const Measures& second, const MapComparison& found) {
    fmt::print("from {}\nto   {}\n", first.file, second.file);
    fmt::print("  {:<26}{:>14}{:>14}{:>14}\n", "", "from", "to", "change");
    const auto row = [&](const char* name, double a, double b) {
        fmt::print("  {:<26}{:>14.6g}{:>14.6g}{:>14.4g}\n", name, a, b, b - a);
    };
    const Summary &a = first.summary, &b = second.summary;
    row("lowest, m", a.low_m, b.low_m);
    row("highest, m", a.high_m, b.high_m);
    row("mean, m", a.mean_m, b.mean_m);
    row("deviation, m", a.standard_deviation_m, b.standard_deviation_m);
    row("hypsometric integral", a.hypsometric_integral, b.hypsometric_integral);
    row("mean slope, deg", a.slope.mean, b.slope.mean);
    row("90 % of slopes below, deg", a.slope.p90, b.slope.p90);
    row("mean step (dmax), m", first.score.mean_step_m, second.score.mean_step_m);
    row("deviation of steps, m", first.score.sigma_m, second.score.sigma_m);
    row("erosion score", first.score.score, second.score.score);
    if (std::isfinite(first.hurst) && std::isfinite(second.hurst)) {
        row("H", first.hurst, second.hurst);
        row("spectral slope", first.spectral_slope, second.spectral_slope);
    }
    fmt::print("  difference        mean {:.5g} m, rms {:.5g} m, {:.5g} to {:.5g} m\n",
               found.mean_m, found.rms_m, found.lowest_m, found.highest_m);
    fmt::print("  volume            {:.5g} m3 cut, {:.5g} m3 filled, {:.5g} m3 in all\n",
               found.cut_m3, found.filled_m3, found.net_m3());
    if (std::isfinite(found.correlation))
        fmt::print("  correlation       {:.6f}\n", found.correlation);
    fmt::print("  changed           {} of {} samples\n", found.changed, found.samples);
}

ExitCode compare(const Arguments& arguments, Edges edges, Log& log) {
    const std::vector<std::string> files = arguments.all("FILE");
    if (files.size() != 2)
        throw UsageError(fmt::format("--compare takes two maps, here {} {}",
                                     files.size() == 1 ? "is" : "are", files.size()));
    std::vector<Raster> maps;
    std::vector<Measures> measures;
    for (const std::string& given : files) {
        const std::string file = input_map(given).string();
        maps.push_back(read_heights(file, arguments, log));
        measures.push_back(measure(file, maps.back(), arguments, edges));
    }
    if (maps[0].in_metres != maps[1].in_metres)
        throw UsageError("only one of the two maps is in metres. Give --low and --high");
    const MapComparison found = compare_maps(maps[0], maps[1], measures[0].spacing_m);
    if (arguments.has("json")) {
        Json all;
        all["from"] = to_json(measures[0]), all["to"] = to_json(measures[1]);
        all["difference"] = to_json(found);
        fmt::print("{}\n", all.dump(2));
    } else {
        print_comparison(measures[0], measures[1], found);
    }
    return ExitCode::done;
}

ExitCode analyze(const Arguments& arguments) {
    TerminalLog log(arguments.has("json"), colour_on_stderr());
    set_thread_count(static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0)));
    if (arguments.has("realism") && arguments.has("compare"))
        throw UsageError("--realism and --compare are two tasks: ask for one at a time");
    if (arguments.has("world")) return analyze_world(arguments, log);
    if (arguments.has("out")) throw UsageError("--out needs --world");
    if (arguments.has("realism")) return analyze_realism(arguments, log);
    for (const OptionRow& option : realism_options())
        if (const std::string name = option.flags.substr(2); arguments.has(name))
            throw UsageError(fmt::format("--{} needs --realism", name));
    const std::string word = arguments.text("edges", "open");
    const std::optional<Edges> edges = edges_of_word(word);
    if (!edges)
        throw UsageError(
            fmt::format("--edges {}: open, closed, wrap, wrap_x, wrap_y or polar is needed", word));
    if (arguments.has("compare")) return compare(arguments, *edges, log);
    if (arguments.has("recipe") && !arguments.has("drop"))
        throw UsageError("--recipe needs --drop");
    if (arguments.has("drop")) {
        if (arguments.all("FILE").size() != 1) throw UsageError("--drop takes one map");
        const std::string file = input_map(arguments.text("FILE")).string();
        const Raster raster = read_heights(file, arguments, log);
        const double spacing_m =
            arguments.number("spacing", 1e-6, 1e7).value_or(raster.spacing_m.value_or(1));
        return analyze_drop(arguments, raster, grid_of(raster, spacing_m, *edges));
    }
    Json all = Json::array();
    for (const std::string& given : arguments.all("FILE")) {
        const std::string file = input_map(given).string();
        const Measures measured =
            measure(file, read_heights(file, arguments, log), arguments, *edges);
        if (arguments.has("json"))
            all.push_back(to_json(measured));
        else
            print_text(measured);
    }
    if (arguments.has("json")) fmt::print("{}\n", all.dump(2));
    return ExitCode::done;
}

}  // namespace

Command analyze_command() {
    Command command;
    command.name = "analyze";
    command.sentence =
        "Measures height maps: range, slopes, erosion score, realism; compares two; sets a world "
        "beside the Earth.";
    command.arguments = {{"FILE", "Maps to measure, or directories of runs.", true, true}};
    command.options = {
        {"--spacing", "METRES", "Distance between samples, if the file does not tell."},
        {"--low", "METRES", "Height at 0 of a 16-bit file."},
        {"--high", "METRES", "Height at 65535 of a 16-bit file."},
        {"--edges", "WORD", "How the map ends: open, closed, wrap, wrap_x, wrap_y or polar."},
        {"--compare", "",
         "Two maps against each other: their measures side by side, mean and RMS of the "
         "difference, volumes cut and filled, correlation."},
        {"--directions", "",
         "Count the directions in which the ground and its ravines fall, in 16 sectors."},
        {"--drop", "X,Y",
         "Follow one drop of `droplets` from a place, in metres from the north-west corner: x to "
         "the east, y to the south."},
        {"--recipe", "RECIPE",
         "With --drop: take the numbers of its first `droplets`; the defaults if not given."},
        {"--threads", "N", "How many threads to use."},
        {"--json", "", "Print one JSON document."},
    };
    for (OptionRow& option : realism_options()) command.options.push_back(std::move(option));
    for (OptionRow& option : world_options()) command.options.push_back(std::move(option));
    command.run = analyze;
    command.example = "cuesta analyze out/quickstart/height.exr --json";
    return command;
}

}  // namespace cuesta::app

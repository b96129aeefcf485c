// SPDX-License-Identifier: Apache-2.0
// cuesta analyze: the measures of height maps.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "analyze_realism.h"
#include "command.h"
#include "cuesta/analysis/score.h"
#include "cuesta/analysis/spectrum.h"
#include "cuesta/analysis/summary.h"
#include "cuesta/analysis/variogram.h"
#include "cuesta/base/log.h"
#include "cuesta/base/parallel.h"
#include "cuesta/io/format.h"
#include "map_file.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

using Json = nlohmann::ordered_json;

struct Measures {
    std::string file;
    double spacing_m = 1;
    Summary summary;
    ErosionScore score;
    double hurst = 0, spectral_slope = 0;  // NaN where the map is too small to tell
    std::string data_sha256;
};

Grid grid_of(const Raster& raster, double spacing_m, Edges edges) {
    Grid grid;
    grid.columns = raster.columns, grid.rows = raster.rows;
    grid.spacing_m = spacing_m, grid.edges = edges;
    return grid;
}

Measures measure(const std::string& file, const Arguments& arguments, Edges edges, Log& log) {
    ReadOptions reading;
    reading.log = &log;
    Raster raster = read_raster(file, reading);
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
    Measures result;
    result.file = file;
    result.data_sha256 = data_sha256(raster);
    result.spacing_m =
        arguments.number("spacing", 1e-6, 1e7).value_or(raster.spacing_m.value_or(1));
    result.summary = summarize(raster, result.spacing_m, edges);
    result.score = erosion_score(raster, edges);
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
}

ExitCode analyze(const Arguments& arguments) {
    TerminalLog log(arguments.has("json"), colour_on_stderr());
    set_thread_count(static_cast<int>(arguments.integer("threads", 1, 1024).value_or(0)));
    if (arguments.has("realism")) return analyze_realism(arguments, log);
    for (const OptionRow& option : realism_options())
        if (const std::string name = option.flags.substr(2); arguments.has(name))
            throw UsageError(fmt::format("--{} needs --realism", name));
    const std::string word = arguments.text("edges", "open");
    std::optional<Edges> edges;
    const auto words = choice_words(Edges::open);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == word) edges = static_cast<Edges>(i);
    if (!edges)
        throw UsageError(fmt::format("--edges {}: open, closed, wrap or wrap_x is needed", word));
    Json all = Json::array();
    for (const std::string& file : arguments.all("FILE")) {
        const Measures measured = measure(input_map(file).string(), arguments, *edges, log);
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
    command.sentence = "Measures height maps: range, slopes, erosion score, realism.";
    command.arguments = {{"FILE", "Maps to measure, or directories of runs.", true, true}};
    command.options = {
        {"--spacing", "METRES", "Distance between samples, if the file does not tell."},
        {"--low", "METRES", "Height at 0 of a 16-bit file."},
        {"--high", "METRES", "Height at 65535 of a 16-bit file."},
        {"--edges", "WORD", "How the map ends: open, closed, wrap or wrap_x."},
        {"--threads", "N", "How many threads to use."},
        {"--json", "", "Print one JSON document."},
    };
    for (OptionRow& option : realism_options()) command.options.push_back(std::move(option));
    command.run = analyze;
    command.example = "cuesta analyze out/quickstart/height.exr --json";
    return command;
}

}  // namespace cuesta::app

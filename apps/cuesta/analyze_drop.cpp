// SPDX-License-Identifier: Apache-2.0
#include "analyze_drop.h"

#include <fmt/format.h>

#include <charconv>

#include "cuesta/base/json.h"
#include "cuesta/operator/describe.h"
#include "cuesta/process/droplet/drop_trace.h"
#include "recipe_options.h"

namespace cuesta::app {
namespace {

std::pair<double, double> place_of(const std::string& text) {
    double x = 0, y = 0;
    const char* end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, x);
    if (first.ec == std::errc{} && first.ptr != end && *first.ptr == ',') {
        const auto second = std::from_chars(first.ptr + 1, end, y);
        if (second.ec == std::errc{} && second.ptr == end) return {x, y};
    }
    throw UsageError(fmt::format("--drop {}: X,Y in metres is needed", text));
}

// The first droplets of a recipe.
Droplets droplets_of(const std::string& recipe) {
    Arguments of;
    of.given["RECIPE"] = {recipe};
    const Plan plan = plan_from(of);
    for (const StagePlan& stage : plan.stages) {
        if (stage.op->name == Droplets::name) return detail::with_values<Droplets>(stage.values);
        for (const StagePlan& process : stage.processes)
            if (process.op->name == Droplets::name)
                return detail::with_values<Droplets>(process.values);
    }
    throw UsageError(fmt::format("{} has no droplets", recipe));
}

constexpr std::string_view end_sentence(std::string_view end) {
    return end == "edge"     ? "it left the map"
           : end == "border" ? "it ran against the closed border"
           : end == "pit"    ? "it lost its speed in a hollow"
           : end == "water"  ? "it dried up"
                             : "it went its longest way";
}

}  // namespace

ExitCode analyze_drop(const Arguments& arguments, const Raster& map, const Grid& grid) {
    Droplets op;
    try {
        if (arguments.has("recipe")) op = droplets_of(arguments.text("recipe"));
    } catch (const RecipeRefused&) {
        return ExitCode::usage;
    }
    const auto [x, y] = place_of(arguments.text("drop"));
    const DropTrace trace = trace_drop(op, grid, map, x, y);
    if (arguments.has("json")) {
        Json all;
        all["end"] = trace.end;
        Json& steps = all["moments"] = Json::array();
        for (const DropState& m : trace.states)
            steps.push_back({{"x_m", m.x_m},
                             {"y_m", m.y_m},
                             {"height_m", m.height_m},
                             {"direction", {m.east, m.south}},
                             {"speed", m.speed},
                             {"water", m.water},
                             {"sediment_m3", m.sediment_m3}});
        fmt::print("{}\n", all.dump(2));
        return ExitCode::done;
    }
    fmt::print("{:>6}{:>12}{:>12}{:>11}{:>8}{:>8}{:>9}{:>9}{:>14}\n", "step", "x, m", "y, m",
               "height, m", "east", "south", "speed", "water", "sediment, m3");
    for (std::size_t i = 0; i < trace.states.size(); ++i) {
        const DropState& m = trace.states[i];
        fmt::print("{:>6}{:>12.2f}{:>12.2f}{:>11.3f}{:>8.3f}{:>8.3f}{:>9.4f}{:>9.4f}{:>14.5g}\n", i,
                   m.x_m, m.y_m, m.height_m, m.east, m.south, m.speed, m.water, m.sediment_m3);
    }
    fmt::print("end: {} ({})\n", trace.end, end_sentence(trace.end));
    return ExitCode::done;
}

}  // namespace cuesta::app

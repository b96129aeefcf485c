// SPDX-License-Identifier: Apache-2.0
// cuesta refine: a part of a finished land goes on at finer spacing, in the chain of cuesta run.
#include <fmt/format.h>

#include <array>

#include "command.h"
#include "cuesta/base/memory.h"
#include "cuesta/base/text.h"
#include "cuesta/base/unit.h"
#include "cuesta/engine/refine.h"
#include "ranks.h"
#include "recipe_options.h"
#include "run_plan.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

double metres_of(const std::string& text, std::string_view flag) {
    const auto quantity = parse_quantity(trim(text));
    if (!quantity)
        throw UsageError(fmt::format("{}: '{}' is no length; write 2, 2m or 1.5km", flag, text));
    if (quantity->unit.empty()) return quantity->value;
    const Converted length = convert_quantity(*quantity, "m");
    if (!length.value) throw UsageError(fmt::format("{}: '{}': {}", flag, text, length.problem));
    return *length.value;
}

RegionBounds bounds_of(const Arguments& arguments) {
    const std::string text = arguments.text("region");
    const std::vector<std::string> parts = split(text, ',');
    if (parts.size() != 4)
        throw UsageError(
            fmt::format("--region '{}': four lengths are needed, x0,y0,x1,y1, metres "
                        "east and south as on the land that is refined",
                        text));
    std::array<double, 4> at{};
    for (std::size_t i = 0; i < 4; ++i) at[i] = metres_of(parts[i], "--region");
    return {at[0], at[1], at[2], at[3]};
}

double wander_of(const Arguments& arguments) {
    if (!arguments.has("wander")) return 1;
    const std::string text = arguments.text("wander");
    const auto number = parse_quantity(trim(text));
    if (!number || !number->unit.empty())
        throw UsageError(fmt::format("--wander: '{}' is no number", text));
    return number->value;
}

void check_coarse_memory(const CoarseLand& land, const Arguments& arguments) {
    const std::uint64_t given = memory_option(arguments);
    const std::uint64_t budget = given > 0 ? given : default_memory_budget();
    if (coarse_bytes(land) > budget)
        throw Error(fmt::format("the land that is refined needs {} of memory, budget {}",
                                format_size(coarse_bytes(land)), format_size(budget)),
                    "Raise --memory if the machine has it");
}

ExitCode refine(const Arguments& arguments) {
    ranks_of_this_job();  // as run does: one of them tells what is wrong
    catch_save_signal();
    const std::filesystem::path directory = arguments.text("DIR");
    if (directory.empty()) throw UsageError("the name of the directory is empty");
    for (const char* needed : {"region", "spacing"})
        if (!arguments.has(needed))
            throw UsageError(fmt::format("--{} is needed; see cuesta refine --help", needed));
    const RegionBounds bounds = bounds_of(arguments);
    const double spacing_m = metres_of(arguments.text("spacing"), "--spacing");
    ReadOptions reading;
    reading.limits.max_cells = std::uint64_t{1} << 31;
    const CoarseLand land = read_coarse_land(directory, reading);
    check_coarse_memory(land, arguments);
    const Region region = choose_region(land, bounds, spacing_m, wander_of(arguments));
    try {
        Plan plan = plan_from(arguments, grid_of_region(region));
        bind_to_region(plan, land, region);
        const Grid& grid = region.grid;
        if (region.moved)
            plan.warnings.push_back(fmt::format(
                "warning: the sides of the region were moved to samples of the land: {},{},{},{}",
                format_number(grid.origin_x_m), format_number(grid.origin_y_m),
                format_number(grid.origin_x_m + grid.extent_x_m()),
                format_number(grid.origin_y_m + grid.extent_y_m())));
        Arguments with_out = arguments;
        if (!arguments.has("out"))
            with_out.given["out"] = {fmt::format("out/{}_{}_{}", plan.name,
                                                 format_number(grid.origin_x_m),
                                                 format_number(grid.origin_y_m))};
        return run_plan(with_out, std::move(plan),
                        [&](Run& run) { begin_region(run, land, region); });
    } catch (const RecipeRefused&) {
        return ExitCode::usage;
    }
}

}  // namespace

Command refine_command() {
    Command command;
    command.name = "refine";
    command.sentence =
        "Continues a part of a finished land at finer spacing, with the rivers that enter it.";
    command.arguments = {
        {"DIR", "The output directory of the run that made the land."},
        {"RECIPE", "The recipe to carry out on the part; its [grid] is replaced."}};
    command.options = {
        {"--region", "x0,y0,x1,y1", "The part: west, north, east and south side in metres."},
        {"--spacing", "S", "Metres between samples, a whole part of the land's own."},
        {"--wander", "W",
         "How far valleys leave the straight lines of coarse samples; 1 if not given, 0 for none."},
        {"--out,-o", "DIR", "Where the files go; out/<recipe name>_<x0>_<y0> if not given."}};
    for (OptionRow& option : recipe_options())
        if (option.flags != "--size") command.options.push_back(std::move(option));
    for (OptionRow& option : run_plan_options()) command.options.push_back(std::move(option));
    command.run = refine;
    command.example =
        "cuesta refine out/coarse --region 3200,3200,6400,6400 --spacing 10m "
        "examples/refine/valley.toml";
    return command;
}

}  // namespace cuesta::app

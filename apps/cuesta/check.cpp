// SPDX-License-Identifier: Apache-2.0
// cuesta check: the plan of a recipe, or all of its problems; writes nothing.
#include <fmt/format.h>

#include "command.h"
#include "cuesta/base/error.h"
#include "cuesta/base/log.h"
#include "cuesta/base/memory.h"
#include "cuesta/recipe/block_memory.h"
#include "cuesta/recipe/check_walls.h"
#include "cuesta/recipe/print_plan.h"
#include "recipe_options.h"

namespace cuesta::app {
namespace {

std::pair<int, int> blocks_of(const Arguments& arguments) {
    if (!arguments.has("blocks")) return {1, 1};
    const auto [across, down] = parse_size_option(arguments.text("blocks"), "--blocks");
    if (across > 256 || down > 256 || across * down > 256)
        throw UsageError(
            fmt::format("--blocks {}: at most 256 blocks are possible", arguments.text("blocks")));
    return {static_cast<int>(across), static_cast<int>(down)};
}

void print_blocks(const Plan& plan, std::pair<int, int> blocks) {
    const BlockMemory memory = estimate_block_memory(plan, blocks.first, blocks.second);
    fmt::print("blocks  {} x {}, of up to {} x {} samples: {} each, without outputs\n",
               memory.across, memory.down, memory.largest.columns, memory.largest.rows,
               format_size(memory.stage_bytes));
    for (const std::string& label : memory.whole_map)
        fmt::print("        {} holds the whole map on a block\n", label);
}

std::string paging_text(const PagingPlan& paging) {
    if (paging.fits)
        return fmt::format("budget {}: it fits, no disk but {} for the outputs at most\n",
                           format_size(paging.budget_bytes), format_size(paging.output_bytes));
    return fmt::format(
        "budget {}: the rest lies on disk, {} in {} ({} free), beside {} for the outputs at most\n"
        "time beside that in memory: roughly {} to and from the disk, {:.0f} s at 1 GB/s\n",
        format_size(paging.budget_bytes), format_size(paging.disk_bytes), paging.directory.string(),
        format_size(paging.free_bytes), format_size(paging.output_bytes),
        format_size(paging.traffic_bytes), static_cast<double>(paging.traffic_bytes) / 1e9);
}

// The plan holds on a larger machine, on ranks and with --scratch, so it is no mistake of the
// recipe; `run` would refuse it here and now in the same words.
void warn_of_memory(const PagingPlan& paging) {
    if (!paging.problem.empty())
        write_to_stderr(fmt::format("warning: run would refuse this here: {}. {}\n", paging.problem,
                                    paging.remedy));
}

// One process makes fewer blocks, ranks end.
void warn_of_blocks(const Plan& plan, std::pair<int, int> blocks) {
    const std::string wall = rank_wall(plan, blocks.first, blocks.second);
    if (!wall.empty())
        write_to_stderr(fmt::format("warning: {} ranks would be refused: {}\n",
                                    blocks.first * blocks.second, wall));
}

}  // namespace

Command check_command() {
    Command command;
    command.name = "check";
    command.sentence = "Checks a recipe and prints its plan; writes nothing.";
    command.arguments = {{"RECIPE", "The recipe file (TOML)."}};
    command.options = recipe_options();
    for (OptionRow& option : memory_options()) command.options.push_back(std::move(option));
    command.options.push_back({"--json", "", "Print the plan as JSON."});
    command.options.push_back({"--blocks", "CxR", "Say what one of so many blocks takes, too."});
    command.run = [](const Arguments& arguments) {
        try {
            const Plan plan = plan_from(arguments);
            const bool json = arguments.has("json");
            const auto blocks = blocks_of(arguments);
            const std::string wall = block_wall(plan, blocks.first, blocks.second);
            if (!wall.empty()) throw UsageError(wall);
            fmt::print("{}", json ? plan_json(plan) : plan_text(plan));
            if (arguments.has("blocks") && !json) print_blocks(plan, blocks);
            warn_of_blocks(plan, blocks);
            RunOptions options;
            options.out = "out/" + plan.name;
            options.memory_budget = memory_option(arguments);
            const PagingRequest request = paging_request(arguments);
            const PagingPlan paging = plan_paging(plan, options, request);
            if (!request.allowed) {
                warn_of_memory(paging);
                return ExitCode::done;
            }
            if (!json && paging.problem.empty()) fmt::print("{}", paging_text(paging));
            if (!paging.problem.empty()) throw Error(paging.problem, paging.remedy);
            return ExitCode::done;
        } catch (const RecipeRefused&) {
            return ExitCode::usage;
        }
    };
    command.example = "cuesta check examples/quickstart.toml --set grid.spacing=5";
    return command;
}

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// cuesta check: the plan of a recipe, or all of its problems; writes nothing.
#include <fmt/format.h>

#include "command.h"
#include "cuesta/base/error.h"
#include "cuesta/base/memory.h"
#include "cuesta/recipe/print_plan.h"
#include "recipe_options.h"

namespace cuesta::app {

namespace {

std::string paging_text(const PagingPlan& paging) {
    if (!paging.problem.empty()) return {};
    if (paging.fits)
        return fmt::format("budget {}: it fits, no disk but {} for the outputs at most\n",
                           format_size(paging.budget_bytes), format_size(paging.output_bytes));
    return fmt::format(
        "budget {}: the rest lies on disk, {} in {} ({} free), beside {} for the outputs at most\n",
        format_size(paging.budget_bytes), format_size(paging.disk_bytes), paging.directory.string(),
        format_size(paging.free_bytes), format_size(paging.output_bytes));
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
    command.run = [](const Arguments& arguments) {
        try {
            const Plan plan = plan_from(arguments);
            const bool json = arguments.has("json");
            fmt::print("{}", json ? plan_json(plan) : plan_text(plan));
            RunOptions options;
            options.out = "out/" + plan.name;
            options.memory_budget = memory_option(arguments);
            const PagingRequest request = paging_request(arguments);
            if (!request.allowed) return ExitCode::done;
            const PagingPlan paging = plan_paging(plan, options, request);
            if (!json) fmt::print("{}", paging_text(paging));
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

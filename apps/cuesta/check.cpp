// SPDX-License-Identifier: Apache-2.0
// cuesta check: the plan of a recipe, or all of its problems; writes nothing.
#include <fmt/format.h>

#include "command.h"
#include "cuesta/recipe/print_plan.h"
#include "recipe_options.h"

namespace cuesta::app {

Command check_command() {
    Command command;
    command.name = "check";
    command.sentence = "Checks a recipe and prints its plan; writes nothing.";
    command.arguments = {{"RECIPE", "The recipe file (TOML)."}};
    command.options = recipe_options();
    command.options.push_back({"--json", "", "Print the plan as JSON."});
    command.run = [](const Arguments& arguments) {
        try {
            const Plan plan = plan_from(arguments);
            fmt::print("{}", arguments.has("json") ? plan_json(plan) : plan_text(plan));
            return ExitCode::done;
        } catch (const RecipeRefused&) {
            return ExitCode::usage;
        }
    };
    command.example = "cuesta check examples/quickstart.toml --set grid.spacing=5";
    return command;
}

}  // namespace cuesta::app

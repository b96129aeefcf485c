// SPDX-License-Identifier: Apache-2.0
#include "recipe_options.h"

#include <fmt/format.h>

#include <filesystem>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/log.h"
#include "cuesta/engine/catalog_lists.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"
#include "operators.h"
#include "terminal.h"

namespace cuesta::app {
namespace {

constexpr std::size_t largest_recipe = 1u << 20;

std::string read_recipe(const std::filesystem::path& path) {
    if (path.empty()) throw UsageError("the name of the recipe is empty");
    std::error_code code;
    if (std::filesystem::is_directory(path, code))
        throw UsageError(fmt::format("{} is a directory, a recipe file is needed", path.string()));
    try {
        return read_file(path, largest_recipe);
    } catch (const Error& e) {
        throw UsageError(e.what());  // a wrong name on the command line, not a failed run
    }
}

void print_diagnostics(const Diagnostics& problems) {
    for (const Diagnostic& problem : problems) write_to_stderr(fmt::format("{}\n", problem.text()));
}

}  // namespace

std::vector<OptionRow> recipe_options() {
    return {
        {"--set", "PATH=VALUE",
         "Override a value: grid.spacing=5, stage.2.hurst=0.8, "
         "stage.LABEL.hurst=0.8.",
         true},
        {"--seed", "N", "Use this seed instead of the recipe's."},
        {"--size", "WxH", "Change the resolution and keep the extent."},
        {"--allow-outside", "", "Let the recipe read files outside its own directory."},
    };
}

namespace {

Plan plan_with(const std::filesystem::path& path, const CheckOptions& options) {
    const std::string text = read_recipe(path);
    const ParseResult parsed = parse_recipe(text, path);
    if (!parsed.recipe) {
        print_diagnostics(parsed.problems);
        throw RecipeRefused{};
    }
    CheckResult checked = check_recipe(*parsed.recipe, operators(), options);
    if (!checked.plan) {
        print_diagnostics(checked.problems);
        throw RecipeRefused{};
    }
    return std::move(*checked.plan);
}

}  // namespace

Plan plan_from(const Arguments& arguments) {
    CheckOptions options = check_options();
    options.sets = arguments.all("set");
    if (const auto seed = arguments.integer("seed", 0, INT64_MAX))
        options.seed = static_cast<std::uint64_t>(*seed);
    if (arguments.has("size")) options.size = parse_size_option(arguments.text("size"));
    options.allow_outside = arguments.has("allow-outside");
    return plan_with(arguments.text("RECIPE"), options);
}

Plan plan_of(const std::filesystem::path& recipe) {
    return plan_with(recipe, check_options());
}

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
#include "recipe_options.h"

#include <fmt/format.h>

#include <filesystem>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/log.h"
#include "cuesta/base/memory.h"
#include "cuesta/engine/catalog_lists.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/recipe/check.h"
#include "cuesta/recipe/parse.h"
#include "operators.h"
#include "ranks.h"
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
    wait_for_turn();
    for (const Diagnostic& problem : problems)
        write_to_stderr(fmt::format("{}{}\n", speaker(), problem.text()));
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

std::vector<OptionRow> memory_options() {
    return {
        {"--memory", "SIZE", "Take no more memory than this, such as 2GB; the rest lies on disk."},
        {"--scratch", "DIR",
         "Where what does not fit into memory lies; beside --out if not given."},
    };
}

std::uint64_t memory_option(const Arguments& arguments) {
    if (!arguments.has("memory")) return 0;
    const auto bytes = parse_size(arguments.text("memory"));
    if (!bytes || *bytes == 0)
        throw UsageError(fmt::format("--memory {}: a size such as 2GB or 512MiB is needed",
                                     arguments.text("memory")));
    return *bytes;
}

PagingRequest paging_request(const Arguments& arguments) {
    if (arguments.has("scratch") && arguments.text("scratch").empty())
        throw UsageError("--scratch: the name of a directory is needed");
    return {arguments.has("memory") || arguments.has("scratch"), arguments.text("scratch", "")};
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

Plan plan_from(const Arguments& arguments, const std::vector<std::string>& sets) {
    CheckOptions options = check_options();
    options.sets = arguments.all("set");
    options.sets.insert(options.sets.end(), sets.begin(), sets.end());
    if (const auto seed = arguments.integer("seed", 0, INT64_MAX))
        options.seed = static_cast<std::uint64_t>(*seed);
    if (arguments.has("size")) options.size = parse_size_option(arguments.text("size"));
    options.allow_outside = arguments.has("allow-outside");
    const std::filesystem::path recipe = arguments.text("RECIPE");
    options.input_problem = [&](const std::filesystem::path& file) {
        return input_problem(file, recipe);
    };
    Plan plan = plan_with(recipe, options);
    look_at_inputs(plan);
    return plan;
}

Plan plan_of(const std::filesystem::path& recipe) {
    return plan_with(recipe, check_options());
}

}  // namespace cuesta::app

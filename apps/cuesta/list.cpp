// SPDX-License-Identifier: Apache-2.0
// cuesta list, describe, schema and reference: what Cuesta knows, made from the catalog.
#include <fmt/format.h>

#include <filesystem>
#include <optional>

#include "command.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/text.h"
#include "cuesta/base/version.h"
#include "cuesta/catalog/help.h"
#include "cuesta/catalog/reference.h"
#include "cuesta/catalog/schema.h"
#include "cuesta/engine/catalog_lists.h"
#include "operators.h"
#include "recipe_options.h"

namespace cuesta::app {
namespace {

ExitCode list(const Arguments& arguments) {
    const std::string kind = arguments.text("KIND");
    const Registry& registry = operators();
    if (arguments.has("names")) {
        for (const std::string& name : registry.names()) fmt::print("{}\n", name);
    } else if (arguments.has("json")) {
        fmt::print("{}\n", list_json(registry, catalog_lists(), kind));
    } else {
        fmt::print("{}", list_text(registry, catalog_lists(), kind));
    }
    return ExitCode::done;
}

// The operator that a recipe declares under this label.
OperatorRow declared_operator(const Plan& plan, const std::string& label) {
    std::optional<OperatorRow> found;
    std::vector<std::string> labels;
    each_operator(plan, [&](const StagePlan& stage) {
        if (stage.own == nullptr) return;
        labels.push_back(stage.label);
        if (stage.label == label) found = *stage.own;
    });
    if (!found)
        throw UsageError(fmt::format("{} declares no operator '{}'.{}", plan.recipe_path.string(),
                                     label, did_you_mean(label, labels)));
    found->name = label;
    return *found;
}

ExitCode describe_name(const Arguments& arguments) {
    const std::string name = arguments.text("NAME");
    if (arguments.has("in")) {
        try {
            Registry alone;
            alone.add(declared_operator(plan_of(arguments.text("in")), name));
            fmt::print(
                "{}{}",
                arguments.has("json") ? describe_json(alone, name) : describe_text(alone, name),
                arguments.has("json") ? "\n" : "");
            return ExitCode::done;
        } catch (const RecipeRefused&) {
            return ExitCode::usage;
        }
    }
    if (arguments.has("json"))
        fmt::print("{}\n", describe_json(operators(), name));
    else
        fmt::print("{}", describe_text(operators(), name));
    return ExitCode::done;
}

ExitCode reference(const Arguments& arguments) {
    const std::filesystem::path directory = arguments.text("DIR");
    for (const auto& [file, text] : reference_pages(operators()))
        write_file_atomically(directory / file, text);
    return ExitCode::done;
}

}  // namespace

Command list_command() {
    Command command;
    command.name = "list";
    command.sentence = "Lists operators, materials, fields, formats, presets and palettes.";
    command.arguments = {
        {"KIND", "Only this kind, such as generators or materials.", false, false, false}};
    command.options = {{"--json", "", "Print one JSON document."},
                       {"--names", "", "Print only the names of operators, a line each."}};
    command.run = list;
    command.example = "cuesta list generators";
    return command;
}

Command describe_command() {
    Command command;
    command.name = "describe";
    command.sentence = "Explains an operator, a material or a field.";
    command.arguments = {{"NAME", "What to explain.", true, false, false}};
    command.options = {
        {"--json", "", "Print one JSON document."},
        {"--in", "RECIPE", "NAME is the label of a rule that this recipe declares."}};
    command.run = describe_name;
    command.example = "cuesta describe thermal";
    return command;
}

Command schema_command() {
    Command command;
    command.name = "schema";
    command.sentence = "Prints the JSON Schema of a recipe, for completion in editors.";
    command.run = [](const Arguments&) {
        fmt::print("{}\n", recipe_schema(operators()));
        return ExitCode::done;
    };
    command.example = "cuesta schema > recipe.schema.json";
    return command;
}

Command version_command() {
    Command command;
    command.name = "version";
    command.sentence = "Prints the version, as --version does.";
    command.run = [](const Arguments&) {
        fmt::print("cuesta {}\n", version());
        return ExitCode::done;
    };
    return command;
}

Command reference_command() {
    Command command;
    command.name = "reference";
    command.sentence = "Writes the reference pages of all operators.";
    command.arguments = {{"DIR", "Where the pages go."}};
    command.run = reference;
    command.example = "cuesta reference docs/reference";
    return command;
}

}  // namespace cuesta::app

// SPDX-License-Identifier: Apache-2.0
// cuesta list, describe, schema and reference: what Cuesta knows, made from the catalog.
#include <fmt/format.h>

#include <filesystem>

#include "command.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/version.h"
#include "cuesta/catalog/help.h"
#include "cuesta/catalog/reference.h"
#include "cuesta/catalog/schema.h"
#include "cuesta/engine/catalog_lists.h"
#include "operators.h"

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

ExitCode describe_name(const Arguments& arguments) {
    const std::string name = arguments.text("NAME");
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
    command.options = {{"--json", "", "Print one JSON document."}};
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

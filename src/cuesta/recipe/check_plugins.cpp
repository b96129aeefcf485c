// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_plugins.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/text.h"
#include "cuesta/recipe/check_value.h"

namespace cuesta {
namespace {

const OperatorRow* any_of_plugin(const Registry& registry, std::string_view plugin) {
    for (const OperatorRow& row : registry.rows())
        if (row.origin == plugin) return &row;
    return nullptr;
}

std::vector<std::string> loaded_names(const Registry& registry) {
    std::vector<std::string> names;
    for (const OperatorRow& row : registry.rows())
        if (!row.origin.empty() && std::ranges::find(names, row.origin) == names.end())
            names.push_back(row.origin);
    return names;
}

}  // namespace

void check_plugins(CheckContext& context, const RecipeTable& root) {
    const RecipeValue* list = value_of(root, "plugins");
    if (list == nullptr) return;
    if (list->array() == nullptr)
        return context.problem(list->origin,
                               "plugins is a list of names, such as [\"dune_tools\"]");
    for (const RecipeValue& one : *list->array()) {
        const auto name = read_label(context, "plugins", one);
        if (!name) continue;
        const OperatorRow* row = any_of_plugin(context.registry, *name);
        if (row == nullptr) {
            context.problem(
                one.origin,
                fmt::format("this recipe needs the plugin {}, which is not loaded: run "
                            "with --plugin FILE, its library.{}",
                            in_quotes(*name), did_you_mean(*name, loaded_names(context.registry))));
            continue;
        }
        context.plan.plugins.push_back({*name, row->origin_sha256});
    }
}

void check_origin(CheckContext& context, const OperatorRow& row, const RecipeValue& op) {
    if (row.origin.empty()) return;
    const auto named = [&](const PluginUse& use) { return use.name == row.origin; };
    if (std::ranges::any_of(context.plan.plugins, named)) return;
    context.problem(op.origin, fmt::format("'{}' comes from the plugin '{}': write plugins = "
                                           "[\"{}\"] at the top of the recipe",
                                           row.name, row.origin, row.origin));
}

}  // namespace cuesta

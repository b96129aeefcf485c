// SPDX-License-Identifier: Apache-2.0
// The only file that knows toml++.
#include "cuesta/recipe/parse.h"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>

#include "cuesta/recipe/prescan.h"

namespace cuesta {
namespace {

// Thrown while copying the tree; carries where.
struct Refused {
    Position at;
    std::string sentence;
};

Position position_of(const toml::source_region& source) {
    return {std::max(1, static_cast<int>(source.begin.line)),
            std::max(1, static_cast<int>(source.begin.column))};
}

RecipeValue copy_value(const toml::node& node, int depth);

RecipeTable copy_table(const toml::table& table, int depth) {
    RecipeTable out;
    for (auto&& [key, node] : table)
        out.entries.push_back(
            {std::string(key.str()), {position_of(key.source()), {}}, copy_value(node, depth + 1)});
    // toml++ sorts keys by name; the order of the text is the order of their positions.
    std::stable_sort(out.entries.begin(), out.entries.end(),
                     [](const RecipeEntry& a, const RecipeEntry& b) {
                         const Position &p = a.origin.at, &q = b.origin.at;
                         return p.line != q.line ? p.line < q.line : p.column < q.column;
                     });
    return out;
}

RecipeValue copy_value(const toml::node& node, int depth) {
    const Position at = position_of(node.source());
    if (depth > most_recipe_depth)
        throw Refused{at,
                      fmt::format("values are nested deeper than {} levels", most_recipe_depth)};
    RecipeValue out;
    out.origin.at = at;
    switch (node.type()) {
        case toml::node_type::string:
            out.data = node.as_string()->get();
            break;
        case toml::node_type::integer:
            out.data = node.as_integer()->get();
            break;
        case toml::node_type::floating_point:
            out.data = node.as_floating_point()->get();
            break;
        case toml::node_type::boolean:
            out.data = node.as_boolean()->get();
            break;
        case toml::node_type::table:
            out.data = copy_table(*node.as_table(), depth);
            break;
        case toml::node_type::array: {
            RecipeArray list;
            for (const toml::node& element : *node.as_array())
                list.push_back(copy_value(element, depth + 1));
            out.data = std::move(list);
            break;
        }
        default:
            throw Refused{at,
                          "a recipe has no dates or times; write a span of time as a string "
                          "with its unit, such as \"500 yr\""};
    }
    return out;
}

ParseResult refuse(const std::filesystem::path& path, Position at, std::string sentence) {
    return {std::nullopt, {{path.string(), at, std::move(sentence), false}}};
}

}  // namespace

ParseResult parse_recipe(std::string_view text, const std::filesystem::path& path) {
    if (const auto found = prescan(text)) return refuse(path, found->at, found->sentence);
    try {
        const toml::table table = toml::parse(text, std::string_view());
        Recipe recipe{path, copy_table(table, 0)};
        return {std::move(recipe), {}};
    } catch (const toml::parse_error& error) {
        std::string sentence(error.description());
        if (sentence.size() > 300) sentence = sentence.substr(0, 300) + "...";
        return refuse(path, position_of(error.source()),
                      fmt::format("this is not TOML: {}", sentence));
    } catch (const Refused& found) {
        return refuse(path, found.at, found.sentence);
    }
}

RecipeValue parse_override_value(std::string_view text) {
    const ParseResult result = parse_recipe(fmt::format("v = {}", text), {});
    if (result.recipe && result.recipe->root.entries.size() == 1 &&
        result.recipe->root.entries[0].key == "v")
        return result.recipe->root.entries[0].value;
    RecipeValue value;
    value.data = std::string(text);
    return value;
}

}  // namespace cuesta

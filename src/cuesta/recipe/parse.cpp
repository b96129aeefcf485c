// SPDX-License-Identifier: Apache-2.0
// The only file that knows toml++.
#include "cuesta/recipe/parse.h"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>

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

// Where the first letter of each string stands: behind its quotes, and behind a line end after
// three of them.
class Strings {
public:
    explicit Strings(std::string_view text) : text_(text), lines_{0} {
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '\n') lines_.push_back(i + 1);
    }
    void locate(RecipeTable& table) const {
        for (RecipeEntry& entry : table.entries) locate(entry.value);
    }

private:
    void locate(RecipeValue& value) const {
        if (value.table() != nullptr) return locate(*value.table());
        if (value.array() != nullptr)
            for (RecipeValue& one : *value.array()) locate(one);
        const Position at = value.origin.at;
        const auto line = static_cast<std::size_t>(at.line) - 1;
        if (value.text() == nullptr || line >= lines_.size()) return;
        // Columns count letters, so the quotes are looked for from there on.
        const std::size_t from = lines_[line] + static_cast<std::size_t>(at.column) - 1;
        if (from >= text_.size() || (text_[from] != '"' && text_[from] != '\'')) return;
        const std::string three(3, text_[from]);
        if (text_.substr(from, 3) != three) {
            value.first = {at.line, at.column + 1};
            return;
        }
        const char behind = from + 3 < text_.size() ? text_[from + 3] : ' ';
        value.first = behind == '\n' || behind == '\r' ? Position{at.line + 1, 1}
                                                       : Position{at.line, at.column + 3};
    }

    std::string_view text_;
    std::vector<std::size_t> lines_;
};

ParseResult refuse(const std::filesystem::path& path, Position at, std::string sentence) {
    return {std::nullopt, {{path.string(), at, std::move(sentence), false}}};
}

}  // namespace

ParseResult parse_recipe(std::string_view text, const std::filesystem::path& path) {
    if (const auto found = prescan(text)) return refuse(path, found->at, found->sentence);
    try {
        const toml::table table = toml::parse(text, std::string_view());
        Recipe recipe{path, copy_table(table, 0)};
        Strings(text).locate(recipe.root);
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

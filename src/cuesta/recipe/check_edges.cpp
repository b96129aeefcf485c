// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/check_edges.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cuesta/recipe/check_value.h"

namespace cuesta {
namespace {

// The two sides of an axis wrap together: a map goes on beyond its west where its east ends.
bool check_pair(CheckContext& context, const RecipeValue& value, const Edges& edges, Side one,
                Side other) {
    if ((edges.at(one) == Edge::wrap) == (edges.at(other) == Edge::wrap)) return true;
    const Side wraps = edges.at(one) == Edge::wrap ? one : other;
    const Side ends = wraps == one ? other : one;
    constexpr auto words = choice_words(Side{});
    const std::string_view from = words[static_cast<std::size_t>(wraps)];
    const std::string_view to = words[static_cast<std::size_t>(ends)];
    const RecipeValue* given = value_of(*value.table(), from);
    context.problem(
        given->origin,
        fmt::format("{} = \"wrap\" needs {} = \"wrap\": a map that goes on in the {} comes from "
                    "the {}, here the {} is {}",
                    from, to, from, to, to,
                    choice_words(Edge{})[static_cast<std::size_t>(edges.at(ends))]));
    return false;
}

// A pole is where meridians meet: north or south of a map that goes round from west to east.
bool check_poles(CheckContext& context, const RecipeValue& value, const Edges& edges) {
    bool good = true;
    constexpr auto words = choice_words(Side{});
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto side = static_cast<Side>(i);
        const bool fits = edges.wraps_x() && (side == Side::north || side == Side::south);
        if (!edges.is_pole(side) || fits) continue;
        good = false;
        context.problem(value_of(*value.table(), words[i])->origin,
                        fmt::format("{} = \"polar\": poles are in the north and the south of a map "
                                    "with west = \"wrap\" and east = \"wrap\"",
                                    words[i]));
    }
    return good;
}

}  // namespace

std::optional<Edges> read_edges(CheckContext& context, const RecipeValue& value) {
    const RecipeTable* table = value.table();
    if (table == nullptr) {
        std::vector<std::string> words;
        for (const NamedEdges& named : named_edges) words.emplace_back(named.word);
        const auto word = read_choice(context, "edges", value, words);
        return word ? edges_of_word(*word) : std::nullopt;
    }
    constexpr auto sides = choice_words(Side{});
    constexpr auto spelled = choice_words(Edge{});
    const std::vector<std::string> known(sides.begin(), sides.end());
    const std::vector<std::string> words(spelled.begin(), spelled.end());
    context.refuse_unknown(*table, known, "in edges");
    Edges edges = Edges::closed;
    bool good = true;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const RecipeValue* given = value_of(*table, sides[i]);
        if (given == nullptr) continue;
        const auto word = read_choice(context, sides[i], *given, words);
        good = good && word;
        if (word)
            edges.at(static_cast<Side>(i)) =
                static_cast<Edge>(std::find(words.begin(), words.end(), *word) - words.begin());
    }
    // A side that was refused says nothing about the one opposite.
    if (!good) return std::nullopt;
    const bool across = check_pair(context, value, edges, Side::west, Side::east);
    const bool down = check_pair(context, value, edges, Side::north, Side::south);
    const bool poles = check_poles(context, value, edges);
    return across && down && poles ? std::optional(edges) : std::nullopt;
}

}  // namespace cuesta

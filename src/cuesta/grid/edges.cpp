// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/edges.h"

namespace cuesta {

std::optional<Edges> edges_of_word(std::string_view word) {
    for (const NamedEdges& named : named_edges)
        if (named.word == word) return named.edges;
    return {};
}

std::string_view word_of(const Edges& edges) {
    for (const NamedEdges& named : named_edges)
        if (named.edges == edges) return named.word;
    return {};
}

std::string to_text(const Edges& edges) {
    if (const std::string_view word = word_of(edges); !word.empty()) return std::string(word);
    std::string text;
    constexpr auto sides = choice_words(Side{});
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (i > 0) text += ", ";
        text += sides[i];
        text += ' ';
        text += choice_words(Edge{})[static_cast<std::size_t>(edges.at(static_cast<Side>(i)))];
    }
    return text;
}

}  // namespace cuesta

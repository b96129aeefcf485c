// SPDX-License-Identifier: Apache-2.0
#include "cuesta/recipe/edges_json.h"

#include <algorithm>

#include "cuesta/base/json.h"

namespace cuesta {

std::string edges_json(const Edges& edges) {
    if (const std::string_view word = word_of(edges); !word.empty()) return Json(word).dump();
    Json json;
    constexpr auto sides = choice_words(Side{});
    for (std::size_t i = 0; i < sides.size(); ++i)
        json[std::string(sides[i])] =
            choice_words(Edge{})[static_cast<std::size_t>(edges.at(static_cast<Side>(i)))];
    return json.dump();
}

std::optional<Edges> edges_from_json(std::string_view text) {
    const Json json = Json::parse_or_discard(text);
    if (json.is_string()) return edges_of_word(json.get<std::string>());
    constexpr auto sides = choice_words(Side{});
    constexpr auto words = choice_words(Edge{});
    if (!json.is_object() || json.size() != sides.size()) return {};
    Edges edges;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const auto side = json.find(std::string(sides[i]));
        if (side == json.end() || !side->is_string()) return {};
        const auto word = std::find(words.begin(), words.end(), side->get<std::string>());
        if (word == words.end()) return {};
        edges.at(static_cast<Side>(i)) = static_cast<Edge>(word - words.begin());
    }
    const bool paired = (edges.west == Edge::wrap) == (edges.east == Edge::wrap) &&
                        (edges.north == Edge::wrap) == (edges.south == Edge::wrap);
    const bool poles = edges.is_pole(Side::north) || edges.is_pole(Side::south);
    const bool fits =
        !edges.is_pole(Side::west) && !edges.is_pole(Side::east) && (!poles || edges.wraps_x());
    return paired && fits ? std::optional(edges) : std::nullopt;
}

}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
// What lies beyond the four sides of a map.
//
// open    nothing: what goes there leaves the map, and its books tell over which side.
// closed  a wall: nothing crosses.
// wrap    the opposite side: the map has no end there, and both sides of an axis wrap or neither.
// polar   a pole, of north or south on a map that wraps from west to east: beyond it lies the same
//         row half a map on, seen the other way round. The processes of a living world go across
//         (world/world_sweep.h); for all others it is a wall.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cuesta {

// In the order of every list by side.
enum class Side { west, east, north, south };

constexpr auto choice_words(Side) {
    return std::array<std::string_view, 4>{"west", "east", "north", "south"};
}

enum class Edge : std::uint8_t { open, closed, wrap, polar };

constexpr auto choice_words(Edge) {
    return std::array<std::string_view, 4>{"open", "closed", "wrap", "polar"};
}

// The edges of a map, each side for itself. The usual ones have a name of their own.
struct Edges {
    Edge west = Edge::open, east = Edge::open, north = Edge::open, south = Edge::open;

    static const Edges open, closed, wrap, wrap_x, wrap_y, polar;

    constexpr Edge at(Side side) const {
        return side == Side::west    ? west
               : side == Side::east  ? east
               : side == Side::north ? north
                                     : south;
    }
    constexpr Edge& at(Side side) {
        return side == Side::west    ? west
               : side == Side::east  ? east
               : side == Side::north ? north
                                     : south;
    }
    constexpr bool is_open(Side side) const { return at(side) == Edge::open; }
    constexpr bool is_pole(Side side) const { return at(side) == Edge::polar; }
    constexpr bool is_wall(Side side) const { return at(side) == Edge::closed || is_pole(side); }
    constexpr bool wraps_x() const { return west == Edge::wrap; }
    constexpr bool wraps_y() const { return north == Edge::wrap; }
    bool operator==(const Edges&) const = default;
};

inline constexpr Edges Edges::open{Edge::open, Edge::open, Edge::open, Edge::open};
inline constexpr Edges Edges::closed{Edge::closed, Edge::closed, Edge::closed, Edge::closed};
inline constexpr Edges Edges::wrap{Edge::wrap, Edge::wrap, Edge::wrap, Edge::wrap};
inline constexpr Edges Edges::wrap_x{Edge::wrap, Edge::wrap, Edge::open, Edge::open};
inline constexpr Edges Edges::wrap_y{Edge::open, Edge::open, Edge::wrap, Edge::wrap};
inline constexpr Edges Edges::polar{Edge::wrap, Edge::wrap, Edge::polar, Edge::polar};

// Edges that a recipe gives as one word.
struct NamedEdges {
    std::string_view word;
    Edges edges;
};
inline constexpr std::array<NamedEdges, 6> named_edges{{{"open", Edges::open},
                                                        {"closed", Edges::closed},
                                                        {"wrap", Edges::wrap},
                                                        {"wrap_x", Edges::wrap_x},
                                                        {"wrap_y", Edges::wrap_y},
                                                        {"polar", Edges::polar}}};

std::optional<Edges> edges_of_word(std::string_view word);
// Empty if they have none.
std::string_view word_of(const Edges& edges);
// For people: the word, or "west open, east closed, north closed, south closed".
std::string to_text(const Edges& edges);

}  // namespace cuesta

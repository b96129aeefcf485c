// SPDX-License-Identifier: Apache-2.0
// The eight ways water leaves a cell, one byte per cell.
//
//   0 1 2        NW N NE        7 - d is the way back
//   3   4        W     E
//   5 6 7        SW S SE
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

namespace cuesta::flow {

using Direction = std::uint8_t;

inline constexpr Direction outlet = 16;  // water leaves the land here: border, sea, edge of a gap
inline constexpr Direction pit = 32;     // no lower neighbour; none is left after rerouting
inline constexpr Direction gap = 64;     // no ground here

inline constexpr std::array<int, 8> step_x{-1, 0, 1, -1, 1, -1, 0, 1};
inline constexpr std::array<int, 8> step_y{-1, -1, -1, 0, 0, 1, 1, 1};

constexpr bool has_receiver(Direction d) {
    return d < 8;
}
constexpr Direction opposite(Direction d) {
    return static_cast<Direction>(7 - d);
}
constexpr bool is_diagonal(Direction d) {
    return step_x[d] != 0 && step_y[d] != 0;
}

// The first pit of a row from column x on; `columns` if there is none.
inline std::int64_t next_pit(const Direction* row, std::int64_t x, std::int64_t columns) {
    const void* found = std::memchr(row + x, pit, static_cast<std::size_t>(columns - x));
    return found == nullptr ? columns : static_cast<const Direction*>(found) - row;
}

}  // namespace cuesta::flow

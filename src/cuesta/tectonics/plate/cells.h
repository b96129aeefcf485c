// SPDX-License-Identifier: Apache-2.0
// How cells of a plate's raster lie in memory, on the sphere and on the torus alike.
//
//   tile      16 x 16 cells, 256 consecutive numbers
//   sub-tile  4 x 4 cells, 16 consecutive numbers; a tile has 4 x 4 of them
//
// so that cell >> 8 is the tile, cell >> 4 the sub-tile, and crust that lies together on the ground
// lies together in memory. Sheets (six faces of a cube, or the one of a torus) follow one another.
#pragma once

#include <cstdint>
#include <vector>

namespace cuesta::plate {

using CellId = std::int32_t;

inline constexpr int tile_side = 16, cells_in_tile = 256;
inline constexpr int sub_side = 4, cells_in_sub = 16;

constexpr CellId tile_of(CellId cell) {
    return cell >> 8;
}
constexpr CellId sub_of(CellId cell) {
    return cell >> 4;
}

// Number of cell (x, y) of a sheet of `tiles_x` tiles in a row whose first tile is `first`.
constexpr CellId cell_at(CellId first, std::int32_t tiles_x, std::int32_t x, std::int32_t y) {
    const CellId tile = first + (y >> 4) * tiles_x + (x >> 4);
    const std::int32_t sub = ((y >> 2) & 3) * 4 + ((x >> 2) & 3);
    return tile << 8 | sub << 4 | (y & 3) << 2 | (x & 3);
}

// Place of a cell in its tile.
constexpr std::int32_t x_in_tile(CellId cell) {
    return (cell >> 4 & 3) << 2 | (cell & 3);
}
constexpr std::int32_t y_in_tile(CellId cell) {
    return (cell >> 6 & 3) << 2 | (cell >> 2 & 3);
}

// A few numbers for each of many places, of different lengths.
struct Lists {
    std::vector<std::int32_t> begin;  // one more than there are places
    std::vector<CellId> items;
    const CellId* first(CellId place) const {
        return items.data() + begin[static_cast<std::size_t>(place)];
    }
    const CellId* last(CellId place) const {
        return items.data() + begin[static_cast<std::size_t>(place) + 1];
    }
};

// Each place with those around it, itself included, from its four neighbours: a place beside two of
// them lies across a corner.
Lists rings_of(const std::vector<CellId>& four);

}  // namespace cuesta::plate

// SPDX-License-Identifier: Apache-2.0
// A piece of the surface that every block has, for an event that needs more than halos: a landslide
// is worked out on it by all blocks alike, and each changes the cells it owns. Inside of
// landslides.h.
//
// Samples beyond an unwrapped border are `outside`. On a wrapped axis a window is at most as wide
// as the map.
// Cost    the window's samples come from the blocks that own them: 4 bytes each, at most 9 MiB in
//         a landslide, whatever the map.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "cuesta/grid/communicator.h"

namespace cuesta {

struct SurfaceWindow {
    static constexpr std::int32_t outside = std::numeric_limits<std::int32_t>::min();

    std::int64_t x0 = 0, y0 = 0, columns = 0, rows = 0;  // x0, y0 may lie beyond a seam
    std::vector<std::int32_t> units;

    std::size_t index(std::int64_t x, std::int64_t y) const {
        return static_cast<std::size_t>(y * columns + x);
    }
    std::int32_t at(std::int64_t x, std::int64_t y) const { return units[index(x, y)]; }
    bool contains(std::int64_t x, std::int64_t y) const {
        return x >= 0 && x < columns && y >= 0 && y < rows;
    }
};

// All blocks call it together. `half` samples to each side of sample (x, y) of the map.
SurfaceWindow share_window(const IntField& surface, const Grid& grid, const Block& block,
                           Communicator& comm, std::int64_t x, std::int64_t y, std::int64_t half);

// The block's own cells of a window: body(x, y of the block, index of the window), in rows.
template <class Body>
void over_own_cells(const SurfaceWindow& window, const Grid& grid, const Block& block,
                    Body&& body) {
    for (std::int64_t j = 0; j < window.rows; ++j) {
        const auto y = behind(window.y0 + j, grid.rows, grid.wraps_y());
        if (!y || *y < block.y0 || *y >= block.y0 + block.rows) continue;
        for (std::int64_t i = 0; i < window.columns; ++i) {
            const auto x = behind(window.x0 + i, grid.columns, grid.wraps_x());
            if (!x || *x < block.x0 || *x >= block.x0 + block.columns) continue;
            body(*x - block.x0, *y - block.y0, window.index(i, j));
        }
    }
}

}  // namespace cuesta

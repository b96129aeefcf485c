// SPDX-License-Identifier: Apache-2.0
// One value per sample of the whole map, on every block: for what looks farther than any halo.
//
// Every block tells its part and gets all of them, row by row; sizeof(T) bytes per sample of the
// map and block. Values are copied, never computed, so they are the same on any block layout.
#pragma once

#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

#include "cuesta/base/parallel.h"
#include "cuesta/grid/communicator.h"
#include "cuesta/grid/grid.h"

namespace cuesta {

// `of(x, y)` tells the value of a sample of the block. Every block must call it.
template <class T, class Of>
void gather_map(const Grid& grid, const Block& block, Communicator& comm, std::vector<T>& map,
                Of&& of) {
    static_assert(std::is_trivially_copyable_v<T>);
    map.resize(static_cast<std::size_t>(grid.cells()));
    parallel_for(0, block.rows, 16, [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y) {
            T* row = map.data() + (block.y0 + y) * grid.columns + block.x0;
            for (std::int64_t x = 0; x < block.columns; ++x) row[x] = of(x, y);
        }
    });
    if (comm.size() == 1) return;
    const auto width = static_cast<std::size_t>(block.columns) * sizeof(T);
    std::vector<std::byte> mine(sizeof block + static_cast<std::size_t>(block.rows) * width);
    std::memcpy(mine.data(), &block, sizeof block);
    for (std::int64_t y = 0; y < block.rows; ++y)
        std::memcpy(mine.data() + sizeof block + static_cast<std::size_t>(y) * width,
                    map.data() + (block.y0 + y) * grid.columns + block.x0, width);
    for (const std::vector<std::byte>& bytes : comm.gather(mine)) {
        Block from;
        std::memcpy(&from, bytes.data(), sizeof from);
        const auto row_bytes = static_cast<std::size_t>(from.columns) * sizeof(T);
        for (std::int64_t y = 0; y < from.rows; ++y)
            std::memcpy(map.data() + (from.y0 + y) * grid.columns + from.x0,
                        bytes.data() + sizeof from + static_cast<std::size_t>(y) * row_bytes,
                        row_bytes);
    }
}

}  // namespace cuesta

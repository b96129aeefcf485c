// SPDX-License-Identifier: Apache-2.0
// What a halo must hold, said in the plainest way: every sample is a known function of its place,
// and the value behind a place outside the map follows from edges and outside rule.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "cuesta/grid/communicator.h"

namespace cuesta::test {

inline float sample_of(std::int64_t x, std::int64_t y) {
    return static_cast<float>(1 + x + 100 * y);
}

inline float defined_value(const Grid& grid, Outside outside, std::int64_t x, std::int64_t y) {
    const std::int64_t columns = grid.columns, rows = grid.rows;
    // Beyond both poles lies the same map half a turn on, upside down.
    if (outside == Outside::over_poles && grid.edges == Edges::polar) {
        y = (y % (2 * rows) + 2 * rows) % (2 * rows);
        if (y >= rows) y = 2 * rows - 1 - y, x += columns / 2;
    }
    if (grid.edges.east == Edge::wrap) x = (x % columns + columns) % columns;
    if (grid.edges.south == Edge::wrap) y = (y % rows + rows) % rows;
    const bool off = x < 0 || x >= columns || y < 0 || y >= rows;
    if (off && outside == Outside::zero) return 0;
    return sample_of(std::clamp<std::int64_t>(x, 0, columns - 1),
                     std::clamp<std::int64_t>(y, 0, rows - 1));
}

// A block's field with every sample set and a halo of -1.
inline Field field_before_exchange(const Block& block, int halo) {
    Field field({block.columns, block.rows, halo});
    field.fill(-1);
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            field.at(x, y) = sample_of(block.x0 + x, block.y0 + y);
    return field;
}

// How many samples of interior and halo differ from the definition.
inline int wrong_samples(const Field& field, const Grid& grid, const Block& block,
                         Outside outside) {
    int wrong = 0;
    const int halo = field.halo();
    for (std::int64_t y = -halo; y < field.rows() + halo; ++y)
        for (std::int64_t x = -halo; x < field.columns() + halo; ++x)
            wrong += field.at(x, y) != defined_value(grid, outside, block.x0 + x, block.y0 + y);
    return wrong;
}

}  // namespace cuesta::test

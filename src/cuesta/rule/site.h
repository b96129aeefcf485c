// SPDX-License-Identifier: Apache-2.0
// Where and when an expression is calculated: what does not come out of a field.
#pragma once

#include <cstdint>

#include "cuesta/grid/grid.h"
#include "cuesta/random/counter.h"

namespace cuesta::rule {

struct Site {
    const Grid& grid;
    Block block;
    RandomKey random;
    std::int64_t step = 0;

    float cell_m() const { return static_cast<float>(grid.spacing_m); }
    float map_width_m() const {
        return static_cast<float>(static_cast<double>(grid.columns) * grid.spacing_m);
    }
    float map_height_m() const {
        return static_cast<float>(static_cast<double>(grid.rows) * grid.spacing_m);
    }
    // The map's column or row behind one of the block or of its halo: beyond a side that wraps it
    // starts anew, beyond any other the border's repeats, as the samples of fields do.
    std::int64_t map_column(std::int64_t column) const {
        return on_map(block.x0 + column, grid.columns, grid.wraps_x());
    }
    std::int64_t map_row(std::int64_t row) const {
        return on_map(block.y0 + row, grid.rows, grid.wraps_y());
    }
    // Positions start anew too where the map wraps; beyond any other side they go on.
    float x_m(std::int64_t column) const {
        const std::int64_t at = grid.wraps_x() ? map_column(column) : block.x0 + column;
        return static_cast<float>(grid.origin_x_m + static_cast<double>(at) * grid.spacing_m);
    }
    float y_m(std::int64_t row) const {
        const std::int64_t at = grid.wraps_y() ? map_row(row) : block.y0 + row;
        return static_cast<float>(grid.origin_y_m + static_cast<double>(at) * grid.spacing_m);
    }
    float latitude_deg(std::int64_t row) const {
        return static_cast<float>(
            grid.latitude_deg(grid.wraps_y() ? map_row(row) : block.y0 + row));
    }
    // Four numbers come out of one draw; the fifth has another stream.
    RandomKey key_of(int number) const {
        return {random.seed, random.stream + static_cast<std::uint32_t>(number / 4) * 0x9e3779b9u};
    }
    float random_at(int number, std::int64_t column, std::int64_t row) const {
        const auto words = random_words(key_of(number), map_column(column), map_row(row),
                                        static_cast<std::uint32_t>(step));
        return uniform_float(words[static_cast<std::size_t>(number % 4)]);
    }

private:
    static std::int64_t on_map(std::int64_t i, std::int64_t n, bool wraps) {
        if (i >= 0 && i < n) return i;
        if (!wraps) return i < 0 ? 0 : n - 1;
        const std::int64_t rest = i % n;
        return rest < 0 ? rest + n : rest;
    }
};

}  // namespace cuesta::rule

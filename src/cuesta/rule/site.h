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
    // Of a column or row of the block, with a step to a neighbour. Beyond the map it goes on.
    float x_m(std::int64_t column) const {
        return static_cast<float>(grid.origin_x_m +
                                  static_cast<double>(block.x0 + column) * grid.spacing_m);
    }
    float y_m(std::int64_t row) const {
        return static_cast<float>(grid.origin_y_m +
                                  static_cast<double>(block.y0 + row) * grid.spacing_m);
    }
    float latitude_deg(std::int64_t row) const {
        return static_cast<float>(grid.latitude_deg(block.y0 + row));
    }
    // Four numbers come out of one draw; the fifth has another stream.
    RandomKey key_of(int number) const {
        return {random.seed, random.stream + static_cast<std::uint32_t>(number / 4) * 0x9e3779b9u};
    }
    float random_at(int number, std::int64_t column, std::int64_t row) const {
        const auto words = random_words(key_of(number), block.x0 + column, block.y0 + row,
                                        static_cast<std::uint32_t>(step));
        return uniform_float(words[static_cast<std::size_t>(number % 4)]);
    }
};

}  // namespace cuesta::rule

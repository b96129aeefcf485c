// SPDX-License-Identifier: Apache-2.0
// Values for the gaps of a height map: level by level, means of the known samples are formed on
// coarser and coarser grids and carried back into the gaps by straight lines between them
// [gortler1996].
//
// Holds   the same values for any window.
// Cost    reads the map once, by rows; a third of the window's samples stay in memory.
#pragma once

#include <cstdint>
#include <vector>

#include "cuesta/grid/stored_map.h"

namespace cuesta {

class GapLevels {
public:
    // For gaps inside `window` of a map that has at least one sample with a value.
    GapLevels(const StoredMap& map, const Block& window);
    // Gives the samples of row `y` that are NaN their values; `samples` begins with the first
    // column of the window. Several threads may call it.
    void fill(std::int64_t y, float* samples) const;

private:
    struct Level {
        std::int64_t columns, rows;  // of the whole map on this level
        Block window;                // what is kept of it
        std::vector<float> values;   // NaN where nothing is known
        float at(std::int64_t x, std::int64_t y) const {
            return values[static_cast<std::size_t>((y - window.y0) * window.columns + x -
                                                   window.x0)];
        }
    };
    // Rows on their way from level to level.
    struct Rows;
    void accept(std::size_t level, const std::vector<float>& row, std::vector<Rows>& under_way);
    static float between(const Level& coarse, std::int64_t x, std::int64_t y);

    Block window_;
    std::vector<Level> levels_;  // from half the resolution of the map on
};

}  // namespace cuesta

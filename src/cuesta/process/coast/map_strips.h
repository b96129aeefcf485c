// SPDX-License-Identifier: Apache-2.0
// Whole rows, or whole columns, of the map shared out among the blocks in their order: for what
// runs from line to line. Inside of coast.h.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "cuesta/process/coast/coast_map.h"

namespace cuesta::coast {

// The strip of this block. There are no more strips than lines; blocks behind the last have none.
struct MapStrip {
    bool by_rows = true;
    int strips = 1, own = 0;                        // own: its number; `strips` or more: none
    std::int64_t first = 0, count = 0, length = 0;  // lines; samples of one

    MapStrip(const CoastMap& map, bool rows);
    bool has_any() const { return count > 0; }
    std::size_t size() const { return static_cast<std::size_t>(count * length); }
    // On the map.
    Block where() const {
        return by_rows ? Block{0, first, length, count} : Block{first, 0, count, length};
    }
};

// A list of the map as lines of the strip, one after the other. All blocks call both.
template <class T>
void to_lines(const CoastMap& map, const MapStrip& strip, const std::vector<T>& list,
              std::vector<T>& lines);
// And back, margins left as they are.
template <class T>
void from_lines(const CoastMap& map, const MapStrip& strip, const std::vector<T>& lines,
                std::vector<T>& list);

}  // namespace cuesta::coast

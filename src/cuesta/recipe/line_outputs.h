// SPDX-License-Identifier: Apache-2.0
// Lines and polygons that an output can hold in place of a map, by their word in `field`.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

#include "cuesta/tectonics/plate/plate_record.h"

namespace cuesta {

struct LineOutput {
    std::string_view word;
    // Kept in Terrain::states by an operator (`keeps_state`), on a world of latitudes; empty: they
    // follow from the ground.
    std::string_view state = {};
};

inline constexpr LineOutput river_lines{"rivers"}, lake_lines{"lakes"};
inline constexpr LineOutput plate_lines{"plates", plate::state_name},
    continent_lines{"continents", plate::state_name}, crust_lines{"crust", plate::state_name};
inline constexpr LineOutput line_outputs[] = {river_lines, lake_lines, plate_lines, continent_lines,
                                              crust_lines};

// Null if there is none of this word.
inline const LineOutput* find_line_output(std::string_view word) {
    const auto* found = std::ranges::find(line_outputs, word, &LineOutput::word);
    return found != std::end(line_outputs) ? found : nullptr;
}

}  // namespace cuesta

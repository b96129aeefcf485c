// SPDX-License-Identifier: Apache-2.0
// Latitudes of a map of a whole world: rows from pole to pole.
#pragma once

#include <cstdint>

namespace cuesta {

// Degrees, north above zero, of row `row` of `rows`; samples stand in the middle of their band.
constexpr double latitude_deg(std::int64_t row, std::int64_t rows) {
    return 90 - 180 * (static_cast<double>(row) + 0.5) / static_cast<double>(rows);
}

}  // namespace cuesta

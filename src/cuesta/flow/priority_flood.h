// SPDX-License-Identifier: Apache-2.0
// The plain priority flood: how high water stands in every depression of a whole map.
//
//   level(c) = max(z(c), lowest over paths from c to an outlet of the highest z on the path)
//
// Scheme  outlets go into a heap; the lowest cell is taken, its neighbours are raised to it where
//         they lie lower and wait in a queue, else in the heap [barnes2014, alg. 3].
// Ties    height, then cell index; raised cells first come, first served. So the surface with a
//         gradient is unique as well.
// Holds   the level surface exactly: the highest value of the path, no arithmetic on heights.
// Limits  open borders; one thread. It is the yardstick for faster code and what the measures of
//         realism route on.
// Cost    O(n log n), 17 bytes a cell beside the result.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace cuesta::flow {

enum class FloodSurface {
    level,   // lakes are flat
    sloping  // lakes rise a hair from cell to cell away from their outlet: every cell drains
};

struct FloodOptions {
    FloodSurface surface = FloodSurface::level;
    std::optional<double> sea_level = {};        // cells at or below it are outlets
    std::span<const std::uint8_t> outside = {};  // empty, or not 0 where the map has no value
};

// Where water leaves the map: cells of the border, next to a cell outside, and sea. Cells outside
// are no outlets themselves.
std::vector<std::uint8_t> flood_outlets(std::span<const double> height, std::int64_t columns,
                                        std::int64_t rows, const FloodOptions& options = {});

// The flooded surface; cells outside keep what they hold. Heights are finite elsewhere.
std::vector<double> priority_flood(std::span<const double> height, std::int64_t columns,
                                   std::int64_t rows, const FloodOptions& options = {});

// What a sloping lake rises from cell to cell: sixteen roundings of the largest height, so that a
// difference survives a division by the distance even at height 0.
double flood_rise(std::span<const double> height, std::span<const std::uint8_t> outside = {});

}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/priority_flood.h"

#include <algorithm>
#include <cmath>
#include <queue>
#include <utility>

#include "cuesta/base/check.h"

namespace cuesta::flow {
namespace {

bool is_outside(const FloodOptions& options, std::size_t i) {
    return !options.outside.empty() && options.outside[i] != 0;
}

void check_sizes(std::span<const double> height, std::int64_t columns, std::int64_t rows,
                 const FloodOptions& options) {
    CUESTA_CHECK(
        columns >= 1 && rows >= 1 && height.size() == static_cast<std::size_t>(columns * rows),
        "{} heights for {} x {} cells", height.size(), columns, rows);
    CUESTA_CHECK(options.outside.empty() || options.outside.size() == height.size(),
                 "{} marks for {} cells", options.outside.size(), height.size());
}

// visit(index) for the up to eight neighbours that lie on the map, in order of index.
template <class Visit>
void each_neighbour(std::size_t i, std::int64_t columns, std::int64_t rows, const Visit& visit) {
    const auto cell = static_cast<std::int64_t>(i);
    const std::int64_t x = cell % columns, y = cell / columns;
    for (std::int64_t v = std::max<std::int64_t>(0, y - 1); v <= std::min(rows - 1, y + 1); ++v)
        for (std::int64_t u = std::max<std::int64_t>(0, x - 1); u <= std::min(columns - 1, x + 1);
             ++u)
            if (u != x || v != y) visit(static_cast<std::size_t>(v * columns + u));
}

}  // namespace

std::vector<std::uint8_t> flood_outlets(std::span<const double> height, std::int64_t columns,
                                        std::int64_t rows, const FloodOptions& options) {
    check_sizes(height, columns, rows, options);
    std::vector<std::uint8_t> outlet(height.size(), 0);
    for (std::size_t i = 0; i < height.size(); ++i) {
        if (is_outside(options, i)) continue;
        const auto cell = static_cast<std::int64_t>(i);
        const std::int64_t x = cell % columns, y = cell / columns;
        bool leaves = x == 0 || y == 0 || x == columns - 1 || y == rows - 1 ||
                      (options.sea_level && height[i] <= *options.sea_level);
        if (!leaves && !options.outside.empty())
            each_neighbour(i, columns, rows,
                           [&](std::size_t j) { leaves = leaves || options.outside[j] != 0; });
        outlet[i] = leaves ? 1 : 0;
    }
    return outlet;
}

double flood_rise(std::span<const double> height, std::span<const std::uint8_t> outside) {
    double largest = 0;
    for (std::size_t i = 0; i < height.size(); ++i)
        if (outside.empty() || outside[i] == 0) largest = std::max(largest, std::abs(height[i]));
    // The floor serves a map of zeros: far below any height, far above the smallest double.
    return std::max(largest * 0x1p-48, 0x1p-900);
}

std::vector<double> priority_flood(std::span<const double> height, std::int64_t columns,
                                   std::int64_t rows, const FloodOptions& options) {
    check_sizes(height, columns, rows, options);
    const bool sloping = options.surface == FloodSurface::sloping;
    const double rise = sloping ? flood_rise(height, options.outside) : 0;
    std::vector<double> surface(height.begin(), height.end());

    // Seed the heap with the outlets.
    using Entry = std::pair<double, std::size_t>;
    std::vector<std::uint8_t> done = flood_outlets(height, columns, rows, options);
    std::vector<Entry> seeds;
    for (std::size_t i = 0; i < surface.size(); ++i) {
        if (done[i] != 0) seeds.emplace_back(surface[i], i);
        if (is_outside(options, i)) done[i] = 1;
    }
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open(std::greater<>(),
                                                                        std::move(seeds));

    // Take the lowest cell, raised ones first, and hand its level on to its neighbours.
    std::queue<std::size_t> raised;
    while (!open.empty() || !raised.empty()) {
        std::size_t cell;
        if (!raised.empty()) {
            cell = raised.front();
            raised.pop();
        } else {
            cell = open.top().second;
            open.pop();
        }
        const double level = surface[cell] + rise;
        each_neighbour(cell, columns, rows, [&](std::size_t next) {
            if (done[next] != 0) return;
            done[next] = 1;
            if (surface[next] <= level) {
                surface[next] = level;
                raised.push(next);
            } else {
                open.emplace(surface[next], next);
            }
        });
    }
    return surface;
}

}  // namespace cuesta::flow

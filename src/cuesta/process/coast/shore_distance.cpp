// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/shore_distance.h"

#include <algorithm>
#include <cmath>

namespace cuesta::coast {
namespace {

// The way back to the nearest land, in cells.
struct Way {
    std::int16_t x, y;
    std::int32_t square() const { return std::int32_t{x} * x + std::int32_t{y} * y; }
};
constexpr Way unknown{16000, 16000};
constexpr std::int16_t longest = 12000;

}  // namespace

std::vector<float> shore_distance(const CoastMap& map, double most_cells) {
    const std::int64_t w = map.columns(), h = map.rows();
    std::vector<Way> way(map.ground.size(), unknown);
    for (std::size_t i = 0; i < way.size(); ++i)
        if (!map.is_sea(i)) way[i] = {0, 0};
    const auto look = [&](std::int64_t x, std::int64_t y, int dx, int dy) {
        const auto to = map.beside(x, y, dx, dy);
        if (!to) return;
        const Way next = way[*to];
        if (next.x > longest) return;
        const Way here{static_cast<std::int16_t>(std::abs(next.x) + std::abs(dx)),
                       static_cast<std::int16_t>(std::abs(next.y) + std::abs(dy))};
        Way& mine = way[map.at(x, y)];
        if (here.square() < mine.square()) mine = here;
    };
    const int turns = map.grid.wraps_x() || map.grid.wraps_y() ? 2 : 1;
    for (int turn = 0; turn < turns; ++turn) {
        for (std::int64_t y = 0; y < h; ++y) {
            for (std::int64_t x = 0; x < w; ++x) {
                look(x, y, 0, -1), look(x, y, -1, -1), look(x, y, 1, -1), look(x, y, -1, 0);
            }
            for (std::int64_t x = w - 1; x >= 0; --x) look(x, y, 1, 0);
        }
        for (std::int64_t y = h - 1; y >= 0; --y) {
            for (std::int64_t x = w - 1; x >= 0; --x) {
                look(x, y, 0, 1), look(x, y, 1, 1), look(x, y, -1, 1), look(x, y, 1, 0);
            }
            for (std::int64_t x = 0; x < w; ++x) look(x, y, -1, 0);
        }
    }
    std::vector<float> distance(way.size());
    for (std::size_t i = 0; i < way.size(); ++i) {
        const auto cells = static_cast<float>(std::sqrt(static_cast<double>(way[i].square())));
        distance[i] = way[i].x > longest || double{cells} > most_cells ? far_from_shore : cells;
    }
    return distance;
}

}  // namespace cuesta::coast

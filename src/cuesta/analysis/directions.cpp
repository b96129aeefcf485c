// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/directions.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

#include "cuesta/analysis/summary.h"

namespace cuesta {
namespace {

constexpr double ravine_share = 0.1;

struct Sample {
    double hollow;  // Laplacian
    std::size_t sector;
};

std::size_t sector_of(double east, double north) {
    const double turn = std::atan2(east, north) / (2 * std::numbers::pi);
    const auto n = static_cast<double>(Directions::sectors);
    return static_cast<std::size_t>(std::floor(turn * n + n + 0.5)) % Directions::sectors;
}

double on_axes(const std::array<std::int64_t, Directions::sectors>& counts) {
    const std::int64_t sum = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    std::int64_t axes = 0;
    for (std::size_t i = 0; i < counts.size(); i += counts.size() / 4) axes += counts[i];
    return sum > 0 ? static_cast<double>(axes) / static_cast<double>(sum) : 0;
}

}  // namespace

Directions count_directions(const Raster& map) {
    std::vector<Sample> samples;
    for (std::int64_t y = 1; y + 1 < map.rows; ++y)
        for (std::int64_t x = 1; x + 1 < map.columns; ++x) {
            if (!has_value(map, x, y) || !has_value(map, x - 1, y) || !has_value(map, x + 1, y) ||
                !has_value(map, x, y - 1) || !has_value(map, x, y + 1))
                continue;
            const double west = double{map.at(x - 1, y)}, east = double{map.at(x + 1, y)},
                         north = double{map.at(x, y - 1)}, south = double{map.at(x, y + 1)};
            if (west == east && north == south) continue;
            samples.push_back({west + east + north + south - 4 * double{map.at(x, y)},
                               sector_of(west - east, south - north)});
        }
    Directions found;
    for (const Sample& one : samples) ++found.all[one.sector];
    // Stable, so that equal hollows are taken in the order of the map.
    const auto few = static_cast<std::size_t>(ravine_share * static_cast<double>(samples.size()));
    std::stable_sort(samples.begin(), samples.end(),
                     [](const Sample& a, const Sample& b) { return a.hollow > b.hollow; });
    for (std::size_t i = 0; i < few && samples[i].hollow > 0; ++i)
        ++found.ravines[samples[i].sector];
    if (const double usual = on_axes(found.all); usual > 0)
        found.axes = on_axes(found.ravines) / usual;
    return found;
}

}  // namespace cuesta

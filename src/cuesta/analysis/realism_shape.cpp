// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_shape.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/analysis/geomorphons.h"
#include "cuesta/analysis/spectrum.h"
#include "cuesta/analysis/summary.h"
#include "cuesta/base/parallel.h"
#include "cuesta/grid/stencil.h"

namespace cuesta::realism {
namespace {

// Mean over the land cells of the square of side 2 reach + 1 around each cell.
std::vector<double> square_mean(const LandMap& land, std::int64_t reach) {
    const std::int64_t columns = land.columns, rows = land.rows;
    const std::size_t cells = land.height.size();
    std::vector<double> row_sum(cells), mean(cells);
    std::vector<std::int32_t> row_count(cells);
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                double sum = 0;
                std::int32_t count = 0;
                for (std::int64_t u = std::max<std::int64_t>(0, x - reach);
                     u <= std::min(columns - 1, x + reach); ++u) {
                    const auto j = static_cast<std::size_t>(y * columns + u);
                    if (land.land(j)) sum += land.height[j], ++count;
                }
                row_sum[static_cast<std::size_t>(y * columns + x)] = sum;
                row_count[static_cast<std::size_t>(y * columns + x)] = count;
            }
    });
    parallel_for(0, rows, rows_per_piece(columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < columns; ++x) {
                double sum = 0;
                std::int32_t count = 0;
                for (std::int64_t v = std::max<std::int64_t>(0, y - reach);
                     v <= std::min(rows - 1, y + reach); ++v) {
                    const auto j = static_cast<std::size_t>(v * columns + x);
                    sum += row_sum[j], count += row_count[j];
                }
                mean[static_cast<std::size_t>(y * columns + x)] = count > 0 ? sum / count : 0;
            }
    });
    return mean;
}

// Water a window holds when its rim drains, in heights of cells; sign -1 turns it upside down.
double window_volume(const LandMap& land, std::int64_t x0, std::int64_t y0, std::int64_t side,
                     double sign) {
    std::vector<double> height;
    std::vector<std::uint8_t> outside;
    height.reserve(static_cast<std::size_t>(side * side));
    for (std::int64_t y = y0; y < y0 + side; ++y)
        for (std::int64_t x = x0; x < x0 + side; ++x) {
            const auto i = static_cast<std::size_t>(y * land.columns + x);
            height.push_back(sign * land.height[i]);
            if (!land.outside.empty()) outside.push_back(land.outside[i]);
        }
    const auto flooded = flow::priority_flood(height, side, side, {.outside = outside});
    double volume = 0;
    for (std::size_t i = 0; i < height.size(); ++i) volume += flooded[i] - height[i];
    return volume;
}

}  // namespace

Finding carve_index(const LandMap& land, const flow::FloodedRouting& routing) {
    constexpr std::int32_t river_area = 1000;
    constexpr std::int64_t least_rivers = 30;
    const std::vector<double> mean = square_mean(land, 5);
    double depth = 0, roughness = 0;
    std::int64_t rivers = 0;
    for (std::size_t i = 0; i < mean.size(); ++i) {
        if (!land.land(i)) continue;
        roughness += std::abs(mean[i] - land.height[i]);
        if (routing.area[i] >= river_area) depth += mean[i] - land.height[i], ++rivers;
    }
    if (rivers < least_rivers)
        return no_finding(fmt::format("Only {} cells drain {} cells or more: the map is too small.",
                                      rivers, river_area));
    if (!(roughness > 0)) return no_finding("The land is a plane: it has no rough ground.");
    return {.value = (depth / static_cast<double>(rivers)) /
                     (roughness / static_cast<double>(land.land_cells))};
}

Finding inversion_asymmetry(const LandMap& land) {
    constexpr std::int64_t side = 64;
    const std::int64_t across = land.columns / side, down = land.rows / side;
    if (across == 0 || down == 0) return no_finding("The map is smaller than 64 x 64 cells.");
    struct Volumes {
        double upright = 0, inverted = 0;
    };
    const Volumes sum = ordered_reduce(
        0, across * down, 1, Volumes{},
        [&](std::int64_t lo, std::int64_t hi) {
            Volumes part;
            for (std::int64_t w = lo; w < hi; ++w) {
                const std::int64_t x0 = w % across * side, y0 = w / across * side;
                part.upright += window_volume(land, x0, y0, side, 1);
                part.inverted += window_volume(land, x0, y0, side, -1);
            }
            return part;
        },
        [](Volumes all, const Volumes& part) {
            return Volumes{all.upright + part.upright, all.inverted + part.inverted};
        });
    if (sum.inverted > 0) return {.value = sum.upright / sum.inverted};
    if (sum.upright > 0) return {.value = std::numeric_limits<double>::infinity()};
    return no_finding("Neither the land nor its mirror image holds water: there is no summit.");
}

Lakes find_lakes(const LandMap& land, std::span<const double> flooded) {
    constexpr double least_share = 1e-4;  // of the relief; below it a hollow is rounding of the map
    const double least = least_share * land.relief_m();
    Lakes lakes;
    lakes.depth_m.assign(land.height.size(), 0);
    std::vector<std::uint8_t> wet(land.height.size(), 0);
    for (std::size_t i = 0; i < wet.size(); ++i)
        wet[i] = land.land(i) && flooded[i] - land.height[i] > least ? 1 : 0;

    // Wet cells that touch stand at one level: were one higher, it would drain into the other.
    std::vector<std::size_t> todo;
    for (std::size_t start = 0; start < wet.size(); ++start) {
        if (wet[start] == 0) continue;
        ListedLake lake;
        lake.level_m = flooded[start];
        double depth_sum = 0;
        wet[start] = 0;
        todo.push_back(start);
        while (!todo.empty()) {
            const std::size_t i = todo.back();
            todo.pop_back();
            const auto cell = static_cast<std::int64_t>(i);
            const std::int64_t x = cell % land.columns, y = cell / land.columns;
            const double depth = flooded[i] - land.height[i];
            lakes.depth_m[i] = static_cast<float>(depth);
            ++lake.cells;
            depth_sum += depth;
            lake.level_m = std::min(lake.level_m, flooded[i]);  // without the flood's tiny slope
            if (depth > lake.deepest_m) lake.deepest_m = depth, lake.x = x, lake.y = y;
            for (std::int64_t v = std::max<std::int64_t>(0, y - 1);
                 v <= std::min(land.rows - 1, y + 1); ++v)
                for (std::int64_t u = std::max<std::int64_t>(0, x - 1);
                     u <= std::min(land.columns - 1, x + 1); ++u) {
                    const auto j = static_cast<std::size_t>(v * land.columns + u);
                    if (wet[j] == 0) continue;
                    wet[j] = 0;
                    todo.push_back(j);
                }
        }
        lake.area_m2 = static_cast<double>(lake.cells) * land.cell_m2();
        lake.volume_m3 = depth_sum * land.cell_m2();
        lakes.cells += lake.cells;
        lakes.area_m2 += lake.area_m2;
        lakes.volume_m3 += lake.volume_m3;
        lakes.list.push_back(lake);
    }
    std::stable_sort(
        lakes.list.begin(), lakes.list.end(),
        [](const ListedLake& a, const ListedLake& b) { return a.volume_m3 > b.volume_m3; });
    return lakes;
}

Steepness measure_steepness(const LandMap& land, double repose_deg) {
    const std::int64_t columns = land.columns, rows = land.rows;
    const auto h = [&](std::int64_t x, std::int64_t y) {
        return land.height[static_cast<std::size_t>(y * columns + x)];
    };
    const auto is_land = [&](std::int64_t x, std::int64_t y) {
        return land.land(static_cast<std::size_t>(y * columns + x));
    };
    Histogram slopes(0, 90, 90'000);  // 0.001 degree
    std::int64_t above = 0;
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            const Reach reach = reach_at(x, y, columns, rows, {true, true, true, true});
            if (!is_land(x, y) || !is_land(x - reach.west, y) || !is_land(x + reach.east, y) ||
                !is_land(x, y - reach.north) || !is_land(x, y + reach.south))
                continue;
            Gradient g = gradient_at(h, x, y, 1, reach);
            g.east /= land.spacing_x_m;
            g.south /= land.spacing_y_m;
            const double slope = slope_deg(g);
            slopes.add(slope);
            if (slope > repose_deg) ++above;
        }
    const std::int64_t total = slopes.total();
    if (total == 0) return {std::nan(""), std::nan("")};
    return {slopes.quantile(0.999), static_cast<double>(above) / static_cast<double>(total)};
}

Finding spur_hollow_ratio(const LandMap& land) {
    const auto counts = count_geomorphons(land.height, land.columns, land.rows,
                                          {.spacing_x_m = land.spacing_x_m,
                                           .spacing_y_m = land.spacing_y_m,
                                           .outside = land.outside});
    const std::int64_t spurs = counts[static_cast<std::size_t>(Landform::spur)];
    const std::int64_t hollows = counts[static_cast<std::size_t>(Landform::hollow)];
    constexpr std::int64_t least = 100;
    if (spurs + hollows < least || hollows == 0)
        return no_finding(fmt::format("There are only {} spurs and {} hollows.", spurs, hollows));
    return {.value = static_cast<double>(spurs) / static_cast<double>(hollows)};
}

Finding spectral_slope_of(const LandMap& land, std::vector<CurvePoint>& curve) {
    constexpr double shortest = 4, longest = 60;  // cells
    curve.clear();
    if (!land.outside.empty()) return no_finding("A spectrum needs a whole rectangle of land.");
    if (std::min(land.columns, land.rows) < 2 * longest)
        return no_finding("The map is shorter than two waves of 60 cells.");
    Field field({land.columns, land.rows, 0});
    for (std::int64_t y = 0; y < land.rows; ++y)
        for (std::int64_t x = 0; x < land.columns; ++x)
            field.at(x, y) =
                static_cast<float>(land.height[static_cast<std::size_t>(y * land.columns + x)]);
    const Grid grid{.columns = land.columns, .rows = land.rows};
    const RadialSpectrum spectrum = radial_spectrum(field, grid);
    const auto side = static_cast<double>(std::max(land.columns, land.rows));
    for (std::size_t k = 1; k < spectrum.power.size(); ++k)
        if (spectrum.power[k] > 0)
            curve.push_back({side / static_cast<double>(k), spectrum.power[k]});
    const double slope = spectral_slope(spectrum, side / longest, side / shortest);
    if (!std::isfinite(slope)) return no_finding("The land has no waves of 4 to 60 cells.");
    return {.value = slope};
}

std::vector<CurvePoint> hypsometric_curve(const LandMap& land) {
    constexpr int steps = 100;
    std::vector<double> heights;
    for (std::size_t i = 0; i < land.height.size(); ++i)
        if (land.land(i)) heights.push_back(land.height[i]);
    std::sort(heights.begin(), heights.end(), std::greater<>());
    std::vector<CurvePoint> curve;
    for (int k = 0; k <= steps; ++k) {
        const auto at = static_cast<std::size_t>(k) * (heights.size() - 1) / steps;
        curve.push_back(
            {static_cast<double>(k) / steps, (heights[at] - land.low_m) / land.relief_m()});
    }
    return curve;
}

}  // namespace cuesta::realism

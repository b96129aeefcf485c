// SPDX-License-Identifier: Apache-2.0
#include "cuesta/analysis/realism_land.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "cuesta/analysis/summary.h"
#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"
#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"

namespace cuesta::realism {

std::int64_t coarsening(double spacing_x_m, double spacing_y_m) {
    const double cell_m = std::sqrt(spacing_x_m * spacing_y_m);
    // A hair of tolerance: 7.5 m must give 4, whatever the root rounds to.
    return std::max<std::int64_t>(1,
                                  static_cast<std::int64_t>(std::ceil(finest_m / cell_m - 1e-9)));
}

LandMap prepare_land(const Raster& map, const RealismOptions& options) {
    const double x_m = options.spacing_m > 0 ? options.spacing_m : map.spacing_m.value_or(0);
    const double y_m = options.spacing_y_m > 0 ? options.spacing_y_m : x_m;
    if (!(x_m > 0) || !std::isfinite(x_m) || !std::isfinite(y_m))
        throw Error("the distance between samples is unknown, and with it every slope",
                    "Give it with --spacing");
    if (!map.in_metres)
        throw Error("the range of heights in metres is unknown", "Give it with --low and --high");
    const double factor_wanted = finest_m / std::sqrt(x_m * y_m);
    if (factor_wanted > static_cast<double>(std::min(map.columns, map.rows)))
        throw Error(fmt::format("a map of {} x {} samples {:.6g} m apart is smaller than one cell "
                                "of 30 m",
                                map.columns, map.rows, x_m),
                    "Check --spacing");

    LandMap land;
    const std::int64_t f = land.coarsened_by = coarsening(x_m, y_m);
    land.columns = map.columns / f;
    land.rows = map.rows / f;
    land.spacing_x_m = x_m * static_cast<double>(f);
    land.spacing_y_m = y_m * static_cast<double>(f);
    const auto cells = static_cast<std::size_t>(land.columns * land.rows);
    land.height.assign(cells, 0);
    land.outside.assign(cells, 0);
    parallel_for(0, land.rows, rows_per_piece(land.columns), [&](std::int64_t lo, std::int64_t hi) {
        for (std::int64_t y = lo; y < hi; ++y)
            for (std::int64_t x = 0; x < land.columns; ++x) {
                double sum = 0;
                std::int64_t present = 0;
                for (std::int64_t v = y * f; v < (y + 1) * f; ++v)
                    for (std::int64_t u = x * f; u < (x + 1) * f; ++u)
                        if (has_value(map, u, v)) sum += double{map.at(u, v)}, ++present;
                const auto i = static_cast<std::size_t>(y * land.columns + x);
                if (2 * present < f * f) {
                    land.outside[i] = 1;
                    continue;
                }
                land.height[i] = sum / static_cast<double>(present);
                if (options.sea_level_m && land.height[i] <= *options.sea_level_m)
                    land.outside[i] = 2;
            }
    });

    land.low_m = std::numeric_limits<double>::infinity();
    land.high_m = -land.low_m;
    double sum = 0;
    for (std::size_t i = 0; i < cells; ++i) {
        if (land.outside[i] != 0) continue;
        ++land.land_cells;
        land.low_m = std::min(land.low_m, land.height[i]);
        land.high_m = std::max(land.high_m, land.height[i]);
        sum += land.height[i];
    }
    if (land.land_cells == 0)
        throw Error(options.sea_level_m
                        ? fmt::format("no land lies above {:.6g} m", *options.sea_level_m)
                        : std::string("the map has no samples with a value"));
    if (!(land.relief_m() > 0)) throw Error("the map is level: there is nothing to measure");
    land.mean_m = sum / static_cast<double>(land.land_cells);
    if (land.land_cells == static_cast<std::int64_t>(cells)) land.outside.clear();
    return land;
}

LineFit fit_line(const std::vector<CurvePoint>& points) {
    const double none = std::numeric_limits<double>::quiet_NaN();
    if (points.size() < 2) return {none, none};
    const auto n = static_cast<double>(points.size());
    double mean_x = 0, mean_y = 0;
    for (const auto& [x, y] : points) mean_x += x / n, mean_y += y / n;
    double xx = 0, xy = 0, yy = 0;
    for (const auto& [x, y] : points) {
        xx += (x - mean_x) * (x - mean_x);
        xy += (x - mean_x) * (y - mean_y);
        yy += (y - mean_y) * (y - mean_y);
    }
    if (!(xx > 0)) return {none, none};
    // A level line through level points is exact.
    return {xy / xx, yy > 0 ? xy * xy / (xx * yy) : 1};
}

LineFit fit_power_law(const std::vector<CurvePoint>& points) {
    std::vector<CurvePoint> logs;
    for (const auto& [x, y] : points) {
        CUESTA_CHECK(x > 0 && y > 0, "a point at {}, {} has no logarithm", x, y);
        logs.push_back({elementary::log(x), elementary::log(y)});
    }
    return fit_line(logs);
}

}  // namespace cuesta::realism

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_rain.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/world/climate_solver.h"

namespace cuesta {
namespace {

TEST(ClimateRain, air_holds_7_percent_more_for_each_degree) {
    EXPECT_DOUBLE_EQ(column_saturation(27), 65);
    EXPECT_NEAR(column_saturation(28) / column_saturation(27), 1.067, 0.001);
    EXPECT_GT(column_saturation(-200), 0);
    EXPECT_EQ(column_saturation(300), column_saturation(60));
}

double total(const ClimateGrid& grid, const ClimateYear& year) {
    double sum = 0, area = 0;
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) {
            area += grid.area_m2[static_cast<std::size_t>(y)];
            for (const ClimatePlane& month : year)
                sum += month[grid.at(x, y)] * grid.area_m2[static_cast<std::size_t>(y)];
        }
    return sum / area;
}

TEST(ClimateRain, what_falls_has_evaporated) {
    const ClimateGrid grid = climate_grid({.columns = 48,
                                           .rows = 24,
                                           .spacing_m = 4e7 / 48,
                                           .edges = Edges::wrap_x,
                                           .projection = Projection::latlon},
                                          48, 45);
    ClimateLand land{ClimatePlane(1152, 0), ClimatePlane(1152, 0)};
    for (std::int64_t y = 5; y < 18; ++y)
        for (std::int64_t x = 12; x < 26; ++x)
            land.share[grid.at(x, y)] = 1, land.height_m[grid.at(x, y)] = 150.0 * (x % 7);
    const ClimateResult result = solve_climate({}, grid, land);
    const double rain = total(grid, result.water.rain);
    EXPECT_GT(rain, 500);
    EXPECT_LT(rain, 1500);
    EXPECT_NEAR((total(grid, result.water.evaporation) - rain - result.water.stored_mm) / rain, 0,
                1e-4);
    // The sea is open water; land gives less than a lake on it would.
    for (std::size_t m = 0; m < months; ++m)
        for (std::size_t i = 0; i < land.share.size(); ++i) {
            const double gives = std::max(0.0, result.water.evaporation[m][i]);
            if (land.share[i] == 0)
                EXPECT_NEAR(result.water.open_water[m][i], gives, 1e-2 * gives + 1e-3);
            else
                EXPECT_GT(result.water.open_water[m][i], 0.99 * gives);
        }
    for (const ClimatePlane& month : result.water.humidity)
        for (const double value : month) {
            EXPECT_GE(value, 0);
            EXPECT_LE(value, 1);
        }
}

TEST(ClimateRain, land_evaporates_less_than_falls_on_it) {
    const ClimateGrid grid = climate_grid({.columns = 40, .rows = 3, .spacing_m = 50000}, 40, 45);
    const ClimateLand land{ClimatePlane(120, 1), ClimatePlane(120, 0)};
    const ClimateResult result = solve_climate({}, grid, land);
    EXPECT_LT(total(grid, result.water.evaporation), total(grid, result.water.rain));
}

// Rain along a row across a ridge 2 km high, at 15 m/s from the west.
std::vector<double> across_ridge(double sigma_m, double fallout_s) {
    const std::int64_t n = 300;
    const ClimateGrid grid = climate_grid({.columns = n, .rows = 3, .spacing_m = 1000}, n, 45);
    ClimateLand land{ClimatePlane(900, 1), ClimatePlane(900, 0)};
    for (std::int64_t y = 0; y < 3; ++y)
        for (std::int64_t x = 0; x < n; ++x) {
            const double d = static_cast<double>(x - 150) * 1000 / sigma_m;
            land.height_m[grid.at(x, y)] = 2000 * std::exp(-d * d / 2);
        }
    ClimateRule rule;
    rule.wind_m_s = 17, rule.monsoon = 0, rule.fallout_s = fallout_s;
    const ClimateResult result = solve_climate(rule, grid, land);
    std::vector<double> rain(static_cast<std::size_t>(n), 0);
    for (const ClimatePlane& month : result.water.rain)
        for (std::int64_t x = 0; x < n; ++x)
            rain[static_cast<std::size_t>(x)] += month[grid.at(x, 1)];
    return rain;
}

TEST(ClimateRain, most_falls_before_the_crest_and_the_far_side_is_drier) {
    const std::vector<double> rain = across_ridge(15000, 500);
    double windward = 0, lee = 0;
    for (std::size_t d = 1; d <= 45; ++d) windward += rain[150 - d], lee += rain[150 + d];
    EXPECT_GT(windward, 2 * lee);
    EXPECT_LT(rain[290], rain[10]);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/ocean_currents.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/world/climate_heat.h"
#include "cuesta/world/climate_wind.h"

namespace cuesta {
namespace {

// A basin between two continents, from 60 south to 60 north.
struct Basin {
    ClimateGrid grid = climate_grid({.columns = 96,
                                     .rows = 48,
                                     .spacing_m = 4e7 / 96,
                                     .edges = Edges::wrap_x,
                                     .projection = Projection::latlon},
                                    96, 45);
    ClimateLand land{ClimatePlane(96 * 48, 1), ClimatePlane(96 * 48, 0)};
    ClimatePlane east, south, base;
    Basin() {
        for (std::int64_t y = 8; y < 40; ++y)
            for (std::int64_t x = 30; x < 60; ++x) land.share[grid.at(x, y)] = 0;
        mean_bands({}, grid, east, south);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                base.push_back(mean_temperature({}, grid.latitude[static_cast<std::size_t>(y)]));
    }
};

TEST(OceanCurrents, the_subtropical_gyre_runs_poleward_and_narrow_along_its_western_shore) {
    const Basin basin;
    const Currents sea = wind_driven_currents(basin.grid, basin.land, basin.east);
    const std::int64_t y = 15;  // 31 north
    double west = 0, rest = 0;
    for (std::int64_t x = 30; x < 36; ++x) west = std::max(west, -sea.south[basin.grid.at(x, y)]);
    for (std::int64_t x = 40; x < 58; ++x) {
        EXPECT_GE(sea.south[basin.grid.at(x, y)], 0) << x;  // back to the equator
        rest = std::max(rest, sea.south[basin.grid.at(x, y)]);
    }
    EXPECT_GT(west, 3 * rest);
    EXPECT_GT(west, 0.01);
    EXPECT_LE(west, 1.5);
}

TEST(OceanCurrents, western_shores_of_the_subtropics_are_warmer_than_eastern_ones) {
    const Basin basin;
    const ClimatePlane anomaly =
        current_anomaly({}, basin.grid, basin.land, basin.east, basin.base);
    for (const std::int64_t y : {15, 32}) {
        EXPECT_GT(anomaly[basin.grid.at(31, y)], anomaly[basin.grid.at(58, y)] + 0.5) << y;
        EXPECT_GT(anomaly[basin.grid.at(31, y)], 0);
        EXPECT_LT(anomaly[basin.grid.at(58, y)], 0);
    }
    for (const double value : anomaly) EXPECT_LE(std::abs(value), 8);
}

TEST(OceanCurrents, there_are_none_on_land_nor_if_they_are_not_wanted) {
    const Basin basin;
    const Currents sea = wind_driven_currents(basin.grid, basin.land, basin.east);
    EXPECT_EQ(sea.south[basin.grid.at(10, 15)], 0);
    ClimateRule still;
    still.currents = 0;
    for (const double value :
         current_anomaly(still, basin.grid, basin.land, basin.east, basin.base))
        EXPECT_EQ(value, 0);
}

}  // namespace
}  // namespace cuesta

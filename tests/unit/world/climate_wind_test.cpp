// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_wind.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta {
namespace {

constexpr double degree = M_PI / 180;

TEST(ClimateWind, bands_have_the_signs_of_the_earth) {
    for (const double side : {-1.0, 1.0}) {
        for (const double lat : {5.0, 12.0, 20.0, 25.0})
            EXPECT_LT(wind_band(6, side * lat * degree, 0).east, 0) << lat;
        for (const double lat : {35.0, 45.0, 55.0})
            EXPECT_GT(wind_band(6, side * lat * degree, 0).east, 0) << lat;
        for (const double lat : {72.0, 80.0})
            EXPECT_LT(wind_band(6, side * lat * degree, 0).east, 0) << lat;
        // Towards the equator in the trades, towards the pole in the west winds.
        EXPECT_GT(side * wind_band(6, side * 15 * degree, 0).south, 0);
        EXPECT_LT(side * wind_band(6, side * 45 * degree, 0).south, 0);
    }
    EXPECT_NEAR(wind_band(6, 90 * degree, 0).east, 0, 1e-12);
    EXPECT_NEAR(wind_band(12, 20 * degree, 0).east, 2 * wind_band(6, 20 * degree, 0).east, 1e-12);
}

TEST(ClimateWind, bands_go_with_the_thermal_equator) {
    // Air flows together where the bands' equator is.
    const double shift = 10 * degree;
    EXPECT_GT(wind_band(6, 15 * degree, shift).south, 0);
    EXPECT_LT(wind_band(6, 2 * degree, shift).south, 0);
    EXPECT_LT(wind_band(6, 31 * degree, shift).east, 0);
}

struct World {
    ClimateGrid grid = climate_grid({.columns = 64,
                                     .rows = 32,
                                     .spacing_m = 625e3,
                                     .edges = Edges::wrap_x,
                                     .projection = Projection::latlon},
                                    64, 45);
    ClimateLand land{ClimatePlane(2048, 0), ClimatePlane(2048, 0)};
    ClimateYear year;
    World() {
        for (std::int64_t y = 8; y < 16; ++y)  // land from the equator to 45 north
            for (std::int64_t x = 20; x < 36; ++x) land.share[grid.at(x, y)] = 1;
        ClimatePlane east, south;
        mean_bands({}, grid, east, south);
        year = sea_level_temperature({}, grid, land, east, south);
    }
};

TEST(ClimateWind, the_thermal_equator_goes_farther_over_land) {
    const World world;
    const auto july = thermal_equator(world.grid, world.year[7], 0);
    const auto january = thermal_equator(world.grid, world.year[1], 0);
    EXPECT_GT(july[28], january[28]);
    EXPECT_GT(july[28] - january[28], july[60] - january[60]);
    // A map of one hemisphere does not show it.
    const ClimateGrid north = climate_grid(
        {.columns = 8, .rows = 8, .spacing_m = 1e5, .latitudes = LatitudeRange{20, 40}}, 8, 45);
    EXPECT_EQ(thermal_equator(north, ClimatePlane(64, 20), 0.1)[3], 0.1);
}

TEST(ClimateWind, in_summer_wind_blows_from_the_sea_to_the_land_and_in_winter_back) {
    const World world;
    ClimateRule calm;
    calm.monsoon = 0;
    const WindYear with = winds({}, world.grid, world.land, world.year);
    const WindYear without = winds(calm, world.grid, world.land, world.year);
    const auto spread = [&](std::size_t month) {  // out of the land, by the monsoon alone
        double out = 0;
        for (std::int64_t y = 9; y < 15; ++y) {
            const auto at = [&](std::int64_t x) {
                return with.east[month][world.grid.at(x, y)] -
                       without.east[month][world.grid.at(x, y)];
            };
            out += at(37) - at(18);
        }
        return out;
    };
    EXPECT_LT(spread(6), 0);
    EXPECT_GT(spread(0), 0);
}

TEST(ClimateWind, under_a_locked_sun_air_flows_to_the_warm_side) {
    const World world;
    ClimateRule locked;
    locked.sun = ClimateSun::locked;
    const WindYear year = winds(locked, world.grid, world.land, world.year);
    EXPECT_GT(year.east[0][world.grid.at(20, 16)], 1);
    EXPECT_LT(year.east[0][world.grid.at(44, 16)], -1);
    EXPECT_GT(year.south[0][world.grid.at(32, 6)], 1);
    EXPECT_GT(year.ascent[0][world.grid.at(32, 16)], year.ascent[0][world.grid.at(0, 16)]);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_heat.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "cuesta/world/climate_wind.h"

namespace cuesta {
namespace {

constexpr double degree = M_PI / 180;

struct World {
    ClimateGrid grid = climate_grid({.columns = 64,
                                     .rows = 32,
                                     .spacing_m = 625e3,
                                     .edges = Edges::wrap_x,
                                     .projection = Projection::latlon},
                                    64, 45);
    ClimateLand land{ClimatePlane(2048, 0), ClimatePlane(2048, 0)};
    ClimateYear solve(const ClimateRule& rule) const {
        ClimatePlane east, south;
        mean_bands(rule, grid, east, south);
        return sea_level_temperature(rule, grid, land, east, south);
    }
    double range(const ClimateYear& year, std::int64_t x, std::int64_t y) const {
        double low = 1e9, high = -1e9;
        for (const ClimatePlane& month : year) {
            low = std::min(low, month[grid.at(x, y)]);
            high = std::max(high, month[grid.at(x, y)]);
        }
        return high - low;
    }
    double mean(const ClimateYear& year, std::int64_t x, std::int64_t y) const {
        double sum = 0;
        for (const ClimatePlane& month : year) sum += month[grid.at(x, y)];
        return sum / months;
    }
    void continent() {  // a third of the way round, all latitudes but the polar ones
        for (std::int64_t y = 4; y < 28; ++y)
            for (std::int64_t x = 10; x < 30; ++x) land.share[grid.at(x, y)] = 1;
    }
};

TEST(ClimateHeat, the_mean_follows_the_curve_of_the_ships) {
    const ClimateRule rule;
    EXPECT_DOUBLE_EQ(mean_temperature(rule, 0), 27.5);
    EXPECT_NEAR(mean_temperature(rule, 30 * degree), 27.5 - 33.0 / 4, 1e-9);
    EXPECT_NEAR(mean_temperature(rule, -65 * degree),
                27.5 - 33 * std::pow(std::sin(65 * degree), 2), 1e-9);
    EXPECT_LT(mean_temperature(rule, 90 * degree), 27.5 - 33 - 12);
    ClimateRule warm = rule;
    warm.warming_c = 5;
    EXPECT_NEAR(mean_temperature(warm, 0) - 27.5, 3, 1e-9);
    EXPECT_NEAR(mean_temperature(warm, 90 * degree) - mean_temperature(rule, 90 * degree), 9, 1e-9);
}

TEST(ClimateHeat, sunlight_is_that_of_the_earth) {
    // Means of a year over the world: a quarter of the sun's 1361 W/m2.
    double sum = 0, weight = 0;
    for (int lat = -89; lat < 90; lat += 2)
        for (int m = 0; m < months; ++m) {
            sum += std::cos(lat * degree) * sunlight(lat * degree, 23.44, m);
            weight += std::cos(lat * degree);
        }
    EXPECT_NEAR(sum / weight, 340, 3);
    EXPECT_EQ(sunlight(85 * degree, 23.44, 11), 0);   // polar night
    EXPECT_GT(sunlight(85 * degree, 23.44, 5), 450);  // and day
    EXPECT_GT(sunlight(-45 * degree, 23.44, 0), sunlight(45 * degree, 23.44, 0));
    EXPECT_NEAR(sunlight(10 * degree, 0, 0), sunlight(10 * degree, 0, 6), 1e-9);
}

TEST(ClimateHeat, snow_that_lasts_cools_its_land) {
    World world;
    world.continent();
    for (std::int64_t y = 0; y < 4; ++y)  // to the north pole
        for (std::int64_t x = 10; x < 30; ++x) world.land.share[world.grid.at(x, y)] = 1;
    ClimateRule bare;
    bare.snow_cooling = 0;
    const ClimateYear white = world.solve({}), dark = world.solve(bare);
    // Near the pole: colder by 6 K at the most, with half its seasons at the least.
    const double less = world.mean(dark, 20, 1) - world.mean(white, 20, 1);
    EXPECT_GT(less, 2);
    EXPECT_LE(less, 6 + 1e-9);
    EXPECT_LT(world.range(white, 20, 1), 0.9 * world.range(dark, 20, 1));
    EXPECT_GE(world.range(white, 20, 1), 0.5 * world.range(dark, 20, 1) - 1e-9);
    // Where summers are warm, and far out at sea, nothing changes.
    for (const std::int64_t y : {8, 12, 16, 24}) {
        EXPECT_DOUBLE_EQ(world.mean(white, 20, y), world.mean(dark, 20, y)) << y;
        EXPECT_DOUBLE_EQ(world.mean(white, 50, y), world.mean(dark, 50, y)) << y;
    }
}

TEST(ClimateHeat, a_world_of_water_has_the_curve_and_small_seasons) {
    const World world;
    const ClimateYear year = world.solve({});
    for (std::int64_t y = 0; y < 32; ++y) {
        EXPECT_NEAR(world.mean(year, 7, y),
                    mean_temperature({}, world.grid.latitude[static_cast<std::size_t>(y)]), 0.5);
        EXPECT_LT(world.range(year, 7, y), 18);
    }
}

TEST(ClimateHeat, land_has_larger_and_earlier_seasons_than_the_sea) {
    World world;
    world.continent();
    const ClimateYear year = world.solve({});
    const std::int64_t north = 7;  // 48 degrees
    EXPECT_GT(world.range(year, 20, north), 2.5 * world.range(year, 50, north));
    EXPECT_GT(world.range(year, 20, north), 20);
    EXPECT_LT(world.range(year, 20, north), 60);
    EXPECT_GT(year[6][world.grid.at(20, north)], year[0][world.grid.at(20, north)]);
    EXPECT_LT(year[6][world.grid.at(20, 24)], year[0][world.grid.at(20, 24)]);
    // West winds bring the sea's mild air to the western shore.
    EXPECT_LT(world.range(year, 11, north), world.range(year, 28, north));
}

TEST(ClimateHeat, without_tilt_or_under_a_locked_sun_there_are_no_seasons) {
    World world;
    world.continent();
    ClimateRule upright;
    upright.tilt_deg = 0;
    EXPECT_LT(world.range(world.solve(upright), 20, 7), 1e-9);
    ClimateRule locked;
    locked.sun = ClimateSun::locked;
    const ClimateYear year = world.solve(locked);
    EXPECT_EQ(world.range(year, 20, 7), 0);
    EXPECT_GT(world.mean(year, 32, 16), 25);  // under the sun, the map's middle
    EXPECT_LT(world.mean(year, 0, 16), -10);  // the other side
}

}  // namespace
}  // namespace cuesta

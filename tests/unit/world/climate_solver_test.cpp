// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/climate_solver.h"

#include <gtest/gtest.h>

#include <cmath>

#include "cuesta/base/parallel.h"

namespace cuesta {
namespace {

struct World {
    ClimateGrid grid = climate_grid({.columns = 40,
                                     .rows = 20,
                                     .spacing_m = 1e6,
                                     .edges = Edges::wrap_x,
                                     .projection = Projection::latlon},
                                    40, 45);
    ClimateLand land{ClimatePlane(800, 0), ClimatePlane(800, 0)};
    World() {
        for (std::int64_t y = 4; y < 16; ++y)
            for (std::int64_t x = 5; x < 17; ++x)
                land.share[grid.at(x, y)] = 1, land.height_m[grid.at(x, y)] = 100.0 * (17 - x);
    }
};

TEST(ClimateSolver, threads_change_no_bit) {
    const World world;
    set_thread_count(1);
    const ClimateResult one = solve_climate({}, world.grid, world.land);
    set_thread_count(3);
    const ClimateResult three = solve_climate({}, world.grid, world.land);
    set_thread_count(0);
    EXPECT_EQ(one.temperature, three.temperature);
    EXPECT_EQ(one.wind.east, three.wind.east);
    EXPECT_EQ(one.water.rain, three.water.rain);
}

TEST(ClimateSolver, a_world_that_turns_the_other_way_is_the_mirror_image) {
    World world;
    const ClimateResult ours = solve_climate({}, world.grid, world.land, ClimateSpin::westward);
    World turned = world;
    for (std::int64_t y = 0; y < 20; ++y)
        for (std::int64_t x = 0; x < 40; ++x) {
            turned.land.share[world.grid.at(x, y)] = world.land.share[world.grid.at(39 - x, y)];
            turned.land.height_m[world.grid.at(x, y)] =
                world.land.height_m[world.grid.at(39 - x, y)];
        }
    const ClimateResult theirs = solve_climate({}, turned.grid, turned.land);
    for (std::int64_t y = 0; y < 20; ++y)
        for (std::int64_t x = 0; x < 40; ++x) {
            EXPECT_EQ(ours.water.rain[3][world.grid.at(x, y)],
                      theirs.water.rain[3][world.grid.at(39 - x, y)]);
            EXPECT_EQ(ours.wind.east[3][world.grid.at(x, y)],
                      -theirs.wind.east[3][world.grid.at(39 - x, y)]);
        }
}

TEST(ClimateSolver, a_world_turned_in_longitude_has_the_same_climate_there) {
    // Currents start their rounds at the map's edge, so this holds to their accuracy.
    const World world;
    World turned = world;
    for (std::int64_t y = 0; y < 20; ++y)
        for (std::int64_t x = 0; x < 40; ++x) {
            turned.land.share[world.grid.at((x + 20) % 40, y)] =
                world.land.share[world.grid.at(x, y)];
            turned.land.height_m[world.grid.at((x + 20) % 40, y)] =
                world.land.height_m[world.grid.at(x, y)];
        }
    const ClimateResult a = solve_climate({}, world.grid, world.land);
    const ClimateResult b = solve_climate({}, turned.grid, turned.land);
    for (std::int64_t y = 0; y < 20; ++y)
        for (std::int64_t x = 0; x < 40; ++x) {
            EXPECT_NEAR(a.temperature[6][world.grid.at(x, y)],
                        b.temperature[6][world.grid.at((x + 20) % 40, y)], 0.1);
            EXPECT_NEAR(a.water.rain[6][world.grid.at(x, y)],
                        b.water.rain[6][world.grid.at((x + 20) % 40, y)], 8);
        }
}

TEST(ClimateSolver, extremes_stay_finite) {
    const World world;
    ClimateRule rule;
    rule.equator_c = 80, rule.pole_drop_c = 120, rule.warming_c = 40, rule.tilt_deg = 60;
    rule.wind_m_s = 40, rule.monsoon = 3, rule.currents = 3, rule.evaporation = 5;
    rule.fallout_s = 10000, rule.lapse_c_per_km = 12, rule.years = 1;
    for (const double sign : {1.0, -1.0}) {
        rule.warming_c *= sign, rule.equator_c = sign > 0 ? 80 : -100;
        const ClimateResult result = solve_climate(rule, world.grid, world.land);
        for (std::size_t m = 0; m < months; ++m)
            for (std::size_t i = 0; i < 800; ++i) {
                EXPECT_TRUE(std::isfinite(result.water.rain[m][i]));
                EXPECT_TRUE(std::isfinite(result.temperature[m][i]));
            }
    }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/waves.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::coast {
namespace {

// Rows of the map, without margins.
std::vector<float> rows_of(const CoastMap& map, const std::vector<float>& list) {
    std::vector<float> rows;
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x) rows.push_back(list[map.at(x, y)]);
    return rows;
}
Waves raised(const Grid& grid, const std::vector<std::uint8_t>& depth, const Wind& wind) {
    const CoastMap map(grid);
    std::vector<std::uint8_t> list(map.size());
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x)
            list[map.at(x, y)] = depth[static_cast<std::size_t>(y * map.columns() + x)];
    Waves waves;
    raise_waves(map, list, wind, waves);
    return {rows_of(map, waves.xx), rows_of(map, waves.xy), rows_of(map, waves.yy),
            rows_of(map, waves.force)};
}

TEST(waves, the_open_sea_has_waves_of_its_fetch) {
    const Grid grid{16, 12, 100};
    const Wind wind;
    const std::vector<std::uint8_t> depth(16 * 12, Depth::deep);
    const Waves waves = raised(grid, depth, wind);
    // gH/U^2 = 0.0016 sqrt(gF/U^2): 1.615 m at 10 m/s over 100 km.
    const double height = 0.0016 * 10 * std::sqrt(1e5 / 9.81);
    EXPECT_NEAR(std::pow(open_force(wind), 0.4), height, 1e-5);
    for (std::size_t i = 0; i < depth.size(); ++i) {
        EXPECT_NEAR(waves.total(i), open_force(wind), 1e-5 * open_force(wind));
        EXPECT_NEAR(waves.force[i], open_force(wind), 1e-5 * open_force(wind));
    }
}

TEST(waves, closed_water_has_the_fetch_it_has) {
    // A lake 40 cells long, wind along it.
    const Grid grid{42, 5, 500, Edges::closed};
    std::vector<std::uint8_t> depth(42 * 5, Depth::deep);
    Wind wind;
    wind.from_deg = 270, wind.spread_deg = 5;
    const Waves waves = raised(grid, depth, wind);
    const auto height = [&](std::size_t x) { return std::pow(waves.total(2 * 42 + x), 0.4); };
    EXPECT_LT(height(0), height(20));
    const double expected = 0.0016 * 10 * std::sqrt(42 * 500 / 9.81);
    EXPECT_NEAR(height(41), expected, 0.02 * expected);
}

TEST(waves, an_island_gives_shelter_behind_it_and_land_has_no_waves) {
    const Grid grid{81, 81, 200};
    std::vector<std::uint8_t> depth(81 * 81, Depth::deep);
    for (std::size_t y = 30; y <= 50; ++y)
        for (std::size_t x = 38; x <= 42; ++x) depth[y * 81 + x] = Depth::land;
    Wind wind;
    wind.from_deg = 270, wind.spread_deg = 20;
    const Waves waves = raised(grid, depth, wind);
    EXPECT_EQ(waves.total(40 * 81 + 40), 0);
    EXPECT_LT(waves.total(40 * 81 + 45), 0.2f * waves.total(40 * 81 + 30));
    EXPECT_GT(waves.total(5 * 81 + 45), 0.9f * waves.total(40 * 81 + 30));
    // Mirrored land has mirrored waves.
    EXPECT_NEAR(waves.total(20 * 81 + 60), waves.total(60 * 81 + 60), 1e-4);
    EXPECT_NEAR(waves.xy[20 * 81 + 60], -waves.xy[60 * 81 + 60], 1e-4);
}

TEST(waves, shallows_take_their_force) {
    const Grid grid{60, 5, 20, {Edge::open, Edge::open, Edge::closed, Edge::closed}};
    std::vector<std::uint8_t> depth(60 * 5, Depth::shallow);
    for (std::size_t y = 0; y < 5; ++y)
        for (std::size_t x = 0; x < 20; ++x) depth[y * 60 + x] = Depth::deep;
    Wind wind;
    wind.from_deg = 270, wind.spread_deg = 5, wind.damping_m = 200;
    const Waves waves = raised(grid, depth, wind);
    EXPECT_NEAR(waves.force[2 * 60 + 39] / waves.total(2 * 60 + 39), std::exp(-2.0), 0.01);
}

}  // namespace
}  // namespace cuesta::coast

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/beach.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::coast {
namespace {

// Sand all over: a shore along the x axis at row `shore`, land to the south of it.
CoastMap sandy(Edges edges, std::int64_t columns, std::int64_t rows, double shore) {
    CoastMap map(Grid{columns, rows, 20, edges});
    map.unit_m = 0x1p-17;
    const std::size_t size = map.size();
    map.ground.resize(size);
    map.sand.assign(size, 1 << 29);
    map.notch.assign(size, 0), map.soft.assign(size, 1), map.hold.assign(size, 1);
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x) {
            const double out_m = (shore - static_cast<double>(y)) * 20;
            const double z = out_m > 0 ? -std::min(8.0, 0.12 * std::pow(out_m, 2.0 / 3.0)) : 0.5;
            map.ground[map.at(x, y)] = static_cast<std::int32_t>(z / map.unit_m);
        }
    return map;
}
Waves oblique(const CoastMap& map, double angle_deg, double height_m) {
    Waves waves;
    const double a = angle_deg * 3.14159265358979 / 180, e = std::pow(height_m, 2.5);
    waves.xx.assign(map.ground.size(), static_cast<float>(e * std::sin(a) * std::sin(a)));
    waves.xy.assign(map.ground.size(), static_cast<float>(e * std::sin(a) * std::cos(a)));
    waves.yy.assign(map.ground.size(), static_cast<float>(e * std::cos(a) * std::cos(a)));
    waves.force.assign(map.ground.size(), static_cast<float>(e));
    return waves;
}
BeachReport drifted(CoastMap& map, Waves waves, const BeachRule& rule) {
    return move_sand(map, waves, rule);
}
std::int64_t sum(const CoastMap& map, const std::vector<std::int32_t>& values) {
    std::int64_t all = 0;
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x) all += values[map.at(x, y)];
    return all;
}

TEST(beach, a_straight_shore_under_oblique_waves_stays_straight) {
    CoastMap map = sandy(Edges::wrap_x, 32, 40, 20);
    const std::int64_t before = sum(map, map.ground);
    const BeachReport report = drifted(map, oblique(map, 30, 1.2), {.years = 5});
    EXPECT_EQ(sum(map, map.ground), before);
    EXPECT_EQ(report.gone, (std::array<std::int64_t, 4>{}));
    for (std::int64_t y = 0; y < 40; ++y)
        for (std::int64_t x = 0; x < 32; ++x)
            EXPECT_EQ(map.ground[map.at(x, y)], map.ground[map.at(0, y)]);
}

TEST(beach, as_much_drifts_in_over_an_open_edge_as_out_over_the_other) {
    CoastMap map = sandy(Edges::open, 32, 40, 20);
    const std::int64_t before = sum(map, map.ground);
    const BeachReport report =
        drifted(map, oblique(map, 30, 1), {.drift = 1000, .years = 1, .most_substeps = 4096});
    const double cell_m3 = map.unit_m * 400;
    const double east = static_cast<double>(report.gone[static_cast<std::size_t>(Side::east)]);
    const double west = static_cast<double>(report.gone[static_cast<std::size_t>(Side::west)]);
    EXPECT_NEAR(east + west, 0, 0.02 * east);
    // K H^(5/2) sin(2 a), shared out over the surf.
    EXPECT_NEAR(east * cell_m3, 1000 * std::sin(3.14159265 / 3), 60);
    EXPECT_EQ(before - sum(map, map.ground),
              report.gone[0] + report.gone[1] + report.gone[2] + report.gone[3]);
}

TEST(beach, nobody_gives_more_than_there_is) {
    CoastMap map = sandy(Edges::wrap, 40, 40, 20);
    for (std::size_t i = 0; i < map.sand.size(); ++i)
        map.sand[i] = static_cast<std::int32_t>((i * 7919) % 5000);
    const std::int64_t before = sum(map, map.sand);
    drifted(map, oblique(map, 20, 3), {.drift = 1e6, .years = 100});
    EXPECT_EQ(sum(map, map.sand), before);
    for (const std::int32_t units : map.sand) EXPECT_GE(units, 0);
}

TEST(beach, calm_water_moves_nothing) {
    CoastMap map = sandy(Edges::closed, 20, 20, 10);
    map.exchange(1, map.ground);
    const auto before = map.ground;
    drifted(map, oblique(map, 20, 0), {.years = 1000});
    EXPECT_EQ(map.ground, before);
}

}  // namespace
}  // namespace cuesta::coast

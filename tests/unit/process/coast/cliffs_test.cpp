// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/cliffs.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::coast {
namespace {

// Land 100 units high from column 5 on, sea 50 deep before it; a unit is a metre.
CoastMap cliff(std::int32_t height = 100) {
    CoastMap map(Grid{12, 7, 10});
    const std::size_t size = map.size();
    map.sand.assign(size, 0), map.notch.assign(size, 0);
    map.soft.assign(size, 1), map.hold.assign(size, 27);
    map.ground.assign(size, -50);
    for (int y = 0; y < 7; ++y)
        for (int x = 5; x < 12; ++x) map.ground[map.at(x, y)] = height;
    return map;
}
Waves even(const CoastMap& map, float force) {
    Waves waves;
    waves.xx.assign(map.ground.size(), force);
    waves.xy.assign(map.ground.size(), 0), waves.yy = waves.xy;
    waves.force.assign(map.ground.size(), 0);
    for (std::size_t i = 0; i < waves.force.size(); ++i)
        if (map.is_sea(i)) waves.force[i] = force;
    return waves;
}

TEST(cliffs, a_cell_is_cut_in_the_time_that_the_retreat_takes_through_it) {
    CoastMap map = cliff();
    const CliffRule rule{.retreat = 0.1, .downwear = 0, .years = 10};
    const Waves waves = even(map, 2);
    EXPECT_DOUBLE_EQ(fastest_retreat(map, waves, rule), 0.02);
    std::int32_t taken = 0;
    for (int step = 0; step < 5; ++step) {  // 0.2 of a cell each
        const auto cut = cut_cliffs(map, waves, rule);
        for (std::size_t i = 0; i < cut.size(); ++i) map.ground[i] -= cut[i];
        taken += cut[map.at(5, 3)];
        EXPECT_EQ(cut[map.at(6, 3)], 0);
        if (step < 4) {
            EXPECT_NEAR(taken, 20 * (step + 1), 5);
        }
    }
    EXPECT_EQ(map.ground[map.at(5, 3)], 0);  // to the toe, less than a unit below the sea
}

TEST(cliffs, what_is_left_over_goes_on_into_the_next_cell) {
    CoastMap map = cliff();
    const CliffRule rule{.retreat = 0.1, .downwear = 0, .years = 60};  // 0.6 of a cell
    int sea_cells = 0;
    for (int step = 0; step < 9; ++step) {
        const Waves waves = even(map, 1);
        const auto cut = cut_cliffs(map, waves, rule);
        for (std::size_t i = 0; i < cut.size(); ++i) map.ground[i] -= cut[i];
    }
    for (int x = 5; x < 12; ++x) sea_cells += map.is_sea(map.at(x, 3)) ? 1 : 0;
    EXPECT_EQ(sea_cells, 5);  // 5.4 cells
}

TEST(cliffs, sediment_keeps_the_waves_off) {
    CoastMap map = cliff();
    map.sand[map.at(4, 3)] = 2, map.ground[map.at(4, 3)] = 0;
    const auto cut = cut_cliffs(map, even(map, 2), {.retreat = 0.1, .downwear = 0, .years = 10});
    EXPECT_EQ(cut[map.at(5, 3)], 0);
    EXPECT_GT(cut[map.at(5, 2)], 0);
}

TEST(cliffs, platforms_sink_slower_the_deeper_they_are) {
    CoastMap map = cliff();
    map.unit_m = 1e-4;
    for (int y = 0; y < 7; ++y)
        for (int x = 0; x < 5; ++x) map.ground[map.at(x, y)] = -10000 * (4 - x);
    const auto cut = cut_cliffs(map, even(map, 1), {.retreat = 0, .downwear = 0.001, .years = 100});
    for (int x = 0; x < 5; ++x)
        EXPECT_NEAR(cut[map.at(x, 2)], 1000 * std::exp(-1.0 * (4 - x)), 2) << x;
}

TEST(cliffs, what_is_steeper_than_it_holds_falls) {
    CoastMap map = cliff();
    std::vector<std::int32_t> cut(map.ground.size());
    for (int y = 0; y < 7; ++y) map.ground[map.at(5, y)] = -1, cut[map.at(5, y)] = 101;
    const auto fall = let_fall(map, cut);
    EXPECT_EQ(map.ground[map.at(6, 3)] - fall[map.at(6, 3)], 27);
    EXPECT_EQ(map.ground[map.at(7, 3)] - fall[map.at(7, 3)], 54);
    EXPECT_EQ(fall[map.at(10, 3)], 0);
}

}  // namespace
}  // namespace cuesta::coast

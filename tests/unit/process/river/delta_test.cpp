// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/delta.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cuesta::river {
namespace {

// A level floor under water 100 units deep.
StandingWater basin(const Grid& grid, std::int32_t floor = -100) {
    StandingWater water;
    water.ground.assign(static_cast<std::size_t>(grid.cells()), floor);
    water.level.assign(water.ground.size(), 0);
    return water;
}
std::int64_t sum(const StandingWater& water) {
    return std::accumulate(water.ground.begin(), water.ground.end(), std::int64_t{0});
}

TEST(delta, every_unit_is_laid_around_the_mouth) {
    const Grid grid{61, 61};
    StandingWater water = basin(grid);
    const std::int64_t before = sum(water);
    std::vector<Mouth> mouths{{30 * 61 + 30, 45678, false}};
    fill_deltas(grid, {0, 1000}, water, mouths);
    EXPECT_EQ(sum(water) - before, 45678);
    EXPECT_EQ(mouths[0].units, 0);
    // A plain one unit above the water, as round as cells allow, with a scarp around it.
    const double radius = std::sqrt(45678 / 101.0 / 3.14159265);
    for (int y = 0; y < 61; ++y)
        for (int x = 0; x < 61; ++x) {
            const double d = std::hypot(x - 30, y - 30);
            const std::int32_t ground = water.ground[static_cast<std::size_t>(y * 61 + x)];
            if (d < radius - 1) {
                EXPECT_EQ(ground, 1) << x << ' ' << y;
            }
            if (d > radius + 1) {
                EXPECT_EQ(ground, -100) << x << ' ' << y;
            }
        }
}

TEST(delta, the_front_slopes_down_and_deep_water_gets_a_cone) {
    const Grid grid{61, 61};
    StandingWater water = basin(grid);
    std::vector<Mouth> mouths{{30 * 61 + 30, 20000, false}};
    fill_deltas(grid, {0, 10}, water, mouths);
    const auto at = [&](int x) { return water.ground[static_cast<std::size_t>(30 * 61 + x)]; };
    for (int x = 30; x < 55; ++x) {
        EXPECT_LE(at(x + 1), at(x));
        EXPECT_LE(at(x) - at(x + 1), 22);  // a slope, and the units left over
    }
    StandingWater deep = basin(grid, -100000);
    mouths = {{30 * 61 + 30, 5000, false}};
    fill_deltas(grid, {0, 10}, deep, mouths);
    EXPECT_LT(deep.ground[30 * 61 + 30], -99000);
    EXPECT_GT(deep.ground[30 * 61 + 33], -100000);
}

TEST(delta, a_mouth_in_the_plain_of_another_joins_it_and_order_is_free) {
    const Grid grid{61, 61};
    StandingWater one = basin(grid), other = basin(grid);
    std::vector<Mouth> mouths{{30 * 61 + 30, 50000, false}, {30 * 61 + 33, 700, false}};
    std::vector<Mouth> turned{mouths[1], mouths[0]};
    fill_deltas(grid, {0.01, 20}, one, mouths);
    fill_deltas(grid, {0.01, 20}, other, turned);
    EXPECT_EQ(one.ground, other.ground);
    EXPECT_EQ(sum(one), -100 * 61 * 61 + 50700);
}

TEST(delta, land_is_no_water_and_a_full_sea_leaves_the_rest) {
    const Grid grid{9, 1};
    StandingWater water = basin(grid);
    for (std::size_t i = 5; i < 9; ++i) water.level[i] = StandingWater::dry;
    std::vector<Mouth> mouths{{0, 5000, false}};
    fill_deltas(grid, {0, 1000}, water, mouths);
    EXPECT_EQ(mouths[0].units, 5000 - 5 * 101);
    EXPECT_EQ(water.ground[5], -100);
    // A lake rises as a whole.
    water = basin(grid);
    mouths = {{0, 5000, true}};
    fill_deltas(grid, {0, 1000}, water, mouths);
    EXPECT_EQ(mouths[0].units, 0);
    EXPECT_EQ(sum(water), 5000 - 900);
}

TEST(delta, waters_of_one_level_that_do_not_meet_have_two_numbers) {
    const Grid grid{7, 1};
    StandingWater water = basin(grid);
    water.level[3] = StandingWater::dry, water.level[6] = 5;
    EXPECT_EQ(number_waters(grid, water), (std::vector<std::int32_t>{0, 0, 0, -1, 1, 1, 2}));
}

TEST(delta, a_wrapped_map_has_no_seam) {
    const Grid grid{40, 40, 1, Edges::wrap};
    StandingWater middle = basin(grid), corner = basin(grid);
    std::vector<Mouth> here{{20 * 40 + 20, 9999, false}}, there{{0, 9999, false}};
    fill_deltas(grid, {0.1, 30}, middle, here);
    fill_deltas(grid, {0.1, 30}, corner, there);
    std::sort(middle.ground.begin(), middle.ground.end());
    std::sort(corner.ground.begin(), corner.ground.end());
    EXPECT_EQ(sum(middle), sum(corner));
}

}  // namespace
}  // namespace cuesta::river

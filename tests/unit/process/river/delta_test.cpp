// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/delta.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numeric>
#include <random>

#include "support/standing_water.h"

namespace cuesta::river {
namespace {

using test::WaterMap;

std::int64_t sum(const WaterMap& map) {
    return std::accumulate(map.ground.begin(), map.ground.end(), std::int64_t{0});
}

// Lays what `mouths` bring into the map; their units become what is left.
void fill(WaterMap& map, const DeltaShape& shape, std::vector<Mouth>& mouths, int across = 1,
          int down = 1) {
    std::mutex guard;
    std::vector<Mouth> left;
    map.on_blocks(across, down, [&](const flow::Frame& frame, auto& columns, Communicator& comm) {
        WaterBodies waters;
        number_waters(columns, frame, comm, waters);
        std::vector<Mouth> mine;
        for (Mouth mouth : mouths) {
            if (!frame.owns(mouth.cell)) continue;
            mouth.water = waters.key[waters.number[frame.cell_of(mouth.cell)]];
            mine.push_back(mouth);
        }
        const auto rest = fill_deltas(shape, frame, comm, std::move(mine), columns);
        const std::lock_guard lock(guard);
        for (const Mouth& mouth : rest) {
            EXPECT_TRUE(frame.owns(mouth.cell));
            left.push_back(mouth);
        }
    });
    for (Mouth& mouth : mouths) {
        const auto found = std::find_if(left.begin(), left.end(),
                                        [&](const Mouth& one) { return one.cell == mouth.cell; });
        mouth.units = found == left.end() ? 0 : found->units;
    }
}

TEST(delta, every_unit_is_laid_around_the_mouth) {
    const Grid grid{61, 61};
    WaterMap water(grid);
    const std::int64_t before = sum(water);
    std::vector<Mouth> mouths{{30 * 61 + 30, 45678}};
    fill(water, {0, 1000}, mouths);
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
    WaterMap water(grid);
    std::vector<Mouth> mouths{{30 * 61 + 30, 20000}};
    fill(water, {0, 10}, mouths);
    const auto at = [&](int x) { return water.ground[static_cast<std::size_t>(30 * 61 + x)]; };
    for (int x = 30; x < 55; ++x) {
        EXPECT_LE(at(x + 1), at(x));
        EXPECT_LE(at(x) - at(x + 1), 22);  // a slope, and the units left over
    }
    WaterMap deep(grid, -100000);
    mouths = {{30 * 61 + 30, 5000}};
    fill(deep, {0, 10}, mouths);
    EXPECT_LT(deep.ground[30 * 61 + 30], -99000);
    EXPECT_GT(deep.ground[30 * 61 + 33], -100000);
}

TEST(delta, a_mouth_in_the_plain_of_another_joins_it_and_order_is_free) {
    const Grid grid{61, 61};
    WaterMap one(grid), other(grid);
    std::vector<Mouth> mouths{{30 * 61 + 30, 50000}, {30 * 61 + 33, 700}};
    std::vector<Mouth> turned{mouths[1], mouths[0]};
    fill(one, {0.01, 20}, mouths);
    fill(other, {0.01, 20}, turned);
    EXPECT_EQ(one.ground, other.ground);
    EXPECT_EQ(sum(one), -100 * 61 * 61 + 50700);
}

TEST(delta, land_is_no_water_and_a_full_sea_leaves_the_rest) {
    const Grid grid{9, 1};
    WaterMap water(grid);
    for (std::size_t i = 5; i < 9; ++i) water.level[i] = WaterColumn::dry;
    std::vector<Mouth> mouths{{0, 5000}};
    fill(water, {0, 1000}, mouths);
    EXPECT_EQ(mouths[0].units, 5000 - 5 * 101);
    EXPECT_EQ(water.ground[5], -100);
    // A lake rises as a whole.
    water = WaterMap(grid);
    mouths = {{0, 5000, 0, 1}};
    fill(water, {0, 1000}, mouths);
    EXPECT_EQ(mouths[0].units, 0);
    EXPECT_EQ(sum(water), 5000 - 900);
}

TEST(delta, a_wrapped_map_has_no_seam) {
    const Grid grid{40, 40, 1, Edges::wrap};
    WaterMap middle(grid), corner(grid);
    std::vector<Mouth> here{{20 * 40 + 20, 9999}}, there{{0, 9999}};
    fill(middle, {0.1, 30}, here);
    fill(corner, {0.1, 30}, there);
    std::sort(middle.ground.begin(), middle.ground.end());
    std::sort(corner.ground.begin(), corner.ground.end());
    EXPECT_EQ(sum(middle), sum(corner));
}

// A rough floor with islands, a lake beside it, and rivers from all sides.
struct Coast {
    WaterMap map;
    std::vector<Mouth> mouths;

    Coast(const Grid& grid, unsigned seed, std::size_t rivers, std::int64_t most) : map(grid) {
        std::mt19937 random(seed);
        const auto below = [&](std::int64_t n) { return static_cast<std::int64_t>(random()) % n; };
        for (std::size_t i = 0; i < map.ground.size(); ++i) {
            map.ground[i] = static_cast<std::int32_t>(-20 - below(80));
            const auto x = static_cast<std::int64_t>(i) % grid.columns;
            const auto y = static_cast<std::int64_t>(i) / grid.columns;
            if (x * 3 + y < grid.columns / 2) map.level[i] = 7;
            if (below(9) == 0) map.level[i] = WaterColumn::dry;
        }
        while (mouths.size() < rivers) {
            const auto cell = static_cast<flow::CellId>(below(grid.cells()));
            if (map.level[cell] == WaterColumn::dry ||
                std::any_of(mouths.begin(), mouths.end(),
                            [&](const Mouth& one) { return one.cell == cell; }))
                continue;
            mouths.push_back({cell, 1 + below(most), 0, map.level[cell] == 7 ? 1 : 0});
        }
    }
};

std::vector<std::int64_t> units(const std::vector<Mouth>& mouths) {
    std::vector<std::int64_t> all;
    for (const Mouth& one : mouths) all.push_back(one.units);
    return all;
}

TEST(delta, is_the_same_on_any_layout_and_with_any_edges) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x, Edges::wrap_y})
        // The last brings more than there is room for.
        for (const std::int64_t most : {900, 60000, 4000000}) {
            const Coast coast(Grid{150, 131, 1, edges}, 5, 40, most);
            Coast whole = coast;
            fill(whole.map, {0.2, 30}, whole.mouths);
            EXPECT_NE(whole.map.ground, coast.map.ground);
            for (const auto& [across, down] : {std::pair{2, 2}, {1, 6}, {4, 3}}) {
                Coast parts = coast;
                fill(parts.map, {0.2, 30}, parts.mouths, across, down);
                EXPECT_EQ(whole.map.ground, parts.map.ground) << across << ' ' << down;
                EXPECT_EQ(units(whole.mouths), units(parts.mouths)) << across << ' ' << down;
            }
        }
}

}  // namespace
}  // namespace cuesta::river

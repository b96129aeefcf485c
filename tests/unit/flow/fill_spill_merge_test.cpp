// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/fill_spill_merge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <random>

#include "cuesta/flow/lakes.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

struct Filled {
    WaterBudget budget;
    std::vector<double> depth;
};

Filled fill(const FlowMap& map, const std::vector<std::int32_t>& rain, int across = 1,
            int down = 1) {
    Filled out;
    std::mutex guard;
    std::vector<StandingWater> waters;
    out.depth.resize(map.z.size());
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            IntField runoff({block.columns, block.rows, 0});
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    runoff.at(x, y) = rain[map.at(x + block.x0, y + block.y0)];
            const WaterBudget budget = fill_spill_merge(drainage, surface, runoff, comm);
            test::collect_block(map, drainage.frame(), out.depth, [&](Cell cell, auto x, auto y) {
                if (!drainage.has_depressions()) return 0.0;
                return budget.depth(drainage.basins().label[cell], surface.at(x, y));
            });
            // Waters that several blocks know, once, and those of every block.
            const std::lock_guard lock(guard);
            const auto own = budget.waters.begin() + static_cast<std::ptrdiff_t>(budget.shared);
            waters.insert(waters.end(), comm.rank() == 0 ? budget.waters.begin() : own,
                          budget.waters.end());
            if (comm.rank() == 0) out.budget = budget;
        });
    std::sort(waters.begin(), waters.end(),
              [](const StandingWater& a, const StandingWater& b) { return a.deepest < b.deepest; });
    out.budget.waters = std::move(waters);
    return out;
}

std::vector<std::int32_t> rain_at(const FlowMap& map,
                                  std::initializer_list<std::pair<std::size_t, int>> places) {
    std::vector<std::int32_t> rain(map.z.size(), 0);
    for (const auto& [cell, amount] : places) rain[cell] = amount;
    return rain;
}

TEST(fill_spill_merge, one_bowl_half_full) {
    const auto map = flow_map(5, 3,
                              {9, 9, 9, 9, 9,  //
                               9, 4, 2, 4, 9,  //
                               9, 9, 9, 9, 9});
    // One unit on every cell: 12 leave over the border, 3 run to the pit. Two of them raise it to
    // 4, the third lies on three cells.
    const Filled found = fill(map, std::vector<std::int32_t>(15, 1));
    EXPECT_EQ(found.budget.fallen, 15);
    EXPECT_EQ(found.budget.left, 12);
    EXPECT_EQ(found.budget.standing, 3);
    ASSERT_EQ(found.budget.waters.size(), 1u);
    const StandingWater& water = found.budget.waters[0];
    EXPECT_EQ(water, (StandingWater{3, 5 + 7 + 5, 3, 4, 1, 7}));
    EXPECT_FALSE(water.full());
    EXPECT_DOUBLE_EQ(water.exact_level(), 4 + 1.0 / 3);
    EXPECT_NEAR(found.depth[7], 2 + 1.0 / 3, 1e-12);
    EXPECT_NEAR(found.depth[6], 1.0 / 3, 1e-12);
    EXPECT_EQ(found.depth[0], 0);
}

// Two bowls with a sill of 6 between them and one of 8 to the border. Up to the sill the west holds
// 3 + 2, the east 2 + 4; up to the border both hold 21.
const FlowMap two = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                    9, 3, 4, 6, 4, 2, 8,  //
                                    9, 9, 9, 9, 9, 9, 9});

TEST(fill_spill_merge, a_full_bowl_spills_into_the_next) {
    const Filled found = fill(two, rain_at(two, {{8, 7}, {12, 1}}));
    ASSERT_EQ(found.budget.waters.size(), 2u);
    EXPECT_EQ(found.budget.waters[0], (StandingWater{5, 5, 2, 6, 0, 8}));
    EXPECT_TRUE(found.budget.waters[0].full());
    EXPECT_EQ(found.budget.waters[1], (StandingWater{3, 6, 2, 4, 1, 12}));
    EXPECT_EQ(found.budget.left, 0);
}

TEST(fill_spill_merge, two_full_bowls_rise_as_one) {
    for (const auto& rain : {rain_at(two, {{8, 7}, {12, 6}}), rain_at(two, {{8, 13}}),
                             rain_at(two, {{12, 13}}), rain_at(two, {{10, 13}})}) {
        const Filled found = fill(two, rain);
        ASSERT_EQ(found.budget.waters.size(), 1u);
        EXPECT_EQ(found.budget.waters[0], (StandingWater{13, 21, 5, 6, 2, 12}));
    }
}

TEST(fill_spill_merge, what_is_too_much_leaves_over_the_border) {
    const Filled found = fill(two, rain_at(two, {{8, 30}}));
    ASSERT_EQ(found.budget.waters.size(), 1u);
    EXPECT_EQ(found.budget.waters[0], (StandingWater{21, 21, 5, 8, 0, 12}));
    EXPECT_TRUE(found.budget.waters[0].full());
    EXPECT_EQ(found.budget.left, 9);
}

TEST(fill_spill_merge, a_lake_above_feeds_the_one_below_and_not_back) {
    // West: sill of 7; east: 5 to the border, so the two never rise together.
    const auto map = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                     9, 3, 4, 7, 4, 2, 5,  //
                                     9, 9, 9, 9, 9, 9, 9});
    const Filled found = fill(map, rain_at(map, {{8, 9}}));
    ASSERT_EQ(found.budget.waters.size(), 2u);
    EXPECT_EQ(found.budget.waters[0], (StandingWater{7, 7, 2, 7, 0, 8}));
    EXPECT_EQ(found.budget.waters[1], (StandingWater{2, 4, 1, 4, 0, 12}));
    EXPECT_EQ(fill(map, rain_at(map, {{8, 20}})).budget.left, 20 - 7 - 4);
    EXPECT_EQ(fill(map, rain_at(map, {{12, 20}})).budget.waters.size(), 1u);
}

TEST(fill_spill_merge, without_an_outlet_all_of_it_stays) {
    const auto map = flow_map(4, 1, {6, 3, 5, 1}, Edges::closed);
    Filled found = fill(map, {0, 1, 0, 2});
    EXPECT_EQ(found.budget.standing, 3);
    EXPECT_EQ(found.budget.waters.size(), 2u);
    // 25 units over a ground of 15 on 4 cells: level 10.
    found = fill(map, {25, 0, 0, 0});
    ASSERT_EQ(found.budget.waters.size(), 1u);
    EXPECT_EQ(found.budget.waters[0], (StandingWater{25, -1, 4, 10, 0, 3}));
    EXPECT_EQ(found.budget.left, 0);
    EXPECT_FALSE(found.budget.waters[0].full());
}

TEST(fill_spill_merge, land_without_depressions_keeps_nothing) {
    const auto map = flow_map(3, 1, {3, 2, 1});
    const Filled found = fill(map, {5, 6, 7});
    EXPECT_EQ(found.budget.fallen, 18);
    EXPECT_EQ(found.budget.left, 18);
    EXPECT_TRUE(found.budget.waters.empty());
}

std::vector<std::int32_t> showers(std::size_t count, std::int32_t most, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<std::int32_t> rain;
    for (std::size_t i = 0; i < count; ++i)
        rain.push_back(static_cast<std::int32_t>(random() % static_cast<unsigned>(most)));
    return rain;
}

TEST(fill_spill_merge, the_budget_closes_and_no_water_stands_too_high) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap_x,
                              Edges{Edge::closed, Edge::open, Edge::closed, Edge::closed}})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::hilly})
            for (const std::int32_t most : {2, 2000, 200000}) {
                const FlowMap map = test::random_map(50, 40, ground, edges, 81);
                const auto rain = showers(map.z.size(), most, 82);
                const Filled found = fill(map, rain);
                std::int64_t fallen = 0;
                double standing = 0;
                const auto spill = test::plain_flood(map);
                for (std::size_t i = 0; i < map.z.size(); ++i) {
                    fallen += rain[i];
                    standing += found.depth[i];
                    if (edges != Edges::closed) {
                        EXPECT_LE(map.z[i] + found.depth[i], spill[i]);
                    }
                }
                EXPECT_EQ(found.budget.fallen, fallen);
                EXPECT_EQ(found.budget.standing + found.budget.left, fallen);
                EXPECT_NEAR(standing, static_cast<double>(found.budget.standing),
                            1e-9 * standing + 1e-6);
                for (const StandingWater& water : found.budget.waters) {
                    EXPECT_GE(water.rest, 0);
                    EXPECT_LT(water.rest, water.cells + (water.rest == 0 ? 1 : 0));
                    if (water.capacity >= 0) {
                        EXPECT_LE(water.volume, water.capacity);
                    }
                }
            }
}

TEST(fill_spill_merge, plenty_of_water_fills_every_lake_to_its_outlet) {
    const FlowMap map = test::random_map(60, 50, Ground::rough, Edges::open, 83);
    const Filled found = fill(map, std::vector<std::int32_t>(map.z.size(), 20000000));
    const auto level = test::plain_flood(map);
    for (std::size_t i = 0; i < map.z.size(); ++i) EXPECT_EQ(map.z[i] + found.depth[i], level[i]);
    for (const StandingWater& water : found.budget.waters) EXPECT_TRUE(water.full());
}

TEST(fill_spill_merge, is_the_same_for_any_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::hilly})
            for (const std::int32_t most : {3000, 60000}) {
                const FlowMap map = test::random_map(48, 40, ground, edges, 84);
                const auto rain = showers(map.z.size(), most, 85);
                const Filled one = fill(map, rain);
                for (const auto& [across, down] : {std::pair{2, 2}, {5, 3}}) {
                    const Filled cut = fill(map, rain, across, down);
                    EXPECT_EQ(one.budget.waters, cut.budget.waters);
                    EXPECT_EQ(one.budget.fallen, cut.budget.fallen);
                    EXPECT_EQ(one.budget.left, cut.budget.left);
                    EXPECT_EQ(one.budget.standing, cut.budget.standing);
                    EXPECT_EQ(one.depth, cut.depth);
                }
            }
}

TEST(fill_spill_merge, lakes_inside_a_sea_and_beside_gaps_are_the_same_for_any_blocks) {
    FlowMap map = test::random_map(60, 52, Ground::rough, Edges::open, 86);
    map.sea = 300000;
    map.gaps.assign(map.z.size(), 0);
    for (std::int64_t y = 20; y < 24; ++y)
        for (std::int64_t x = 20; x < 33; ++x) map.gaps[map.at(x, y)] = 1;
    for (const std::int32_t most : {100, 100000, 9000000}) {
        const auto rain = showers(map.z.size(), most, 87);
        const Filled one = fill(map, rain);
        ASSERT_GT(one.budget.waters.size(), 3u);
        for (const auto& [across, down] : {std::pair{2, 2}, {4, 3}, {6, 1}}) {
            const Filled cut = fill(map, rain, across, down);
            EXPECT_EQ(one.budget.waters, cut.budget.waters);
            EXPECT_EQ(one.budget.left, cut.budget.left);
            EXPECT_EQ(one.depth, cut.depth);
        }
    }
}

}  // namespace
}  // namespace cuesta::flow

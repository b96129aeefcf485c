// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/lake_balance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <mutex>
#include <random>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;
using Rates = std::vector<std::int32_t>;

struct Balanced {
    LakeBalance balance;
    std::vector<std::int32_t> depth;
    std::vector<std::uint64_t> through;
};

Balanced settle(const FlowMap& map, const Rates& gains, const Rates& losses, int across = 1,
                int down = 1) {
    Balanced out;
    std::mutex guard;
    std::vector<BalancedLake> lakes;
    out.depth.resize(map.z.size()), out.through.resize(map.z.size());
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            IntField gain({block.columns, block.rows, 0}), loss({block.columns, block.rows, 0});
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    gain.at(x, y) = gains[map.at(x + block.x0, y + block.y0)];
                    loss.at(x, y) = losses[map.at(x + block.x0, y + block.y0)];
                }
            const LakeBalance balance = balance_lakes(drainage, surface, gain, loss, comm);
            Plane<std::uint64_t> through;
            run_through_lakes(drainage, balance, surface, land, gain, comm, through);
            test::collect_block(map, drainage.frame(), out.depth, [&](Cell cell, auto x, auto y) {
                if (!drainage.has_depressions()) return 0;
                return balance.depth(drainage.basins().label[cell], surface.at(x, y));
            });
            test::collect_block(map, drainage.frame(), out.through,
                                [&](Cell cell, auto, auto) { return through[cell]; });
            // Lakes that several blocks know, once, and those of every block.
            const std::lock_guard lock(guard);
            const auto own = balance.lakes.begin() + static_cast<std::ptrdiff_t>(balance.shared);
            lakes.insert(lakes.end(), comm.rank() == 0 ? balance.lakes.begin() : own,
                         balance.lakes.end());
            if (comm.rank() == 0) out.balance = balance;
        });
    std::sort(lakes.begin(), lakes.end(),
              [](const BalancedLake& a, const BalancedLake& b) { return a.deepest < b.deepest; });
    out.balance.lakes = std::move(lakes);
    return out;
}

Rates all(const FlowMap& map, std::int32_t value) {
    return Rates(map.z.size(), value);
}

// Steps from the floor at 1 up to a sill of 7 in the east; the walls drain to the border.
const FlowMap bowl = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                     9, 1, 2, 3, 5, 7, 6,  //
                                     9, 9, 9, 9, 9, 9, 9});

Rates gain_at(const FlowMap& map, std::initializer_list<std::pair<std::size_t, int>> places) {
    Rates gain(map.z.size(), 0);
    for (const auto& [cell, amount] : places) gain[cell] = amount;
    return gain;
}

TEST(lake_balance, a_lake_stands_where_it_loses_what_it_gains) {
    // Each wet cell loses 10: three cells lose 30, and the brim of the fourth is at 5.
    const Balanced found = settle(bowl, gain_at(bowl, {{10, 30}}), all(bowl, 10));
    ASSERT_EQ(found.balance.lakes.size(), 1u);
    EXPECT_EQ(found.balance.lakes[0], (BalancedLake{5, 3, 30, 30, false, 8}));
    EXPECT_EQ(found.depth[8], 4);
    EXPECT_EQ(found.depth[10], 2);
    EXPECT_EQ(found.depth[11], 0);
    EXPECT_EQ(found.balance.left, 0);
    EXPECT_EQ(found.balance.lost, 30);
    // 39 feed no fourth cell; 40 do; 41 are more than all four can lose, and spill.
    EXPECT_EQ(settle(bowl, gain_at(bowl, {{10, 39}}), all(bowl, 10)).balance.lakes[0],
              (BalancedLake{5, 3, 39, 30, false, 8}));
    EXPECT_EQ(settle(bowl, gain_at(bowl, {{10, 40}}), all(bowl, 10)).balance.lakes[0],
              (BalancedLake{7, 4, 40, 40, true, 8}));
    const Balanced spilling = settle(bowl, gain_at(bowl, {{10, 41}}), all(bowl, 10));
    EXPECT_EQ(spilling.balance.left, 1);
    EXPECT_EQ(spilling.through[13], 1u);
}

TEST(lake_balance, too_little_leaves_the_floor_dry) {
    const Balanced found = settle(bowl, gain_at(bowl, {{10, 9}}), all(bowl, 10));
    ASSERT_EQ(found.balance.lakes.size(), 1u);
    EXPECT_EQ(found.balance.lakes[0], (BalancedLake{1, 0, 9, 0, false, 8}));
    EXPECT_EQ(found.depth[8], 0);
    EXPECT_EQ(found.balance.lost, 9);
    EXPECT_EQ(found.through[13], 0u);
    EXPECT_EQ(found.through[9], 9u);  // the river ends on the floor
    EXPECT_TRUE(settle(bowl, all(bowl, 0), all(bowl, 10)).balance.lakes.empty());
}

TEST(lake_balance, without_loss_every_lake_with_inflow_is_full) {
    const Balanced found = settle(bowl, gain_at(bowl, {{10, 1000}}), all(bowl, 0));
    EXPECT_EQ(found.balance.lakes[0], (BalancedLake{7, 4, 4, 4, true, 8}));
    EXPECT_EQ(found.balance.left, 996);
}

// West: sill of 7; east: 5 to the border.
const FlowMap stairs = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                       9, 3, 4, 7, 4, 2, 5,  //
                                       9, 9, 9, 9, 9, 9, 9});

TEST(lake_balance, what_a_lake_spills_feeds_the_next) {
    // West loses 20 on two cells and spills 15; east needs 10 for its floor and keeps 15.
    const Balanced found = settle(stairs, gain_at(stairs, {{8, 35}}), all(stairs, 10));
    ASSERT_EQ(found.balance.lakes.size(), 2u);
    EXPECT_EQ(found.balance.lakes[0], (BalancedLake{7, 2, 20, 20, true, 8}));
    EXPECT_EQ(found.balance.lakes[1], (BalancedLake{4, 1, 15, 10, false, 12}));
    EXPECT_EQ(found.through[10], 15u);
    EXPECT_EQ(found.through[13], 0u);
    EXPECT_EQ(found.balance.left, 0);
}

TEST(lake_balance, a_map_without_outlet_says_what_it_cannot_lose) {
    const auto map = flow_map(4, 1, {6, 3, 5, 1}, Edges::closed);
    const Balanced dry = settle(map, {4, 0, 0, 4}, all(map, 5));
    EXPECT_EQ(dry.balance.unbalanced, 0);
    EXPECT_EQ(dry.balance.lost, 8);
    const Balanced wet = settle(map, {40, 0, 0, 0}, all(map, 5));
    EXPECT_EQ(wet.balance.lost, 20);
    EXPECT_EQ(wet.balance.unbalanced, 20);
    ASSERT_EQ(wet.balance.lakes.size(), 1u);
    EXPECT_EQ(wet.balance.lakes[0].level, 7);
    EXPECT_EQ(wet.balance.lakes[0].cells, 4);
}

Rates random_rates(std::size_t count, std::int32_t most, unsigned seed) {
    std::mt19937 random(seed);
    Rates rates;
    for (std::size_t i = 0; i < count; ++i)
        rates.push_back(static_cast<std::int32_t>(random() % static_cast<unsigned>(most)));
    return rates;
}

TEST(lake_balance, gain_is_loss_and_what_left_and_lakes_fit_their_gain) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap_x,
                              Edges{Edge::closed, Edge::open, Edge::closed, Edge::closed}})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::hilly})
            for (const std::int32_t most : {1, 30, 3000, 300000}) {
                const FlowMap map = test::random_map(50, 40, ground, edges, 91);
                const Rates gain = random_rates(map.z.size(), 3000, 92);
                const Rates loss = random_rates(map.z.size(), most, 93);
                const Balanced found = settle(map, gain, loss);
                std::int64_t gained = 0, lost = 0;
                for (const std::int32_t one : gain) gained += one;
                for (std::size_t i = 0; i < map.z.size(); ++i)
                    if (found.depth[i] > 0) lost += std::max(loss[i], 1);
                EXPECT_EQ(found.balance.gained, gained);
                EXPECT_EQ(found.balance.lost + found.balance.left + found.balance.unbalanced,
                          gained);
                std::int64_t told = 0;
                for (const BalancedLake& lake : found.balance.lakes) {
                    told += lake.loss;
                    EXPECT_LE(lake.loss, lake.inflow);
                    if (lake.spills) {
                        EXPECT_EQ(lake.loss, lake.inflow);
                    }
                }
                EXPECT_EQ(told, lost);
                // Rivers bring what is left to the ends of the land.
                if (edges == Edges::closed) continue;
                std::uint64_t arrived = 0;
                for (std::size_t i = 0; i < map.z.size(); ++i)
                    if (test::is_outlet(map, i)) arrived += found.through[i];
                EXPECT_EQ(arrived, static_cast<std::uint64_t>(found.balance.left));
            }
}

TEST(lake_balance, little_loss_fills_every_lake_to_its_outlet) {
    const FlowMap map = test::random_map(60, 50, Ground::rough, Edges::open, 94);
    const Balanced found = settle(map, all(map, 20000), all(map, 0));
    const auto level = test::plain_flood(map);
    for (std::size_t i = 0; i < map.z.size(); ++i) EXPECT_EQ(map.z[i] + found.depth[i], level[i]);
}

TEST(lake_balance, is_the_same_for_any_blocks) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::hilly})
            for (const std::int32_t most : {300, 30000}) {
                const FlowMap map = test::random_map(48, 40, ground, edges, 95);
                const Rates gain = random_rates(map.z.size(), 2000, 96);
                const Rates loss = random_rates(map.z.size(), most, 97);
                const Balanced one = settle(map, gain, loss);
                for (const auto& [across, down] : {std::pair{2, 2}, {5, 3}}) {
                    const Balanced cut = settle(map, gain, loss, across, down);
                    EXPECT_EQ(one.balance.lakes, cut.balance.lakes);
                    EXPECT_EQ(one.balance.gained, cut.balance.gained);
                    EXPECT_EQ(one.balance.lost, cut.balance.lost);
                    EXPECT_EQ(one.balance.left, cut.balance.left);
                    EXPECT_EQ(one.balance.unbalanced, cut.balance.unbalanced);
                    EXPECT_EQ(one.depth, cut.depth);
                    EXPECT_EQ(one.through, cut.through);
                }
            }
}

}  // namespace
}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/lakes.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

struct Listed {
    std::vector<Lake> all;
    std::vector<LakeIndex> at;
};

Listed list(const FlowMap& map, int across = 1, int down = 1) {
    Listed out;
    out.at.resize(map.z.size());
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            const Lakes lakes = find_lakes(drainage, surface, comm);
            test::collect_block(map, drainage.frame(), out.at, [&](Cell cell, auto x, auto y) {
                return lakes.at(drainage, cell, surface.at(x, y));
            });
            if (comm.rank() == 0) out.all = lakes.all;
        });
    return out;
}

TEST(lakes, a_bowl_with_level_volume_and_outlet) {
    const auto map = flow_map(5, 5, {9, 9, 9, 9, 9,  //
                                     9, 5, 4, 5, 9,  //
                                     9, 4, 2, 4, 7,  //
                                     9, 5, 4, 5, 9,  //
                                     9, 9, 9, 9, 9});
    const Listed found = list(map);
    ASSERT_EQ(found.all.size(), 1u);
    const Lake& lake = found.all[0];
    EXPECT_EQ(lake.level, 7);
    EXPECT_EQ(lake.lowest, 2);
    EXPECT_EQ(lake.deepest, 12u);
    EXPECT_EQ(lake.outlet_cell, 14u);
    EXPECT_EQ(lake.cells, 9);
    EXPECT_EQ(lake.volume, 4 * 2 + 4 * 3 + 5);
    EXPECT_EQ(lake.spills_into, no_lake);
    EXPECT_EQ(found.at[12], 0u);
    EXPECT_EQ(found.at[14], no_lake);
}

TEST(lakes, two_bowls_under_one_water_are_one_lake) {
    const auto map = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                     9, 3, 4, 6, 4, 2, 8,  //
                                     9, 9, 9, 9, 9, 9, 9});
    const Listed found = list(map);
    ASSERT_EQ(found.all.size(), 1u);
    EXPECT_EQ(found.all[0].level, 8);
    EXPECT_EQ(found.all[0].cells, 5);
    EXPECT_EQ(found.all[0].volume, 5 + 4 + 2 + 4 + 6);
    EXPECT_EQ(found.all[0].deepest, 12u);
}

TEST(lakes, a_lake_above_spills_into_the_one_below) {
    // West: level 7 over the saddle at column 3; east: level 5 over the border.
    const auto map = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                     9, 3, 4, 7, 4, 2, 5,  //
                                     9, 9, 9, 9, 9, 9, 9});
    const Listed found = list(map);
    ASSERT_EQ(found.all.size(), 2u);
    EXPECT_EQ(found.all[0].level, 7);
    EXPECT_EQ(found.all[0].volume, 4 + 3);
    EXPECT_EQ(found.all[0].outlet_cell, 10u);
    EXPECT_EQ(found.all[0].spills_into, 1u);
    EXPECT_EQ(found.all[1].level, 5);
    EXPECT_EQ(found.all[1].volume, 1 + 3);
    EXPECT_EQ(found.all[1].spills_into, no_lake);
}

TEST(lakes, waters_that_touch_at_a_dry_sill_are_two) {
    // Both stand at 7, and so does the sill between them.
    const auto map = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                     9, 3, 4, 7, 4, 2, 7,  //
                                     9, 9, 9, 9, 9, 9, 9});
    EXPECT_EQ(list(map).all.size(), 2u);
}

TEST(lakes, level_ground_holds_none) {
    EXPECT_TRUE(list(flow_map(6, 5, std::vector<std::int32_t>(30, 4))).all.empty());
}

TEST(lakes, a_closed_map_has_a_lake_without_outlet) {
    const auto map = flow_map(4, 1, {6, 3, 5, 1}, Edges::closed);
    const Listed found = list(map);
    ASSERT_EQ(found.all.size(), 2u);
    EXPECT_EQ(found.all[0].level, 5);
    EXPECT_EQ(found.all[0].volume, 2);
    EXPECT_EQ(found.all[0].spills_into, 1u);
    EXPECT_FALSE(found.all[1].has_outlet());
    EXPECT_EQ(found.all[1].deepest, 3u);
    EXPECT_EQ(found.all[1].volume, 0);
}

TEST(lakes, hold_what_a_plain_flood_adds_and_hang_together) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped}) {
            FlowMap map = test::random_map(60, 45, ground, edges, 31);
            map.sea = ground == Ground::rough ? 60000 : 0;
            const Listed found = list(map);
            const std::vector<std::int32_t> level = test::plain_flood(map);
            std::vector<std::int64_t> cells(found.all.size(), 0), volume(found.all.size(), 0);
            for (std::size_t i = 0; i < map.z.size(); ++i) {
                const bool wet = level[i] > map.z[i];
                ASSERT_EQ(wet, found.at[i] != no_lake);
                if (!wet) continue;
                const Lake& lake = found.all[found.at[i]];
                EXPECT_EQ(lake.level, level[i]);
                EXPECT_GE(map.z[i], lake.lowest);
                ++cells[found.at[i]], volume[found.at[i]] += level[i] - map.z[i];
            }
            for (std::size_t k = 0; k < found.all.size(); ++k) {
                const Lake& lake = found.all[k];
                EXPECT_EQ(cells[k], lake.cells);
                EXPECT_EQ(volume[k], lake.volume);
                EXPECT_EQ(map.z[lake.deepest], lake.lowest);
                if (lake.has_outlet()) {
                    EXPECT_EQ(map.z[lake.outlet_cell], lake.level);
                }
                // From the deepest point all of it is reached over water, and nothing else.
                std::vector<bool> seen(map.z.size(), false);
                std::vector<std::size_t> open;
                std::int64_t reached = 0;
                if (lake.cells > 0) open.push_back(lake.deepest), seen[lake.deepest] = true;
                while (!open.empty()) {
                    const std::size_t i = open.back();
                    open.pop_back();
                    ++reached;
                    EXPECT_EQ(found.at[i], k);
                    for (Direction d = 0; d < 8; ++d) {
                        const auto j = test::neighbour(map, i, d);
                        if (!j || seen[*j] || level[*j] <= map.z[*j]) continue;
                        seen[*j] = true;
                        open.push_back(*j);
                    }
                }
                EXPECT_EQ(reached, lake.cells);
            }
        }
}

TEST(lakes, every_cell_ends_at_the_edge_in_the_sea_or_in_a_listed_lake) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::dead_flat}) {
            FlowMap map = test::random_map(50, 40, ground, edges, 32);
            if (edges == Edges::closed && ground == Ground::rough) map.sea = 20000;
            const Listed found = list(map);
            const test::Routed routed = test::route(map);
            for (std::size_t i = 0; i < map.z.size(); ++i) {
                std::size_t at = i, steps = 0;
                while (has_receiver(routed.direction[at]) && ++steps <= map.z.size())
                    at = *test::neighbour(map, at, routed.direction[at]);
                ASSERT_LE(steps, map.z.size());
                if (test::is_outlet(map, at)) continue;  // the edge or the sea
                bool listed = false;
                for (const Lake& lake : found.all)
                    listed = listed || (!lake.has_outlet() && lake.deepest == at);
                ASSERT_TRUE(listed) << "cell " << i << " ends at " << at;
            }
        }
}

TEST(lakes, spill_down_to_the_end_without_circles) {
    const FlowMap map = test::random_map(80, 70, Ground::rough, Edges::open, 33);
    const Listed found = list(map);
    ASSERT_GT(found.all.size(), 100u);
    for (LakeIndex i = 0; i < found.all.size(); ++i) {
        LakeIndex at = i;
        std::size_t steps = 0;
        while (at != no_lake && steps <= found.all.size()) {
            const LakeIndex next = found.all[at].spills_into;
            if (next != no_lake) {
                EXPECT_GE(found.all[at].level, found.all[next].level);
            }
            at = next, ++steps;
        }
        EXPECT_LE(steps, found.all.size());
    }
}

TEST(lakes, are_the_same_for_any_threads_and_blocks) {
    const FlowMap map = test::random_map(120, 90, Ground::hilly, Edges::wrap_x, 34);
    set_thread_count(1);
    const Listed one = list(map);
    for (const auto& [threads, across, down] : {std::tuple{3, 1, 1}, {1, 2, 2}, {2, 5, 7}}) {
        set_thread_count(threads);
        const Listed cut = list(map, across, down);
        EXPECT_EQ(one.all, cut.all);
        EXPECT_EQ(one.at, cut.at);
    }
    set_thread_count(0);
}

}  // namespace
}  // namespace cuesta::flow

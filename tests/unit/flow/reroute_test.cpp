// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/reroute.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

TEST(reroute, the_way_from_saddle_to_pit_is_turned_round) {
    // A trench falls from the east to its pit at column 1; the saddle lies at column 4.
    const auto map = flow_map(6, 3,
                              {9, 9, 9, 9, 9, 9,  //
                               9, 2, 3, 4, 5, 1,  //
                               9, 9, 9, 9, 9, 9});
    const test::Routed found = test::route(map);
    EXPECT_EQ(found.pits, 1);
    // Column 4 falls to the border at once, so the saddle is between 3 and 4.
    EXPECT_EQ(found.direction[7], 4);
    EXPECT_EQ(found.direction[8], 4);
    EXPECT_EQ(found.direction[9], 4);
    EXPECT_EQ(found.direction[10], 4);
    EXPECT_EQ(found.direction[11], outlet);
    EXPECT_EQ(found.level[7], 5);
    EXPECT_EQ(found.level[10], 5);
    EXPECT_EQ(found.cells[11], 5u);
}

TEST(reroute, leaves_no_pit_where_there_is_an_outlet_and_one_where_there_is_none) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::dead_flat}) {
            const FlowMap map = test::random_map(37, 22, ground, edges, 8);
            const test::Routed found = test::route(map);
            std::size_t pits = 0, lowest = 0;
            for (std::size_t i = 0; i < map.z.size(); ++i) {
                if (std::pair(map.z[i], i) < std::pair(map.z[lowest], lowest)) lowest = i;
                pits += found.direction[i] == pit ? 1 : 0;
            }
            EXPECT_EQ(found.has_outlet, edges == Edges::open || edges == Edges::wrap_x);
            EXPECT_EQ(pits, found.has_outlet ? 0u : 1u);
            if (!found.has_outlet) {
                EXPECT_EQ(found.direction[lowest], pit);
            }
        }
}

TEST(reroute, every_way_ends) {
    for (const auto& [across, down] : {std::pair{1, 1}, {3, 4}}) {
        const FlowMap map = test::random_map(64, 50, Ground::stepped, Edges::open, 11);
        const test::Routed found = test::route(map, across, down);
        for (std::size_t i = 0; i < map.z.size(); ++i) {
            std::size_t at = i, steps = 0;
            while (has_receiver(found.direction[at]) && steps <= map.z.size())
                at = *test::neighbour(map, at, found.direction[at]), ++steps;
            ASSERT_LE(steps, map.z.size()) << "a circle through cell " << i;
            ASSERT_EQ(found.direction[at], outlet);
        }
    }
}

// Down a way water never climbs above the level of the lake it left.
TEST(reroute, ways_climb_no_higher_than_their_lake) {
    const FlowMap map = test::random_map(50, 50, Ground::rough, Edges::open, 12);
    const test::Routed found = test::route(map);
    for (std::size_t i = 0; i < map.z.size(); ++i) {
        if (!has_receiver(found.direction[i])) continue;
        const std::size_t to = *test::neighbour(map, i, found.direction[i]);
        EXPECT_LE(found.level[to], found.level[i]);
    }
}

}  // namespace
}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/network.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

DrainageMap drained(const FlowMap& map, int across = 1, int down = 1) {
    const test::Routed routed = test::route(map, across, down);
    return {map.grid, routed.direction, routed.cells, routed.level};
}

// Directions as digits, o for outlets; areas follow from them.
DrainageMap by_hand(std::int64_t columns, const std::string& letters) {
    DrainageMap map;
    map.grid.columns = columns, map.grid.spacing_m = 10;
    map.grid.rows = static_cast<std::int64_t>(letters.size()) / columns;
    for (const char letter : letters)
        map.direction.push_back(letter == 'o' ? outlet : static_cast<Direction>(letter - '0'));
    map.cells.assign(letters.size(), 0);
    map.water.assign(letters.size(), 0);
    for (MapCell id = 0; id < letters.size(); ++id)
        for (MapCell at = id; at != no_cell; at = map.receiver(at)) ++map.cells[at];
    return map;
}

TEST(network, orders_rise_where_equals_meet) {
    // Two springs meet at (1, 1), two at (4, 1); both come together at the outlet (3, 3).
    //   S  .  S  S  .  S        cells between the springs give straight down as well
    const DrainageMap map = by_hand(6,
                                    "765765"
                                    "676656"
                                    "444633"
                                    "444o33");
    const auto order = strahler_orders(map, 1);
    EXPECT_EQ(order[0], 1);
    EXPECT_EQ(order[1 * 6 + 1], 2);  // three springs of order 1 meet: 2, not 3
    EXPECT_EQ(order[3 * 6 + 3], 3);
    const auto rivers = trace_rivers(map, 1);
    EXPECT_EQ(rivers[0].strahler, 3);
    EXPECT_EQ(rivers[0].joins, no_river);
}

TEST(network, a_single_river_has_order_one_all_along) {
    const DrainageMap map = by_hand(5, "4444o");
    for (const auto one : strahler_orders(map, 1)) EXPECT_EQ(one, 1);
    const auto rivers = trace_rivers(map, 2);
    ASSERT_EQ(rivers.size(), 1u);
    EXPECT_EQ(rivers[0].line, (std::vector<MapCell>{1, 2, 3, 4}));
    EXPECT_EQ(rivers[0].cells, 5u);
    EXPECT_DOUBLE_EQ(length_m(map, rivers[0]), 30);
}

TEST(network, the_larger_river_goes_on_and_the_other_joins_it) {
    // Row 0 runs east into (4, 1); row 1 is one cell longer and runs to the outlet.
    const DrainageMap map = by_hand(6,
                                    "o4476o"
                                    "44444o");
    const auto rivers = trace_rivers(map, 1);
    ASSERT_EQ(rivers.size(), 3u);  // the corners of row 0 drain themselves alone: no line
    EXPECT_EQ(rivers[0].line, (std::vector<MapCell>{6, 7, 8, 9, 10, 11}));
    EXPECT_EQ(rivers[0].cells, 10u);
    EXPECT_EQ(rivers[1].line, (std::vector<MapCell>{1, 2, 3, 10}));
    EXPECT_EQ(rivers[1].joins, 0u);
    EXPECT_EQ(rivers[1].cells, 3u);
    EXPECT_EQ(rivers[1].own(), 3u);
    EXPECT_NEAR(length_m(map, rivers[1]), 10 * (2 + std::sqrt(2.0)), 1e-12);
    EXPECT_EQ(rivers[2].line, (std::vector<MapCell>{4, 10}));
}

TEST(network, a_mouth_that_is_its_own_source_begins_one_cell_above) {
    const DrainageMap map = by_hand(3,
                                    "765"
                                    "4o3"
                                    "210");
    const auto rivers = trace_rivers(map, 5);
    ASSERT_EQ(rivers.size(), 1u);
    EXPECT_EQ(rivers[0].line, (std::vector<MapCell>{0, 4}));
    EXPECT_EQ(rivers[0].cells, 9u);
}

class Lines : public testing::TestWithParam<Edges> {};

TEST_P(Lines, never_climb_and_cover_every_river_cell_once) {
    for (const Ground ground : {Ground::rough, Ground::hilly, Ground::stepped}) {
        const DrainageMap map = drained(test::random_map(70, 55, ground, GetParam(), 41));
        const std::uint32_t least = 6;
        const auto rivers = trace_rivers(map, least);
        const auto order = strahler_orders(map, least);
        ASSERT_GT(rivers.size(), 5u);
        std::vector<int> times(map.cells.size(), 0);
        for (std::size_t k = 0; k < rivers.size(); ++k) {
            const River& river = rivers[k];
            ASSERT_GE(river.line.size(), 2u);
            if (k > 0) {
                EXPECT_LE(river.cells, rivers[k - 1].cells);
            }
            for (std::size_t i = 0; i + 1 < river.line.size(); ++i) {
                EXPECT_EQ(map.receiver(river.line[i]), river.line[i + 1]);
                EXPECT_GE(map.water[river.line[i]], map.water[river.line[i + 1]]);
                EXPECT_LE(order[river.line[i]], order[river.line[i + 1]]);
            }
            for (std::size_t i = 0; i < river.own(); ++i) ++times[river.line[i]];
            if (river.joins == no_river) {
                EXPECT_FALSE(has_receiver(map.direction[river.line.back()]));
                continue;
            }
            const River& main = rivers[river.joins];
            EXPECT_LT(river.joins, k);
            EXPECT_NE(std::find(main.line.begin(),
                                main.line.begin() + static_cast<std::ptrdiff_t>(main.own()),
                                river.line.back()),
                      main.line.begin() + static_cast<std::ptrdiff_t>(main.own()));
        }
        for (MapCell id = 0; id < map.cells.size(); ++id) {
            if (map.cells[id] >= least) {
                EXPECT_EQ(times[id], 1);
            }
            EXPECT_EQ(order[id] > 0, map.cells[id] >= least);
        }
    }
}

TEST_P(Lines, are_the_same_for_any_blocks) {
    const FlowMap map = test::random_map(60, 50, Ground::hilly, GetParam(), 42);
    EXPECT_EQ(trace_rivers(drained(map), 8), trace_rivers(drained(map, 3, 4), 8));
}

TEST_P(Lines, are_the_same_from_the_cells_of_rivers_alone) {
    for (const std::uint32_t least : {1u, 3u, 8u, 200u}) {
        const DrainageMap map = drained(test::random_map(60, 50, Ground::hilly, GetParam(), 42));
        DrainageMap some;
        some.grid = map.grid;
        for (MapCell id = 0; id < map.size(); ++id) {
            const MapCell to = map.receiver(id);
            const bool gives_to_mouth = to != no_cell && !has_receiver(map.direction[to]);
            if (map.cells[id] < least && !gives_to_mouth) continue;
            some.ids.push_back(id), some.direction.push_back(map.direction[id]);
            some.cells.push_back(map.cells[id]), some.water.push_back(map.water[id]);
        }
        auto rivers = trace_rivers(some, least);
        const auto expected = trace_rivers(map, least);
        ASSERT_EQ(rivers.size(), expected.size());
        for (std::size_t i = 0; i < rivers.size(); ++i) {
            EXPECT_EQ(length_m(some, rivers[i]), length_m(map, expected[i]));
            for (MapCell& cell : rivers[i].line) cell = static_cast<MapCell>(some.id(cell));
            EXPECT_EQ(rivers[i], expected[i]);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(network, Lines,
                         testing::Values(Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x));

TEST(network, streams_of_an_order_are_fewer_the_higher_it_is) {
    const DrainageMap map = drained(test::random_map(120, 120, Ground::rough, Edges::open, 43));
    const auto order = strahler_orders(map, 1);
    std::vector<int> begins(12, 0);  // of streams: an order that no donor has
    for (MapCell id = 0; id < map.cells.size(); ++id) {
        bool fresh = true;
        map.donors(id, [&](MapCell donor) { fresh = fresh && order[donor] != order[id]; });
        if (fresh) ++begins[order[id]];
    }
    for (int i = 1; i < 5; ++i)
        EXPECT_GT(begins[static_cast<std::size_t>(i)], 2 * begins[static_cast<std::size_t>(i + 1)]);
}

}  // namespace
}  // namespace cuesta::flow

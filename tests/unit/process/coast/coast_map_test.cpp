// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/coast_map.h"

#include <gtest/gtest.h>

namespace cuesta::coast {
namespace {

TEST(coast_map, neighbours_end_at_open_edges_and_wrap_at_others) {
    const CoastMap map(Grid{4, 3, 10, Edges::open});
    EXPECT_EQ(map.beside(1, 1, 1, 0), map.at(2, 1));
    EXPECT_FALSE(map.beside(3, 1, 1, 0).has_value());
    EXPECT_FALSE(map.beside(0, 0, 0, -1).has_value());
    CoastMap around(Grid{4, 3, 10, Edges::wrap_x});
    around.ground.resize(around.size());
    around.ground[around.at(0, 1)] = 7;
    around.exchange(1, around.ground);
    ASSERT_TRUE(around.beside(3, 1, 1, 0).has_value());
    EXPECT_EQ(around.ground[*around.beside(3, 1, 1, 0)], 7);
    EXPECT_FALSE(around.beside(0, 2, 0, 1).has_value());
}

TEST(coast_map, ground_at_the_level_is_sea) {
    CoastMap map(Grid{2, 1, 10});
    map.unit_m = 0.5, map.sea = 4;
    map.ground.resize(map.size());
    map.ground[map.at(0, 0)] = 4, map.ground[map.at(1, 0)] = 5;
    EXPECT_TRUE(map.is_sea(map.at(0, 0)));
    EXPECT_FALSE(map.is_sea(map.at(1, 0)));
    map.ground[map.at(0, 0)] = -6;
    EXPECT_DOUBLE_EQ(map.depth_m(map.at(0, 0)), 5);
}

TEST(coast_map, a_block_ends_where_the_map_does) {
    const Grid grid{20, 9, 10};
    const Decomposition cut(grid, 4, 1);
    SingleCommunicator others(grid);  // none of them is asked
    const CoastMap west(grid, cut.block(0), others), inner(grid, cut.block(1), others);
    EXPECT_FALSE(west.beside(0, 4, -1, 0).has_value());
    EXPECT_EQ(west.beside(4, 4, 1, 0), west.at(5, 4));
    EXPECT_EQ(west.inside_x(-3), 0);
    EXPECT_EQ(inner.low_x, -5);
    EXPECT_EQ(inner.inside_x(-3), -3);
    EXPECT_EQ(inner.inside_y(10), 8);
}

}  // namespace
}  // namespace cuesta::coast

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/coast_map.h"

#include <gtest/gtest.h>

namespace cuesta::coast {
namespace {

TEST(coast_map, neighbours_end_at_open_edges_and_wrap_at_others) {
    CoastMap map;
    map.grid = {4, 3, 10, Edges::open};
    EXPECT_EQ(map.beside(1, 1, 1, 0), map.at(2, 1));
    EXPECT_FALSE(map.beside(3, 1, 1, 0).has_value());
    EXPECT_FALSE(map.beside(0, 0, 0, -1).has_value());
    map.grid.edges = Edges::wrap_x;
    EXPECT_EQ(map.beside(3, 1, 1, 0), map.at(0, 1));
    EXPECT_FALSE(map.beside(0, 2, 0, 1).has_value());
}

TEST(coast_map, ground_at_the_level_is_sea) {
    CoastMap map;
    map.grid = {2, 1, 10};
    map.unit_m = 0.5, map.sea = 4;
    map.ground = {4, 5};
    EXPECT_TRUE(map.is_sea(0));
    EXPECT_FALSE(map.is_sea(1));
    map.ground[0] = -6;
    EXPECT_DOUBLE_EQ(map.depth_m(0), 5);
}

}  // namespace
}  // namespace cuesta::coast

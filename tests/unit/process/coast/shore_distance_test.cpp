// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/shore_distance.h"

#include <gtest/gtest.h>

#include <cmath>

namespace cuesta::coast {
namespace {

CoastMap sea(const Grid& grid) {
    CoastMap map(grid);
    map.ground.assign(map.size(), -5);
    return map;
}

TEST(shore_distance, is_that_to_the_nearest_land) {
    CoastMap map = sea({25, 21, 10});
    map.ground[map.at(7, 9)] = 3;
    map.ground[map.at(20, 4)] = 3;
    const std::vector<float> distance = shore_distance(map, 100);
    for (int y = 0; y < 21; ++y)
        for (int x = 0; x < 25; ++x)
            EXPECT_NEAR(distance[map.at(x, y)],
                        std::min(std::hypot(x - 7, y - 9), std::hypot(x - 20, y - 4)), 0.1);
}

TEST(shore_distance, ends_where_nobody_asks_and_goes_over_seams) {
    CoastMap map = sea({20, 20, 10, Edges::wrap});
    map.ground[map.at(1, 1)] = 3;
    const std::vector<float> distance = shore_distance(map, 4);
    EXPECT_EQ(distance[map.at(19, 1)], 2.0f);
    EXPECT_EQ(distance[map.at(1, 18)], 3.0f);
    EXPECT_EQ(distance[map.at(10, 10)], far_from_shore);
    const CoastMap nothing = sea({3, 3, 10});
    EXPECT_EQ(shore_distance(nothing, 4)[nothing.at(1, 1)], far_from_shore);
}

}  // namespace
}  // namespace cuesta::coast

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/coast/debris.h"

#include <gtest/gtest.h>

namespace cuesta::coast {
namespace {

// Sea in the west, land that rises to the east by 10 units a column from column 5 on.
CoastMap slope() {
    CoastMap map(Grid{12, 7, 10});
    map.ground.assign(map.size(), -50);
    for (int y = 0; y < 7; ++y)
        for (int x = 5; x < 12; ++x) map.ground[map.at(x, y)] = 10 * (x - 4);
    return map;
}
std::int64_t sum(const CoastMap& map, const std::vector<std::int64_t>& values) {
    std::int64_t all = 0;
    for (std::int64_t y = 0; y < map.rows(); ++y)
        for (std::int64_t x = 0; x < map.columns(); ++x) all += values[map.at(x, y)];
    return all;
}

TEST(debris, rolls_to_the_sea_and_none_is_lost) {
    CoastMap map = slope();
    std::vector<std::int64_t> debris(map.size());
    for (int y = 0; y < 7; ++y)
        for (int x = 0; x < 12; ++x) debris[map.at(x, y)] = (y * 12 + x) % 5;
    const std::int64_t before = sum(map, debris);
    roll_down(map, debris);
    EXPECT_EQ(sum(map, debris), before);
    for (int y = 0; y < 7; ++y)
        for (int x = 5; x < 12; ++x) EXPECT_EQ(debris[map.at(x, y)], 0);
}

TEST(debris, stays_where_its_heap_would_be_too_high) {
    CoastMap map = slope();
    // Straight down its row: corners are as low as sides, and sides come first.
    std::vector<std::int64_t> debris(map.size());
    debris[map.at(6, 3)] = 300, debris[map.at(7, 3)] = 150, debris[map.at(8, 3)] = 100;
    roll_down(map, debris);
    EXPECT_EQ(debris[map.at(4, 3)], 450);
    EXPECT_EQ(debris[map.at(8, 3)], 100);
    EXPECT_EQ(sum(map, debris), 550);
}

}  // namespace
}  // namespace cuesta::coast

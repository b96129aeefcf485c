// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_map.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

TEST(DropMap, rows_go_on_by_their_other_end_or_their_last_sample) {
    const auto ramp = [](auto x, auto y) { return static_cast<double>(10 * y + x); };
    const DropMap open = drop_map(5, 4, ramp), around = drop_map(5, 4, ramp, true, true);
    EXPECT_EQ(open.height.at(-1, 2), open.height.at(0, 2));
    EXPECT_EQ(open.height.at(5, 2), open.height.at(4, 2));
    EXPECT_EQ(around.height.at(-1, 2), around.height.at(4, 2));
    EXPECT_EQ(around.height.at(5, 2), around.height.at(0, 2));
    EXPECT_EQ(around.height.at(3, 4), around.height.at(3, 0));
    EXPECT_EQ(open.width(), 4);
    EXPECT_EQ(around.width(), 5);
}

TEST(DropMap, a_place_knows_its_corners) {
    const DropMap map = drop_map(9, 9, [](auto x, auto y) { return 3.0 * x + 5.0 * y; });
    const DropPlace place = place_at(map, 4.25f, 6.5f);
    const auto metre = static_cast<float>(1 / drop_unit_m);
    EXPECT_EQ(place.base, map.height.at(4, 6));
    EXPECT_FLOAT_EQ(place.cell.east, 3 * metre);
    EXPECT_FLOAT_EQ(place.cell.both, 8 * metre);
    EXPECT_EQ(place.cell.u, 0.25f);
    EXPECT_FLOAT_EQ(place.height(), (0.25f * 3 + 0.5f * 5) * metre);
}

TEST(DropMap, the_place_ahead_stays_on_the_map) {
    EXPECT_EQ(place_ahead(5, -1, 3, 16, false), 2);
    EXPECT_EQ(place_ahead(1, -1, 3, 16, false), 0);
    EXPECT_LT(place_ahead(15, 1, 3, 16, false), 16);
    EXPECT_EQ(place_ahead(15, 1, 3, 16, true), 2);
}

TEST(DropMap, directions_on_level_ground_point_everywhere) {
    double x = 0, y = 0;
    for (int i = 0; i < 4000; ++i) {
        Drop drop;
        drop.x = static_cast<float>(i % 50) + 0.3f, drop.y = static_cast<float>(i / 50);
        const auto to = any_direction({1, 2}, drop, 0);
        EXPECT_NEAR(to.x * to.x + to.y * to.y, 1, 1e-5);
        x += double{to.x}, y += double{to.y};
    }
    // Means of 4000 directions: 0.011 is one standard deviation.
    EXPECT_LT(std::abs(x / 4000), 0.05);
    EXPECT_LT(std::abs(y / 4000), 0.05);
}

}  // namespace
}  // namespace cuesta::test

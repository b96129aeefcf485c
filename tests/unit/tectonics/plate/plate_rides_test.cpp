// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "cuesta/tectonics/plate/plate_travel.h"
#include "support/one_plate.h"

namespace cuesta {
namespace {

using test::OnePlate;

TEST(plate_rides, less_than_a_sample_waits_for_more) {
    OnePlate one;
    const auto then = plate::places_now(one.world, one.step);
    one.world.plates[0].pose.x += std::int64_t{3} << 30;
    EXPECT_TRUE(plate::find_rides(one.world, then, one.step).empty());
    one.world.plates[0].pose.x += std::int64_t{3} << 30;
    EXPECT_FALSE(plate::find_rides(one.world, then, one.step).empty());
}

TEST(plate_rides, come_from_where_the_plate_was) {
    OnePlate one;
    const auto then = plate::places_now(one.world, one.step);
    one.world.plates[0].pose.x += std::int64_t{3} << 32;
    const auto rides = plate::find_rides(one.world, then, one.step);
    ASSERT_EQ(rides.size(), 64u * 64);
    EXPECT_EQ(rides[5 * 64 + 10].from, 5 * 64 + 7);
    EXPECT_EQ(rides[5 * 64 + 1].from, 5 * 64 + 62);
    EXPECT_EQ(rides[5 * 64 + 10].under, -1);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_kinds.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(DropKinds, parts_of_a_load_add_up_and_are_in_proportion) {
    const DropLoads loads{100, 0, 300, 7};
    for (const std::int32_t units : {0, 1, 13, 200, 406, 407}) {
        const DropLoads parts = divided(loads, 407, units);
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            sum += parts[i];
            EXPECT_GE(parts[i], 0);
            EXPECT_LE(parts[i], loads[i]);
            EXPECT_NEAR(parts[i], static_cast<double>(loads[i]) * units / 407, 1);
        }
        EXPECT_EQ(sum, units);
    }
    EXPECT_EQ(divided({}, 0, 0), DropLoads{});
}

// Two kinds; at (4, 5) drops gain 0.5 and 0.25 of what they erode, elsewhere nothing.
struct TwoKinds : DropKinds {
    TwoKinds() {
        count = 2;
        for (std::size_t m = 0; m < 2; ++m) {
            gain[m] = Field({10, 10, 1});
            deposited[m] = IntField({10, 10, 1});
        }
        gain[0].at(4, 5) = 0.5f, gain[1].at(4, 5) = 0.25f;
    }
};

TEST(DropKinds, erosion_adds_to_each_load_by_its_gain_at_the_corners) {
    TwoKinds kinds;
    DropLoads loads{10, 20};
    std::int32_t load = 30;
    DropSums gained{};
    exchange_kinds(kinds, 3, 5, true, {100, 40, 60, 80}, loads, load, gained);
    EXPECT_EQ(loads[0], 10 + 20);
    EXPECT_EQ(loads[1], 20 + 10);
    EXPECT_EQ(load, 60);
    EXPECT_EQ(gained[0], 20);
    EXPECT_EQ(gained[1], 10);
}

TEST(DropKinds, a_deposit_is_divided_by_load_and_corner_and_adds_up) {
    TwoKinds kinds;
    DropLoads loads{300, 100};
    std::int32_t load = 400 - 99;  // 99 are deposited
    DropSums gained{};
    exchange_kinds(kinds, 3, 5, false, {50, 19, 20, 10}, loads, load, gained);
    EXPECT_EQ(load, 301);
    EXPECT_EQ(loads[0] + loads[1], 301);
    EXPECT_EQ(loads[0], 300 - 74);  // 99 x 3 / 4, rounded down
    std::int64_t sums[2] = {};
    for (std::size_t m = 0; m < 2; ++m)
        for (std::int64_t y = 0; y < 10; ++y)
            for (std::int64_t x = 0; x < 10; ++x) sums[m] += kinds.deposited[m].at(x, y);
    EXPECT_EQ(sums[0], 74);
    EXPECT_EQ(sums[1], 25);
    EXPECT_EQ(kinds.deposited[0].at(4, 5), 19 * 74 / 99);
    EXPECT_EQ(kinds.deposited[0].at(4, 6), 10 * 74 / 99);
}

}  // namespace
}  // namespace cuesta

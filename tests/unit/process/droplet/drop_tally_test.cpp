// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_tally.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(DropTally, parts_of_a_cargo_add_up_and_are_in_proportion) {
    const DropCargo cargo{100, 0, 300, 7};
    for (const std::int32_t units : {0, 1, 13, 200, 406, 407}) {
        const DropCargo parts = divided(cargo, 407, units);
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            sum += parts[i];
            EXPECT_GE(parts[i], 0);
            EXPECT_LE(parts[i], cargo[i]);
            EXPECT_NEAR(parts[i], static_cast<double>(cargo[i]) * units / 407, 1);
        }
        EXPECT_EQ(sum, units);
    }
    EXPECT_EQ(divided({}, 0, 0), DropCargo{});
}

TEST(DropTally, adds_up) {
    DropTally a, b;
    a.lost = {1, 2, 3, 4}, a.discarded = 5, a.left = 1;
    b.lost = {10, 20, 30, 40}, b.started = 7, b.gained[3] = 9;
    a.add(b);
    EXPECT_EQ(a.gone(), 115);
    EXPECT_EQ(a.started, 7);
    EXPECT_EQ(a.gained[3], 9);
}

}  // namespace
}  // namespace cuesta

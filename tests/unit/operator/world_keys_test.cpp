// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/world_keys.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

// From the deepest trench to the highest summit of the Earth (contract/world_keys_test.cpp looks at
// those who take it over).
TEST(WorldKeys, a_sea_may_stand_anywhere_between_trench_and_summit) {
    EXPECT_EQ(sea_level_key.name, "sea_level");
    EXPECT_EQ(sea_level_key.unit, "m");
    EXPECT_LE(sea_level_key.min, -10935);
    EXPECT_GE(sea_level_key.max, 8849);
    EXPECT_FALSE(sea_level_key.doc.empty());
}

}  // namespace
}  // namespace cuesta

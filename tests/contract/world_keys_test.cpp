// SPDX-License-Identifier: Apache-2.0
// What a recipe may say once for all, every operator must be able to take over.
#include <gtest/gtest.h>

#include "cuesta/catalog/builtin.h"
#include "cuesta/operator/world_keys.h"

namespace cuesta {
namespace {

TEST(WorldKeys, lie_within_the_range_of_every_operator_that_takes_them_over) {
    int takers = 0;
    for (const OperatorRow& row : builtin_registry().rows())
        for (const ParamRow& param : row.params) {
            if (param.name != sea_level_key.name) continue;
            ++takers;
            EXPECT_EQ(param.unit, sea_level_key.unit) << row.name;
            EXPECT_LE(param.min, sea_level_key.min) << row.name;
            EXPECT_GE(param.max, sea_level_key.max) << row.name;
        }
    EXPECT_GT(takers, 5);
}

}  // namespace
}  // namespace cuesta

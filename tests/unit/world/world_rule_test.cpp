// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_rule.h"

#include <gtest/gtest.h>

namespace cuesta::world {
namespace {

TEST(WorldRule, the_documents_degrees_have_their_freezing_point_at_0) {
    EXPECT_FLOAT_EQ(degrees_c * (-0.7f + cold_share), 0);
    EXPECT_FLOAT_EQ(coldest_c, -7.5f);
    EXPECT_FLOAT_EQ(hottest_c, 42.5f);
}

TEST(WorldRule, nothing_runs_unless_asked) {
    const Rule rule;
    EXPECT_FALSE(rule.sea || rule.runoff || rule.sand || rule.wind || rule.temperature ||
                 rule.humidity || rule.ice);
}

}  // namespace
}  // namespace cuesta::world

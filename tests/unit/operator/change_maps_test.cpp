// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/change_maps.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

OperatorRow process(std::vector<std::string> writes) {
    OperatorRow row;
    row.kind = OperatorKind::process;
    row.fields.writes = std::move(writes);
    return row;
}

TEST(change_maps, are_kept_for_processes_that_change_the_ground) {
    EXPECT_TRUE(engine_keeps_change_maps(process({"height"})));
    EXPECT_TRUE(engine_keeps_change_maps(process({"water", "height"})));
    EXPECT_FALSE(engine_keeps_change_maps(process({"water"})));
}

TEST(change_maps, are_left_to_those_that_keep_their_own) {
    EXPECT_FALSE(engine_keeps_change_maps(process({"height", "wear", "deposit"})));
}

TEST(change_maps, count_no_ground_that_comes_from_below) {
    OperatorRow row = process({"height"});
    row.promises.push_back(hold(Holds::makes_ground));
    EXPECT_FALSE(engine_keeps_change_maps(row));
    row.promises[0] = hold(Holds::takes_ground);
    EXPECT_TRUE(engine_keeps_change_maps(row));
    row.kind = OperatorKind::filter;
    EXPECT_FALSE(engine_keeps_change_maps(row));
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_tally.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

TEST(DropTally, adds_up) {
    DropTally a, b;
    a.lost = {1, 2, 3, 4}, a.discarded = 5, a.left = 1;
    b.lost = {10, 20, 30, 40}, b.started = 7, b.gained[3] = 9;
    a.add(b);
    EXPECT_EQ(a.gone(), 115);
    EXPECT_EQ(a.started, 7);
    EXPECT_EQ(a.gained[3], 9);
}

TEST(DropTally, what_has_no_ground_is_missed_where_most_has_gone) {
    DropTally tally;
    tally.lost = {1, 9, 3, 4}, tally.discarded = 5;
    tally.miss(-2, {});
    EXPECT_EQ(tally.lost[1], 7);
    tally.discarded = 20;
    tally.miss(3, {});
    EXPECT_EQ(tally.discarded, 23);
}

TEST(DropTally, nothing_is_missed_at_a_closed_side) {
    DropTally tally;
    tally.miss(5, {true, false, true, true});
    EXPECT_EQ(tally.lost[1], 5);
    tally.miss(7, {true, true, true, true});
    EXPECT_EQ(tally.discarded, 7);
}

}  // namespace
}  // namespace cuesta

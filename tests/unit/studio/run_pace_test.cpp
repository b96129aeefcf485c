// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/run_pace.h"

#include <gtest/gtest.h>

namespace cuesta::studio {
namespace {

TEST(RunPace, without_a_speed_every_step_may_come_at_once) {
    RunPace pace;
    pace.begin_step();
    EXPECT_TRUE(pace.may_step());
    pace.set_speed(-3);
    EXPECT_EQ(pace.speed(), 0);
}

TEST(RunPace, with_one_the_next_step_is_waited_for) {
    RunPace pace;
    pace.set_speed(0.001);
    EXPECT_TRUE(pace.may_step());
    pace.begin_step();
    EXPECT_FALSE(pace.may_step());
    EXPECT_GT(pace.next_step(), RunPace::in(500));
    pace.hurry();
    EXPECT_TRUE(pace.may_step());
}

TEST(RunPace, the_rate_is_smoothed_within_a_stage) {
    RunPace pace;
    pace.made_step(0.1, false);
    EXPECT_DOUBLE_EQ(pace.rate(), 10);
    pace.made_step(0.05, false);
    EXPECT_DOUBLE_EQ(pace.rate(), 0.9 * 10 + 0.1 * 20);
    pace.made_step(0.5, true);
    EXPECT_DOUBLE_EQ(pace.rate(), 2);
    pace.forget_rate();
    EXPECT_EQ(pace.rate(), 0);
}

TEST(RunPace, a_costly_measurement_comes_seldom) {
    RunPace pace;
    EXPECT_TRUE(pace.may_measure());
    pace.measured(20);
    EXPECT_FALSE(pace.may_measure());
}

}  // namespace
}  // namespace cuesta::studio

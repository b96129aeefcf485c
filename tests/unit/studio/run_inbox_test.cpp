// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/run_inbox.h"

#include <gtest/gtest.h>

#include <string>

namespace cuesta::studio {
namespace {

TEST(RunInbox, tasks_come_before_those_who_look_and_the_end_before_all) {
    RunInbox inbox;
    EXPECT_FALSE(inbox.next());
    inbox.ready();
    inbox.wish();
    std::string done;
    inbox.give([&] { done += "a"; });
    inbox.give([&] { done += "b"; });
    for (int i = 0; i < 2; ++i) {
        const auto call = inbox.next();
        ASSERT_TRUE(call && call->task);
        call->act();
    }
    EXPECT_EQ(done, "ab");
    EXPECT_TRUE(inbox.next()->wished);
    EXPECT_TRUE(inbox.next()->readied);
    EXPECT_FALSE(inbox.next());
    inbox.give([] {});
    inbox.stop([] { return false; });
    EXPECT_TRUE(inbox.next()->stopped);
    EXPECT_TRUE(inbox.stopped());
}

TEST(RunInbox, of_plans_that_wait_the_last_is_taken) {
    RunInbox inbox;
    std::string done;
    inbox.give([&] { done += "1"; }, {}, true);
    inbox.give([&] { done += "x"; });
    inbox.give([&] { done += "2"; }, {}, true);
    for (int i = 0; i < 3; ++i) {
        const auto call = inbox.next();
        ASSERT_TRUE(call && call->task);
        EXPECT_EQ(static_cast<bool>(call->act), i != 0);
        if (call->act) call->act();
    }
    EXPECT_EQ(done, "x2");
}

TEST(RunInbox, a_step_is_left_by_those_who_need_it_and_only_while_it_is_made) {
    RunInbox inbox;
    const auto yes = [] { return true; };
    const auto no = [] { return false; };
    inbox.give([] {}, yes);
    EXPECT_FALSE(inbox.leaving());
    inbox.next();
    const std::atomic<bool>& leave = inbox.begin_step();
    EXPECT_FALSE(inbox.asked());
    inbox.give([] {}, no);
    inbox.give([] {});
    EXPECT_FALSE(leave);
    EXPECT_TRUE(inbox.asked());
    inbox.give([] {}, yes);
    EXPECT_TRUE(leave);
    inbox.end_step();
    EXPECT_TRUE(inbox.leaving()) << "until the next one begins";
    EXPECT_FALSE(inbox.begin_step());
}

TEST(RunInbox, who_waits_is_woken_by_every_kind_of_call) {
    RunInbox inbox;
    EXPECT_FALSE(inbox.wait(RunInbox::Clock::now()));
    inbox.give([] {});
    EXPECT_TRUE(inbox.wait());
    inbox.next();
    inbox.wish();
    EXPECT_TRUE(inbox.wait());
    inbox.next();
    inbox.stop([] { return true; });
    EXPECT_TRUE(inbox.wait());
    EXPECT_FALSE(inbox.leaving()) << "there is no step";
}

}  // namespace
}  // namespace cuesta::studio

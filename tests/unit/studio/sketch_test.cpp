// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/sketch.h"

#include <gtest/gtest.h>

#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

TEST(sketch, shows_a_plan_as_a_preview_until_the_run_has_come_as_far) {
    FramePublisher board([] {});
    board.enter(1);
    board.subscribe(1, {{"height"}, 1024, 120});
    Sketch sketch(board);
    std::atomic<std::int64_t> shown = -1;
    sketch.draw(plan_of(small_recipe()), 12,
                {[] { return false; }, [&](std::int64_t tick) { shown = tick; }});
    ASSERT_TRUE(soon([&] { return shown == 12; }));
    ASSERT_TRUE(board.current());
    EXPECT_TRUE(board.current()->preview);
    EXPECT_EQ(board.current()->tick, 12);
    shown = -1;
    sketch.draw(plan_of(small_recipe(40)), 30,
                {[] { return true; }, [&](std::int64_t tick) { shown = tick; }});
    sketch.stop();
    EXPECT_EQ(shown, -1);
    EXPECT_EQ(board.current()->tick, 12);
}

TEST(sketch, a_newer_plan_takes_the_place_of_the_one_before) {
    FramePublisher board([] {});
    board.enter(1);
    board.subscribe(1, {{"height"}, 1024, 120});
    Sketch sketch(board);
    std::atomic<std::int64_t> shown = -1;
    const auto told = [&](std::int64_t tick) { shown = tick; };
    sketch.draw(plan_of(small_recipe(10000000)), 9000000, {[] { return false; }, told});
    sketch.draw(plan_of(small_recipe(20)), 7, {[] { return false; }, told});
    EXPECT_TRUE(soon([&] { return shown == 7; }));
}

}  // namespace
}  // namespace cuesta::studio

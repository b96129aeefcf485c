// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/live_run.h"

#include <gtest/gtest.h>

#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/io/format.h"
#include "support/scratch_directory.h"
#include "support/slow_operator.h"
#include "support/studio_plan.h"
#include "support/toy_operators.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
} observer;

// The land of a plan at a tick, made without a studio.
std::string land_at(const Plan& plan, std::int64_t tick) {
    RunOptions options;
    options.preview = false;
    const auto run = prepare_run(plan, options, observer);
    if (tick > 0) advance(*run, observer, tick);
    return data_sha256(run->domain.collect("height"));
}

struct Live : ::testing::Test {
    ScratchDirectory scratch;
    FramePublisher board{[] {}};
    std::mutex guard;
    std::vector<std::string> said;
    using Time = RunInbox::Clock::time_point;
    struct Rest {
        std::int64_t count = 0;
        std::optional<Time> until;
    } rest;  // the last one
    std::unique_ptr<LiveRun> live;

    void SetUp() override { start(); }
    void start() {
        LiveHooks hooks;
        hooks.say = [this](const char* kind, const std::string& sentence) {
            const std::lock_guard lock(guard);
            said.push_back(std::string(kind) + ": " + sentence);
        };
        hooks.rests = [this](std::optional<Time> until) {
            const std::lock_guard lock(guard);
            ++rest.count;
            rest.until = until;
        };
        live.reset();
        live = std::make_unique<LiveRun>(board, scratch / "moments", hooks);
    }
    bool arrives(std::int64_t tick) {
        return soon([&] {
            const LiveState state = live->state();
            return state.tick == tick && !state.busy && !state.running;
        });
    }
    // On the run's thread, however busy the machine is.
    void between(const std::function<void(cuesta::Run&)>& look) {
        live->between(look, std::chrono::minutes(1));
    }
    Rest last_rest() {
        const std::lock_guard lock(guard);
        return rest;
    }
    // The run's thread has decided, after this call began, that no step is to be made.
    bool rests() {
        const std::int64_t before = last_rest().count;
        between([](cuesta::Run&) {});  // wakes it if it rests already
        return soon([&] { return last_rest().count > before; });
    }
    std::string land() {
        std::string hash;
        between([&](cuesta::Run& run) { hash = data_sha256(run.domain.collect("height")); });
        return hash;
    }
};

TEST_F(Live, runs_to_the_end_and_is_the_land_of_a_plain_run) {
    const Plan plan = plan_of(small_recipe());
    live->show(plan, 0, true);
    ASSERT_TRUE(arrives(23));
    EXPECT_EQ(land(), land_at(plan, 23));
    EXPECT_EQ(live->state().ticks, 23);
    EXPECT_EQ(live->state().fraction, 1);
    EXPECT_EQ(live->state().columns, 32);
}

TEST_F(Live, who_asks_before_there_is_land_learns_how_large_it_will_be) {
    live->show(plan_of(small_recipe()), 12, false);
    const LiveState state = live->state();
    EXPECT_EQ(state.ticks, 23);
    EXPECT_EQ(state.target, 12);
    EXPECT_EQ(state.columns, 32);
    EXPECT_TRUE(state.busy || state.tick == 12);
}

TEST_F(Live, every_place_one_seeks_has_the_bits_of_a_run_that_never_stopped) {
    const Plan plan = plan_of(small_recipe());
    live->show(plan, 0, true);
    ASSERT_TRUE(arrives(23));
    for (const std::int64_t tick : {7, 2, 15, 0, 23, 1}) {
        live->seek(tick);
        ASSERT_TRUE(arrives(tick)) << tick;
        EXPECT_EQ(land(), land_at(plan, tick)) << tick;
    }
    live->seek(5);
    live->step(3);
    ASSERT_TRUE(arrives(8));
    EXPECT_EQ(land(), land_at(plan, 8));
}

TEST_F(Live, another_plan_is_shown_at_the_same_tick) {
    live->show(plan_of(small_recipe()), 12, false);
    ASSERT_TRUE(arrives(12));
    for (const char* angle : {"20 deg", "25 deg", "30 deg"}) {
        const Plan plan = plan_of(small_recipe(20, angle));
        live->show(plan, 12, false);
        ASSERT_TRUE(soon([&] { return live->caught_up(live->shows(), 12); }));
        ASSERT_TRUE(arrives(12));
        EXPECT_EQ(land(), land_at(plan, 12)) << angle;
    }
}

TEST_F(Live, a_plan_with_the_same_past_goes_on_from_the_land_as_it_stands) {
    live->show(plan_of(small_recipe(20)), 12, false);
    ASSERT_TRUE(arrives(12));
    const Plan longer = plan_of(small_recipe(40));
    live->show(longer, 30, false);
    ASSERT_TRUE(arrives(30));
    EXPECT_EQ(land(), land_at(longer, 30));
}

TEST_F(Live, r41_a_run_that_fails_says_so_and_the_next_one_works) {
    Plan plan = plan_of(small_recipe());
    OperatorRow broken = *plan.stages[2].op;
    broken.make = [](const ParamValues&,
                     const std::map<std::string, int>&) -> std::unique_ptr<Operator> {
        throw Error("the ground gave way");
    };
    Plan bad = plan;
    bad.stages[2].op = &broken;
    live->show(bad, 0, true);
    ASSERT_TRUE(soon([&] { return !live->state().error.empty(); }));
    EXPECT_EQ(live->state().error, "the ground gave way");
    EXPECT_FALSE(live->state().running);
    EXPECT_THROW(live->between([](cuesta::Run&) {}), Error);
    {
        const std::lock_guard lock(guard);
        EXPECT_EQ(said.back(), "error: the ground gave way");
    }
    live->show(plan, 23, false);
    ASSERT_TRUE(arrives(23));
    EXPECT_EQ(live->state().error, "");
    EXPECT_EQ(land(), land_at(plan, 23));
}

TEST_F(Live, watching_changes_no_bit) {
    board.enter(1);
    // Rocks of walls are asked for from the first moment on, when the ground has no columns yet.
    board.subscribe(1, {{"height", "slope", "flow", "top_material", "rock_face"}, 1024, 120});
    const Plan plan = plan_of(small_recipe());
    live->show(plan, 0, false);
    ASSERT_TRUE(soon([&] { return !board.next(1).empty(); }));
    board.sent(1);
    live->show(plan, 0, true);
    ASSERT_TRUE(soon([&] {
        if (!board.next(1).empty()) board.sent(1);
        return live->state().tick == 23 && !live->state().busy;
    }));
    EXPECT_EQ(land(), land_at(plan, 23));
    const auto shown = board.current();
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->tick, 23);
    EXPECT_EQ(shown->maps.size(), 4u) << "the ground is of one material";
    EXPECT_TRUE(said.empty());
}

TEST_F(Live, a_wish_is_granted_while_nothing_moves) {
    live->show(plan_of(small_recipe()), 5, false);
    ASSERT_TRUE(arrives(5));
    board.enter(1);
    board.subscribe(1, {{"slope"}, 1024, 120});
    EXPECT_TRUE(soon([&] {
        const auto shown = board.current();
        return shown && shown->maps.contains({"slope", 1, shown->window_of({})});
    }));
}

TEST_F(Live, who_was_not_ready_when_the_land_came_to_rest_sees_it_afterwards) {
    board.enter(1);
    board.subscribe(1, {{"height"}, 1024, 120});
    live->show(plan_of(small_recipe()), 5, false);
    ASSERT_TRUE(arrives(5));
    ASSERT_TRUE(soon([&] { return !board.next(1).empty(); }));  // and it is on its way for long
    live->seek(23);
    ASSERT_TRUE(arrives(23));
    EXPECT_EQ(board.current()->tick, 5);
    board.sent(1);
    EXPECT_TRUE(soon([&] { return board.current()->tick == 23; }));
    EXPECT_TRUE(soon([&] { return !board.next(1).empty(); }));
}

TEST_F(Live, r42_a_stop_records_the_moment_and_a_new_start_finds_it) {
    const Plan plan = plan_of(small_recipe(1000));
    live->show(plan, 300, false);
    ASSERT_TRUE(arrives(300));
    const std::string before = land();
    live->stop();
    start();
    live->show(plan, 300, false);
    ASSERT_TRUE(arrives(300));
    EXPECT_EQ(land(), before);
    const auto recorded = live->state().recorded;
    EXPECT_TRUE(std::find(recorded.begin(), recorded.end(), 300) != recorded.end());
}

TEST_F(Live, pause_stops_within_a_step_and_speed_is_kept) {
    live->show(plan_of(small_recipe(100000)), 0, true);
    ASSERT_TRUE(soon([&] { return live->state().tick > 10; }));
    live->pause();
    ASSERT_TRUE(soon([&] { return !live->state().running; }));
    const std::int64_t tick = live->state().tick;
    // A run that goes on rests at its end only.
    ASSERT_TRUE(rests());
    EXPECT_EQ(live->state().tick, tick);
    EXPECT_FALSE(last_rest().until);
    // One step every 1000 seconds: the first comes at once, and the next is waited for.
    live->speed(0.001);
    live->run();
    ASSERT_TRUE(soon([&] { return last_rest().until.has_value(); }));
    EXPECT_GT(*last_rest().until, RunInbox::Clock::now() + std::chrono::seconds(500));
    std::int64_t now = -1;
    between([&](cuesta::Run& run) { now = tick_of(run.plan, run.position); });
    EXPECT_EQ(now, tick + 1);
    EXPECT_EQ(live->state().speed, 0.001);
}

TEST_F(Live, what_looks_between_steps_may_throw_or_wait) {
    live->show(plan_of(small_recipe()), 3, false);
    ASSERT_TRUE(arrives(3));
    EXPECT_THROW(live->between([](cuesta::Run&) { throw Error("no"); }), Error);
    std::int64_t step = -1;
    between([&](cuesta::Run& run) { step = tick_of(run.plan, run.position); });
    EXPECT_EQ(step, 3);
}

// --- A step that does not end by itself

struct SlowLive : Live {
    toy::SlowGate gate;
    Plan plan = slow_plan();

    static Plan slow_plan(const std::string& blur = "15 m") {
        return plan_of(toy::slow_recipe(blur), "recipe.toml", toy::slow_registry());
    }
    void begin() {
        live->show(plan, 0, true);
        ASSERT_TRUE(soon([] { return toy::SlowGate::begun == 1; }));
    }
    // The land of this tick, made without a studio; the gate must be open.
    static std::string made(const Plan& plan, std::int64_t tick) { return land_at(plan, tick); }
    void TearDown() override {
        toy::SlowGate::open = true;
        live.reset();
    }
};

TEST_F(SlowLive, questions_are_answered_from_the_land_before_the_step) {
    begin();
    std::int64_t tick = -1;
    std::string seen;
    for (int i = 0; i < 3; ++i)
        live->read([&](cuesta::Run& run) {
            tick = tick_of(run.plan, run.position);
            seen = data_sha256(run.domain.collect("height"));
        });
    EXPECT_EQ(tick, 1);
    EXPECT_EQ(live->state().tick, 1);
    EXPECT_EQ(live->state().op, "slow");
    EXPECT_EQ(toy::SlowGate::ended, 0);
    EXPECT_EQ(toy::SlowGate::begun, 1);  // nobody left it for this
    EXPECT_THROW(live->read([](cuesta::Run&) { throw Error("outside"); }), Error);
    toy::SlowGate::open = true;
    ASSERT_TRUE(arrives(3));
    EXPECT_EQ(land(), made(plan, 3));
    EXPECT_EQ(seen, made(plan, 1));
}

TEST_F(SlowLive, who_comes_during_the_step_sees_the_land_before_it) {
    begin();
    board.enter(1);
    board.subscribe(1, {{"height", "slope"}, 1024, 120});
    live->show_standing();
    ASSERT_NE(board.current(), nullptr);
    EXPECT_EQ(board.current()->tick, 1);
    EXPECT_EQ(board.current()->maps.size(), 2u);
    EXPECT_FALSE(board.next(1).empty());
    board.sent(1);
    EXPECT_EQ(toy::SlowGate::ended, 0);
    toy::SlowGate::open = true;
    ASSERT_TRUE(arrives(3));
    live->show_standing();  // there is no step now
    ASSERT_TRUE(soon([&] { return board.current()->tick == 3; }));
}

TEST_F(SlowLive, going_back_leaves_the_step_and_it_is_made_again_later) {
    begin();
    live->seek(1);
    ASSERT_TRUE(arrives(1));
    EXPECT_EQ(toy::SlowGate::ended, 0);
    const std::string one = land();
    live->seek(0);
    ASSERT_TRUE(arrives(0));
    toy::SlowGate::open = true;
    live->run();
    ASSERT_TRUE(arrives(3));
    EXPECT_EQ(land(), made(plan, 3));
    EXPECT_EQ(one, made(plan, 1));
}

TEST_F(SlowLive, a_pause_stands_before_the_step) {
    begin();
    live->pause();
    ASSERT_TRUE(arrives(1));
    EXPECT_EQ(toy::SlowGate::ended, 0);
    toy::SlowGate::open = true;
    const std::string paused = land();
    EXPECT_EQ(paused, made(plan, 1));
    live->step(1);
    ASSERT_TRUE(arrives(2));
    EXPECT_EQ(land(), made(plan, 2));
}

TEST_F(SlowLive, a_change_of_what_comes_later_does_not_leave_it) {
    begin();
    const Plan later = slow_plan("40 m");
    live->show(later, 0, true);
    live->seek(3);
    // A step is left where it begins a loop, and what was left is begun again: as soon as loops
    // have begun after the questions it shows whether they are those of the first step.
    const int loops = toy::SlowGate::loops;
    ASSERT_TRUE(soon([&] { return toy::SlowGate::loops > loops + 3; }));
    EXPECT_EQ(toy::SlowGate::begun, 1);
    toy::SlowGate::open = true;
    ASSERT_TRUE(arrives(3));
    EXPECT_EQ(toy::SlowGate::begun, 1);
    EXPECT_EQ(land(), made(later, 3));
}

TEST_F(SlowLive, a_change_of_its_past_and_what_happens_now_leave_it) {
    begin();
    std::string text = toy::slow_recipe();
    text.replace(text.find("200 m"), 5, "300 m");
    const Plan other = plan_of(text, "recipe.toml", toy::slow_registry());
    live->show(other, 1, false);
    ASSERT_TRUE(arrives(1));
    EXPECT_EQ(toy::SlowGate::ended, 0);
    live->run();
    ASSERT_TRUE(soon([] { return toy::SlowGate::begun == 2; }));
    std::int64_t tick = -1;
    between([&](cuesta::Run& run) { tick = tick_of(run.plan, run.position); });
    EXPECT_EQ(tick, 1);
    EXPECT_EQ(toy::SlowGate::ended, 0);
    toy::SlowGate::open = true;
    ASSERT_TRUE(arrives(3));  // it goes on by itself
    EXPECT_EQ(land(), made(other, 3));
}

TEST_F(SlowLive, the_end_records_the_land_before_the_step) {
    begin();
    live->stop();
    EXPECT_EQ(toy::SlowGate::ended, 0);
    EXPECT_EQ(live->state().tick, 1);
    start();
    live->show(plan, 1, false);
    ASSERT_TRUE(arrives(1));
    EXPECT_EQ(live->state().recorded, std::vector<std::int64_t>{1});
    const std::string one = land();
    toy::SlowGate::open = true;
    EXPECT_EQ(one, made(plan, 1));
}

}  // namespace
}  // namespace cuesta::studio

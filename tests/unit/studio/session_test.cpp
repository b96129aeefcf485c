// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/session.h"

#include <gtest/gtest.h>

#include "cuesta/base/atomic_file.h"
#include "cuesta/base/json.h"
#include "cuesta/engine/advance.h"
#include "cuesta/engine/prepare.h"
#include "cuesta/engine/snapshot.h"
#include "cuesta/io/format.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

class Quiet final : public Observer {
} observer;

struct Work : ::testing::Test {
    ScratchDirectory scratch;
    FramePublisher board{[] {}};
    std::vector<Json> told;
    std::unique_ptr<Session> session;

    void SetUp() override { open(small_recipe()); }
    void TearDown() override {
        if (session) session->stop();
    }
    void open(const std::string& text) {
        LiveHooks hooks;
        hooks.say = [](const char*, const std::string&) {};
        session.reset();
        session = std::make_unique<Session>(builtin_registry(),
                                            std::make_unique<Project>(scratch / "p"), board, hooks,
                                            [this](const Json& event) { told.push_back(event); });
        session->start(text, "began");
    }
    bool arrives(std::int64_t tick) {
        return soon([&] {
            const LiveState state = session->live().state();
            return state.tick == tick && !state.busy && !state.running &&
                   session->live().caught_up(session->live().shows(), tick);
        });
    }
    std::string land() {
        std::string hash;
        session->live().between(
            [&](cuesta::Run& run) { hash = data_sha256(run.domain.collect("height")); });
        return hash;
    }
    // The land of recipe.toml, as `cuesta run` makes it, up to a tick.
    std::string headless(std::int64_t tick) {
        const auto path = session->project().recipe_path();
        RunOptions options;
        options.preview = false;
        const auto run = prepare_run(plan_of(read_file(path, 1 << 20), path), options, observer);
        advance(*run, observer, tick);
        return data_sha256(run->domain.collect("height"));
    }
    static RecipeEdit set(const std::string& place, const std::string& value) {
        RecipeEdit edit;
        edit.place = place, edit.value = value;
        return edit;
    }
};

TEST_F(Work, an_edit_is_checked_written_and_shown) {
    ASSERT_TRUE(arrives(23));
    told.clear();
    session->edit({set("stage.1.relief", "\"90 m\"")}, "relief", false);
    ASSERT_TRUE(arrives(23));
    EXPECT_EQ(land(), headless(23));
    ASSERT_EQ(told.size(), 1u);
    EXPECT_EQ(told[0]["event"], "recipe");
    EXPECT_EQ(told[0]["what"], "relief");
    EXPECT_EQ(told[0]["structure"]["stages"][0]["values"]["relief"], 90.0);
}

TEST_F(Work, a_refused_text_leaves_everything_as_it_was) {
    ASSERT_TRUE(arrives(23));
    const std::string before = session->checked().text;
    try {
        session->set_text("name = \"x\"\n[[stage]]\nop = \"fbm\"\nrelief = \"-3 m\"\n", "typed");
        FAIL();
    } catch (const Refused& e) {
        ASSERT_EQ(e.problems.size(), 1u);
        EXPECT_EQ(e.problems[0].at.line, 4);
    }
    EXPECT_EQ(session->checked().text, before);
    EXPECT_EQ(session->project().text(), before);
    EXPECT_EQ(session->project().history.newest(), 1);
    EXPECT_THROW(session->edit({set("stage.9.relief", "1")}, "nowhere", false), Error);
}

TEST_F(Work, undo_and_redo_walk_over_every_edit) {
    ASSERT_TRUE(arrives(23));
    std::vector<std::string> lands = {land()};
    for (const char* relief : {"\"90 m\"", "\"150 m\"", "\"300 m\""}) {
        session->edit({set("stage.1.relief", relief)}, std::string("relief ") + relief, false);
        ASSERT_TRUE(arrives(23));
        lands.push_back(land());
    }
    for (int i = 2; i >= 0; --i) {
        EXPECT_TRUE(session->can_undo());
        session->undo();
        ASSERT_TRUE(arrives(23));
        EXPECT_EQ(land(), lands[static_cast<std::size_t>(i)]) << i;
    }
    EXPECT_FALSE(session->can_undo());
    EXPECT_THROW(session->undo(), Error);
    session->redo();
    session->redo();
    ASSERT_TRUE(arrives(23));
    EXPECT_EQ(land(), lands[2]);
    session->edit({set("seed", "9")}, "seed", false);
    EXPECT_FALSE(session->can_redo());
    EXPECT_THROW(session->redo(), Error);
}

TEST_F(Work, a_stroke_can_be_repeated_headless_to_the_bit) {
    ASSERT_TRUE(arrives(23));
    session->live().seek(10);
    ASSERT_TRUE(arrives(10));
    session->happen({{"op", "brush"},
                     {"mode", "raise"},
                     {"path", {0.4, 0.4, 0.6, 0.5}},
                     {"radius", 60},
                     {"amount", 30}},
                    "stroke");
    ASSERT_TRUE(arrives(11));
    EXPECT_EQ(session->checked().plan->stages[3].events.size(), 1u);
    EXPECT_EQ(land(), headless(11));
    session->live().run();
    ASSERT_TRUE(arrives(23));
    EXPECT_EQ(land(), headless(23));
    // At the end it is a stage of its own.
    session->happen({{"op", "brush"}, {"mode", "smooth"}, {"radius", 80}}, "stroke");
    ASSERT_TRUE(arrives(24));
    EXPECT_EQ(session->checked().plan->stages.size(), 5u);
    EXPECT_EQ(land(), headless(24));
}

TEST_F(Work, what_wears_the_land_answers_to_a_stroke) {
    ASSERT_TRUE(arrives(23));
    const std::string before = land();
    session->happen(
        {{"op", "brush"}, {"mode", "raise"}, {"path", {0.5, 0.5}}, {"radius", 60}, {"amount", 90}},
        "stroke", true);
    ASSERT_TRUE(arrives(24));
    const std::vector<StagePlan>& stages = session->checked().plan->stages;
    ASSERT_EQ(stages.size(), 5u);
    EXPECT_EQ(stages[3].op->name, "brush");
    EXPECT_EQ(stages[4].op->name, "simulate");
    EXPECT_EQ(land(), headless(24));
    session->undo();
    ASSERT_TRUE(arrives(23));
    EXPECT_EQ(land(), before);
    session->redo();
    ASSERT_TRUE(arrives(24));
    EXPECT_EQ(land(), headless(24));
}

TEST_F(Work, a_slider_from_now_on_is_an_event_of_this_step) {
    ASSERT_TRUE(arrives(23));
    session->live().seek(10);
    ASSERT_TRUE(arrives(10));
    session->edit({set("stage.4.process.1.angle", "15")}, "angle", true);
    session->live().run();
    ASSERT_TRUE(arrives(23));
    ASSERT_EQ(session->checked().plan->stages[3].events.size(), 1u);
    EXPECT_EQ(session->checked().plan->stages[3].events[0].at, 7);
    EXPECT_EQ(land(), headless(23));
}

TEST_F(Work, branches_keep_their_own_text_and_tick) {
    ASSERT_TRUE(arrives(23));
    session->live().seek(12);
    ASSERT_TRUE(arrives(12));
    session->branch("steep");
    session->edit({set("stage.4.process.1.angle", "10")}, "angle", false);
    ASSERT_TRUE(arrives(12));
    const std::string steep = land();
    session->switch_to("main");
    ASSERT_TRUE(arrives(12));
    const std::string main = land();
    EXPECT_NE(steep, main);
    session->switch_to("steep");
    ASSERT_TRUE(arrives(12));
    EXPECT_EQ(land(), steep);
    EXPECT_THROW(session->branch("steep"), Error);
    EXPECT_THROW(session->branch("no good name"), Error);
    EXPECT_THROW(session->drop_branch("steep"), Error);
    session->switch_to("main");
    session->drop_branch("steep");
    EXPECT_THROW(session->switch_to("steep"), Error);
}

TEST_F(Work, a_restart_goes_on_where_one_was) {
    ASSERT_TRUE(arrives(23));
    session->edit({set("seed", "9")}, "seed", false);
    ASSERT_TRUE(arrives(23));
    session->live().seek(9);
    ASSERT_TRUE(arrives(9));
    const std::string before = land();
    session->stop();
    session.reset();
    open(small_recipe());  // the file it came from has not changed
    ASSERT_TRUE(arrives(9));
    EXPECT_EQ(land(), before);
    EXPECT_EQ(session->checked().plan->seed, 9u);
    EXPECT_TRUE(session->can_undo());
    session->stop();
    session.reset();
    open(small_recipe(5));  // it has now
    ASSERT_TRUE(arrives(8));
    EXPECT_TRUE(session->can_undo());
}

TEST_F(Work, large_land_has_the_last_word_over_its_sketch) {
    board.enter(1);
    board.subscribe(1, {{"height"}, 1024, 120});
    ASSERT_TRUE(arrives(23));
    session->edit({set("grid.size", "[768, 768]")}, "size", false);
    ASSERT_TRUE(arrives(23));
    ASSERT_TRUE(soon([&] { return !session->sketching(); }));  // none can come from now on
    const auto shown = board.current();
    EXPECT_FALSE(shown->preview);
    EXPECT_EQ(shown->columns, 768);
}

}  // namespace
}  // namespace cuesta::studio

// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/commands.h"

#include <gtest/gtest.h>

#include <future>

#include "cuesta/base/json.h"
#include "cuesta/engine/snapshot.h"
#include "support/mutate.h"
#include "support/scratch_directory.h"
#include "support/studio_plan.h"

namespace cuesta::studio {
namespace {

struct Command : ::testing::Test {
    ScratchDirectory scratch;
    FramePublisher board{[] {}};
    ChartHistory charts;
    std::unique_ptr<Session> session;
    std::unique_ptr<Commands> commands;

    void SetUp() override {
        LiveHooks hooks;
        hooks.say = [](const char*, const std::string&) {};
        session =
            std::make_unique<Session>(builtin_registry(), std::make_unique<Project>(scratch / "p"),
                                      board, hooks, [](const Json&) {});
        session->start(small_recipe(), "began");
        commands = std::make_unique<Commands>(builtin_registry(), *session, board, charts,
                                              [](const Json&) {});
        board.enter(1);
        ASSERT_TRUE(arrives(23));
    }
    void TearDown() override {
        commands->stop();
        session->stop();
    }
    Json ask_text(const std::string& message) {
        const auto answered = std::make_shared<std::promise<std::string>>();
        commands->take(1, message, [answered](std::string text) { answered->set_value(text); });
        return Json::parse(answered->get_future().get());
    }
    Json ask(const Json& message) { return ask_text(message.dump()); }
    bool arrives(std::int64_t tick) {
        return soon([&] {
            const LiveState state = session->live().state();
            return state.tick == tick && !state.busy && !state.running &&
                   session->live().caught_up(session->live().shows(), tick);
        });
    }
};

TEST_F(Command, hello_tells_the_whole_state) {
    const Json hello = ask({{"id", 1}, {"do", "hello"}});
    EXPECT_TRUE(hello["ok"].get<bool>());
    EXPECT_EQ(hello["id"], 1);
    EXPECT_EQ(hello["text"], small_recipe());
    EXPECT_EQ(hello["ticks"], 23);
    EXPECT_EQ(hello["state"]["ticks"], 23);
    EXPECT_EQ(hello["structure"]["stages"].size(), 4u);
    EXPECT_EQ(hello["history"].size(), 1u);
    EXPECT_EQ(hello["branches"][0]["name"], "main");
    EXPECT_EQ(hello["grid"]["columns"], 32);
    EXPECT_TRUE(hello["sea_level"].is_null());
}

TEST_F(Command, the_clock_obeys) {
    EXPECT_TRUE(ask({{"id", 1}, {"do", "seek"}, {"tick", 5}})["ok"].get<bool>());
    EXPECT_TRUE(arrives(5));
    ask({{"do", "step"}, {"n", 3}});
    EXPECT_TRUE(arrives(8));
    ask({{"do", "run"}});
    EXPECT_TRUE(arrives(23));
    EXPECT_TRUE(ask({{"do", "pause"}})["ok"].get<bool>());
    EXPECT_TRUE(ask({{"do", "speed"}, {"steps_per_second", 10}})["ok"].get<bool>());
}

TEST_F(Command, texts_and_edits_answer_with_their_problems) {
    const Json bad = ask({{"id", 2}, {"do", "text"}, {"text", "name = \"x\"\nfoo = 1\n"}});
    EXPECT_EQ(bad["id"], 2);
    EXPECT_TRUE(bad.contains("error"));
    ASSERT_FALSE(bad["problems"].empty());
    EXPECT_EQ(bad["problems"][0]["line"], 2);
    const Json good = ask({{"do", "edit"},
                           {"edits", {{{"place", "stage.1.relief"}, {"value", "\"80 m\""}}}},
                           {"what", "relief"}});
    EXPECT_TRUE(good["ok"].get<bool>()) << good.dump();
    EXPECT_TRUE(commands->state()["can_undo"].get<bool>());
    EXPECT_NE(commands->text().find("80 m"), std::string::npos);
    EXPECT_TRUE(ask({{"do", "undo"}})["ok"].get<bool>());
    EXPECT_TRUE(commands->state()["can_redo"].get<bool>());
    EXPECT_TRUE(ask({{"do", "redo"}})["ok"].get<bool>());
}

TEST_F(Command, hands_on_the_ground_become_stages_and_events) {
    ask({{"do", "stroke"}, {"mode", "raise"}, {"path", {0.5, 0.5}}, {"radius", 60}});
    ASSERT_TRUE(arrives(24));
    EXPECT_EQ(session->checked().plan->stages.back().op->name, "brush");
    const Json act = ask({{"do", "act"},
                          {"op", "volcano"},
                          {"x", 0.3},
                          {"y", 0.6},
                          {"params", {{"radius", 80}, {"height", 40}}}});
    EXPECT_TRUE(act["ok"].get<bool>()) << act.dump();
    ASSERT_TRUE(arrives(25));
    const StagePlan& volcano = session->checked().plan->stages.back();
    EXPECT_EQ(volcano.op->name, "volcano");
    EXPECT_EQ(volcano.blend, Blend::add);
    EXPECT_EQ(std::get<double>(volcano.values.at("x")), 0.3);
    EXPECT_TRUE(ask({{"do", "act"}, {"op", "simulate"}}).contains("error"));
    EXPECT_TRUE(ask({{"do", "stroke"}, {"radius", -5}}).contains("error"));
}

TEST_F(Command, readings_are_answered) {
    EXPECT_EQ(ask({{"id", 1}, {"do", "cell"}, {"x", 50}, {"y", 50}})["x"], 5);
    EXPECT_FALSE(ask({{"do", "borehole"}, {"x", 50}, {"y", 50}})["layers"].empty());
    const Json section = {{"do", "section"}, {"points", {{0, 0}, {200, 100}}}};
    EXPECT_GT(ask(section)["columns"].size(), 20u);
    EXPECT_EQ(ask({{"do", "histogram"}, {"field", "slope"}, {"bins", 8}})["counts"].size(), 8u);
    EXPECT_FALSE(ask({{"do", "profile"}, {"x", 50}, {"y", 50}})["points"].empty());
    EXPECT_TRUE(ask({{"do", "charts"}})["points"].is_array());
    EXPECT_TRUE(ask({{"do", "cell"}, {"x", 5000}, {"y", 0}}).contains("error"));
    EXPECT_TRUE(ask({{"do", "histogram"}, {"field", "none"}}).contains("error"));
}

TEST_F(Command, looks_and_kept_slots_bring_frames) {
    EXPECT_TRUE(ask({{"do", "look"}, {"fields", {"height"}}, {"detail", 512}, {"rate", 120}})["ok"]
                    .get<bool>());
    std::string frame;
    ASSERT_TRUE(soon([&] { return !(frame = board.next(1)).empty(); }));
    EXPECT_NE(frame.find("\"slot\":\"live\""), std::string::npos);
    board.sent(1);
    EXPECT_EQ(ask({{"do", "keep"}, {"slot", "a"}})["tick"], 23);
    ASSERT_TRUE(soon([&] { return !(frame = board.next(1)).empty(); }));
    EXPECT_NE(frame.find("\"slot\":\"a\""), std::string::npos);
    EXPECT_TRUE(ask({{"do", "keep"}, {"slot", "c"}}).contains("error"));
}

TEST_F(Command, a_branch_is_kept_beside_the_run_which_stays_where_it_is) {
    ask({{"do", "branch"}, {"name", "steep"}});
    ask({{"do", "edit"},
         {"edits", {{{"kind", "set"}, {"place", "stage.1.relief"}, {"value", "\"400 m\""}}}},
         {"what", "relief"}});
    ASSERT_TRUE(arrives(23));
    ask({{"do", "seek"}, {"tick", 9}});
    ASSERT_TRUE(arrives(9));
    const Json kept = ask({{"id", 4}, {"do", "keep"}, {"slot", "b"}, {"branch", "main"}});
    EXPECT_EQ(kept["tick"], 23) << kept.dump();
    EXPECT_EQ(kept["branch"], "main");
    EXPECT_EQ(kept["edition"], 1);
    const Json state = Json::parse(commands->state().dump());
    EXPECT_EQ(state["tick"], 9);
    EXPECT_EQ(state["branch"], "steep");
    EXPECT_EQ(state["kept"]["b"]["branch"], "main");
    // The texts of both sides can be read, so that the page can say what differs.
    const Json edition = ask({{"do", "edition"}, {"edition", kept["edition"]}});
    EXPECT_EQ(edition["text"], small_recipe());
    EXPECT_EQ(edition["structure"]["stages"][0]["values"]["relief"], 200);
    EXPECT_TRUE(ask({{"do", "keep"}, {"slot", "b"}, {"branch", "none"}}).contains("error"));
    EXPECT_TRUE(ask({{"do", "keep"}, {"slot", "b"}, {"edition", 99}}).contains("error"));
    EXPECT_TRUE(ask({{"do", "edition"}, {"edition", 99}}).contains("error"));
}

TEST_F(Command, an_edition_that_is_kept_is_not_amended) {
    const auto edit = [&](const char* value) {
        ask({{"do", "edit"},
             {"edits", {{{"kind", "set"}, {"place", "stage.1.relief"}, {"value", value}}}},
             {"what", "relief"}});
        ASSERT_TRUE(arrives(23));
    };
    edit("\"300 m\"");
    const Json kept = ask({{"do", "keep"}, {"slot", "a"}});
    edit("\"310 m\"");
    const Json text = ask({{"do", "edition"}, {"edition", kept["edition"]}})["text"];
    EXPECT_EQ(text, small_recipe(20, "30 deg", "300 m"));
}

TEST_F(Command, branches_views_and_examples) {
    EXPECT_TRUE(ask({{"do", "branch"}, {"name", "other"}})["ok"].get<bool>());
    EXPECT_EQ(commands->state()["branch"], "other");
    EXPECT_TRUE(ask({{"do", "switch"}, {"name", "main"}})["ok"].get<bool>());
    EXPECT_TRUE(ask({{"do", "drop_branch"}, {"name", "other"}})["ok"].get<bool>());
    ask({{"do", "view"}, {"view", {{"sun", 12}}}});
    EXPECT_EQ(ask({{"do", "hello"}})["view"]["sun"], 12);
    EXPECT_TRUE(ask({{"do", "load_example"}, {"name", "none"}}).contains("error"));
    put_file(scratch / "p/files/r.toml", small_recipe(5));
    EXPECT_TRUE(ask({{"do", "open"}, {"file", "files/r.toml"}})["ok"].get<bool>());
    EXPECT_TRUE(arrives(8));
    for (const char* file : {"../x.toml", "studio.json", "/etc/passwd", "files/none.toml", ""})
        EXPECT_TRUE(ask({{"do", "open"}, {"file", file}}).contains("error")) << file;
}

TEST_F(Command, exports_are_made_from_where_it_stands) {
    const Json answer =
        ask({{"id", 9}, {"do", "export"}, {"outputs", {{{"field", "height"}, {"file", "h.r32"}}}}});
    ASSERT_TRUE(answer.contains("files")) << answer.dump();
    EXPECT_EQ(answer["id"], 9);
    std::string hash;
    session->live().between(
        [&](cuesta::Run& run) { hash = snapshot_name(run.plan, run.input_sha256, run.position); });
    EXPECT_EQ(answer["tick"], 23);
    const Json picture = ask({{"do", "picture"}, {"size", 64}});
    EXPECT_TRUE(picture.contains("file")) << picture.dump();
    for (const auto& entry : std::filesystem::directory_iterator(scratch / "p"))
        EXPECT_EQ(entry.path().extension() == ".tmp", false) << entry.path();
}

TEST_F(Command, r40_nonsense_is_answered_and_ends_nothing) {
    for (const char* text :
         {"", "{", "[]", "null", "3", "{}", R"({"do": 3})", R"({"do": "fly"})",
          R"({"id": "x", "do": "seek", "tick": "a"})", R"({"do": "seek", "tick": 1e300})",
          R"({"do": "look", "fields": 3})", R"({"do": "edit", "edits": {}})",
          R"({"do": "step", "n": -1})", R"({"do": "section", "points": [[1e308, 1], [2, 3]]})",
          R"({"do": "stroke", "path": null, "mode": "\u0000"})"}) {
        const Json answer = ask_text(text);
        EXPECT_TRUE(answer.contains("error")) << text << " " << answer.dump();
    }
    EXPECT_TRUE(ask({{"do", "hello"}})["ok"].get<bool>());
}

std::string nested(int levels) {
    return std::string(static_cast<std::size_t>(levels), '[') +
           std::string(static_cast<std::size_t>(levels), ']');
}

TEST_F(Command, brackets_without_end_are_refused_under_their_id) {
    for (const char* place :
         {R"("do":"stroke","x":)", R"("do":"act","op":"volcano","params":)",
          R"("do":"export","outputs":)", R"("do":"view","view":)", R"("do":"edit","edits":)",
          R"("do":"section","points":)", R"("do":"look","fields":)", R"("x":)"}) {
        const Json answer = ask_text(R"({"id":7,)" + std::string(place) + nested(16000) + "}");
        ASSERT_TRUE(answer.contains("error")) << place;
        EXPECT_NE(answer["error"].get<std::string>().find("levels of brackets"), std::string::npos);
        EXPECT_EQ(answer["id"], 7) << place;
    }
    // However deep, wherever the id stands, and only that of the message itself.
    EXPECT_EQ(ask_text(R"({"x":)" + nested(400000) + R"(,"id":"last"})")["id"], "last");
    EXPECT_FALSE(ask_text(R"({"x":[{"id":3}],"y":)" + nested(16000) + "}").contains("id"));
    EXPECT_EQ(ask_text(R"({"id":5,"do":)")["id"], 5);
    EXPECT_TRUE(ask({{"id", 8}, {"do", "hello"}})["ok"].get<bool>());
}

TEST_F(Command, a_view_that_the_project_could_not_hold_is_refused) {
    ask({{"do", "view"}, {"view", {{"sun", 12}}}});
    const Json large = ask({{"id", 3}, {"do", "view"}, {"view", std::string(200000, 'x')}});
    EXPECT_TRUE(large.contains("error"));
    EXPECT_EQ(ask({{"do", "hello"}})["view"]["sun"], 12);
    EXPECT_LT(std::filesystem::file_size(scratch / "p/studio.json"), 2000u);
    // The same for what else is kept: notes and the text itself.
    EXPECT_TRUE(
        ask({{"do", "text"}, {"text", "#"}, {"what", std::string(5000, 'x')}}).contains("error"));
    const std::string long_text = small_recipe() + "#" + std::string((1 << 20) - 200, 'x') + "\n";
    ask({{"do", "text"}, {"text", long_text}});
    const Json grown = ask({{"do", "stroke"},
                            {"mode", "raise"},
                            {"path", std::vector<double>(400, 0.123456789)},
                            {"radius", 60}});
    EXPECT_TRUE(grown.contains("error"));
    EXPECT_LE(std::filesystem::file_size(scratch / "p/recipe.toml"), std::uintmax_t{1} << 20);
}

}  // namespace
}  // namespace cuesta::studio

// SPDX-License-Identifier: Apache-2.0
#include "apps/studio/frame_publisher.h"

#include <gtest/gtest.h>

#include <thread>

namespace cuesta::studio {
namespace {

LandFrame land_with(FramePublisher& board, float value, std::int64_t tick) {
    const std::vector<float> row(64, value);
    const FieldSource source{"height", 64,    64,
                             false,    false, [&](std::int64_t) { return row.data(); }};
    LandFrame land;
    land.tick = tick;
    land.columns = land.rows = 64;
    land.maps[{"height", 1, land.window_of({})}] =
        make_map(source, 1, nullptr, board.next_version());
    return land;
}

struct Board : ::testing::Test {
    int pokes = 0;
    FramePublisher board{[this] { ++pokes; }};
    void SetUp() override {
        board.enter(1);
        board.subscribe(1, {{"height"}, 1024, 120});
    }
    static void wait_for_rate() { std::this_thread::sleep_for(std::chrono::milliseconds(10)); }
};

TEST_F(Board, r39_a_client_that_does_not_read_wishes_nothing) {
    board.publish(land_with(board, 1, 1));
    EXPECT_FALSE(board.next(1).empty());
    wait_for_rate();
    // Its frame has not gone out: the simulation has nothing to make for it.
    EXPECT_TRUE(board.wishes(true).empty());
    EXPECT_FALSE(board.due());
    for (int i = 0; i < 100; ++i) board.publish(land_with(board, static_cast<float>(i), i));
    EXPECT_TRUE(board.next(1).empty());
    board.sent(1);
    EXPECT_EQ(board.wishes(true).size(), 1u);
    const std::string newest = board.next(1);
    EXPECT_NE(newest.find("\"tick\":99"), std::string::npos);
}

TEST_F(Board, a_state_is_sent_once) {
    board.publish(land_with(board, 1, 1));
    EXPECT_EQ(pokes, 1);
    EXPECT_FALSE(board.next(1).empty());
    board.sent(1);
    wait_for_rate();
    EXPECT_TRUE(board.next(1).empty());
}

TEST_F(Board, who_has_not_looked_gets_nothing) {
    board.enter(2);
    board.publish(land_with(board, 1, 1));
    EXPECT_TRUE(board.next(2).empty());
    EXPECT_TRUE(board.next(99).empty());
}

TEST_F(Board, the_rate_of_a_client_is_kept) {
    board.subscribe(1, {{"height"}, 1024, 0.1});
    board.publish(land_with(board, 1, 1));
    EXPECT_FALSE(board.next(1).empty());
    board.sent(1);
    board.publish(land_with(board, 2, 2));
    EXPECT_TRUE(board.next(1).empty());  // ten seconds are not over
    EXPECT_FALSE(board.due());
    EXPECT_TRUE(board.wishes(false).empty());
    EXPECT_EQ(board.wishes(true).size(), 1u);
}

TEST_F(Board, a_new_look_is_a_wish_and_brings_the_state_again) {
    bool wished = false;
    board.on_wish = [&] { wished = true; };
    board.publish(land_with(board, 1, 1));
    board.next(1);
    board.sent(1);
    board.subscribe(1, {{"height", "water"}, 512, 120});
    EXPECT_TRUE(wished);
    EXPECT_EQ(board.wishes(true).size(), 2u);
}

TEST_F(Board, slow_fields_take_turns_while_the_land_moves_and_come_all_when_it_rests) {
    board.subscribe(1, {{"height"}, 1024, 120, {"wear", "none_such", "deposit"}});
    std::set<std::string> asked;
    for (int i = 0; i < 3; ++i) {
        const std::set<FramePublisher::Wish> wishes = board.wishes(false);
        ASSERT_EQ(wishes.size(), 2u) << "the height and one of the slow";
        for (const FramePublisher::Wish& wish : wishes) asked.insert(wish.field);
    }
    EXPECT_EQ(asked, (std::set<std::string>{"deposit", "height", "none_such", "wear"}));
    EXPECT_EQ(board.wishes(true).size(), 4u);
    EXPECT_EQ(board.looked_at().size(), 4u);
}

TEST_F(Board, a_kept_slot_goes_to_everybody_once) {
    Raster map;
    map.columns = map.rows = 64;
    map.samples.assign(64 * 64, 3);
    LandFrame head;
    head.tick = 5, head.columns = head.rows = 64;
    board.keep("a", head, {{"height", map}});
    const std::string frame = board.next(1);
    EXPECT_NE(frame.find("\"slot\":\"a\""), std::string::npos);
    EXPECT_NE(frame.find("\"tick\":5"), std::string::npos);
    board.sent(1);
    wait_for_rate();
    EXPECT_TRUE(board.next(1).empty());
    board.keep("a", head, {{"height", map}});
    EXPECT_FALSE(board.next(1).empty());
}

TEST_F(Board, what_comes_too_late_is_not_hung) {
    EXPECT_TRUE(board.publish_unless(land_with(board, 1, 1), [] { return false; }));
    EXPECT_FALSE(board.publish_unless(land_with(board, 2, 2), [] { return true; }));
    EXPECT_EQ(board.current()->tick, 1);
}

TEST_F(Board, a_client_that_left_is_forgotten) {
    board.leave(1);
    EXPECT_TRUE(board.wishes(true).empty());
    EXPECT_TRUE(board.looked_at().empty());
    EXPECT_FALSE(board.due());
}

}  // namespace
}  // namespace cuesta::studio

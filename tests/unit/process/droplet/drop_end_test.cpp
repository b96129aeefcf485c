// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_end.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

struct Window {
    std::vector<std::int32_t> cells = std::vector<std::int32_t>(2 * 32 * 32);
    DropWindow view() { return {cells.data(), cells.data() + 32 * 32, nullptr, 32, 31, 0}; }
    std::int32_t deposited(int x, int y) const {
        return cells[static_cast<std::size_t>(32 * y + x)];
    }
    std::int32_t eroded(int x, int y) const {
        return cells[static_cast<std::size_t>(32 * (32 + y) + x)];
    }
};
DropMap level() {
    return drop_map(20, 20, [](auto, auto) { return 1; });
}
Drop drop_at(float x, float y) {
    Drop drop;
    drop.x = x, drop.y = y, drop.dx = 0.6f, drop.dy = 0.8f, drop.load = 1000;
    return drop;
}

TEST(DropEnd, a_drop_leaves_over_the_side_it_stands_beyond) {
    const DropMap map = level();
    EXPECT_EQ(side_left(map, {-0.1f}, {5}), Side::west);
    EXPECT_EQ(side_left(map, {19}, {5}), Side::east);
    EXPECT_EQ(side_left(map, {5}, {-0.1f}), Side::north);
    EXPECT_EQ(side_left(map, {5}, {19.5f}), Side::south);
}

TEST(DropEnd, one_closed_side_is_a_wall_also_at_its_corners) {
    const DropMap map = level();
    DropRule rule;
    rule.closed[static_cast<std::size_t>(Side::north)] = true;
    EXPECT_TRUE(meets_wall(map, rule, {5}, {-0.1f}));
    EXPECT_TRUE(meets_wall(map, rule, {-0.1f}, {-0.1f}));
    EXPECT_FALSE(meets_wall(map, rule, {-0.1f}, {5}));
    EXPECT_FALSE(meets_wall(map, rule, {19.5f}, {19.5f}));
    rule.closed = {false, true, false, true};
    EXPECT_FALSE(meets_wall(map, rule, {5}, {-0.1f}));
    EXPECT_TRUE(meets_wall(map, rule, {19.5f}, {5}));
    EXPECT_TRUE(meets_wall(map, rule, {5}, {19.5f}));
}

// On an axis of frames only the first and the last one have a side.
TEST(DropEnd, a_drop_between_frames_has_left_nothing) {
    DropMap map;
    map.height = IntField({70'001, 3, 1});
    const DropAxis axis = map.axis_x();
    EXPECT_EQ(axis.last, 67 * 1024);
    EXPECT_EQ(axis.last_cells, 70'000 - axis.last);
    EXPECT_EQ(side_left(map, {-0.1f, 0}, {1}), Side::west);
    EXPECT_EQ(side_left(map, {axis.last_cells, axis.last}, {1}), Side::east);
    EXPECT_EQ(side_left(map, {axis.last_cells, 1024}, {-0.1f}), Side::north);
    DropRule rule;
    rule.closed = {true, true, false, false};
    EXPECT_TRUE(meets_wall(map, rule, {axis.last_cells, axis.last}, {1}));
    EXPECT_FALSE(meets_wall(map, rule, {1023.5f, 1024}, {-0.1f}));
}

TEST(DropEnd, counts_why) {
    DropTally tally;
    count_end(tally, DropFate::stays);
    count_end(tally, DropFate::ended | DropFate::stuck | DropFate::dry);
    count_end(tally, DropFate::ended | DropFate::dry);
    count_end(tally, DropFate::ended | DropFate::limited);
    EXPECT_EQ(tally.in_pits, 1);
    EXPECT_EQ(tally.dry, 1);
    EXPECT_EQ(tally.at_path_end, 1);
}

TEST(DropEnd, the_load_goes_where_the_rule_says) {
    const DropMap map = level();
    DropRule rule;
    for (const DropResidual residual :
         {DropResidual::spread, DropResidual::bilinear, DropResidual::discard}) {
        rule.residual = residual;
        Window window;
        DropTally tally;
        end_drop(map, rule, {}, drop_at(5.25f, 7.5f), DropFate::ended, window.view(), nullptr,
                 tally);
        EXPECT_EQ(tally.discarded, residual == DropResidual::discard ? 1000 : 0);
        // What the brush will spread is eroded below 0.
        EXPECT_EQ(window.eroded(6, 8), residual == DropResidual::spread ? -125 : 0);
        EXPECT_EQ(window.deposited(6, 8), residual == DropResidual::bilinear ? 125 : 0);
    }
}

TEST(DropEnd, at_a_closed_border_it_stays_on_the_map) {
    const DropMap map = level();
    DropRule rule;
    rule.residual = DropResidual::bilinear;
    Window window;
    DropTally tally;
    end_drop(map, rule, {}, drop_at(19.4f, 7), DropFate::left, window.view(), nullptr, tally);
    EXPECT_EQ(tally.lost[static_cast<std::size_t>(Side::east)], 1000);
    EXPECT_EQ(tally.left, 1);
    rule.closed[static_cast<std::size_t>(Side::east)] = true;
    end_drop(map, rule, {}, drop_at(19.4f, 7), DropFate::left, window.view(), nullptr, tally);
    EXPECT_EQ(tally.at_border, 1);
    EXPECT_EQ(tally.left, 1);
    std::int32_t sum = 0;  // back by its last step, to (18.8, 6.2)
    for (int y = 6; y <= 7; ++y)
        for (int x = 18; x <= 19; ++x) sum += window.deposited(x, y);
    EXPECT_EQ(sum, 1000);
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_list.h"

#include <gtest/gtest.h>

#include <set>

namespace cuesta {
namespace {

Drop drop_of(int i) {
    Drop drop;
    drop.x = static_cast<float>(i), drop.y = static_cast<float>(-i), drop.load = 7 * i;
    return drop;
}

TEST(DropList, keeps_drops_through_growth_and_takes_all_of_another) {
    DropList list, other;
    for (int i = 0; i < 100; ++i) list.add(drop_of(i));
    for (int i = 100; i < 140; ++i) other.add(drop_of(i));
    list.take(other);
    EXPECT_EQ(list.size(), 140);
    EXPECT_EQ(list.blocks(), 5);
    EXPECT_EQ(other.size(), 0);
    for (int i = 0; i < 140; ++i) EXPECT_EQ(list.get(i).load, 7 * i);
}

TEST(DropList, gaps_are_closed_by_the_last_ones_and_nobody_is_lost) {
    const std::vector<std::vector<std::int64_t>> cases = {
        {}, {0}, {69}, {3, 40, 41}, {0, 1, 2, 68, 69}, {10, 67, 68, 69}};
    for (const auto& gaps : cases) {
        DropList list;
        list.divide_by_kind();
        std::set<int> left;
        for (int i = 0; i < 70; ++i) {
            const DropLoads loads{i, 2 * i};
            list.add(drop_of(i), &loads);
            left.insert(i);
        }
        for (const std::int64_t gap : gaps) left.erase(static_cast<int>(gap));
        list.close_gaps(gaps);
        ASSERT_EQ(list.size(), static_cast<std::int64_t>(left.size()));
        for (std::int64_t i = 0; i < list.size(); ++i) {
            const int which = static_cast<int>(list.get(i).x);
            EXPECT_EQ(left.erase(which), 1u) << which;
            EXPECT_EQ(list.loads(i)[1], 2 * which);
        }
        EXPECT_TRUE(left.empty());
    }
    DropList all;
    for (int i = 0; i < 3; ++i) all.add(drop_of(i));
    all.close_gaps({0, 1, 2});
    EXPECT_EQ(all.size(), 0);
}

TEST(DropList, drops_keep_the_frames_they_count_from) {
    DropList list, other;
    list.count_by_frame(), other.count_by_frame();
    for (int i = 0; i < 70; ++i) {
        Drop drop = drop_of(i);
        drop.frame_x = 1024 * i, drop.frame_y = 2048 * i;
        (i < 40 ? list : other).add(drop);
    }
    list.take(other);
    list.close_gaps({3, 68});
    for (std::int64_t i = 0; i < list.size(); ++i) {
        const Drop drop = list.get(i);
        EXPECT_EQ(drop.frame_x, 1024 * static_cast<int>(drop.x));
        EXPECT_EQ(drop.frame_y, 2 * drop.frame_x);
    }
    EXPECT_EQ(DropList().frames(0), nullptr);
}

TEST(DropList, one_that_is_added_anew_carries_nothing_of_who_was_there_before) {
    DropList list;
    list.divide_by_kind();
    const DropLoads loads{5, 6};
    list.add(drop_of(1), &loads);
    list.close_gaps({0});
    list.add(drop_of(2));
    EXPECT_EQ(list.loads(0), DropLoads{});
}

}  // namespace
}  // namespace cuesta

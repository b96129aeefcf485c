// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/contraction.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <set>

namespace cuesta::flow {
namespace {

Saddle saddle(Label a, Label b, std::int32_t height, CellId id) {
    return {a, b, height, height - 1, id, id + 1};
}

TEST(contraction, closed_basins_hang_on_the_open_one_over_their_lowest_saddles) {
    //  0 open --9-- 1 open;  2 --3-- 3 --4-- 0;  2 --5-- 1: settled without asking anybody
    const std::vector<Saddle> saddles{saddle(0, 1, 9, 10), saddle(2, 3, 3, 20), saddle(3, 0, 4, 30),
                                      saddle(2, 1, 5, 40)};
    const Contraction found(saddles, {true, true, false, false});
    EXPECT_EQ(found.group(2), 0u);
    EXPECT_EQ(found.group(3), 0u);
    EXPECT_EQ(found.across(), std::vector<std::uint32_t>{3});  // 9 is higher than 5
    // Group 0 spills over that, from basin 2: basin 0 now spills towards 2.
    const std::vector<std::uint8_t> leaves{leaves_high};
    const Spills spills = found.spread({7, 7, 0, 0}, leaves);
    EXPECT_EQ(spills.saddle, (std::vector<std::uint32_t>{2, no_saddle, 3, 1}));
    EXPECT_EQ(spills.level, (std::vector<std::int32_t>{7, 7, 7, 7}));
}

// Contracted in parts and put together again, a random graph has the tree it has as a whole. Equal
// heights are the rule: there are three of them.
TEST(contraction, keeps_the_tree_and_the_levels_of_the_whole) {
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const Label count = 3 + static_cast<Label>(random() % 30);
        const auto height = [&] { return static_cast<std::int32_t>(1 + random() % 3); };
        std::vector<Saddle> saddles;
        for (Label i = 1; i < count; ++i)
            saddles.push_back(saddle(i, static_cast<Label>(random() % i), height(), 10 * i));
        for (CellId i = 0; i < 3 * count; ++i) {
            const Label a = static_cast<Label>(random() % count);
            const Label b = static_cast<Label>(random() % count);
            if (a != b) saddles.push_back(saddle(a, b, height(), 1000 + 10 * i));
        }
        // The whole: 0 is the sea, all else is closed.
        std::vector<bool> sea(count, false);
        sea[0] = true;
        const std::vector<std::int32_t> bottom(count, std::numeric_limits<std::int32_t>::min());
        const Spills whole = Contraction(saddles, sea).spread(bottom, {});
        // A part of the map has no saddle between two of its open basins' own; some are open.
        std::vector<bool> open = sea;
        for (Label i = 1; i < count; ++i) open[i] = random() % 3 == 0;
        const Contraction part(saddles, open);
        std::vector<Saddle> across;
        for (const std::uint32_t i : part.across()) {
            across.push_back(saddles[i]);
            across.back().basin_high = part.group(across.back().basin_high);
            across.back().basin_low = part.group(across.back().basin_low);
        }
        // Basins that are closed in the part are not in the graph that others see.
        std::vector<Label> place(count, 0);
        std::vector<Label> back;
        for (Label i = 0; i < count; ++i)
            if (open[i]) place[i] = static_cast<Label>(back.size()), back.push_back(i);
        for (Saddle& one : across)
            one.basin_high = place[one.basin_high], one.basin_low = place[one.basin_low];
        std::vector<bool> last(back.size(), false);
        last[0] = true;
        const std::vector<std::int32_t> low(back.size(), std::numeric_limits<std::int32_t>::min());
        const Spills others = Contraction(across, last).spread(low, {});
        std::vector<std::int32_t> level(count, 0);
        for (std::size_t i = 0; i < back.size(); ++i) level[back[i]] = others.level[i];
        std::vector<std::uint8_t> leaves(across.size(), 0);
        for (std::uint32_t i = 0; i < across.size(); ++i) {
            if (others.saddle[across[i].basin_high] == i) leaves[i] |= leaves_high;
            if (others.saddle[across[i].basin_low] == i) leaves[i] |= leaves_low;
        }
        const Spills again = part.spread(level, leaves);
        EXPECT_EQ(again.level, whole.level);
        EXPECT_EQ(again.saddle, whole.saddle);
        EXPECT_LT(part.across().size(), back.size());
    }
}

TEST(contraction, the_lowest_saddles_make_a_tree) {
    const std::vector<Saddle> saddles{saddle(0, 1, 5, 10), saddle(1, 2, 4, 20), saddle(0, 2, 6, 30),
                                      saddle(0, 1, 5, 8)};
    const auto tree = lowest_saddles(3, saddles);
    EXPECT_EQ(std::set<std::uint32_t>(tree.begin(), tree.end()), (std::set<std::uint32_t>{1, 3}));
}

}  // namespace
}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basin_tree.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

namespace cuesta::flow {
namespace {

Basins basins_of(std::vector<std::int32_t> heights) {
    Basins basins;
    for (std::size_t i = 0; i < heights.size(); ++i)
        basins.pit_of.push_back(static_cast<CellId>(100 * i));
    basins.height_of = std::move(heights);
    return basins;
}

Saddle saddle(Label a, Label b, std::int32_t height, CellId id) {
    return {a, b, height, height - 1, id, id + 1};
}

TEST(basin_tree, basins_spill_over_their_lowest_saddles) {
    //  2 --5-- 3 --8-- sea --7-- 4        and 2 --9-- sea, which nobody takes
    const Basins basins = basins_of({1, 2, 3});
    const std::vector<Saddle> saddles{saddle(2, 3, 5, 10), saddle(3, 1, 8, 20), saddle(4, 1, 7, 30),
                                      saddle(2, 1, 9, 40), saddle(2, 3, 6, 50)};
    const BasinTree tree = span_basins(basins, saddles, true);
    EXPECT_EQ(tree.root, sea_basin);
    EXPECT_EQ(tree.spills_into(2), 3u);
    EXPECT_EQ(tree.spills_into(3), sea_basin);
    EXPECT_EQ(tree.spills_into(4), sea_basin);
    EXPECT_FALSE(tree.has_saddle(sea_basin));
    EXPECT_EQ(tree.level[3], 8);
    EXPECT_EQ(tree.level[2], 8);  // one lake with 3: its own saddle is lower
    EXPECT_EQ(tree.level[4], 7);
    EXPECT_EQ(tree.level[sea_basin], std::numeric_limits<std::int32_t>::min());
    EXPECT_EQ(tree.saddle[2].high, 10u);
    EXPECT_EQ(tree.saddle[3].high, 20u);
}

TEST(basin_tree, a_hanging_lake_stands_higher_than_the_one_below) {
    const BasinTree tree =
        span_basins(basins_of({1, 2}), std::vector{saddle(2, 1, 4, 10), saddle(3, 2, 9, 20)}, true);
    EXPECT_EQ(tree.level[2], 4);
    EXPECT_EQ(tree.level[3], 9);
    EXPECT_EQ(tree.spills_into(3), 2u);
}

TEST(basin_tree, without_sea_the_lowest_pit_is_the_root) {
    const BasinTree tree = span_basins(
        basins_of({5, 2, 2}), std::vector{saddle(2, 3, 9, 10), saddle(4, 3, 7, 20)}, false);
    EXPECT_EQ(tree.root, 3u);  // of two at height 2 the one with the smaller id
    EXPECT_EQ(tree.level[3], 2);
    EXPECT_EQ(tree.level[2], 9);
    EXPECT_EQ(tree.level[4], 7);
    EXPECT_FALSE(tree.has_saddle(3));
}

// For each basin the lowest highest saddle on the way to the sea, relaxed until nothing moves.
TEST(basin_tree, levels_are_the_lowest_ways_to_the_sea) {
    std::mt19937 random(3);
    for (int round = 0; round < 20; ++round) {
        const Label count = 40;
        std::vector<std::int32_t> heights;
        std::vector<Saddle> saddles;
        for (Label i = first_pit; i < count; ++i) {
            heights.push_back(0);
            saddles.push_back(saddle(i, 1 + static_cast<Label>(random() % (i - 1)),
                                     static_cast<std::int32_t>(1 + random() % 50), 10 * i));
        }
        for (CellId i = 0; i < 80; ++i) {
            const Label a = 1 + static_cast<Label>(random() % (count - 1));
            const Label b = 1 + static_cast<Label>(random() % (count - 1));
            if (a != b)
                saddles.push_back(
                    saddle(a, b, static_cast<std::int32_t>(1 + random() % 50), 1000 + 10 * i));
        }
        const BasinTree tree = span_basins(basins_of(heights), saddles, true);
        std::vector<std::int32_t> level(count, std::numeric_limits<std::int32_t>::max());
        level[sea_basin] = std::numeric_limits<std::int32_t>::min();
        for (bool moved = true; moved;) {
            moved = false;
            for (const Saddle& one : saddles)
                for (const auto& [from, to] : {std::pair{one.basin_high, one.basin_low},
                                               std::pair{one.basin_low, one.basin_high}}) {
                    const std::int32_t over = std::max(level[from], one.height);
                    if (over < level[to]) level[to] = over, moved = true;
                }
        }
        for (Label i = first_pit; i < count; ++i) {
            EXPECT_EQ(tree.level[i], level[i]);
            EXPECT_EQ(tree.level[i],
                      std::max(tree.level[tree.spills_into(i)], tree.saddle[i].height));
        }
        // The order of the list does not matter.
        std::reverse(saddles.begin(), saddles.end());
        const BasinTree again = span_basins(basins_of(heights), saddles, true);
        for (Label i = first_pit; i < count; ++i)
            EXPECT_EQ(tree.spills_into(i), again.spills_into(i));
        EXPECT_EQ(tree.level, again.level);
    }
}

TEST(basin_tree, without_any_pit_there_is_the_sea_alone) {
    const BasinTree tree = span_basins(Basins{}, {}, true);
    EXPECT_EQ(tree.root, sea_basin);
    EXPECT_EQ(tree.saddle.size(), 2u);
}

}  // namespace
}  // namespace cuesta::flow

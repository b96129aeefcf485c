// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/block_depressions.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <set>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

// Calls body(depressions, drainage, communicator) on every block, one after the other.
template <class Body>
void on_blocks(const FlowMap& map, int across, int down, Body&& body) {
    std::mutex guard;
    test::each_drained_block(map, across, down, [&](Drainage& drainage, Communicator& comm) {
        BlockDepressions found = split_depressions(drainage, comm);
        const std::lock_guard lock(guard);
        body(found, drainage, comm);
    });
}

TEST(block_depressions, one_block_shares_nothing) {
    const FlowMap map = test::random_map(40, 30, Ground::rough);
    on_blocks(map, 1, 1, [](const BlockDepressions& found, const Drainage& drainage, auto&) {
        EXPECT_EQ(found.shared.basins(), first_pit);
        EXPECT_TRUE(found.sides.empty());
        for (Label label = first_pit; label < drainage.basins().count(); ++label)
            EXPECT_TRUE(found.is_closed(label));
    });
}

TEST(block_depressions, a_bowl_that_joins_one_on_the_rim_is_a_leaf) {
    // Blocks of six columns. Pits: 1 in the first, alone; 2 and 3, of which the second lies across
    // the rim and is the lower way out of the first.
    const auto map = flow_map(12, 3, {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,  //
                                      8, 3, 9, 4, 6, 2, 3, 7, 9, 9, 5, 9,  //
                                      9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9});
    on_blocks(map, 2, 1, [](BlockDepressions& found, const Drainage& drainage, Communicator& comm) {
        // Leaves: the bowl at 3, the one on the rim; that at 1 is closed and spills to the border.
        ASSERT_EQ(found.shared.basins(), first_pit + 2);
        std::map<CellId, Label> leaf_of_pit;
        for (Label leaf = first_pit; leaf < found.shared.basins(); ++leaf)
            leaf_of_pit[found.shared.pit_of(leaf)] = leaf;
        ASSERT_TRUE(leaf_of_pit.contains(15) && leaf_of_pit.contains(17));
        const Label bowl = leaf_of_pit[15], rim = leaf_of_pit[17];
        EXPECT_TRUE(found.is_top[bowl]);
        EXPECT_FALSE(found.is_top[rim]);
        EXPECT_EQ(found.shared[bowl].spill, 6);
        EXPECT_EQ(found.shared[bowl].sibling, rim);
        if (comm.rank() != 0) return;
        const Frame& frame = drainage.frame();
        const auto label = [&](std::int64_t x) {
            return drainage.basins().label[frame.cell(x, 1)];
        };
        EXPECT_EQ(found.leaf_of[label(1)], sea_basin);
        EXPECT_TRUE(found.is_closed(label(1)));
        EXPECT_EQ(found.leaf_of[label(3)], bowl);
        EXPECT_EQ(found.top_of[bowl], label(3));
        EXPECT_EQ(found.leaf_of[label(5)], rim);
        EXPECT_EQ(found.across(bowl), drainage.basins().map_number(label(5)));
        EXPECT_EQ(found.across(rim), drainage.basins().map_number(label(3)));
    });
}

// Spill heights of the depressions of a tree, by the pits under them.
using Spills = std::map<std::set<CellId>, std::int64_t>;

std::vector<std::set<CellId>> pits_under(const DepressionTree& tree,
                                         std::vector<std::set<CellId>> of_leaf) {
    for (Node node = tree.basins(); node < tree.size(); ++node) {
        std::set<CellId> pits = of_leaf[tree[node].halves[0]];
        pits.insert(of_leaf[tree[node].halves[1]].begin(), of_leaf[tree[node].halves[1]].end());
        of_leaf.push_back(std::move(pits));
    }
    return of_leaf;
}

Spills all_spills(const FlowMap& map, int across, int down) {
    Spills spills;
    std::map<Label, std::set<CellId>> of_leaf;  // pits under shared leaves
    const auto note = [&](const std::set<CellId>& pits, std::int64_t spill) {
        if (pits.empty()) return;
        EXPECT_EQ(spills.try_emplace(pits, spill).first->second, spill);
    };
    on_blocks(map, across, down, [&](BlockDepressions& found, const Drainage& drainage, auto&) {
        const Basins& basins = drainage.basins();
        std::vector<std::set<CellId>> own(basins.count());
        for (Label label = first_pit; label < basins.own_end(); ++label) {
            if (found.leaf_of[label] != sea_basin)
                of_leaf[found.leaf_of[label]].insert(basins.pit_of[label - first_pit]);
            if (found.is_closed(label)) own[label] = {basins.pit_of[label - first_pit]};
        }
        const auto under = pits_under(found.local, own);
        for (Node node = first_pit; node < found.local.size(); ++node)
            note(under[node], found.local[node].spill);
    });
    on_blocks(map, across, down, [&](BlockDepressions& found, auto&, Communicator& comm) {
        if (comm.rank() != 0) return;
        std::vector<std::set<CellId>> leaves(found.shared.basins());
        for (const auto& [leaf, pits] : of_leaf) leaves[leaf] = pits;
        const auto under = pits_under(found.shared, leaves);
        for (Node node = first_pit; node < found.shared.size(); ++node)
            note(under[node], found.shared[node].spill);
    });
    return spills;
}

TEST(block_depressions, together_they_are_those_of_the_whole_map) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::hilly}) {
            const FlowMap map = test::random_map(36, 31, ground, edges, 12);
            const Spills whole = all_spills(map, 1, 1);
            for (const auto& [across, down] : {std::pair{2, 2}, {3, 4}, {1, 7}})
                EXPECT_EQ(all_spills(map, across, down), whole);
        }
}

}  // namespace
}  // namespace cuesta::flow

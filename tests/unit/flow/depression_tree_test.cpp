// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/depression_tree.h"

#include <gtest/gtest.h>

#include "cuesta/flow/block_depressions.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map;

// Two bowls with a sill of 6 between them and one of 8 to the border; pits are cells 8 and 12.
const FlowMap two = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                    9, 3, 4, 6, 4, 2, 8,  //
                                    9, 9, 9, 9, 9, 9, 9});

template <class Body>
void with_tree(const FlowMap& map, Body&& body) {
    test::each_block(
        map, 1, 1,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            ASSERT_TRUE(drainage.has_depressions());
            BlockDepressions all = split_depressions(drainage, comm);
            body(all.local, drainage);
        });
}

Label basin_at(const Drainage& drainage, std::int64_t x, std::int64_t y) {
    return drainage.basins().label[drainage.frame().cell(x, y)];
}

TEST(depression_tree, two_bowls_are_the_halves_of_one) {
    with_tree(two, [](const DepressionTree& tree, const Drainage& drainage) {
        const Label west = basin_at(drainage, 1, 1), east = basin_at(drainage, 5, 1);
        ASSERT_EQ(tree.size(), tree.basins() + 1u);
        const Node whole = tree.basins();
        EXPECT_EQ(tree[west].spill, 6);
        EXPECT_EQ(tree[east].spill, 6);
        EXPECT_EQ(tree[whole].spill, 8);
        EXPECT_EQ(tree[west].parent, whole);
        EXPECT_EQ(tree[west].sibling, east);
        EXPECT_EQ(tree[west].across, east);
        EXPECT_EQ(tree[whole].across, sea_basin);
        EXPECT_EQ(tree.pit_of(whole), 12u);
        EXPECT_EQ(tree.floor_of(whole), 2);
        EXPECT_EQ(tree.lowest_above(west, 4), west);
        EXPECT_EQ(tree.lowest_above(west, 6), whole);
        EXPECT_EQ(tree.lowest_above(west, 8), Depression::none);
    });
}

TEST(depression_tree, what_is_poured_is_held_or_has_left_in_any_order) {
    for (const bool west_first : {true, false})
        with_tree(two, [&](DepressionTree& tree, const Drainage& drainage) {
            const Label west = basin_at(drainage, 1, 1), east = basin_at(drainage, 5, 1);
            const Node whole = tree.basins();
            tree[west].capacity = 5, tree[east].capacity = 6, tree[whole].capacity = 21;
            std::int64_t left = 0;
            if (west_first) left += tree.pour(west, 7);
            left += tree.pour(east, 3);
            if (!west_first) left += tree.pour(west, 7);
            EXPECT_EQ(left, 0);
            EXPECT_EQ(tree[west].water, 5);
            EXPECT_EQ(tree[east].water, 5);
            EXPECT_EQ(tree.waters().nodes, (std::vector<Node>{west, east}));
            EXPECT_EQ(tree.pour(west, 20), 9);
            EXPECT_TRUE(tree[whole].is_full());
            const DepressionTree::Waters waters = tree.waters();
            EXPECT_EQ(waters.nodes, std::vector<Node>{whole});
            EXPECT_EQ(waters.of_basin[west], 0u);
            EXPECT_EQ(waters.of_basin[sea_basin], DepressionTree::no_water);
        });
}

}  // namespace
}  // namespace cuesta::flow

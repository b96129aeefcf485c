// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/basins.h"

#include <gtest/gtest.h>

#include "cuesta/base/parallel.h"
#include "cuesta/flow/messages.h"
#include "cuesta/flow/receivers.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::flow_map, test::Ground;

struct Labelled {
    std::vector<Label> label;
    std::vector<CellId> pit_of;  // by number of the map
    std::vector<std::int32_t> height_of;
    std::vector<CellId> root;  // the pit of each cell, nowhere if it is not in a depression
};

Labelled label(const FlowMap& map, int across = 1, int down = 1) {
    Labelled out;
    out.label.resize(map.z.size()), out.root.resize(map.z.size());
    test::each_block(
        map, across, down,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            const Frame frame(map.grid, block);
            Plane<Direction> directions;
            fill_ring(surface, frame, comm);
            find_receivers(surface, frame, land, directions);
            exchange_ring(directions, frame, comm, gap);
            Basins basins;
            label_basins(directions, surface, frame, comm, basins);
            const auto pits = gather_all(comm, basins.pit_of);
            const auto number = [&](Cell cell) { return basins.map_number(basins.label[cell]); };
            const auto root = [&](Cell cell) {
                return number(cell) < first_pit ? Frame::nowhere : pits[number(cell) - first_pit];
            };
            test::collect_block(map, frame, out.label,
                                [&](Cell cell, auto, auto) { return number(cell); });
            // The ring says the same as the blocks that own it.
            Plane<Label> numbers;
            numbers.resize(frame);
            for (std::int64_t y = 0; y < frame.rows(); ++y)
                for (std::int64_t x = 0; x < frame.columns(); ++x)
                    numbers[frame.cell(x, y)] = number(frame.cell(x, y));
            exchange_ring(numbers, frame, comm, no_basin);
            for (const Cell cell : frame.ring()) EXPECT_EQ(numbers[cell], number(cell));
            test::collect_block(map, frame, out.root,
                                [&](Cell cell, auto, auto) { return root(cell); });
            const auto heights = gather_all(comm, basins.height_of);
            if (comm.rank() == 0) out.pit_of = pits, out.height_of = heights;
        });
    return out;
}

TEST(basins, two_bowls_and_the_sea) {
    const auto map = flow_map(7, 3, {9, 9, 9, 9, 9, 9, 9,  //
                                     9, 5, 3, 7, 4, 5, 9,  //
                                     9, 9, 9, 9, 9, 9, 9});
    const Labelled found = label(map);
    ASSERT_EQ(found.pit_of.size(), 2u);
    EXPECT_EQ(found.pit_of[0], 9u);
    EXPECT_EQ(found.pit_of[1], 11u);
    EXPECT_EQ(found.height_of[0], 3);
    EXPECT_EQ(found.height_of[1], 4);
    EXPECT_EQ(found.label[8], found.label[9]);
    EXPECT_EQ(found.label[10], found.label[9]);  // by 4 to the west rather than by 3 to the east
    EXPECT_EQ(found.label[12], found.label[11]);
    EXPECT_NE(found.label[9], found.label[11]);
    EXPECT_EQ(found.label[0], sea_basin);
    EXPECT_EQ(found.label[20], sea_basin);
}

TEST(basins, gaps_belong_to_no_basin) {
    auto map = flow_map(3, 3, std::vector<std::int32_t>(9, 4), Edges::closed);
    map.gaps.assign(9, 0);
    map.gaps[8] = 1;
    const Labelled found = label(map);
    EXPECT_EQ(found.label[8], no_basin);
    EXPECT_EQ(found.label[4], sea_basin);  // beside the gap
    EXPECT_EQ(found.root[0], 0u);
}

// Down the receivers one by one, on the whole map.
TEST(basins, every_cell_has_the_label_of_where_its_way_ends) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap})
        for (const Ground ground : {Ground::rough, Ground::stepped, Ground::dead_flat}) {
            const FlowMap map = test::random_map(150, 70, ground, edges, 5);
            for (const int threads : {1, 3}) {
                set_thread_count(threads);
                const Labelled found = label(map);
                std::vector<Direction> direction(map.z.size());
                test::each_block(map, 1, 1,
                                 [&](IntField& surface, const Block& block, Communicator& comm,
                                     const Land& land) {
                                     const Frame frame(map.grid, block);
                                     Plane<Direction> directions;
                                     fill_ring(surface, frame, comm);
                                     find_receivers(surface, frame, land, directions);
                                     test::collect_block(
                                         map, frame, direction,
                                         [&](Cell cell, auto, auto) { return directions[cell]; });
                                 });
                for (std::size_t i = 0; i < map.z.size(); ++i) {
                    std::size_t end = i;
                    while (has_receiver(direction[end]))
                        end = *test::neighbour(map, end, direction[end]);
                    if (direction[end] == outlet)
                        ASSERT_EQ(found.label[i], sea_basin);
                    else
                        ASSERT_EQ(found.root[i], end);
                }
            }
        }
    set_thread_count(0);
}

TEST(basins, blocks_find_the_same_pits) {
    for (const Ground ground : {Ground::stepped, Ground::hilly}) {
        const FlowMap map = test::random_map(61, 47, ground, Edges::wrap, 9);
        const Labelled one = label(map);
        for (const auto& [across, down] : {std::pair{2, 1}, {2, 2}, {5, 7}, {1, 16}, {61, 1}}) {
            const Labelled cut = label(map, across, down);
            EXPECT_EQ(one.root, cut.root);
            EXPECT_EQ(one.pit_of.size(), cut.pit_of.size());
        }
    }
}

}  // namespace
}  // namespace cuesta::flow

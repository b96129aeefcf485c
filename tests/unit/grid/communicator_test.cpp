// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/communicator.h"

#include <gtest/gtest.h>

#include <limits>
#include <utility>
#include <vector>

#include "support/halo_definition.h"

namespace cuesta {
namespace {

using test::field_before_exchange;
using test::wrong_samples;

TEST(SingleCommunicator, halos_follow_edges_and_outside_rule) {
    const std::vector<std::pair<int, int>> sizes = {{1, 1}, {1, 5}, {5, 1}, {7, 6}, {2, 2}};
    for (const auto& [columns, rows] : sizes)
        for (const Edges edges :
             {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x, Edges::wrap_y})
            for (const Outside outside : {Outside::repeat, Outside::zero})
                for (const int halo : {0, 1, 3, 16}) {
                    const Grid grid{.columns = columns, .rows = rows, .edges = edges};
                    SingleCommunicator comm(grid);
                    Field field = field_before_exchange(whole(grid), halo);
                    comm.exchange(field, outside);
                    ASSERT_EQ(wrong_samples(field, grid, whole(grid), outside), 0)
                        << columns << "x" << rows << " halo " << halo << " " << to_text(edges);
                }
}

TEST(SingleCommunicator, halos_go_over_poles_if_asked) {
    for (const auto& [columns, rows] : std::vector<std::pair<int, int>>{{2, 1}, {8, 5}, {6, 2}})
        for (const Outside outside : {Outside::repeat, Outside::zero, Outside::over_poles})
            for (const int halo : {1, 2, 5}) {
                const Grid grid{.columns = columns, .rows = rows, .edges = Edges::polar};
                SingleCommunicator comm(grid);
                Field field = field_before_exchange(whole(grid), halo);
                comm.exchange(field, outside);
                ASSERT_EQ(wrong_samples(field, grid, whole(grid), outside), 0) << columns;
            }
    // One pole: the other side is a wall.
    const Grid north{
        .columns = 4, .rows = 3, .edges = {Edge::wrap, Edge::wrap, Edge::polar, Edge::closed}};
    SingleCommunicator comm(north);
    Field field = field_before_exchange(whole(north), 1);
    comm.exchange(field, Outside::over_poles);
    EXPECT_EQ(field.at(0, -1), 3);
    EXPECT_EQ(field.at(3, -1), 2);
    EXPECT_EQ(field.at(-1, -1), 2);
    EXPECT_EQ(field.at(1, 3), field.at(1, 2));
}

TEST(SingleCommunicator, corners_by_hand) {
    // 1 2      wrapped, halo 1:   102 101 102 101
    // 101 102                       2   1   2   1   and so on
    const Grid grid{.columns = 2, .rows = 2, .edges = Edges::wrap};
    SingleCommunicator comm(grid);
    Field field = field_before_exchange(whole(grid), 1);
    comm.exchange(field);
    EXPECT_EQ(field.at(-1, -1), 102);
    EXPECT_EQ(field.at(0, -1), 101);
    EXPECT_EQ(field.at(2, -1), 101);
    EXPECT_EQ(field.at(-1, 0), 2);
    EXPECT_EQ(field.at(2, 2), 1);
}

TEST(SingleCommunicator, several_fields_are_exchanged_at_once) {
    const Grid grid{.columns = 4, .rows = 3, .edges = Edges::wrap_x};
    SingleCommunicator comm(grid);
    Field a = field_before_exchange(whole(grid), 1), b = field_before_exchange(whole(grid), 3);
    const HaloView both[] = {HaloView(a), HaloView(b)};
    comm.exchange(both, Outside::zero);
    EXPECT_EQ(wrong_samples(a, grid, whole(grid), Outside::zero), 0);
    EXPECT_EQ(wrong_samples(b, grid, whole(grid), Outside::zero), 0);
}

TEST(SingleCommunicator, global_answers_are_the_own_ones) {
    SingleCommunicator comm(Grid{});
    EXPECT_EQ(comm.rank(), 0);
    EXPECT_EQ(comm.size(), 1);
    std::int64_t values[] = {3, -4};
    comm.sum(values);
    EXPECT_EQ(values[0], 3);
    EXPECT_EQ(values[1], -4);
    EXPECT_EQ(comm.largest(2.5), 2.5);
    EXPECT_EQ(comm.smallest(2.5), 2.5);
    EXPECT_EQ(comm.smallest(-std::numeric_limits<double>::infinity()),
              -std::numeric_limits<double>::infinity());
    EXPECT_TRUE(comm.any(true));
    EXPECT_FALSE(comm.any(false));
    const std::byte mine[] = {std::byte{7}, std::byte{8}};
    const auto all = comm.gather(mine);
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0], (std::vector<std::byte>{std::byte{7}, std::byte{8}}));
}

}  // namespace
}  // namespace cuesta

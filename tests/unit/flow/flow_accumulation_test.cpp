// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/flow_accumulation.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/base/parallel.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::FlowMap, test::Ground;

// Directions of a whole map, as words of eight letters.
Plane<Direction> plane_of(const Frame& frame, const std::vector<int>& directions) {
    Plane<Direction> plane;
    plane.resize(frame);
    for (const Cell cell : frame.ring()) plane[cell] = gap;
    for (std::int64_t y = 0; y < frame.rows(); ++y)
        for (std::int64_t x = 0; x < frame.columns(); ++x)
            plane[frame.cell(x, y)] = static_cast<Direction>(
                directions[static_cast<std::size_t>(y * frame.columns() + x)]);
    return plane;
}

TEST(FlowOrder, adds_up_what_each_cell_gives) {
    //  SE  S  SW
    //  E  out  W     all around give to the middle, but one gap
    Grid grid;
    grid.columns = 3, grid.rows = 3, grid.edges = Edges::closed;
    const Frame frame(grid, whole(grid));
    const Plane<Direction> directions = plane_of(frame, {7, 6, 5, 4, outlet, 3, 2, 1, gap});
    SingleCommunicator comm(grid);
    FlowOrder order;
    Plane<std::uint64_t> amount;
    amount.resize(frame);
    for (std::int64_t y = 0; y < 3; ++y)
        for (std::int64_t x = 0; x < 3; ++x)
            amount[frame.cell(x, y)] = static_cast<std::uint64_t>(1) << (3 * y + x);
    amount[frame.cell(2, 2)] = 0;
    order.accumulate(directions, frame, comm, amount);
    EXPECT_EQ(amount[frame.cell(1, 1)], 0xffu);
    EXPECT_EQ(amount[frame.cell(0, 0)], 1u);
    EXPECT_EQ(amount[frame.cell(2, 2)], 0u);
    EXPECT_EQ(amount[frame.cell(-1, 0)], 0u);
}

TEST(FlowOrder, a_long_river_gathers_every_cell) {
    Grid grid;
    grid.columns = 50, grid.rows = 1;
    const Frame frame(grid, whole(grid));
    std::vector<int> east(50, 4);
    east[49] = outlet;
    SingleCommunicator comm(grid);
    FlowOrder order;
    Plane<std::uint32_t> amount;
    amount.resize(frame);
    for (Cell i = 0; i < 50; ++i) amount[frame.cell(i, 0)] = 1;
    order.accumulate(plane_of(frame, east), frame, comm, amount);
    for (Cell i = 0; i < 50; ++i) EXPECT_EQ(amount[frame.cell(i, 0)], i + 1);
}

// Longest way down to a cell, in cells, computed both ways.
TEST(FlowOrder, visits_every_cell_once_in_order_for_any_threads_and_blocks) {
    FlowMap map = test::random_map(150, 180, Ground::hilly, Edges::open, 6);
    map.gaps.assign(map.z.size(), 0);
    map.gaps[40 * 150 + 70] = 1;
    std::vector<std::int32_t> first_longest, first_distance;
    for (const auto& [across, down] : {std::pair{1, 1}, {2, 3}, {1, 6}})
        for (const int threads : {1, 3}) {
            set_thread_count(threads);
            std::vector<std::int32_t> longest(map.z.size()), distance(map.z.size());
            std::atomic<std::int64_t> visited_down = 0, visited_up = 0;
            test::each_block(
                map, across, down,
                [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
                    Drainage drainage;
                    drainage.route(surface, map.grid, block, comm, land);
                    drainage.accumulate(comm);
                    const Frame& frame = drainage.frame();
                    Plane<std::int32_t> down_to, up_to;
                    down_to.resize(frame), up_to.resize(frame);
                    std::fill_n(down_to.data(), frame.size(), -1);
                    std::fill_n(up_to.data(), frame.size(), -1);
                    drainage.downstream(
                        [&](Cell cell) {
                            std::int32_t most = 0;
                            drainage.donors(cell, [&](Cell donor) {
                                EXPECT_GE(down_to[donor], 0);  // it came before
                                most = std::max(most, down_to[donor] + 1);
                            });
                            EXPECT_EQ(down_to[cell], -1);
                            down_to[cell] = most;
                            ++visited_down;
                        },
                        [&](const RingNews& news) { news.tell(down_to, comm, -1); });
                    drainage.upstream(
                        [&](Cell cell) {
                            const bool gives = has_receiver(drainage.direction(cell));
                            if (gives) {
                                EXPECT_GE(up_to[drainage.receiver(cell)], 0);
                            }
                            up_to[cell] = gives ? up_to[drainage.receiver(cell)] + 1 : 0;
                            ++visited_up;
                        },
                        [&](const RingNews& news) { news.tell(up_to, comm, -1); });
                    // At the end the ring is as if it had been exchanged.
                    for (Plane<std::int32_t>* plane : {&down_to, &up_to}) {
                        std::vector<std::int32_t> told;
                        for (const Cell cell : frame.ring()) told.push_back((*plane)[cell]);
                        exchange_ring(*plane, frame, comm, -1);
                        std::size_t i = 0;
                        for (const Cell cell : frame.ring()) EXPECT_EQ((*plane)[cell], told[i++]);
                    }
                    test::collect_block(map, frame, longest,
                                        [&](Cell cell, auto, auto) { return down_to[cell]; });
                    test::collect_block(map, frame, distance,
                                        [&](Cell cell, auto, auto) { return up_to[cell]; });
                });
            EXPECT_EQ(visited_down, static_cast<std::int64_t>(map.z.size()) - 1);
            EXPECT_EQ(visited_up, static_cast<std::int64_t>(map.z.size()) - 1);
            if (first_longest.empty()) first_longest = longest, first_distance = distance;
            EXPECT_EQ(first_longest, longest);
            EXPECT_EQ(first_distance, distance);
        }
    set_thread_count(0);
}

}  // namespace
}  // namespace cuesta::flow

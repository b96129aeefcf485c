// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/rim.h"

#include <gtest/gtest.h>

#include "support/counting_communicator.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using test::Ground;

// Every cell of the rim told one by one is the ring exchanged.
TEST(rim, told_cell_by_cell_the_ring_is_as_exchanged) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x, Edges::wrap_y})
        for (const auto& [across, down] : {std::pair{2, 3}, {1, 1}, {9, 1}, {9, 7}, {1, 2}}) {
            const auto map = test::random_map(9, 7, Ground::dead_flat, edges);
            test::each_block(map, across, down,
                             [&](IntField&, const Block& block, Communicator& comm, const Land&) {
                                 const Frame frame(map.grid, block);
                                 Plane<CellId> plane, exchanged;
                                 plane.resize(frame), exchanged.resize(frame);
                                 for (std::int64_t y = 0; y < frame.rows(); ++y)
                                     for (std::int64_t x = 0; x < frame.columns(); ++x) {
                                         const Cell cell = frame.cell(x, y);
                                         plane[cell] = exchanged[cell] = frame.id(x, y);
                                     }
                                 for (const Cell cell : frame.ring()) plane[cell] = 12345;
                                 exchange_ring(exchanged, frame, comm, CellId{12345});
                                 std::int64_t arrived = 0;
                                 tell_rim(plane, frame, comm, frame.rim(),
                                          [&](Cell) { ++arrived; });
                                 std::int64_t known = 0;
                                 for (const Cell cell : frame.ring()) {
                                     EXPECT_EQ(plane[cell], exchanged[cell]);
                                     known += frame.id(cell) == Frame::nowhere ? 0 : 1;
                                 }
                                 EXPECT_EQ(arrived, known);
                             });
        }
}

TEST(rim, news_of_one_cell_are_one_note) {
    const auto map = test::random_map(8, 4, Ground::dead_flat);
    test::each_block(map, 2, 1,
                     [&](IntField&, const Block& block, Communicator& comm, const Land&) {
                         const Frame frame(map.grid, block);
                         test::CountingCommunicator counted(comm);
                         Plane<std::int32_t> plane;
                         plane.resize(frame);
                         std::fill_n(plane.data(), frame.size(), comm.rank());
                         const std::vector<Cell> changed =
                             comm.rank() == 0 ? std::vector{frame.cell(3, 2)} : std::vector<Cell>{};
                         RingNews(frame, changed).tell(plane, counted, -1);
                         EXPECT_EQ(counted.list_sent, comm.rank() == 0 ? 12 : 0);
                         if (comm.rank() == 1) {
                             EXPECT_EQ(plane[frame.cell(-1, 2)], 0);
                             EXPECT_EQ(plane[frame.cell(-1, 1)], 1);  // nobody told
                         }
                         RingNews(frame).tell(plane, counted, -1);
                         EXPECT_EQ(counted.rings, 1);
                         if (comm.rank() == 1) {
                             EXPECT_EQ(plane[frame.cell(-1, 1)], 0);
                         }
                     });
}

}  // namespace
}  // namespace cuesta::flow

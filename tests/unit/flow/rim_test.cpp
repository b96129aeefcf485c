// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/rim.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace cuesta::flow

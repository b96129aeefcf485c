// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/river/delta_floor.h"

#include <gtest/gtest.h>

#include "support/standing_water.h"

namespace cuesta::river {
namespace {

using flow::CellId;
using test::WaterMap;

// Every cell has a ground of its own.
WaterMap numbered(const Grid& grid) {
    WaterMap map(grid);
    for (std::size_t i = 0; i < map.ground.size(); ++i) map.ground[i] = static_cast<int>(i);
    return map;
}

TEST(delta_floor, cells_of_others_come_with_the_next_exchange) {
    WaterMap map = numbered(Grid{200, 100});
    map.on_blocks(2, 1, [&](const flow::Frame& frame, auto& columns, Communicator& comm) {
        DeltaFloor floor(frame, columns, comm);
        DeltaFloor::Spot spot;
        for (CellId cell = 0; cell < 20000; ++cell) {
            EXPECT_EQ(floor.find(cell, spot), frame.owns(cell));
            if (frame.owns(cell)) {
                EXPECT_EQ(spot.column.ground, static_cast<int>(cell));
            }
        }
        EXPECT_EQ(floor.tiles(), 0u);
        floor.exchange();
        for (CellId cell = 0; cell < 20000; ++cell) {
            ASSERT_TRUE(floor.find(cell, spot)) << cell;
            EXPECT_EQ(spot.cell, cell);
            EXPECT_EQ(spot.column.ground, static_cast<int>(cell));
        }
    });
}

TEST(delta_floor, around_a_cell_lie_eight_beyond_seams_too) {
    const Grid grid{130, 70, 1, Edges::wrap_x};
    WaterMap map = numbered(grid);
    map.on_blocks(2, 2, [&](const flow::Frame& frame, auto& columns, Communicator& comm) {
        DeltaFloor floor(frame, columns, comm);
        std::array<DeltaFloor::Spot, 8> around;
        floor.find_around(130 * 69, around);  // the south-western corner
        floor.exchange();
        ASSERT_TRUE(floor.find_around(130 * 69, around));
        const CellId here = 130 * 69, nowhere = flow::Frame::nowhere;
        const std::array<CellId, 8> wanted{here - 1, here - 130, here - 129, here + 129,
                                           here + 1, nowhere,    nowhere,    nowhere};
        for (std::size_t d = 0; d < 8; ++d) {
            EXPECT_EQ(around[d].cell, wanted[d]) << d;
            if (wanted[d] != nowhere) {
                EXPECT_EQ(around[d].column.ground, static_cast<int>(wanted[d])) << d;
            }
        }
    });
}

TEST(delta_floor, a_tile_that_has_gone_comes_again_with_what_was_laid) {
    WaterMap map = numbered(Grid{256, 64});  // four tiles, two a block
    map.on_blocks(2, 1, [&](const flow::Frame& frame, auto& columns, Communicator& comm) {
        DeltaFloor floor(frame, columns, comm, 1);
        const bool first = comm.rank() == 0;
        DeltaFloor::Spot spot;
        if (first) {
            EXPECT_FALSE(floor.find(200, spot));
            floor.lay(130, 5);  // not here
        }
        floor.exchange();
        if (first) {
            ASSERT_TRUE(floor.find(200, spot));
            floor.lay(200, 1000);
            floor.find(200, spot);
            EXPECT_EQ(spot.column.ground, 1200);
            EXPECT_TRUE(floor.mark(200));
            EXPECT_FALSE(floor.mark(200));
        }
        floor.exchange();
        if (first) {
            EXPECT_FALSE(floor.find(130, spot));
        }
        floor.exchange();
        if (first) {
            EXPECT_EQ(floor.tiles(), 1u);
            ASSERT_TRUE(floor.find(130, spot));
            EXPECT_EQ(spot.column.ground, 135);
            EXPECT_FALSE(floor.find(200, spot));
            EXPECT_FALSE(floor.mark(200)) << "marks stay";
            floor.unmark(200);
            EXPECT_TRUE(floor.mark(200));
        }
        floor.exchange();
        if (first) {
            ASSERT_TRUE(floor.find(200, spot));
            EXPECT_EQ(spot.column.ground, 1200);
        }
        floor.tell_owners();
    });
    EXPECT_EQ(map.ground[200], 1200);
    EXPECT_EQ(map.ground[130], 135);
    EXPECT_EQ(map.ground[201], 201);
}

}  // namespace
}  // namespace cuesta::river

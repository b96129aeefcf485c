// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/frame.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/base/error.h"
#include "cuesta/base/parallel.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

Grid grid_of(std::int64_t columns, std::int64_t rows, Edges edges = Edges::open) {
    Grid grid;
    grid.columns = columns, grid.rows = rows, grid.edges = edges;
    return grid;
}

TEST(frame, numbers_cells_row_by_row_with_a_ring) {
    const Grid grid = grid_of(5, 4);
    const Frame frame(grid, whole(grid));
    EXPECT_EQ(frame.width(), 7);
    EXPECT_EQ(frame.size(), 42u);
    EXPECT_EQ(frame.cell(-1, -1), 0u);
    EXPECT_EQ(frame.cell(0, 0), 8u);
    EXPECT_EQ(frame.x_of(8), 0);
    EXPECT_EQ(frame.y_of(8), 0);
    for (Direction d = 0; d < 8; ++d)
        EXPECT_EQ(frame.neighbour(frame.cell(2, 2), d), frame.cell(2 + step_x[d], 2 + step_y[d]));
    EXPECT_TRUE(frame.inside(frame.cell(4, 3)));
    EXPECT_FALSE(frame.inside(frame.cell(5, 3)));
    EXPECT_FALSE(frame.inside(frame.cell(-1, 0)));
}

TEST(frame, the_way_back_is_seven_minus_the_way_there) {
    for (Direction d = 0; d < 8; ++d) {
        EXPECT_EQ(step_x[opposite(d)], -step_x[d]);
        EXPECT_EQ(step_y[opposite(d)], -step_y[d]);
    }
}

TEST(frame, ids_count_the_whole_map_whatever_the_block) {
    const Grid grid = grid_of(10, 6);
    const Frame frame(grid, {4, 2, 3, 2});
    EXPECT_EQ(frame.id(0, 0), 24u);
    EXPECT_EQ(frame.id(-1, -1), 13u);  // in the ring: a cell of the neighbour
    EXPECT_TRUE(frame.owns(24));
    EXPECT_FALSE(frame.owns(13));
    EXPECT_EQ(frame.cell_of(24), frame.cell(0, 0));
    EXPECT_EQ(frame.position(24).x, 4);
    EXPECT_EQ(frame.position(24).y, 2);
}

TEST(frame, beyond_the_border_is_nowhere_or_the_far_side) {
    const Grid open = grid_of(10, 6);
    EXPECT_EQ(Frame(open, whole(open)).id(-1, 0), Frame::nowhere);
    EXPECT_EQ(Frame(open, whole(open)).id(3, 6), Frame::nowhere);
    const Grid wrapped = grid_of(10, 6, Edges::wrap);
    EXPECT_EQ(Frame(wrapped, whole(wrapped)).id(-1, -1), 59u);
    const Grid round = grid_of(10, 6, Edges::wrap_x);
    EXPECT_EQ(Frame(round, whole(round)).id(10, 1), 10u);
    EXPECT_EQ(Frame(round, whole(round)).id(3, -1), Frame::nowhere);
}

TEST(frame, has_neighbours_where_the_ring_holds_land) {
    const Grid open = grid_of(10, 6);
    EXPECT_FALSE(Frame(open, whole(open)).has_neighbours());
    EXPECT_TRUE(Frame(open, {0, 0, 5, 6}).has_neighbours());
    const Grid round = grid_of(10, 6, Edges::wrap_x);
    EXPECT_TRUE(Frame(round, whole(round)).has_neighbours());
}

TEST(frame, ring_and_rim_hold_each_cell_once) {
    for (const auto& [columns, rows] : {std::pair{1, 1}, {1, 7}, {7, 1}, {2, 2}, {5, 4}}) {
        const Grid grid = grid_of(columns, rows);
        const Frame frame(grid, whole(grid));
        const auto ring = frame.ring(), rim = frame.rim();
        EXPECT_EQ(ring.size(), static_cast<std::size_t>(2 * (columns + rows) + 4));
        EXPECT_EQ(std::set<Cell>(ring.begin(), ring.end()).size(), ring.size());
        for (const Cell cell : ring) EXPECT_FALSE(frame.inside(cell));
        const int inner = std::max(0, columns - 2) * std::max(0, rows - 2);
        EXPECT_EQ(rim.size(), static_cast<std::size_t>(columns * rows - inner));
        EXPECT_EQ(std::set<Cell>(rim.begin(), rim.end()).size(), rim.size());
        for (const Cell cell : rim) EXPECT_TRUE(frame.inside(cell));
    }
}

TEST(frame, bands_cover_every_row_once) {
    const Grid grid = grid_of(400, 301);
    for (const int threads : {1, 2, 3}) {
        set_thread_count(threads);
        const Frame frame(grid, whole(grid));
        std::int64_t next = 0;
        for (const Band& band : frame.bands()) {
            EXPECT_EQ(band.first, next);
            EXPECT_GT(band.end, band.first);
            next = band.end;
        }
        EXPECT_EQ(next, 301);
        if (threads == 1) {
            EXPECT_EQ(frame.bands().size(), 1u);
        } else {
            EXPECT_GE(frame.bands().size(), static_cast<std::size_t>(threads));
        }
    }
    set_thread_count(0);
}

TEST(frame, exchange_fills_the_ring_from_neighbours) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x}) {
        const auto map = test::random_map(9, 7, test::Ground::dead_flat, edges);
        test::each_block(
            map, 2, 3, [&](IntField&, const Block& block, Communicator& comm, const Land&) {
                const Frame frame(map.grid, block);
                Plane<CellId> plane;
                plane.resize(frame);
                for (std::int64_t y = 0; y < frame.rows(); ++y)
                    for (std::int64_t x = 0; x < frame.columns(); ++x)
                        plane[frame.cell(x, y)] = frame.id(x, y);
                exchange_ring(plane, frame, comm, CellId{12345});
                for (const Cell cell : frame.ring())
                    EXPECT_EQ(plane[cell],
                              frame.id(cell) == Frame::nowhere ? 12345u : frame.id(cell));
            });
    }
}

TEST(frame, refuses_more_cells_than_can_be_numbered) {
    const Grid grid = grid_of(70000, 70000);
    EXPECT_THROW(Frame(grid, whole(grid)), Error);
    // A block of a map with more cells than 32 bits can number.
    const Frame corner(grid, {69900, 69900, 100, 100});
    EXPECT_EQ(corner.id(99, 99), CellId{70000} * 70000 - 1);
    EXPECT_TRUE(corner.owns(CellId{70000} * 70000 - 1));
    EXPECT_EQ(corner.cell_of(CellId{70000} * 70000 - 1), corner.cell(99, 99));
    EXPECT_EQ(corner.id(100, 100), Frame::nowhere);
}

}  // namespace
}  // namespace cuesta::flow

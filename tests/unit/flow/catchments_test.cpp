// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/catchments.h"

#include <gtest/gtest.h>

#include <mutex>

#include "cuesta/flow/network.h"
#include "cuesta/grid/block_team.h"

namespace cuesta::flow {
namespace {

struct Seen {
    std::vector<std::uint32_t> number, cells;
    std::vector<std::uint8_t> order, direction;
    std::size_t basins = 0;
};

Seen look(const std::vector<std::int32_t>& z, const Grid& grid, int across, int down,
          std::uint32_t least) {
    Seen seen;
    seen.number.resize(z.size()), seen.order.resize(z.size());
    seen.cells.resize(z.size()), seen.direction.resize(z.size());
    std::mutex mutex;
    const Decomposition cut(grid, across, down);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        IntField surface({block.columns, block.rows, 1});
        const auto at = [&](std::int64_t x, std::int64_t y) {
            return static_cast<std::size_t>((block.y0 + y) * grid.columns + block.x0 + x);
        };
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) surface.at(x, y) = z[at(x, y)];
        Drainage drainage;
        drainage.route(surface, grid, block, comm);
        drainage.accumulate(comm);
        const Catchments basins = find_catchments(drainage, comm);
        const Plane<std::uint8_t> order = strahler_orders(drainage, least, comm);
        const std::lock_guard lock(mutex);
        seen.basins = static_cast<std::size_t>(basins.count);
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                const Cell cell = drainage.frame().cell(x, y);
                seen.number[at(x, y)] = basins.number[cell];
                seen.order[at(x, y)] = order[cell];
                seen.cells[at(x, y)] = static_cast<std::uint32_t>(drainage.cells_above(cell));
                seen.direction[at(x, y)] = drainage.direction(cell);
            }
    });
    return seen;
}

std::vector<std::int32_t> rough(const Grid& grid) {
    std::vector<std::int32_t> z;
    std::uint32_t state = 7;
    for (std::int64_t i = 0; i < grid.cells(); ++i) {
        state = state * 1664525u + 1013904223u;
        z.push_back(static_cast<std::int32_t>(state >> 12));
    }
    return z;
}

TEST(Catchments, two_slopes_are_two_sides_of_a_divide) {
    // One row between open borders: the two border cells are the outlets.
    const Grid grid{7, 1, 1, Edges::open};
    const Seen seen = look({0, 1, 2, 9, 4, 3, 2}, grid, 1, 1, 1);
    // All cells of a single row are border cells: each is its own basin.
    EXPECT_EQ(seen.basins, 7u);
    const Grid wide{7, 3, 1, Edges::open};
    const Seen land =
        look({0, 1, 2, 9, 4, 3, 2, 0, 1, 2, 3, 2, 1, 0, 9, 9, 9, 9, 9, 9, 9}, wide, 1, 1, 1);
    EXPECT_EQ(land.number[8], land.number[7]);
    EXPECT_EQ(land.number[12], land.number[13]);
    EXPECT_NE(land.number[8], land.number[12]);
}

TEST(Catchments, every_cell_has_its_outlets_number_and_areas_add_up) {
    const Grid grid{60, 41, 1, Edges::open};
    const Seen seen = look(rough(grid), grid, 1, 1, 1);
    std::vector<std::uint64_t> size(seen.basins + 1);
    for (const std::uint32_t number : seen.number) {
        ASSERT_GE(number, 1u);
        ++size[number];
    }
    for (std::size_t i = 2; i < size.size(); ++i) EXPECT_LE(size[i], size[i - 1]);
    for (std::size_t i = 0; i < seen.number.size(); ++i)
        if (seen.direction[i] == outlet) {
            EXPECT_EQ(size[seen.number[i]], seen.cells[i]);
        }
}

TEST(Catchments, blocks_and_edges_agree) {
    for (const Edges edges : {Edges::open, Edges::closed, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{50, 37, 1, edges};
        const auto z = rough(grid);
        const Seen whole = look(z, grid, 1, 1, 3);
        for (const auto& [across, down] : {std::pair{2, 2}, {5, 1}, {1, 7}}) {
            const Seen parts = look(z, grid, across, down, 3);
            EXPECT_EQ(whole.number, parts.number);
            EXPECT_EQ(whole.order, parts.order);
        }
    }
}

TEST(Catchments, orders_are_those_of_the_lines) {
    const Grid grid{60, 41, 1, Edges::open};
    const Seen seen = look(rough(grid), grid, 1, 1, 5);
    DrainageMap map;
    map.grid = grid;
    map.direction.assign(seen.direction.begin(), seen.direction.end());
    map.cells = seen.cells;
    EXPECT_EQ(seen.order, strahler_orders(map, 5));
}

}  // namespace
}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/impact/near_cells.h"

#include <gtest/gtest.h>

#include <map>

namespace cuesta {
namespace {

using Offset = std::tuple<double, double, std::int64_t>;

std::map<std::pair<std::int64_t, std::int64_t>, Offset> all(const Grid& grid, const Block& block,
                                                            double x_m, double y_m, double reach) {
    std::map<std::pair<std::int64_t, std::int64_t>, Offset> seen;
    const NearCells cells(grid, block, x_m, y_m, reach);
    for (std::int64_t y = 0; y < block.rows; ++y)
        cells.row(y, [&](std::int64_t x, std::int64_t row, double dx, double dy, std::int64_t k) {
            EXPECT_TRUE(
                seen.emplace(std::pair(block.x0 + x, block.y0 + row), Offset(dx, dy, k)).second);
        });
    return seen;
}

TEST(NearCells, are_cut_off_at_open_edges) {
    const Grid grid{5, 4, 10, Edges::open};
    const auto seen = all(grid, whole(grid), 0, 10, 10);
    EXPECT_EQ(seen.size(), 6u);  // two columns, three rows
    EXPECT_EQ(seen.at({1, 0}), Offset(10, -10, 1));
    EXPECT_EQ(NearCells(grid, whole(grid), 0, 10, 10).count(), 6);
}

TEST(NearCells, go_over_wrapped_edges_each_cell_once) {
    const Grid grid{5, 4, 10, Edges::wrap};
    const auto seen = all(grid, whole(grid), 0, 0, 10);
    EXPECT_EQ(seen.size(), 9u);
    EXPECT_EQ(std::get<0>(seen.at({4, 0})), -10);
    EXPECT_EQ(std::get<1>(seen.at({0, 3})), -10);
    EXPECT_EQ(all(grid, whole(grid), 0, 0, 1000).size(), 20u);
}

TEST(NearCells, of_blocks_are_those_of_the_map) {
    for (const Edges edges : {Edges::open, Edges::wrap}) {
        const Grid grid{11, 9, 3, edges};
        const auto one = all(grid, whole(grid), 29, 25, 8);
        const Decomposition plan(grid, 3, 2);
        std::map<std::pair<std::int64_t, std::int64_t>, Offset> pieces;
        for (int rank = 0; rank < plan.size(); ++rank)
            for (const auto& [cell, offset] : all(grid, plan.block(rank), 29, 25, 8))
                EXPECT_TRUE(pieces.emplace(cell, offset).second);
        EXPECT_EQ(one, pieces);
    }
}

}  // namespace
}  // namespace cuesta

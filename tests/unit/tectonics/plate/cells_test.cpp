// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/cells.h"

#include <gtest/gtest.h>

#include <set>

#include "cuesta/tectonics/plate/torus.h"

namespace cuesta::plate {
namespace {

TEST(PlateCells, cells_of_a_tile_and_of_a_sub_tile_lie_together) {
    std::set<CellId> seen;
    for (int y = 0; y < 32; ++y)
        for (int x = 0; x < 48; ++x) {
            const CellId cell = cell_at(0, 3, x, y);
            EXPECT_EQ(tile_of(cell), y / 16 * 3 + x / 16);
            EXPECT_EQ(sub_of(cell) & 15, y % 16 / 4 * 4 + x % 16 / 4);
            EXPECT_EQ(x_in_tile(cell), x % 16);
            EXPECT_EQ(y_in_tile(cell), y % 16);
            EXPECT_TRUE(seen.insert(cell).second);
        }
    EXPECT_EQ(*seen.rbegin(), 32 * 48 - 1);
}

TEST(PlateCells, a_ring_on_a_torus_is_three_by_three) {
    const Torus torus(64, 48);
    const Lists ring = rings_of(torus.four);
    for (CellId cell = 0; cell < torus.cells; ++cell) {
        std::set<CellId> around(ring.first(cell), ring.last(cell));
        std::set<CellId> expected;
        const int x = torus.x[static_cast<std::size_t>(cell)];
        const int y = torus.y[static_cast<std::size_t>(cell)];
        for (int j = -1; j <= 1; ++j)
            for (int i = -1; i <= 1; ++i)
                expected.insert(torus.at((x + i + 64) % 64, (y + j + 48) % 48));
        EXPECT_EQ(around, expected);
    }
}

}  // namespace
}  // namespace cuesta::plate

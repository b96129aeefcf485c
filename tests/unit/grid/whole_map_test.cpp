// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/whole_map.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

// 1000 y + x, so that every sample tells where it belongs.
Field numbered(const Block& block, int halo = 2) {
    Field field({block.columns, block.rows, halo});
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            field.at(x, y) = static_cast<float>(1000 * (block.y0 + y) + block.x0 + x);
    return field;
}

TEST(whole_map, mirrors_or_wraps_at_any_distance) {
    // 0 1 2 seen from outside: 2 1 0 | 0 1 2 | 2 1 0 | 0 ...
    const std::int64_t expected[] = {0, 0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0};
    for (int i = -7; i <= 5; ++i) EXPECT_EQ(mirrored_or_wrapped(i, 3, false), expected[i + 7]) << i;
    EXPECT_EQ(mirrored_or_wrapped(-1, 3, true), 2);
    EXPECT_EQ(mirrored_or_wrapped(-7, 3, true), 2);
    EXPECT_EQ(mirrored_or_wrapped(30, 3, true), 0);
    EXPECT_EQ(mirrored_or_wrapped(-5, 1, false), 0);
}

TEST(whole_map, one_block_reads_its_own_field) {
    const Grid grid{5, 4};
    const Field field = numbered(whole(grid));
    SingleCommunicator comm(grid);
    const WholeMap map(field, grid, whole(grid), comm);
    EXPECT_EQ(map.row(3), field.row(3));
    EXPECT_EQ(map.raster().at(4, 2), 2004.0f);
}

TEST(whole_map, every_block_sees_every_sample) {
    const Grid grid{23, 301};  // several bands, blocks of unequal height
    const Decomposition cut(grid, 3, 2);
    std::atomic<int> wrong = 0;
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        const Field part = numbered(block);
        const WholeMap map(part, grid, block, comm);
        for (std::int64_t y = 0; y < grid.rows; ++y)
            for (std::int64_t x = 0; x < grid.columns; ++x)
                wrong += map.at(x, y) == static_cast<float>(1000 * y + x) ? 0 : 1;
    });
    EXPECT_EQ(wrong, 0);
}

TEST(whole_map, samples_between_are_exact_on_planes) {
    const Grid grid{8, 6};
    const Field field = numbered(whole(grid));
    SingleCommunicator comm(grid);
    const WholeMap map(field, grid, whole(grid), comm);
    EXPECT_EQ(map.bicubic(3, 2), 2003.0f);
    EXPECT_EQ(map.bicubic(3.25, 2.5), 2503.25f);
    EXPECT_EQ(map.bilinear(3.25, 2.5), 2503.25f);
    EXPECT_EQ(map.bilinear(-0.5, 0), 0.0f);  // halfway between sample 0 and its mirror image
    EXPECT_EQ(map.bilinear(-2, 0), 1.0f);
}

TEST(whole_map, cubics_match_the_weights_worked_out_by_hand) {
    const Grid grid{4, 1, 1, Edges::wrap_x};
    Field field({4, 1, 1});
    field.at(1, 0) = 16;
    SingleCommunicator comm(grid);
    const WholeMap map(field, grid, whole(grid), comm);
    EXPECT_EQ(map.bicubic(0.5, 0), 9.0f);  // (-1, 9, 9, -1) / 16 halfway
    EXPECT_EQ(map.bicubic(2.5, 0), -1.0f);
    EXPECT_EQ(map.bicubic(4.5, 0), 9.0f);  // one turn further
}

}  // namespace
}  // namespace cuesta

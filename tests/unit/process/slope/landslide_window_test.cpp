// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/slope/landslide_window.h"

#include <gtest/gtest.h>

#include <mutex>

#include "support/run_process.h"

namespace cuesta {
namespace {

IntField numbered(const Block& block) {
    IntField field({block.columns, block.rows, 1});
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            field.at(x, y) = static_cast<std::int32_t>(100 * (block.y0 + y) + block.x0 + x);
    return field;
}

TEST(LandslideWindow, has_a_sample_beyond_borders) {
    const Grid grid{8, 6, 1, Edges::open};
    SingleCommunicator comm(grid);
    const SurfaceWindow window =
        share_window(numbered(whole(grid)), grid, whole(grid), comm, 1, 2, 3);
    EXPECT_EQ(window.x0, -1);
    EXPECT_EQ(window.columns, 6);
    EXPECT_EQ(window.y0, -1);
    EXPECT_EQ(window.rows, 7);
    EXPECT_EQ(window.at(0, 1), SurfaceWindow::outside);
    EXPECT_EQ(window.at(1, 0), SurfaceWindow::outside);
    EXPECT_EQ(window.at(2, 3), 201);
}

TEST(LandslideWindow, goes_over_the_seam_and_is_the_same_on_all_blocks) {
    const Grid grid{8, 6, 1, Edges::wrap};
    SingleCommunicator comm(grid);
    const SurfaceWindow one = share_window(numbered(whole(grid)), grid, whole(grid), comm, 0, 0, 2);
    EXPECT_EQ(one.at(2, 2), 0);
    EXPECT_EQ(one.at(1, 1), 507);
    const Decomposition plan(grid, 2, 2);
    std::mutex mutex;
    BlockTeam(plan).run([&](int rank, Communicator& team) {
        const SurfaceWindow mine =
            share_window(numbered(plan.block(rank)), grid, plan.block(rank), team, 0, 0, 2);
        const std::lock_guard lock(mutex);
        EXPECT_EQ(mine.units, one.units);
    });
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/life/plant_reach.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <mutex>

#include "cuesta/grid/block_team.h"
#include "support/run_operator.h"

namespace cuesta {
namespace {

Field reach(const Grid& grid, int across, int down, const ReachCost& cost_of_world = {}) {
    Field all({grid.columns, grid.rows, 1});
    const Decomposition plan(grid, across, down);
    std::mutex mutex;
    BlockTeam(plan).run([&](int rank, Communicator& comm) {
        const Block block = plan.block(rank);
        Field part({block.columns, block.rows, 1});
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                part.at(x, y) = block.x0 + x == 5 && block.y0 + y == 6 ? 100.0f : -1.0f;
        ReachCost cost;
        if (cost_of_world)
            cost = [&](std::int64_t x, std::int64_t y, int dx, int dy) {
                return cost_of_world(block.x0 + x, block.y0 + y, dx, dy);
            };
        spread_reach(part, grid, block, comm, cost);
        const std::lock_guard lock(mutex);
        test::detail::paste(part, block, all);
    });
    return all;
}

TEST(PlantReach, range_falls_with_the_way) {
    const Grid grid{20, 20, 10, Edges::open};
    const Field left = reach(grid, 1, 1);
    EXPECT_EQ(left.at(5, 6), 100);
    EXPECT_EQ(left.at(9, 6), 60);
    EXPECT_NEAR(left.at(8, 9), 100 - 30 * std::sqrt(2), 1e-4);
    EXPECT_EQ(left.at(15, 6), 0);
    EXPECT_LT(left.at(16, 6), 0);
}

TEST(PlantReach, wrapped_maps_have_no_seam) {
    const Grid grid{20, 20, 10, Edges::wrap};
    EXPECT_EQ(reach(grid, 1, 1).at(18, 6), 30);
}

TEST(PlantReach, blocks_make_no_difference) {
    const Grid grid{23, 17, 10, Edges::wrap_x};
    const ReachCost cost = [](std::int64_t x, std::int64_t y, int dx, int) {
        const auto n = static_cast<std::uint32_t>(x * 7919 + y * 104729) * 2654435761u;
        return 0.2f + static_cast<float>(n >> 24) / 200.0f + (dx > 0 ? 0.0f : 0.3f);
    };
    const Field one = reach(grid, 1, 1, cost), many = reach(grid, 3, 2, cost);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        EXPECT_TRUE(std::equal(one.row(y), one.row(y) + grid.columns, many.row(y))) << y;
}

}  // namespace
}  // namespace cuesta

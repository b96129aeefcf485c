// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_balance.h"

#include <gtest/gtest.h>

#include <mutex>
#include <numeric>

#include "support/drop_lab.h"
#include "support/run_process.h"

namespace cuesta::test {
namespace {

struct Whole {
    IntField parts;
    std::int64_t sum = 0;
};

// Weights of 0 to 1000, some of 0.
Whole divide(std::int64_t units, int across) {
    const Grid grid = drop_grid(21, 17);
    Whole made{IntField({21, 17, 0}), 0};
    std::mutex mutex;
    const auto body = [&](const Block& block, Communicator& comm) {
        Terrain terrain(grid, block, 1, std::make_shared<MaterialTable>());
        Scratch scratch(terrain.shape());
        const StepContext step{grid, block, comm, {1, 7}, 0, terrain, scratch, {}};
        IntField weights({block.columns, block.rows, 0});
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                weights.at(x, y) =
                    static_cast<std::int32_t>((block.x0 + x) * (block.y0 + y) * 37 % 1001);
        const IntField parts = fair_parts(weights, units, step);
        const std::lock_guard lock(mutex);
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x) {
                EXPECT_LE(std::abs(parts.at(x, y)), weights.at(x, y));
                made.parts.at(block.x0 + x, block.y0 + y) = parts.at(x, y);
                made.sum += parts.at(x, y);
            }
    };
    const Decomposition plan(grid, across, across);
    BlockTeam(plan).run([&](int rank, Communicator& comm) { body(plan.block(rank), comm); });
    return made;
}

TEST(FairParts, add_up_and_are_the_same_on_any_blocks) {
    for (const std::int64_t units : {0, 1, -17, 1000, -150'000}) {
        const Whole one = divide(units, 1);
        EXPECT_EQ(one.sum, units);
        EXPECT_TRUE(same_units(one.parts, divide(units, 2).parts));
    }
}

TEST(DivideWays, kinds_add_up_exactly_and_ways_but_for_rounding) {
    const std::vector<std::int64_t> kinds{1'000'003, -400'001, 17};
    const DropWays ways{500'000, -200'000, 300'019, 0, 0};
    const auto parts = divide_ways(kinds, ways);
    for (std::size_t k = 0; k < kinds.size(); ++k)
        EXPECT_EQ(std::accumulate(parts[k].begin(), parts[k].end(), std::int64_t{0}), kinds[k]);
    for (std::size_t way = 0; way < drop_ways; ++way) {
        std::int64_t sum = 0;
        for (const DropWays& one : parts) sum += one[way];
        EXPECT_NEAR(static_cast<double>(sum), static_cast<double>(ways[way]), 5);
    }
    EXPECT_EQ(divide_ways(kinds, {})[0], DropWays{});
}

}  // namespace
}  // namespace cuesta::test

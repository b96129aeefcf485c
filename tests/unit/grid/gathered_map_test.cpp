// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/gathered_map.h"

#include <gtest/gtest.h>

#include <atomic>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

TEST(gathered_map, every_block_sees_every_sample) {
    const Grid grid{23, 17};
    for (const int across : {1, 3}) {
        const Decomposition cut(grid, across, 2);
        std::atomic<int> wrong = 0;
        BlockTeam(cut).run([&](int rank, Communicator& comm) {
            const Block block = cut.block(rank);
            std::vector<std::int32_t> map;
            gather_map(grid, block, comm, map, [&](std::int64_t x, std::int64_t y) {
                return static_cast<std::int32_t>(1000 * (block.y0 + y) + block.x0 + x);
            });
            for (std::int64_t y = 0; y < grid.rows; ++y)
                for (std::int64_t x = 0; x < grid.columns; ++x)
                    wrong +=
                        map[static_cast<std::size_t>(y * grid.columns + x)] == 1000 * y + x ? 0 : 1;
        });
        EXPECT_EQ(wrong, 0) << across;
    }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/shared_basins.h"

#include <gtest/gtest.h>

#include <limits>

#include "cuesta/flow/contraction.h"
#include "support/counting_communicator.h"
#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

// A row of blocks; basin 10 + i lies in blocks i and i + 1, and a saddle of block i leads from it
// to basin 11 + i. The sea is behind the first.
TEST(shared_basins, a_chain_over_many_blocks_spills_to_the_sea) {
    for (const int fan : {2, 3, 16})
        for (const int blocks : {2, 3, 5, 16, 17, 40}) {
            const auto map = test::random_map(blocks, 1, test::Ground::dead_flat);
            test::each_block(
                map, blocks, 1, [&](IntField&, const Block&, Communicator& comm, const Land&) {
                    const int rank = comm.rank();
                    const auto here = static_cast<Label>(10 + rank);
                    std::vector<SharedBasin> basins{{sea_basin, rank, rank}};
                    std::vector<Saddle> saddles;
                    basins.push_back({here, rank, std::min(rank + 1, blocks - 1)});
                    if (rank > 0) {
                        basins.push_back({here - 1, rank - 1, rank});
                        // Rising to the east, the last is the lowest.
                        const std::int32_t height = rank + 1 < blocks ? rank : 0;
                        saddles.push_back({here, here - 1, height, -5, 100u + here, 99u + here});
                    } else {
                        saddles.push_back({here, sea_basin, 2, -5, 110, 1});
                    }
                    const SharedSpills found =
                        spill_shared_basins(basins, saddles, sea_basin,
                                            std::numeric_limits<std::int32_t>::min(), comm, fan);
                    const bool last = rank + 1 == blocks;
                    const std::int32_t below = std::max(2, last ? rank - 1 : rank);
                    ASSERT_EQ(found.level.size(), basins.size());
                    EXPECT_EQ(found.level[0], std::numeric_limits<std::int32_t>::min());
                    EXPECT_EQ(found.level[1], below);
                    EXPECT_EQ(found.leaves, std::vector<std::uint8_t>{leaves_high});
                });
        }
}

// What a block sends is of the size of its rim: twice the side, twice the bytes.
TEST(shared_basins, messages_grow_with_the_rim) {
    const auto most = [](std::int64_t side) {
        const auto map = test::random_map(side, side, test::Ground::rough, Edges::open, 3);
        std::vector<std::int64_t> sent(4);
        test::each_block(
            map, 2, 2,
            [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
                test::CountingCommunicator counted(comm);
                Drainage drainage;
                drainage.route(surface, map.grid, block, counted, land);
                sent[static_cast<std::size_t>(comm.rank())] = counted.list_sent;
            });
        return *std::max_element(sent.begin(), sent.end());
    };
    const std::int64_t small = most(128), large = most(512);
    EXPECT_GT(small, 0);
    EXPECT_LT(large, 5 * small);  // four times the rim, sixteen times the pits
}

}  // namespace
}  // namespace cuesta::flow

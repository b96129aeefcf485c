// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/lake_levels.h"

#include <gtest/gtest.h>

#include "support/flow_maps.h"

namespace cuesta::flow {
namespace {

using Amounts = std::vector<std::int64_t>;

TEST(lake_levels, halving_finds_the_highest_level_that_fits) {
    // Amounts are squares and doubles of the levels; the third water may not rise at all.
    const auto amounts = [](const Amounts& level) {
        return Amounts{level[0] * level[0], 2 * level[1], level[2] + 1000};
    };
    SingleCommunicator comm(Grid{});
    EXPECT_EQ(highest_levels({0, -5, 7}, {100, 9, 90}, {99, 100, 3}, comm, amounts),
              (Amounts{9, 9, 7}));
}

TEST(lake_levels, no_water_needs_no_sweep) {
    const auto never = [](const Amounts&) -> Amounts {
        ADD_FAILURE() << "asked";
        return {};
    };
    SingleCommunicator comm(Grid{});
    EXPECT_EQ(highest_levels({}, {}, {}, comm, never), Amounts{});
    EXPECT_EQ(highest_levels({4}, {4}, {0}, comm, never), Amounts{4});
}

TEST(lake_levels, cells_below_the_level_are_summed) {
    const auto map = test::flow_map(5, 3,
                                    {9, 9, 9, 9, 9,  //
                                     9, 4, 2, 5, 9,  //
                                     9, 9, 9, 9, 9});
    test::each_block(
        map, 2, 1,
        [&](IntField& surface, const Block& block, Communicator& comm, const Land& land) {
            Drainage drainage;
            drainage.route(surface, map.grid, block, comm, land);
            // The pit's basin alone is under a water; the sea's is not.
            std::vector<std::uint32_t> of_basin;
            for (Label label = 0; label < drainage.basins().count(); ++label)
                of_basin.push_back(label == first_pit ? 0 : DepressionTree::no_water);
            const auto depth = [](std::int64_t level, std::int32_t ground, auto, auto) {
                return level - ground;
            };
            // Its cells are 4 in the first block, 2 and 5 in the second.
            const WaterSums alone =
                sum_under_levels(drainage, surface, of_basin, 0, {6}, depth, comm);
            EXPECT_EQ(alone.cells, Amounts{comm.rank() == 0 ? 1 : 2});
            const WaterSums sums =
                sum_under_levels(drainage, surface, of_basin, 1, {5}, depth, comm);
            EXPECT_EQ(sums.amount, Amounts{3 + 1});  // the cell at the level is dry
            EXPECT_EQ(sums.cells, Amounts{2});
            EXPECT_EQ(sum_over_land(drainage, surface, comm), 12 * 9 + 4 + 2 + 5);
        });
}

}  // namespace
}  // namespace cuesta::flow

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/ride_sources.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"

namespace cuesta::plate {
namespace {

TEST(ride_sources, those_of_other_blocks_are_asked_for_once_and_all_come) {
    const Grid grid{20, 14, 10};
    BlockTeam team(Decomposition(grid, 5, 3));
    team.run([&](int rank, Communicator& comm) {
        const Block block = team.cut().block(rank);
        Terrain terrain(grid, block, 1, std::make_shared<MaterialTable>());
        Scratch scratch(terrain.shape());
        const StepContext step{grid, block, comm, {1, 7}, 0, terrain, scratch, {}};
        // Everything comes from seven samples further on; every ninth sample is new floor.
        std::vector<Ride> rides;
        std::vector<float> own;
        const auto here = [&](std::int64_t i) {
            return (block.y0 + i / block.columns) * 20 + block.x0 + i % block.columns;
        };
        for (std::int64_t i = 0; i < block.columns * block.rows; ++i) {
            own.push_back(static_cast<float>(here(i)));
            rides.push_back({here(i) % 9 == 0 ? -1 : (here(i) + 7) % 280, -1});
        }
        const Foreign foreign = foreign_sources(step, rides);
        EXPECT_LE(foreign.ids().size(), rides.size());
        EXPECT_TRUE(std::is_sorted(foreign.ids().begin(), foreign.ids().end()));
        const std::vector<float> come = ridden(step, rides, foreign, own);
        for (std::size_t i = 0; i < come.size(); ++i)
            EXPECT_EQ(come[i], rides[i].from < 0 ? 0.0f : static_cast<float>(rides[i].from));
        const double sum = sum_of(step, own).value();
        EXPECT_EQ(sum, 279.0 * 280 / 2);
    });
}

}  // namespace
}  // namespace cuesta::plate

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/life/river_banks.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/run_process.h"

namespace cuesta {
namespace {

// A V-shaped valley whose river runs south along its middle column.
TEST(RiverBanks, height_and_way_count_from_the_river) {
    const Grid grid{21, 40, 10, Edges::open};
    const Field land = test::field_of(grid, [](std::int64_t x, std::int64_t y) {
        return 3.0 * std::abs(static_cast<double>(x) - 10) + 0.5 * (39 - static_cast<double>(y));
    });
    SingleCommunicator comm(grid);
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    terrain.height().copy_from(land);
    terrain.settle(LayerStack::unit_for(200));
    Scratch scratch(terrain.shape());
    const Block block = whole(grid);
    const StepContext step{grid, block, comm, {1, 7}, 0, terrain, scratch, {}};
    RiverBanks banks;
    LayerStack& ground = terrain.ground();
    banks.find(ground.surface(), ground.unit_m(), 40 * 100, {}, step);
    const flow::Cell river = banks.cell(10, 30), bank = banks.cell(14, 30);
    EXPECT_EQ(banks.away_m[river], 0);
    EXPECT_NEAR(banks.river_m[river], 4.5, 1e-3);
    EXPECT_GE(banks.away_m[bank], 40);
    EXPECT_LE(banks.away_m[bank], 40 * 1.5);
    const double above = 3.0 * 4 + 4.5 - double{banks.river_m[bank]};
    EXPECT_GE(above, 11.9);
    EXPECT_LE(above, 16);
    EXPECT_EQ(banks.away_m[banks.cell(10, 0)], RiverBanks::far_m);  // a border: nothing above
}

}  // namespace
}  // namespace cuesta

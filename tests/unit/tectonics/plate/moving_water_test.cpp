// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/moving_water.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"
#include "support/one_plate.h"

namespace cuesta {
namespace {

using test::OnePlate;

TEST(moving_water, the_sea_fills_what_lies_lowest_and_lakes_stay_on_land) {
    OnePlate one;
    LayerStack& ground = one.terrain.ground();
    LayerBook book;
    // Land of 100 m in the west half with a lake; a sea floor 200 m deep in the east.
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x)
            ground.thicken(x, y, 0, static_cast<Units>((x < 32 ? 100 : -200) / ground.unit_m()), 0);
    one.terrain.show_height();
    Field& water = one.terrain.make(field::water);
    water.at(5, 5) = 7;
    water.at(40, 5) = 640;  // not settled yet
    plate::MovingWater moving(one.terrain, one.step);
    moving.settle();
    EXPECT_EQ(water.at(5, 5), 7);
    EXPECT_EQ(water.at(20, 20), 0);
    EXPECT_NEAR(water.at(50, 50), 640.0 / (32 * 64), 0.002);
    const Account& account = one.terrain.ledger.account(water_account);
    double sum = 0;
    for (std::int64_t y = 0; y < 64; ++y)
        for (std::int64_t x = 0; x < 64; ++x) sum += double{water.at(x, y)};
    EXPECT_EQ(sum, 647 + account.in.value() - account.out.value());
    EXPECT_LT(account.out.value() + account.in.value(), 0x1p-9);
}

TEST(moving_water, settles_alike_on_any_blocks) {
    const Grid grid{37, 26, 1000, Edges::wrap};
    std::vector<float> expected;
    for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}, {3, 1}, {5, 3}}) {
        BlockTeam team(Decomposition(grid, across, down));
        std::vector<float> found(static_cast<std::size_t>(grid.cells()));
        std::array<double, 16> booked{};
        team.run([&](int rank, Communicator& comm) {
            const Block block = team.cut().block(rank);
            Terrain terrain(grid, block, 1, std::make_shared<MaterialTable>());
            Scratch scratch(terrain.shape());
            const StepContext step{grid, block, comm, {1, 7}, 0, terrain, scratch, {}};
            Field& water = terrain.make(field::water);
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x) {
                    const std::int64_t i = (block.y0 + y) * 37 + block.x0 + x;
                    terrain.height().at(x, y) = static_cast<float>(i * 7919 % 4001) * 0.31f - 700;
                    water.at(x, y) = static_cast<float>(i * 31 % 17) * 3.7f;
                }
            plate::MovingWater moving(terrain, step);
            moving.settle();
            for (std::int64_t y = 0; y < block.rows; ++y)
                for (std::int64_t x = 0; x < block.columns; ++x)
                    found[static_cast<std::size_t>((block.y0 + y) * 37 + block.x0 + x)] =
                        water.at(x, y);
            const Account& account = terrain.ledger.account(water_account);
            booked[static_cast<std::size_t>(rank)] = account.in.value() - account.out.value();
        });
        if (expected.empty()) expected = found;
        EXPECT_EQ(found, expected) << across << 'x' << down;
        EXPECT_LT(std::abs(booked[0]), 0x1p-9);
    }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/ground_room.h"

#include <gtest/gtest.h>

#include "support/run_process.h"

namespace cuesta {
namespace {

TEST(GroundRoom, is_made_only_where_it_is_needed_and_rounding_is_booked) {
    const Grid grid{5, 4, 10, Edges::open};
    SingleCommunicator comm(grid);
    Terrain terrain(grid, whole(grid), 1, std::make_shared<MaterialTable>());
    terrain.height().fill(1000.00001f);
    terrain.settle(0x1p-17);
    const auto sum = [&] {
        double all = 0;
        for (std::int64_t y = 0; y < 4; ++y)
            for (std::int64_t x = 0; x < 5; ++x)
                all += std::as_const(terrain).ground().surface().at(x, y) * terrain.ground_unit_m();
        return all;
    };
    const double before = sum();
    EXPECT_FALSE(make_room(terrain, 5000, comm));
    EXPECT_EQ(terrain.ground_unit_m(), 0x1p-17);
    EXPECT_TRUE(make_room(terrain, 20000, comm));
    EXPECT_GT(terrain.ground_unit_m(), 0x1p-17);
    const Account& account = terrain.ledger.account(0);
    EXPECT_EQ(sum() - before, account.in.value() - account.out.value());
}

}  // namespace
}  // namespace cuesta

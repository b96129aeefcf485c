// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/row_runs.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"

namespace cuesta::plate {
namespace {

std::int32_t number(std::int64_t x, std::int64_t y) {
    return static_cast<std::int32_t>((x + y / 3) / 7 % 4) - 1;
}

TEST(row_runs, are_the_numbers_of_the_map_on_any_blocks) {
    const Grid grid{41, 23, 10};
    SingleCommunicator alone(grid);
    const RowRuns one(grid, whole(grid), alone, number);
    for (std::int64_t y = 0; y < grid.rows; ++y)
        for (std::int64_t x = 0; x < grid.columns; ++x) ASSERT_EQ(one.at(x, y), number(x, y));
    for (const auto& [across, down] : {std::pair{2, 2}, {3, 1}, {5, 3}}) {
        BlockTeam team(Decomposition(grid, across, down));
        team.run([&](int rank, Communicator& comm) {
            const RowRuns part(grid, team.cut().block(rank), comm, number);
            EXPECT_TRUE(part == one) << rank;
        });
    }
}

TEST(row_runs, come_back_from_their_bytes_and_refuse_others) {
    const Grid grid{41, 23, 10};
    SingleCommunicator alone(grid);
    const RowRuns one(grid, whole(grid), alone, number);
    EXPECT_TRUE(one.fits(grid));
    EXPECT_FALSE(one.fits(Grid{41, 22, 10}));
    std::vector<std::byte> bytes = one.saved();
    EXPECT_TRUE(RowRuns::restored(bytes) == one);
    bytes.pop_back();
    EXPECT_ANY_THROW(RowRuns::restored(bytes));
    bytes = one.saved();
    bytes[0] = std::byte{40};  // rows end behind the last column
    EXPECT_ANY_THROW(RowRuns::restored(bytes));
}

}  // namespace
}  // namespace cuesta::plate

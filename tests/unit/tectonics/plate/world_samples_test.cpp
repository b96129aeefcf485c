// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/world_samples.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"

namespace cuesta::plate {
namespace {

// What every block finds, in the order of ranks.
std::pair<std::vector<float>, std::vector<float>> found_on(int across, int down) {
    const Grid grid{33, 21, 10, Edges::wrap};
    BlockTeam team(Decomposition(grid, across, down));
    std::vector<float> cells, moved(static_cast<std::size_t>(grid.cells()));
    team.run([&](int rank, Communicator& comm) {
        const Block block = team.cut().block(rank);
        Field field({block.columns, block.rows, 0}), to({block.columns, block.rows, 0});
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                field.at(x, y) =
                    static_cast<float>(((block.y0 + y) * 33 + block.x0 + x) * 71 % 53) * 0.3f;
        const MapPart part{field, grid, block, comm};
        const auto means = on_world(100, part, 3, [](CellId cell, MapProbe::Place* places) {
            for (int k = 0; k < 3; ++k) places[k] = {cell * 0.31 + k * 0.2, cell * 0.2 - k * 0.1};
        });
        if (rank == 0) cells = means;
        carry_field(part, to, [](std::int64_t x, std::int64_t y) {
            return MapProbe::Place{static_cast<double>(x) - 8.3, static_cast<double>(y) + 0.4};
        });
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                moved[static_cast<std::size_t>((block.y0 + y) * 33 + block.x0 + x)] = to.at(x, y);
    });
    return {cells, moved};
}

TEST(world_samples, are_the_same_on_any_blocks) {
    const auto whole_map = found_on(1, 1);
    ASSERT_EQ(whole_map.first.size(), 100u);
    EXPECT_NE(whole_map.first[10], whole_map.first[50]);
    EXPECT_EQ(found_on(2, 2), whole_map);
    EXPECT_EQ(found_on(5, 3), whole_map);
}

}  // namespace
}  // namespace cuesta::plate

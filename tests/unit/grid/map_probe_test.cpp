// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/map_probe.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

float value(std::int64_t x, std::int64_t y) {
    return static_cast<float>((x * 37 + y * 101) % 29) * 0.37f;
}
Field part_of(const Block& block) {
    Field field({block.columns, block.rows, 1});
    for (std::int64_t y = 0; y < block.rows; ++y)
        for (std::int64_t x = 0; x < block.columns; ++x)
            field.at(x, y) = value(block.x0 + x, block.y0 + y);
    return field;
}

TEST(map_probe, is_the_whole_map_at_any_place_on_any_blocks) {
    for (const Edges& edges : {Edges::open, Edges::wrap, Edges::wrap_x}) {
        const Grid grid{31, 17, 10, edges};
        const Field all = part_of(whole(grid));
        SingleCommunicator alone(grid);
        const WholeMap map(all, grid, whole(grid), alone);
        for (const auto& [across, down] : {std::pair{1, 1}, {2, 2}, {3, 1}, {5, 3}}) {
            BlockTeam team(Decomposition(grid, across, down));
            team.run([&](int rank, Communicator& comm) {
                const Block block = team.cut().block(rank);
                const Field own = part_of(block);
                const MapProbe probe({own, grid, block, comm});
                // Some blocks ask much, some nothing.
                std::vector<MapProbe::Place> places;
                for (int i = 0; i < 40 * (rank % 3); ++i)
                    places.push_back({-0.5 + i * 0.793 + rank * 0.1, 16.49 - i * 0.211});
                const std::vector<float> found = probe.bilinear(places);
                for (std::size_t i = 0; i < places.size(); ++i)
                    EXPECT_EQ(found[i], map.bilinear(places[i].x, places[i].y)) << i;
            });
        }
    }
}

}  // namespace
}  // namespace cuesta

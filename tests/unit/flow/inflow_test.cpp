// SPDX-License-Identifier: Apache-2.0
#include "cuesta/flow/inflow.h"

#include <gtest/gtest.h>

#include "cuesta/base/error.h"
#include "cuesta/flow/drainage.h"
#include "cuesta/grid/block_team.h"

namespace cuesta::flow {
namespace {

Terrain terrain_on(const Grid& grid, const Block& block) {
    return Terrain(grid, block, 1, std::make_shared<const MaterialTable>());
}

const Inflow sample{{{{3, 0}, 1000, 2.5}, {{0, 4}, 70, 0}},
                    {{2, 0}, {3, 0}, {4, 0}, {0, 3}, {0, 4}, {0, 5}}};

TEST(Inflow, is_kept_with_the_land_and_read_back) {
    Terrain terrain = terrain_on({8, 8, 10}, {0, 0, 8, 8});
    EXPECT_FALSE(BorderInflow(terrain).any());
    EXPECT_EQ(BorderInflow(terrain).cells(0, 0), 1);
    keep_inflow(terrain, sample);
    EXPECT_TRUE(BorderInflow(terrain).any());
    EXPECT_EQ(BorderInflow(terrain).all(), sample);
}

TEST(Inflow, counts_the_land_above_an_inlet_one_inside_and_nothing_elsewhere_on_the_border) {
    Terrain terrain = terrain_on({8, 8, 10}, {2, 0, 4, 8});  // a block of the map
    keep_inflow(terrain, sample);
    const BorderInflow inflow(terrain);
    EXPECT_EQ(inflow.cells(1, 0), 1000);
    EXPECT_EQ(inflow.cells(0, 0), 0);
    EXPECT_EQ(inflow.cells(0, 7), 0);
    EXPECT_EQ(inflow.cells(0, 4), 1);
    int seen = 0;
    inflow.over_closed([&](std::int64_t x, std::int64_t y, const Inlet* inlet) {
        EXPECT_EQ(y, 0);
        EXPECT_EQ(inlet != nullptr, x == 1);
        ++seen;
    });
    EXPECT_EQ(seen, 3);
}

TEST(Inflow, a_damaged_state_is_refused) {
    Terrain terrain = terrain_on({8, 8, 10}, {0, 0, 8, 8});
    keep_inflow(terrain, sample);
    auto bytes = *terrain.states.at("inflow");
    bytes.resize(bytes.size() - 8);
    terrain.states["inflow"] = std::make_shared<const std::vector<std::byte>>(bytes);
    EXPECT_THROW(BorderInflow{terrain}, Error);
}

// A plane that falls to the south, with an inlet in the middle of its northern side.
struct Slope {
    Grid grid{9, 9, 10};
    std::vector<BorderCell> closed{{3, 0}, {4, 0}, {5, 0}};
    IntField surface(const Block& block) const {
        IntField ground({block.columns, block.rows, 1});
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                ground.at(x, y) = static_cast<std::int32_t>(1000 - 50 * (block.y0 + y));
        return ground;
    }
    void route(IntField& ground, const Block& block, Communicator& comm, Drainage& drainage) const {
        Land land;
        land.closed = closed;
        drainage.route(ground, grid, block, comm, land);
        drainage.accumulate_amounts(comm, [&](std::int64_t x, std::int64_t y) {
            return BorderCell{block.x0 + x, block.y0 + y} == BorderCell{4, 0} ? std::uint64_t{500}
                                                                              : 1;
        });
    }
};

TEST(Inflow, an_inlet_gives_its_water_to_the_land_and_the_ground_stays) {
    const Slope slope;
    const Block block = whole(slope.grid);
    IntField ground = slope.surface(block);
    SingleCommunicator comm(slope.grid);
    Drainage drainage;
    slope.route(ground, block, comm, drainage);
    const Frame& frame = drainage.frame();
    EXPECT_EQ(drainage.direction(frame.cell(2, 0)), outlet);
    EXPECT_EQ(drainage.direction(frame.cell(4, 0)), 6);  // south
    EXPECT_EQ(drainage.amounts()[frame.cell(4, 0)], 500u);
    EXPECT_EQ(drainage.amounts()[frame.cell(4, 8)], 508u);
    for (std::int64_t x = 0; x < 9; ++x) EXPECT_EQ(ground.at(x, 0), 1000);
}

TEST(Inflow, no_water_goes_back_over_a_closed_border_however_low_it_lies) {
    const Slope slope;
    const Block block = whole(slope.grid);
    IntField ground = slope.surface(block);
    for (std::int64_t x = 3; x < 6; ++x) ground.at(x, 0) = 1;
    SingleCommunicator comm(slope.grid);
    Drainage drainage;
    slope.route(ground, block, comm, drainage);
    EXPECT_EQ(drainage.direction(drainage.frame().cell(4, 1)), 6);
    EXPECT_EQ(drainage.amounts()[drainage.frame().cell(4, 8)], 508u);
    EXPECT_EQ(ground.at(4, 0), 1);
}

TEST(Inflow, is_the_same_for_blocks) {
    const Slope slope;
    const Decomposition cut(slope.grid, 3, 2);
    BlockTeam team(cut);
    team.run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        IntField ground = slope.surface(block);
        Drainage drainage;
        slope.route(ground, block, comm, drainage);
        if (block.contains(4, 8)) {
            EXPECT_EQ(drainage.amounts()[drainage.frame().cell(4 - block.x0, 8 - block.y0)], 508u);
        }
        EXPECT_LT(ground.at(0, 0), 1001);
    });
}

}  // namespace
}  // namespace cuesta::flow

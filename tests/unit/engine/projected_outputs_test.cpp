// SPDX-License-Identifier: Apache-2.0
#include "cuesta/engine/projected_outputs.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>

#include "cuesta/grid/block_team.h"

namespace cuesta {
namespace {

Raster world_of(std::int64_t columns, std::int64_t rows) {
    Raster world;
    world.columns = columns, world.rows = rows;
    for (std::int64_t i = 0; i < columns * rows; ++i)
        world.samples.push_back(static_cast<float>(i * 7919 % 1013));
    world.samples[static_cast<std::size_t>(columns + 5)] = std::numeric_limits<float>::quiet_NaN();
    return world;
}

// Samples of the new map that blocks make otherwise than one process does.
int differences(const Grid& grid, const WorldFileOptions& how) {
    const Raster world = world_of(grid.columns, grid.rows);
    std::atomic<int> wrong = 0;
    for (const WorldTarget& target : world_targets(grid, how, "{face}")) {
        const Raster whole = reproject(world, target.map, 1000);
        const Decomposition cut(grid, 3, 2);
        BlockTeam team(cut);
        team.run([&](int rank, Communicator& comm) {
            const Block block = cut.block(rank);
            Field field({block.columns, block.rows, 1});
            for (std::int64_t y = 0; y < block.rows; ++y)
                std::copy_n(world.samples.begin() + (block.y0 + y) * grid.columns + block.x0,
                            block.columns, field.row(y));
            const Block strip = row_strip(whole.columns, whole.rows, rank, comm.size());
            const Field made = reproject_strip({field, grid, block, comm}, target.map, strip);
            for (std::int64_t y = 0; y < strip.rows; ++y)
                wrong +=
                    std::memcmp(made.row(y), whole.samples.data() + (strip.y0 + y) * whole.columns,
                                static_cast<std::size_t>(whole.columns) * sizeof(float)) != 0;
        });
    }
    return wrong;
}

TEST(ProjectedOutputs, blocks_make_the_samples_of_one_process) {
    for (const std::string_view edges : {"wrap_x", "polar"}) {
        Grid grid{96, 48, 400};
        grid.projection = Projection::latlon;
        grid.edges = edges == "polar" ? Edges::polar : Edges::wrap_x;
        using enum WorldProjection;
        for (const WorldProjection kind :
             {latlon, equal_earth, mollweide, equal_area, robinson, orthographic, azimuthal, cube})
            for (const std::int64_t side : {0, 7, 300})
                for (const bool classes : {false, true}) {
                    WorldFileOptions how{kind, 0, 0, side, classes};
                    if (kind != cube) how.centre_lon_deg = 100;
                    if (WorldMap(kind).around_a_place()) how.centre_lat_deg = 70;
                    EXPECT_EQ(differences(grid, how), 0)
                        << choice_words(kind)[static_cast<std::size_t>(kind)] << " of " << side;
                }
    }
}

// A tile of a map around a place reads what lies under it, not the world.
TEST(ProjectedOutputs, a_tile_reads_what_lies_under_it) {
    Grid grid{2048, 1024, 400};
    grid.projection = Projection::latlon;
    for (const WorldProjection kind : {WorldProjection::robinson, WorldProjection::azimuthal}) {
        const WorldTarget target = world_targets(grid, {kind, 170, 0, 0, false}, "a").at(0);
        const std::int64_t x = target.map.columns() / 2 - 64, y = target.map.rows() / 2 - 64;
        const Block part = target.map.reads({x, y, 128, 128});  // across the date line
        EXPECT_GT(part.columns, 60);
        EXPECT_LT(part.columns, 300);
        EXPECT_LT(part.rows, 300);
        EXPECT_EQ(target.map.reads({0, 0, 0, 0}), (Block{0, 0, 0, 0}));
        EXPECT_EQ(target.map.reads({0, 0, 1, 1}), (Block{0, 0, 0, 0}));  // outside the outline
    }
}

}  // namespace
}  // namespace cuesta

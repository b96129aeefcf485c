// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/map_window.h"

#include <gtest/gtest.h>

#include "cuesta/grid/block_team.h"
#include "support/halo_definition.h"

namespace cuesta {
namespace {

using test::field_before_exchange;
using test::sample_of;

TEST(PickedAxis, keeps_what_lies_behind_the_positions) {
    const PickedAxis wrapped = PickedAxis::around(-2, 2, 10, true);  // 8 9 0 1
    EXPECT_EQ(wrapped.count(), 4);
    EXPECT_EQ(wrapped.at(0), 0);
    EXPECT_EQ(wrapped.at(8), 2);
    EXPECT_FALSE(wrapped.has(2));
    using Stretches = std::vector<std::pair<std::int64_t, std::int64_t>>;
    EXPECT_EQ(wrapped.stretches(), (Stretches{{0, 2}, {8, 2}}));
    const PickedAxis mirrored = PickedAxis::around(-2, 3, 10, false);  // 1 0 | 0 1 2
    EXPECT_EQ(mirrored.stretches(), (Stretches{{0, 3}}));
    EXPECT_EQ(PickedAxis::around(-1000, 1000, 10, false).count(), 10);
    EXPECT_EQ(PickedAxis::around(5, 5, 10, false).count(), 0);
    const std::int64_t some[] = {7, 2, 3, 7};
    EXPECT_EQ(PickedAxis::of(some, 10).stretches(), (Stretches{{2, 2}, {7, 1}}));
}

TEST(MapWindow, shows_every_sample_wanted_for_every_cut_and_edge) {
    for (const Edges edges : {Edges::open, Edges::wrap, Edges::wrap_x})
        for (const auto& [across, down] : {std::pair{1, 1}, std::pair{2, 2}, std::pair{3, 1}}) {
            const Grid grid{.columns = 11, .rows = 9, .edges = edges};
            const Decomposition cut(grid, across, down);
            BlockTeam(cut).run([&](int rank, Communicator& comm) {
                const Block block = cut.block(rank);
                const Field part = field_before_exchange(block, 0);
                const Block wanted{block.x0 - 4, block.y0 - 3, block.columns + 7, block.rows + 9};
                const MapWindow map({part, grid, block, comm}, wanted);
                for (std::int64_t y = wanted.y0; y < wanted.y0 + wanted.rows; ++y)
                    for (std::int64_t x = wanted.x0; x < wanted.x0 + wanted.columns; ++x)
                        ASSERT_EQ(map.at(x, y), sample_of(map.inside_x(x), map.inside_y(y)));
            });
        }
}

TEST(MapWindow, reads_between_samples_as_a_whole_map_does) {
    const Grid grid{.columns = 13, .rows = 10};
    SingleCommunicator alone(grid);
    Field all = field_before_exchange(whole(grid), 0);
    for (std::int64_t y = 0; y < 10; ++y)
        for (std::int64_t x = 0; x < 13; ++x)
            all.at(x, y) = static_cast<float>((x * 7 + y * y * 3) % 11);
    const WholeMap map(all, grid, whole(grid), alone);
    const Decomposition cut(grid, 2, 2);
    BlockTeam(cut).run([&](int rank, Communicator& comm) {
        const Block block = cut.block(rank);
        Field part({block.columns, block.rows, 0});
        for (std::int64_t y = 0; y < block.rows; ++y)
            for (std::int64_t x = 0; x < block.columns; ++x)
                part.at(x, y) = all.at(block.x0 + x, block.y0 + y);
        const MapWindow window({part, grid, block, comm}, {-2, 3, 9, 8});
        for (double y = 4; y <= 8; y += 0.31)
            for (double x = -1; x <= 4; x += 0.27) {
                ASSERT_EQ(window.bicubic(x, y), map.bicubic(x, y));
                ASSERT_EQ(window.bilinear(x, y), map.bilinear(x, y));
            }
    });
}

TEST(MapWindow, one_block_reads_its_field_in_place) {
    const Grid grid{.columns = 5, .rows = 4};
    SingleCommunicator comm(grid);
    const Field field = field_before_exchange(whole(grid), 1);
    const MapWindow map({field, grid, whole(grid), comm}, {0, 0, 1, 1});
    EXPECT_EQ(map.row(2), field.row(2));
}

TEST(strips, cover_the_map_once) {
    for (const int size : {1, 3, 8}) {
        std::int64_t rows = 0, columns = 0;
        for (int rank = 0; rank < size; ++rank) {
            EXPECT_EQ(row_strip(7, 5, rank, size).y0, rows);
            rows += row_strip(7, 5, rank, size).rows;
            EXPECT_EQ(column_strip(7, 5, rank, size).x0, columns);
            columns += column_strip(7, 5, rank, size).columns;
        }
        EXPECT_EQ(rows, 5);
        EXPECT_EQ(columns, 7);
    }
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace cuesta {
namespace {

TEST(Grid, the_extent_counts_steps_and_on_a_wrapped_axis_samples) {
    Grid grid{.columns = 11, .rows = 5, .spacing_m = 10};
    EXPECT_EQ(grid.extent_x_m(), 100);
    EXPECT_EQ(grid.extent_y_m(), 40);
    EXPECT_EQ(grid.cells(), 55);
    EXPECT_EQ(grid.cell_area_m2(), 100);
    grid.edges = Edges::closed;
    EXPECT_EQ(grid.extent_x_m(), 100);
    grid.edges = Edges::wrap_x;
    EXPECT_EQ(grid.extent_x_m(), 110);
    EXPECT_EQ(grid.extent_y_m(), 40);
    grid.edges = Edges::wrap;
    EXPECT_EQ(grid.extent_x_m(), 110);
    EXPECT_EQ(grid.extent_y_m(), 50);
}

TEST(Grid, rows_of_a_latlon_map_are_bands_and_stand_for_their_middle) {
    Grid grid{.columns = 360,
              .rows = 180,
              .spacing_m = 4e7 / 360,
              .edges = Edges::wrap_x,
              .projection = Projection::latlon};
    EXPECT_DOUBLE_EQ(grid.latitude_deg(0), 89.5);
    EXPECT_DOUBLE_EQ(grid.latitude_deg(179), -89.5);
    EXPECT_DOUBLE_EQ(grid.row_spacing_m(), grid.spacing_m);
    grid.rows = 40, grid.latitudes = LatitudeRange{10, 50};
    EXPECT_DOUBLE_EQ(grid.latitude_deg(0), 49.5);
    EXPECT_DOUBLE_EQ(grid.row_spacing_m(), grid.spacing_m);
}

TEST(Grid, cells_of_a_latlon_map_add_up_to_the_sphere) {
    const Grid grid{.columns = 64,
                    .rows = 32,
                    .spacing_m = 625e3,
                    .edges = Edges::wrap_x,
                    .projection = Projection::latlon};
    double sum = 0;
    for (std::int64_t row = 0; row < 32; ++row) sum += 64 * grid.cell_area_m2(row);
    const double radius = 4e7 / (2 * 3.14159265358979323846);
    EXPECT_NEAR(sum / (4 * 3.14159265358979323846 * radius * radius), 1, 1e-12);
    EXPECT_LT(grid.cell_area_m2(0), 0.06 * grid.cell_area_m2(16));
    const Grid flat{.columns = 4, .rows = 4, .spacing_m = 10};
    EXPECT_EQ(flat.cell_area_m2(2), 100);
}

TEST(Grid, a_flat_map_lies_at_45_north_unless_it_says_otherwise) {
    Grid grid{.columns = 4, .rows = 5, .spacing_m = 10};
    EXPECT_EQ(grid.latitude_deg(3), 45);
    EXPECT_EQ(grid.latitude_deg(3, -10), -10);
    grid.latitudes = LatitudeRange{-4, 4};
    EXPECT_EQ(grid.latitude_deg(0), 4);
    EXPECT_EQ(grid.latitude_deg(4), -4);
    EXPECT_EQ(grid.latitude_deg(2), 0);
    grid.rows = 1;
    EXPECT_EQ(grid.latitude_deg(0), 0);
}

TEST(Grid, another_size_keeps_the_extent) {
    for (const Edges edges : {Edges::open, Edges::closed}) {
        const Grid fine{.columns = 1025, .rows = 513, .spacing_m = 10, .edges = edges};
        const Grid coarse = with_size(fine, 257, 129);
        EXPECT_EQ(coarse.spacing_m, 40);
        EXPECT_EQ(coarse.extent_x_m(), fine.extent_x_m());
        EXPECT_EQ(coarse.extent_y_m(), fine.extent_y_m());
        EXPECT_EQ(coarse.edges, edges);
    }
    const Grid wrapped{.columns = 1024, .rows = 512, .spacing_m = 10, .edges = Edges::wrap};
    const Grid coarse = with_size(wrapped, 256, 128);
    EXPECT_EQ(coarse.spacing_m, 40);
    EXPECT_EQ(coarse.extent_x_m(), wrapped.extent_x_m());
    EXPECT_EQ(coarse.extent_y_m(), wrapped.extent_y_m());
}

TEST(Grid, half_wrapped_maps_keep_the_extent_of_the_wider_axis) {
    const Grid wide{.columns = 100, .rows = 11, .spacing_m = 2, .edges = Edges::wrap_x};
    EXPECT_EQ(with_size(wide, 50, 6).spacing_m, 4);
    const Grid tall{.columns = 10, .rows = 101, .spacing_m = 2, .edges = Edges::wrap_x};
    EXPECT_EQ(with_size(tall, 5, 51).spacing_m, 4);
}

TEST(Grid, thin_maps_keep_the_extent_of_the_axis_they_have) {
    const Grid column{.columns = 1, .rows = 101, .spacing_m = 3};
    EXPECT_EQ(with_size(column, 1, 51).spacing_m, 6);
    const Grid row{.columns = 101, .rows = 1, .spacing_m = 3};
    EXPECT_EQ(with_size(row, 51, 1).spacing_m, 6);
    // A single sample has no extent, so the spacing stays.
    const Grid point{.columns = 1, .rows = 1, .spacing_m = 3};
    EXPECT_EQ(with_size(point, 8, 8).spacing_m, 3);
    EXPECT_EQ(with_size(row, 1, 1).spacing_m, 3);
    const Grid wrapped{.columns = 1, .rows = 1, .spacing_m = 3, .edges = Edges::wrap};
    EXPECT_EQ(with_size(wrapped, 2, 2).spacing_m, 1.5);
}

TEST(Grid, borders_are_where_an_unwrapped_map_ends) {
    Grid grid{.columns = 10, .rows = 8};
    const auto sides = [&](const Block& block) {
        const Borders b = borders_of(grid, block);
        return std::vector<bool>{b.west, b.east, b.north, b.south};
    };
    EXPECT_EQ(sides(whole(grid)), (std::vector<bool>{true, true, true, true}));
    EXPECT_EQ(sides({0, 0, 5, 4}), (std::vector<bool>{true, false, true, false}));
    EXPECT_EQ(sides({5, 4, 5, 4}), (std::vector<bool>{false, true, false, true}));
    EXPECT_EQ(sides({2, 2, 3, 3}), (std::vector<bool>{false, false, false, false}));
    grid.edges = Edges::wrap_x;
    EXPECT_EQ(sides(whole(grid)), (std::vector<bool>{false, false, true, true}));
    grid.edges = Edges::wrap;
    EXPECT_EQ(sides(whole(grid)), (std::vector<bool>{false, false, false, false}));
    grid.edges = Edges::wrap_y;
    EXPECT_EQ(sides(whole(grid)), (std::vector<bool>{true, true, false, false}));
}

TEST(Grid, of_the_borders_of_a_block_those_are_open_whose_sides_are) {
    Grid grid{.columns = 10, .rows = 8};
    const auto sides = [&](const Block& block) {
        const Borders b = open_borders_of(grid, block);
        return std::vector<bool>{b.west, b.east, b.north, b.south};
    };
    EXPECT_EQ(sides(whole(grid)), (std::vector<bool>{true, true, true, true}));
    grid.edges = Edges::closed;
    EXPECT_EQ(sides(whole(grid)), (std::vector<bool>{false, false, false, false}));
    grid.edges.east = grid.edges.north = Edge::open;
    EXPECT_EQ(sides(whole(grid)), (std::vector<bool>{false, true, true, false}));
    EXPECT_EQ(sides({0, 0, 5, 4}), (std::vector<bool>{false, false, true, false}));
    EXPECT_EQ(sides({5, 4, 5, 4}), (std::vector<bool>{false, true, false, false}));
}

TEST(Grid, what_lies_beyond_is_reached_over_open_sides_and_at_corners_over_both) {
    Grid grid{.columns = 10, .rows = 8, .edges = Edges::closed};
    EXPECT_TRUE(is_reached(grid, 0, 7));
    EXPECT_FALSE(is_reached(grid, -1, 3));
    grid.edges.west = Edge::open;
    EXPECT_TRUE(is_reached(grid, -1, 3));
    EXPECT_FALSE(is_reached(grid, 10, 3));
    EXPECT_FALSE(is_reached(grid, -1, -1));
    grid.edges.north = Edge::open;
    EXPECT_TRUE(is_reached(grid, -1, -1));
    EXPECT_FALSE(is_reached(grid, -1, 8));
    EXPECT_EQ(side_beyond(grid, -1, 3), Side::west);
    EXPECT_EQ(side_beyond(grid, -1, -1), Side::west);
    EXPECT_EQ(side_beyond(grid, 10, 8), Side::east);
    EXPECT_EQ(side_beyond(grid, 4, -1), Side::north);
    EXPECT_EQ(side_beyond(grid, 4, 8), Side::south);
    grid.edges = Edges::wrap_x;
    EXPECT_TRUE(is_reached(grid, -1, -1));
    EXPECT_EQ(side_beyond(grid, -1, -1), Side::north) << "west of it the map goes on";
}

TEST(Grid, what_lies_behind_a_position_is_wrapped_or_nothing) {
    EXPECT_EQ(behind(0, 5, false), 0);
    EXPECT_EQ(behind(4, 5, false), 4);
    EXPECT_EQ(behind(-1, 5, false), std::nullopt);
    EXPECT_EQ(behind(5, 5, false), std::nullopt);
    EXPECT_EQ(behind(-1, 5, true), 4);
    EXPECT_EQ(behind(5, 5, true), 0);
    EXPECT_EQ(behind(-11, 5, true), 4);
    EXPECT_EQ(behind(13, 5, true), 3);
    EXPECT_EQ(behind(-3, 1, true), 0);
    EXPECT_EQ(behind(7, 1, true), 0);
}

TEST(Decomposition, blocks_tile_the_map_and_owner_agrees) {
    for (const std::int64_t columns : {1, 2, 3, 5, 7, 16, 31})
        for (const std::int64_t rows : {1, 4, 6, 13})
            for (int across = 1; across <= 6; ++across)
                for (int down = 1; down <= 4; ++down) {
                    const Grid grid{.columns = columns, .rows = rows};
                    const Decomposition cut(grid, across, down);
                    std::vector<int> owners(static_cast<std::size_t>(grid.cells()), -1);
                    for (int rank = 0; rank < cut.size(); ++rank) {
                        const Block block = cut.block(rank);
                        ASSERT_GE(block.columns, 1);
                        ASSERT_GE(block.rows, 1);
                        for (std::int64_t y = block.y0; y < block.y0 + block.rows; ++y)
                            for (std::int64_t x = block.x0; x < block.x0 + block.columns; ++x) {
                                int& owner = owners[static_cast<std::size_t>(y * columns + x)];
                                ASSERT_EQ(owner, -1) << "two blocks own one sample";
                                owner = rank;
                                ASSERT_TRUE(block.contains(x, y));
                                ASSERT_EQ(cut.owner(x, y), rank);
                            }
                    }
                    ASSERT_EQ(std::count(owners.begin(), owners.end(), -1), 0)
                        << columns << "x" << rows << " in " << across << "x" << down;
                }
}

TEST(Decomposition, blocks_differ_by_one_sample_at_most) {
    const Decomposition cut({.columns = 17, .rows = 10}, 5, 3);
    std::int64_t least = 100, most = 0;
    for (int rank = 0; rank < cut.size(); ++rank) {
        least = std::min(least, cut.block(rank).columns);
        most = std::max(most, cut.block(rank).columns);
    }
    EXPECT_EQ(least, 3);
    EXPECT_EQ(most, 4);
}

TEST(Decomposition, ranks_count_along_rows_of_blocks) {
    const Decomposition cut({.columns = 6, .rows = 4}, 3, 2);
    EXPECT_EQ(cut.block(0), (Block{0, 0, 2, 2}));
    EXPECT_EQ(cut.block(2), (Block{4, 0, 2, 2}));
    EXPECT_EQ(cut.block(3), (Block{0, 2, 2, 2}));
    EXPECT_FALSE(cut.block(0).contains(2, 0));
    EXPECT_FALSE(cut.block(3).contains(0, 1));
}

TEST(Decomposition, no_block_is_narrower_than_asked) {
    const Decomposition cut({.columns = 20, .rows = 7}, 8, 8, 3);
    EXPECT_EQ(cut.across(), 6);
    EXPECT_EQ(cut.down(), 2);
    for (int rank = 0; rank < cut.size(); ++rank) {
        EXPECT_GE(cut.block(rank).columns, 3);
        EXPECT_GE(cut.block(rank).rows, 3);
    }
    const Decomposition small({.columns = 2, .rows = 2}, 4, 4, 5);
    EXPECT_EQ(small.size(), 1);
    EXPECT_EQ(Decomposition({.columns = 9, .rows = 9}, 0, -3).size(), 1);
}

TEST(Decomposition, the_largest_maps_are_cut_without_overflow) {
    const std::int64_t size = std::int64_t{1} << 40;
    const Decomposition cut({.columns = size, .rows = size}, 1000, 1000);
    const Block last = cut.block(cut.size() - 1);
    EXPECT_EQ(last.x0 + last.columns, size);
    EXPECT_EQ(cut.owner(size - 1, size - 1), cut.size() - 1);
    EXPECT_EQ(cut.owner(0, size - 1), 999'000);
}

TEST(Grid, poles_are_crossed_half_a_map_on) {
    const Grid globe{.columns = 8, .rows = 4, .edges = Edges::polar};
    const auto same = [](const OverPoles& a, std::int64_t x, std::int64_t y, bool turned) {
        return a.x == x && a.y == y && a.turned == turned;
    };
    EXPECT_TRUE(same(over_poles(globe, 3, 2), 3, 2, false));
    EXPECT_TRUE(same(over_poles(globe, 3, -1), 7, 0, true));
    EXPECT_TRUE(same(over_poles(globe, 3, -2), 7, 1, true));
    EXPECT_TRUE(same(over_poles(globe, 3, 4), 7, 3, true));
    EXPECT_TRUE(same(over_poles(globe, 3, -5), 11, 3, false));  // over both
    EXPECT_FALSE(is_reached(globe, 3, -1));                     // a wall to all others
    const Grid band{.columns = 8, .rows = 4, .edges = Edges::wrap_x};
    EXPECT_TRUE(same(over_poles(band, 3, -1), 3, -1, false));
    EXPECT_TRUE(is_reached(band, 3, -1));
}

}  // namespace
}  // namespace cuesta

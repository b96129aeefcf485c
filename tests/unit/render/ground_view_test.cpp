// SPDX-License-Identifier: Apache-2.0
#include "cuesta/render/ground_view.h"

#include <gtest/gtest.h>

#include "support/ground.h"

namespace cuesta {
namespace {

test::Pile by_place(std::int64_t x, std::int64_t y) {
    return {{"granite", 100.0 + static_cast<double>(x)},
            {"limestone", 20.0},
            {"sand", 1.0 + static_cast<double>(y)}};
}

TEST(ground_view, a_column_is_told_in_metres_from_both_ends) {
    const test::LaidGround laid = test::lay_ground(4, 3, 10, by_place);
    const GroundView view = laid.view();
    EXPECT_EQ(view.surface_m(2, 1), 124);
    EXPECT_EQ(view.top_material(2, 1), laid.id("sand"));
    std::vector<Stratum> column;
    view.column(2, 1, column);
    ASSERT_EQ(column.size(), 3u);
    EXPECT_EQ(column[0].bottom_m, no_bottom_m);
    EXPECT_EQ(column[0].top_m, 102);
    EXPECT_EQ(column[1].bottom_m, 102);
    EXPECT_EQ(column[1].top_m, 122);
    EXPECT_EQ(column[2].top_m, 124);
    int visited = 0;
    view.from_the_top(2, 1, [&](const Stratum& layer) {
        EXPECT_EQ(layer.material, column[2].material);
        return ++visited < 1;
    });
    EXPECT_EQ(visited, 1);
}

TEST(ground_view, blocks_make_one_map) {
    const test::LaidGround whole_map = test::lay_ground(5, 4, 10, by_place);
    const test::LaidGround west = test::lay_ground(2, 4, 10, by_place);
    const test::LaidGround east = test::lay_ground(
        3, 4, 10, [](std::int64_t x, std::int64_t y) { return by_place(x + 2, y); });
    const GroundView one = whole_map.view();
    const GroundView two(whole_map.grid,
                         {{{0, 0, 2, 4}, west.stack.get()}, {{2, 0, 3, 4}, east.stack.get()}}, 0);
    for (std::int64_t y = 0; y < 4; ++y)
        for (std::int64_t x = 0; x < 5; ++x) EXPECT_EQ(one.surface_m(x, y), two.surface_m(x, y));
}

TEST(ground_view, places_beyond_the_map_end_at_the_border_or_go_round) {
    test::LaidGround laid = test::lay_ground(4, 3, 10, by_place);
    EXPECT_EQ(laid.view().column_at(-2), 0);
    EXPECT_EQ(laid.view().row_at(7), 2);
    laid.grid.edges = Edges::wrap;
    EXPECT_EQ(laid.view().column_at(-2), 2);
    EXPECT_EQ(laid.view().row_at(7), 1);
}

TEST(ground_view, ground_of_one_material_is_a_bed) {
    const auto materials = std::make_shared<const MaterialTable>();
    LayerStack stack({2, 2, 1}, materials);
    Field height({2, 2, 1});
    height.fill(5);
    stack.reset(height, *materials->find("slate"), 1);
    Grid grid;
    grid.columns = grid.rows = 2;
    const GroundView view(grid, {{whole(grid), &stack}}, 0);
    EXPECT_EQ(view.top_material(1, 1), *materials->find("slate"));
    EXPECT_EQ(view.surface_m(0, 0), 5);
}

}  // namespace
}  // namespace cuesta

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_area.h"

#include <gtest/gtest.h>

#include <numbers>

namespace cuesta {
namespace {

TEST(world_area, cells_of_a_world_add_up_to_the_sphere) {
    Grid grid{.columns = 360, .rows = 180, .spacing_m = 111000, .edges = Edges::wrap_x};
    const std::vector<double> areas = row_areas_m2(grid);
    double all = 0;
    for (const double area : areas) all += 360 * area;
    const double radius = 360 * 111000.0 / (2 * std::numbers::pi);
    EXPECT_NEAR(all / (4 * std::numbers::pi * radius * radius), 1, 1e-12);
    EXPECT_NEAR(areas[89] / grid.cell_area_m2(), 1, 1e-3);  // at the equator as large as drawn
    EXPECT_LT(areas[0], 0.01 * areas[89]);
    for (std::size_t y = 0; y < 90; ++y) EXPECT_NEAR(areas[y] / areas[179 - y], 1, 1e-9);
}

TEST(world_area, cells_of_a_region_are_as_large_as_drawn) {
    const Grid grid{.columns = 5, .rows = 4, .spacing_m = 30};
    EXPECT_EQ(row_areas_m2(grid), std::vector<double>(4, 900));
}

}  // namespace
}  // namespace cuesta

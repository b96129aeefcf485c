// SPDX-License-Identifier: Apache-2.0
#include "cuesta/generate/strata/stretches.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta {
namespace {

using List = std::vector<std::pair<int, Units>>;

List list_of(const Stretches& column) {
    List list;
    for (std::size_t i = 0; i < column.count(); ++i)
        list.emplace_back(column[i].material, column[i].low);
    return list;
}

Stretches three() {
    Stretches column(100);
    column.extend(1, 80);
    column.extend(2, 50);
    column.extend(3, 0);
    return column;
}

TEST(stretches, go_down_from_the_top_and_join_equal_neighbours) {
    Stretches column(100);
    EXPECT_EQ(column.bottom(), 100);
    column.extend(1, 100);  // empty
    EXPECT_EQ(column.count(), 0u);
    column.extend(1, 80);
    column.extend(1, 60);
    column.extend(2, 70);  // above the bottom
    column.extend(2, 10);
    EXPECT_EQ(list_of(column), (List{{1, 60}, {2, 10}}));
    EXPECT_EQ(column.high(0), 100);
    EXPECT_EQ(column.high(1), 60);
}

TEST(stretches, paint_inside_a_stretch_splits_it) {
    Stretches column = three();
    column.paint(9, 60, 70);
    EXPECT_EQ(list_of(column), (List{{1, 80}, {2, 70}, {9, 60}, {2, 50}, {3, 0}}));
}

TEST(stretches, paint_over_several_keeps_what_sticks_out) {
    Stretches column = three();
    column.paint(9, 40, 90);
    EXPECT_EQ(list_of(column), (List{{1, 90}, {9, 40}, {3, 0}}));
}

TEST(stretches, paint_of_the_material_that_is_there_changes_nothing) {
    Stretches column = three();
    column.paint(2, 50, 80);
    EXPECT_EQ(list_of(column), list_of(three()));
    column.paint(2, 30, 60);
    EXPECT_EQ(list_of(column), (List{{1, 80}, {2, 30}, {3, 0}}));
}

TEST(stretches, paint_beyond_the_ends_is_cut_off_there) {
    Stretches column = three();
    column.paint(9, -500, 500);
    EXPECT_EQ(list_of(column), (List{{9, 0}}));
    column.paint(8, -500, -100);
    column.paint(8, 300, 500);
    column.paint(8, 70, 20);
    EXPECT_EQ(list_of(column), (List{{9, 0}}));
}

TEST(stretches, a_full_column_says_so_and_keeps_its_upper_part) {
    Stretches column(1000);
    for (int i = 0; i < 100; ++i) column.extend(static_cast<MaterialId>(i % 2), 999 - i);
    EXPECT_TRUE(column.full());
    EXPECT_EQ(column.count(), Stretches::most);
    EXPECT_EQ(column.bottom(), 1000 - static_cast<Units>(Stretches::most));
}

TEST(stretches, metres_become_the_nearest_unit_within_range) {
    EXPECT_EQ(units_at(1, 0x1p-17), 1 << 17);
    EXPECT_EQ(units_at(-2.6, 1), -3);
    EXPECT_EQ(units_at(1e30, 1), 1 << 30);
    EXPECT_EQ(units_at(-1e30, 1), -(1 << 30));
}

}  // namespace
}  // namespace cuesta

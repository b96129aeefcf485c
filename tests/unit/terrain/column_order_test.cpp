// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/column_order.h"

#include <gtest/gtest.h>

#include <vector>

namespace cuesta {
namespace {

class ColumnOrder : public testing::Test {
protected:
    MaterialTable table;
    MaterialId granite = *table.find("granite"), sand = *table.find("sand"),
               regolith = *table.find("regolith"), air = *table.find("air");
    LayerBook book;

    static Column column_of(const std::vector<Layer>& layers) {
        Column column;
        for (const Layer& layer : layers) column.push(layer);
        return column;
    }
    static std::vector<Layer> list(const Column& column) {
        return {column.all().begin(), column.all().end()};
    }
};

TEST_F(ColumnOrder, the_thinner_of_two_trades_places_with_what_lies_between) {
    // 3 of sand rise through 2 of regolith: less than 9 that would sink.
    Column column = column_of({{granite, 50, 0}, {sand, 3, 4}, {regolith, 2, 1}, {sand, 9, 8}});
    EXPECT_TRUE(join_like(column, air, std::nullopt, book));
    EXPECT_EQ(list(column),
              (std::vector<Layer>{{granite, 50, 0}, {regolith, 2, 1}, {sand, 12, 7}}));
    EXPECT_EQ(book.joined_layers, 1);
    EXPECT_FALSE(join_like(column, air, std::nullopt, book));
}

TEST_F(ColumnOrder, the_join_that_moves_least_comes_first) {
    Column column = column_of({{granite, -20, 0},
                               {sand, 9, 0},
                               {regolith, 4, 0},
                               {sand, 7, 0},
                               {granite, 1, 0},
                               {regolith, 3, 0}});
    EXPECT_TRUE(join_like(column, air, std::nullopt, book));
    // Granite to its bed would move 1 by 20, regolith 3 by 8, sand 7 by 4.
    EXPECT_EQ(
        list(column),
        (std::vector<Layer>{
            {granite, -19, 0}, {sand, 9, 0}, {regolith, 4, 0}, {sand, 7, 0}, {regolith, 3, 0}}));
}

TEST_F(ColumnOrder, nothing_goes_through_air) {
    Column column = column_of({{granite, 50, 0}, {sand, 3, 0}, {air, 2, 0}, {sand, 9, 0}});
    EXPECT_FALSE(join_like(column, air, std::nullopt, book));
    EXPECT_EQ(column.count, 4);
}

TEST_F(ColumnOrder, thin_beds_move_a_short_way_and_the_uppermost_stays_on_top) {
    const std::vector<Layer> beds = {
        {granite, 50, 0}, {sand, 8, 0}, {regolith, 2, 0}, {sand, 3, 0}};
    Column column = column_of(beds);
    EXPECT_FALSE(join_like(column, air, 8, book));  // the sand on top would have to sink
    EXPECT_TRUE(join_like(column, air, 9, book));
    EXPECT_EQ(list(column),
              (std::vector<Layer>{{granite, 50, 0}, {regolith, 2, 0}, {sand, 11, 0}}));
    column = column_of({{granite, 50, 0}, {sand, 1, 0}, {regolith, 30, 0}, {sand, 3, 0}});
    EXPECT_FALSE(join_like(column, air, 9, book));  // too far
}

TEST_F(ColumnOrder, tidy_drops_what_is_empty_and_opens_caves) {
    Column column =
        column_of({{granite, 50, 0}, {sand, 0, 0}, {granite, 5, 0}, {air, 3, 0}, {sand, 0, 0}});
    tidy(column, air, book);
    EXPECT_EQ(list(column), (std::vector<Layer>{{granite, 55, 0}}));
    EXPECT_EQ(book.opened_caves, 1);
}

}  // namespace
}  // namespace cuesta

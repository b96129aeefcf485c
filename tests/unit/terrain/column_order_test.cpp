// SPDX-License-Identifier: Apache-2.0
#include "cuesta/terrain/column_order.h"

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <vector>

#include "cuesta/terrain/age_equations.h"

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

// The two layers that move least, found anew for every join.
struct PlainJoin {
    std::size_t from = 0, to = 0;
    std::int64_t moved = -1;
};
PlainJoin plain_join(const std::vector<Layer>& layers, MaterialId air, std::optional<Units> thin) {
    PlainJoin best;
    for (std::size_t j = 1; j < layers.size(); ++j) {
        std::int64_t way = 0;
        for (std::size_t i = j; i-- > 0; way += layers[i].thickness) {
            if (layers[i].material == air || layers[j].material == air) break;
            if (layers[i].material != layers[j].material) continue;
            const bool top = thin && j + 1 == layers.size();
            const bool up = i > 0 && (layers[i].thickness < layers[j].thickness || top);
            const std::int64_t moves = layers[up ? i : j].thickness;
            const bool may = (up || !top) && (!thin || (moves < *thin && way < *thin));
            if (may && (best.moved < 0 || moves * way < best.moved))
                best = up ? PlainJoin{i, j, moves * way} : PlainJoin{j, i, moves * way};
            break;
        }
    }
    return best;
}

TEST_F(ColumnOrder, joins_in_a_row_are_the_joins_one_by_one) {
    std::mt19937 random(5);
    int joined = 0;
    for (int round = 0; round < 400; ++round) {
        Column column = column_of({{granite, 50 - static_cast<Units>(random() % 100), 0}});
        const auto count = 3 + random() % 60;
        while (column.count < static_cast<int>(count)) {
            const auto material = static_cast<MaterialId>(random() % (round % 3 == 0 ? 8 : 4));
            if (material == column.top().material) continue;
            column.push({material, 1 + static_cast<Units>(random() % 40),
                         static_cast<std::int32_t>(random() % 50)});
        }
        if (column.top().material == air) column.push({sand, 3, 0});
        const std::optional<Units> thin =
            round % 2 == 0 ? std::optional<Units>(20 + static_cast<Units>(random() % 60))
                           : std::nullopt;
        const int least = column.count - column.count / 3;
        std::vector<Layer> plain = list(column);
        LayerBook expected;
        while (static_cast<int>(plain.size()) > least) {
            const PlainJoin found = plain_join(plain, air, thin);
            if (found.moved < 0) break;
            Layer& to = plain[found.to];
            const Layer from = plain[found.from];
            to.deposited_step = mixed_deposited_step(to.thickness, to.deposited_step,
                                                     from.thickness, from.deposited_step);
            to.thickness += from.thickness;
            plain.erase(plain.begin() + static_cast<std::ptrdiff_t>(found.from));
            ++expected.joined_layers;
            Column tidied = column_of(plain);
            tidy(tidied, air, expected);
            plain = list(tidied);
        }
        LayerBook counted;
        join_until(column, air, thin, least, counted);
        ASSERT_EQ(list(column), plain) << round;
        EXPECT_EQ(counted.joined_layers, expected.joined_layers);
        EXPECT_EQ(counted.opened_caves, expected.opened_caves);
        joined += static_cast<int>(counted.joined_layers);
    }
    EXPECT_GT(joined, 1000);
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

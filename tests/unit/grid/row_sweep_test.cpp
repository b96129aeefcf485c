// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/row_sweep.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

struct Rings : RowRings<float> {
    Ring four{*this, 4}, two{*this, 2}, one{*this, 1};
    explicit Rings(std::int64_t columns) : RowRings(columns) { allocate(); }
};

TEST(row_sweep, a_row_stands_until_its_ring_has_gone_round) {
    Rings rings(5);
    for (std::int64_t y = -3; y < 9; ++y) {
        rings.four(y)[2] = static_cast<float>(y);
        rings.two(y)[2] = static_cast<float>(100 + y);
        rings.one(y)[2] = static_cast<float>(200 + y);
        for (std::int64_t back = 0; back < 4 && y - back >= -3; ++back)
            EXPECT_EQ(rings.four(y - back)[2], static_cast<float>(y - back));
        if (y > -3) {
            EXPECT_EQ(rings.two(y - 1)[2], static_cast<float>(99 + y));
        }
        EXPECT_EQ(rings.one(0)[2], static_cast<float>(200 + y));
    }
    EXPECT_EQ(rings.four(8), rings.four(4));
    EXPECT_NE(rings.four(8), rings.four(7));
}

TEST(row_sweep, rows_lie_on_lines_apart_from_each_other) {
    for (const std::int64_t columns : {1, 15, 16, 17, 100, 4096}) {
        Rings rings(columns);
        std::vector<float*> rows;
        for (std::int64_t y = 0; y < 4; ++y) rows.push_back(rings.four(y));
        for (std::int64_t y = 0; y < 2; ++y) rows.push_back(rings.two(y));
        rows.push_back(rings.one(0));
        for (std::size_t i = 0; i < rows.size(); ++i) {
            EXPECT_EQ(reinterpret_cast<std::uintptr_t>(rows[i]) % 64, 0u);
            if (i == 0) continue;
            const std::ptrdiff_t apart = rows[i] - rows[i - 1];
            EXPECT_EQ(apart / 16 % 2, 1) << "lines of memory";
            // What a sweep may touch: row_lead before, a line behind the last one.
            EXPECT_GE(apart, row_lead + whole_lines(columns) + row_line);
        }
        for (float* row : rows)
            for (std::int64_t x = -row_lead; x < whole_lines(columns) + row_line; ++x)
                EXPECT_EQ(row[x], 0.0f);
    }
}

TEST(row_sweep, seams_keep_the_rows_around_each_piece) {
    IntField field({7, 10, 3});
    for (std::int64_t y = -3; y < 13; ++y)
        for (std::int64_t x = -3; x < 10; ++x)
            field.at(x, y) = static_cast<std::int32_t>(100 * y + x);
    const RowSeams<std::int32_t> seams(field, 4, 3, 2, 3);
    for (std::int64_t y = 0; y < 10; ++y)
        for (std::int64_t x = -3; x < 10; ++x) field.at(x, y) += 5000;  // the sweep goes over it
    for (const std::int64_t lo : {0, 4, 8}) {
        const std::int64_t hi = std::min<std::int64_t>(lo + 4, 10);
        for (std::int64_t y = lo - 3; y < hi + 2; ++y)
            for (std::int64_t x = -3; x < 10; ++x) {
                const bool own = y >= lo && y < hi;
                EXPECT_EQ(seams.row(lo, y)[x], 100 * y + x + (own ? 5000 : 0)) << y << ' ' << x;
            }
    }
}

TEST(row_sweep, seams_of_pieces_of_any_length) {
    IntField field({4, 10, 2});
    for (std::int64_t y = -2; y < 12; ++y)
        for (std::int64_t x = -2; x < 6; ++x)
            field.at(x, y) = static_cast<std::int32_t>(100 * y + x);
    const std::vector<std::int64_t> starts{0, 1, 5, 8};
    const RowSeams<std::int32_t> seams(field, starts, 1, 2, 1);
    for (std::int64_t y = 0; y < 10; ++y)
        for (std::int64_t x = 0; x < 4; ++x) field.at(x, y) += 5000;
    for (std::size_t piece = 0; piece < starts.size(); ++piece) {
        const std::int64_t lo = starts[piece], hi = piece < 3 ? starts[piece + 1] : 10;
        for (std::int64_t y = lo - 1; y < hi + 2; ++y)
            EXPECT_EQ(seams.row(lo, y)[2], 100 * y + 2 + (y >= lo && y < hi ? 5000 : 0)) << y;
    }
}

TEST(row_sweep, a_frame_tells_what_is_inside) {
    const RowFrame open{8, 5, {false, false, false, false}};
    const RowFrame all{8, 5, {true, true, true, true}};
    EXPECT_TRUE(open.inside(-1));
    EXPECT_TRUE(open.inside(5));
    EXPECT_FALSE(open.first(0));
    EXPECT_FALSE(open.last(4));
    EXPECT_FALSE(all.inside(-1));
    EXPECT_TRUE(all.inside(0));
    EXPECT_TRUE(all.inside(4));
    EXPECT_FALSE(all.inside(5));
    EXPECT_TRUE(all.first(0));
    EXPECT_TRUE(all.last(4));
}

TEST(row_sweep, whole_lines_end_behind_the_last_column) {
    EXPECT_EQ(whole_lines(1), 16);
    EXPECT_EQ(whole_lines(16), 16);
    EXPECT_EQ(whole_lines(17), 32);
}

}  // namespace
}  // namespace cuesta

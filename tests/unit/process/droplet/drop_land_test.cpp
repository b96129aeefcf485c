// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/droplet/drop_land.h"

#include <gtest/gtest.h>

#include "support/drop_lab.h"

namespace cuesta::test {
namespace {

IntField numbered(std::int64_t columns, std::int64_t rows) {
    IntField field({columns, rows, 0});
    for (std::int64_t y = 0; y < rows; ++y)
        for (std::int64_t x = 0; x < columns; ++x)
            field.at(x, y) = static_cast<std::int32_t>(10 * x + 1000 * y);
    return field;
}

TEST(DropLand, the_slope_goes_on_in_an_extrapolated_ring_and_turns_in_a_mirror) {
    const IntField whole = numbered(6, 5);
    const DropMap on = make_land(whole, drop_grid(6, 5), {3, 3, 2, 2, false});
    EXPECT_EQ(on.columns(), 12);
    EXPECT_EQ(on.rows(), 9);
    for (std::int64_t y = 0; y < 9; ++y)
        for (std::int64_t x = 0; x < 12; ++x)
            EXPECT_EQ(on.height.at(x, y), 10 * (x - 3) + 1000 * (y - 2)) << x << ", " << y;
    const DropMap mirror = make_land(whole, drop_grid(6, 5), {3, 3, 2, 2, true});
    EXPECT_EQ(mirror.height.at(2, 2), 10);
    EXPECT_EQ(mirror.height.at(0, 4), 30 + 2000);
    EXPECT_EQ(mirror.height.at(9, 4), 40 + 2000);
    EXPECT_EQ(mirror.height.at(3, 1), 1000);
    EXPECT_EQ(mirror.height.at(3, 8), 2000);
}

TEST(DropLand, a_ring_may_stand_on_some_sides_alone) {
    const IntField whole = numbered(6, 5);
    const DropMap on = make_land(whole, drop_grid(6, 5), {0, 3, 2, 0, false});
    EXPECT_EQ(on.columns(), 9);
    EXPECT_EQ(on.rows(), 7);
    for (std::int64_t y = 0; y < 7; ++y)
        for (std::int64_t x = 0; x < 9; ++x)
            EXPECT_EQ(on.height.at(x, y), 10 * x + 1000 * (y - 2)) << x << ", " << y;
    DropMap after = copy_of(on);
    after.height.at(7, 4) += 7;   // east
    after.height.at(7, 1) += 11;  // north, with its corner
    after.height.at(0, 6) += 13;  // on the map
    EXPECT_EQ(ring_growth(on, after, {0, 3, 2, 0, false}, 0, 7),
              (std::array<std::int64_t, 4>{0, 7, 11, 0}));
}

TEST(DropLand, beyond_a_wrapped_row_stands_the_other_end) {
    const DropMap land = make_land(numbered(6, 5), drop_grid(6, 5, Edges::wrap), {});
    EXPECT_EQ(land.height.at(6, 2), land.height.at(0, 2));
    EXPECT_EQ(land.height.at(-1, 2), land.height.at(5, 2));
    EXPECT_EQ(land.height.at(3, 5), land.height.at(3, 0));
    EXPECT_EQ(land.width(), 6);
    EXPECT_EQ(make_land(numbered(6, 5), drop_grid(6, 5), {}).width(), 5);
}

TEST(DropLand, what_the_ring_gained_is_told_by_side) {
    const IntField whole = numbered(6, 5);
    const DropMap before = make_land(whole, drop_grid(6, 5), {2, 2, 2, 2, false});
    DropMap after = copy_of(before);
    after.height.at(1, 4) += 5;    // west
    after.height.at(9, 3) += 7;    // east
    after.height.at(0, 1) += 11;   // north
    after.height.at(5, 8) -= 13;   // south
    after.height.at(5, 4) += 100;  // on the map
    const auto grown = ring_growth(before, after, {2, 2, 2, 2, false}, 0, 9);
    EXPECT_EQ(grown, (std::array<std::int64_t, 4>{5, 7, 11, -13}));
    EXPECT_EQ(ring_growth(before, after, {2, 2, 2, 2, false}, 2, 4),
              (std::array<std::int64_t, 4>{0, 7, 0, 0}));
}

}  // namespace
}  // namespace cuesta::test

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/world/world_rings.h"

#include <gtest/gtest.h>

namespace cuesta::world {
namespace {

TEST(WorldRings, rows_of_four_stay_until_the_fourth_behind_them) {
    IntRings rings(40);
    for (std::int64_t y = -2; y < 2; ++y) rings.water(y)[7] = static_cast<std::int32_t>(y);
    for (std::int64_t y = -2; y < 2; ++y) EXPECT_EQ(rings.water(y)[7], y);
    EXPECT_EQ(rings.water(2), rings.water(-2));
    EXPECT_NE(rings.water(0), rings.ice(0));
}

TEST(WorldRings, seams_are_copied_where_there_is_a_field) {
    const FieldShape shape{8, 12, 2};
    Field water(shape);
    water.at(3, 5) = 4;
    IntField rock(shape), sand(shape);
    State state;
    state.rock = &rock, state.sand = &sand, state.water = &water;
    const Seams seams(state, 6);
    EXPECT_FALSE(seams.air.has_value());
    water.at(3, 5) = 9;  // a piece behind row 6 still sees what was
    EXPECT_EQ(seams.water->row(6, 5)[3], 4);
    EXPECT_EQ(seams.water->row(0, 5)[3], 9);
}

}  // namespace
}  // namespace cuesta::world

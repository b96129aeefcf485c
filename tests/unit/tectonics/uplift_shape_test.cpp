// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/uplift_shape.h"

#include <gtest/gtest.h>

namespace cuesta {
namespace {

using Kind = UpliftShape::Kind;
using Form = UpliftShape::Form;

const Grid open_map{11, 11, 10, Edges::open};  // 100 m wide

TEST(UpliftShape, uniform_is_one) {
    const UpliftShape shape({}, open_map);
    EXPECT_EQ(shape.at(0, 0), 1);
    EXPECT_EQ(shape.at(10, 3), 1);
    EXPECT_EQ(shape.largest(), 1);
}

TEST(UpliftShape, a_dome_falls_off_on_all_sides) {
    const UpliftShape shape({.kind = Kind::dome, .width = 0.4}, open_map);
    EXPECT_EQ(shape.at(5, 5), 1);
    EXPECT_DOUBLE_EQ(shape.at(7, 5), 0.75 * 0.75);
    EXPECT_DOUBLE_EQ(shape.at(5, 3), 0.75 * 0.75);
    EXPECT_EQ(shape.at(9, 5), 0);
    EXPECT_EQ(shape.at(10, 10), 0);
}

TEST(UpliftShape, a_ridge_follows_its_strike) {
    // North to south, 40 m long.
    const UpliftShape north({.kind = Kind::ridge, .length = 0.4, .width = 0.2}, open_map);
    EXPECT_EQ(north.at(5, 3), 1);
    EXPECT_EQ(north.at(5, 7), 1);
    EXPECT_DOUBLE_EQ(north.at(5, 8), 0.75 * 0.75);
    EXPECT_DOUBLE_EQ(north.at(6, 5), 0.75 * 0.75);
    EXPECT_EQ(north.at(7, 5), 0);
    const UpliftShape east({.kind = Kind::ridge, .strike_deg = 90, .length = 0.4, .width = 0.2},
                           open_map);
    for (std::int64_t y = 0; y < 11; ++y)
        for (std::int64_t x = 0; x < 11; ++x) EXPECT_EQ(east.at(x, y), north.at(y, x));
}

TEST(UpliftShape, the_right_side_of_a_fault_rises) {
    const UpliftShape north({.kind = Kind::fault, .other_side = -0.25}, open_map);
    EXPECT_EQ(north.at(4, 0), -0.25);
    EXPECT_EQ(north.at(5, 0), 1);
    EXPECT_EQ(north.at(6, 9), 1);
    const UpliftShape east({.kind = Kind::fault, .strike_deg = 90}, open_map);
    EXPECT_EQ(east.at(3, 4), 0);
    EXPECT_EQ(east.at(3, 5), 1);
    const UpliftShape south({.kind = Kind::fault, .strike_deg = 180}, open_map);
    EXPECT_EQ(south.at(4, 3), 1);
    EXPECT_EQ(south.at(6, 3), 0);
}

TEST(UpliftShape, a_ramp_is_half_way_on_the_line) {
    const UpliftShape shape({.kind = Kind::fault, .ramp = 0.4, .other_side = 0.5}, open_map);
    EXPECT_EQ(shape.at(3, 5), 0.5);
    EXPECT_DOUBLE_EQ(shape.at(5, 5), 0.75);
    EXPECT_EQ(shape.at(7, 5), 1);
    EXPECT_DOUBLE_EQ(shape.at(4, 5) + shape.at(6, 5), 1.5);
}

TEST(UpliftShape, a_tilt_grows_from_its_hinge) {
    const UpliftShape shape({.kind = Kind::tilt, .x = 0.2, .width = 0.4}, open_map);
    EXPECT_EQ(shape.at(2, 5), 0);
    EXPECT_DOUBLE_EQ(shape.at(6, 5), 1);
    EXPECT_DOUBLE_EQ(shape.at(0, 5), -0.5);
    EXPECT_DOUBLE_EQ(shape.largest(), 2);
}

TEST(UpliftShape, domes_go_through_the_seam_and_faults_say_that_they_do_not) {
    const Grid wrapped{10, 10, 10, Edges::wrap};
    const UpliftShape dome({.kind = Kind::dome, .x = 0, .y = 0, .width = 0.4}, wrapped);
    EXPECT_EQ(dome.at(0, 0), 1);
    EXPECT_DOUBLE_EQ(dome.at(8, 0), dome.at(2, 0));
    EXPECT_DOUBLE_EQ(dome.at(9, 9), dome.at(1, 1));
    EXPECT_FALSE(dome.breaks_at_seam());
    EXPECT_TRUE(UpliftShape({.kind = Kind::fault}, wrapped).breaks_at_seam());
    EXPECT_FALSE(UpliftShape({.kind = Kind::fault}, open_map).breaks_at_seam());
}

TEST(UpliftShape, a_map_of_one_sample_has_a_shape) {
    for (const Kind kind : {Kind::ridge, Kind::dome, Kind::fault})
        EXPECT_EQ(UpliftShape({.kind = kind}, {1, 1, 5, Edges::open}).at(0, 0), 1);
}

}  // namespace
}  // namespace cuesta

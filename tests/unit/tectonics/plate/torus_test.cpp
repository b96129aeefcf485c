// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/torus.h"

#include <gtest/gtest.h>

namespace cuesta::plate {
namespace {

TEST(PlateTorus, whole_cell_moves_are_exact) {
    const Torus torus(64, 32);
    Torus::Pose moved, still;
    for (int i = 0; i < 10; ++i) Torus::turn(moved, {0.3, -0.2, 0});
    const Torus::Shift shift = torus.between(moved, still);
    EXPECT_EQ(shift.x, 3);
    EXPECT_EQ(shift.y, 30);
    EXPECT_EQ(torus.seen(shift, torus.at(62, 1)), torus.at(1, 31));
}

TEST(PlateTorus, places_wrap_and_distances_are_the_shorter_way) {
    const Torus torus(64, 32);
    EXPECT_EQ(torus.locate({-0.5, 32.5, 0}), torus.at(63, 0));
    EXPECT_DOUBLE_EQ(torus.distance({1, 1, 0}, {63, 31, 0}), std::sqrt(8.0));
}

}  // namespace
}  // namespace cuesta::plate

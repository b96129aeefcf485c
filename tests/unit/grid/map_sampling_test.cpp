// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/map_sampling.h"

#include <gtest/gtest.h>

namespace cuesta::sampling {
namespace {

// Rows of a plane, kept with the columns turned round.
struct Plane {
    float rows[6][8];
    Plane() {
        for (int y = 0; y < 6; ++y)
            for (int x = 0; x < 8; ++x) rows[y][7 - x] = static_cast<float>(3 * x - 2 * y);
    }
    const float* row(std::int64_t y) const { return rows[y]; }
    std::int64_t inside_x(std::int64_t x) const { return x; }
    std::int64_t inside_y(std::int64_t y) const { return y; }
};

TEST(map_sampling, planes_stay_planes) {
    const Plane plane;
    const auto column = [](std::int64_t x) { return 7 - x; };
    for (double y = 1; y < 4; y += 0.25)
        for (double x = 1; x < 6; x += 0.125) {
            EXPECT_EQ(bicubic(plane, column, x, y), static_cast<float>(3 * x - 2 * y));
            EXPECT_EQ(bilinear(plane, column, x, y), static_cast<float>(3 * x - 2 * y));
        }
}

TEST(map_sampling, weights_add_up) {
    for (double t = 0; t <= 1; t += 0.0625) {
        const auto w = catmull_rom(t);
        EXPECT_NEAR(w[0] + w[1] + w[2] + w[3], 1, 1e-15);
    }
    EXPECT_EQ(catmull_rom(0)[1], 1);
}

}  // namespace
}  // namespace cuesta::sampling

// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_noise.h"

#include <gtest/gtest.h>

namespace cuesta::plate {
namespace {

TEST(PlateNoise, is_zero_at_its_lattice_smooth_and_bounded) {
    EXPECT_DOUBLE_EQ(space_noise({3, -4, 7}, 1), 0);
    double most = 0;
    for (std::uint32_t i = 0; i < 20000; ++i) {
        const Vec at{10 * share_of(mixed(1, i)), 10 * share_of(mixed(2, i)),
                     10 * share_of(mixed(3, i))};
        const double here = space_noise(at, 5);
        most = std::max(most, std::fabs(here));
        EXPECT_NEAR(space_noise(at + Vec{1e-4, 0, 0}, 5), here, 5e-4);
    }
    EXPECT_LT(most, 1.1);
    EXPECT_GT(most, 0.6);
}

TEST(PlateNoise, repeats_on_a_torus) {
    const Torus torus(64, 32);
    const Vec at{13.3, 7.9, 0};
    EXPECT_NEAR(world_noise(torus, at, 100, 900, 4, 0.5, 3),
                world_noise(torus, at + Vec{64, -32, 0}, 100, 900, 4, 0.5, 3), 1e-9);
}

}  // namespace
}  // namespace cuesta::plate

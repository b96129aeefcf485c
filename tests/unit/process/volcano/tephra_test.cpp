// SPDX-License-Identifier: Apache-2.0
#include "cuesta/process/volcano/tephra.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace cuesta {
namespace {

TEST(Tephra, ash_falls_as_much_as_was_thrown) {
    for (const double wind : {0.0, 5.0, 30.0}) {
        const AshFall fall{1e6, 200, eccentricity_of(wind), 0.6, 0.8};
        double sum = 0;
        for (int j = -400; j <= 400; ++j)
            for (int i = -400; i <= 400; ++i) sum += fall.thickness_m(40.0 * i, 40.0 * j) * 1600;
        EXPECT_NEAR(sum, 1e6, 2e4) << wind;
    }
}

TEST(Tephra, ash_thins_out_exponentially_and_slower_downwind) {
    const AshFall fall{1e6, 200, 0.5, 1, 0};
    EXPECT_NEAR(fall.thickness_m(400, 0) / fall.thickness_m(0, 0), std::exp(-1), 1e-6);
    EXPECT_NEAR(fall.thickness_m(-400, 0) / fall.thickness_m(0, 0), std::exp(-3), 1e-6);
    EXPECT_NEAR(fall.thickness_m(fall.reach_m(0.002), 0), 0.002, 1e-6);
    EXPECT_EQ(fall.reach_m(1e9), 0);
}

TEST(Tephra, a_cone_has_its_volume_and_a_crater) {
    const ScoriaCone cone = scoria_cone(1e6);
    double sum = 0;
    for (double r = 0.5; r < 30 * cone.length_m; r += 1)
        sum += 2 * std::numbers::pi * r * cone.thickness_m(r);
    EXPECT_NEAR(sum, 1e6, 1e4);
    EXPECT_EQ(cone.thickness_m(0), 0);
    EXPECT_GT(cone.thickness_m(0.6 * cone.length_m), cone.thickness_m(2 * cone.length_m));
    EXPECT_LE(cone.thickness_m(cone.reach_m(0.01)), 0.0101);
}

}  // namespace
}  // namespace cuesta

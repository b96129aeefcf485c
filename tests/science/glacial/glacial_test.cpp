// SPDX-License-Identifier: Apache-2.0
// Ice against closed forms, and what it makes of valleys; claims, figures and tolerances are in
// README.md, the setups in src/cuesta/verify/ice_problems.cpp.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

#include "cuesta/verify/ice_problems.h"
#include "support/hold_problem.h"

namespace cuesta {
namespace {

using test::hold_problem;

TEST(GlacialScience, a_dome_spreads_as_halfar_says) {
    hold_problem("ice_dome");
}

TEST(GlacialScience, a_dome_with_snow_grows_as_the_exact_solution) {
    hold_problem("ice_dome_with_snow");
}

TEST(GlacialScience, strong_growth_is_followed_too) {
    const verify::DomeError error =
        verify::dome_error({.growth = 5, .from = 0.5, .to = 1, .steps = 40});
    std::printf("growth 5: %.4f of the volume\n", error.volume_share);
    EXPECT_LT(error.volume_share, 0.005);
    EXPECT_EQ(error.volume_change, 0);
}

TEST(GlacialScience, a_glacier_makes_a_u_of_a_v) {
    hold_problem("ice_valley");
}

}  // namespace
}  // namespace cuesta
